// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace vitrine {

struct Actions;
class Project;
class RecordView;
class RowColours;

/// The rules that colour rows, as the window offers them. Made once its lists are there. GUI thread.
class ColourControl final : public QObject {
    Q_OBJECT

public:
    /// Whose rows are coloured.
    struct Lists {
        const RecordView *runs;
        const RecordView *steps;
    };

    ColourControl(QWidget *window, Project *project, const Actions *actions, const Lists &lists);

private:
    void ask();

    QWidget *m_window;
    RowColours *m_colours;
};

} // namespace vitrine
