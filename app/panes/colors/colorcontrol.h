// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace vitrine {

struct Actions;
class Project;
class RecordView;
class RowColors;

/// Manages the color rules of the window's lists. Created after the lists. GUI thread.
class ColorControl final : public QObject {
    Q_OBJECT

public:
    /// The lists whose rows are colored.
    struct Lists {
        const RecordView *runs;
        const RecordView *steps;
    };

    ColorControl(QWidget *window, Project *project, const Actions *actions, const Lists &lists);

private:
    void ask();

    QWidget *m_window;
    RowColors *m_colors;
};

} // namespace vitrine
