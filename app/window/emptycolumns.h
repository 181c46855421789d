// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

namespace vitrine {

class Project;
class RecordView;
class SqlAsking;

/// Hides the columns of the lists that have no value in the whole trail, since a column of "not recorded" only takes
/// space. They are shown as soon as there is a value. GUI thread.
class EmptyColumns final : public QObject {
    Q_OBJECT

public:
    EmptyColumns(Project *project, RecordView *runs, RecordView *steps);

private:
    void ask();

    Project *m_project;
    RecordView *m_runs;
    RecordView *m_steps;
    SqlAsking *m_asking;
    QTimer m_settle; ///< an import adds many runs at a time
};

} // namespace vitrine
