// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace vitrine {

class Project;
class TimelineView;

/// The timeline of the run that is shown, with its choice of scale. Follows the project. GUI thread.
class TimelinePane final : public QWidget {
    Q_OBJECT

public:
    explicit TimelinePane(Project *project, QWidget *parent = nullptr);

    TimelineView *view() const { return m_view; }

private:
    void refresh();

    Project *m_project;
    TimelineView *m_view;
};

} // namespace vitrine
