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

/// Manages the color rules of the window's lists. Created after the lists. GUI thread.
class ColourControl final : public QObject {
    Q_OBJECT

public:
    /// The lists whose rows are colored.
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
