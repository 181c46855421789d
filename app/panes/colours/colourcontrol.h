// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace vitrine {

struct Actions;
class Project;
class RowColours;

/// The rules that colour rows, as the window offers them. Made once its lists are there. GUI thread.
class ColourControl final : public QObject {
    Q_OBJECT

public:
    ColourControl(QWidget *window, Project *project, const Actions *actions);

private:
    void ask();

    QWidget *m_window;
    RowColours *m_colours;
};

} // namespace vitrine
