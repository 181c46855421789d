// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/charts/chartdata.h"
#include "app/panes/pane.h"
#include "base/error.h"

class QCheckBox;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QStackedLayout;
class QToolButton;

namespace vitrine {

class ChartView;
class EmptyNote;
class Project;
class StatisticsFeed;

/// Charts of the runs of the open trail: one figure, summed up by run, agent, model, policy or day. Clicking a bar
/// opens its steps. Follows the filter of the window only if the user chose so. Reads nothing while it is not visible.
/// GUI thread; the trail is read in the pool of jobs.
class ChartPane final : public Pane {
    Q_OBJECT

public:
    explicit ChartPane(Project *project, QWidget *parent = nullptr);

    ChartView *view() const { return m_view; }
    QSize sizeHint() const override;

private:
    QWidget *makeBar();
    QComboBox *makeChoice(const QString &name, const QString &label, QHBoxLayout *row);
    ChartFigure figure() const;
    StatisticsBy grouping() const;
    void read();
    void show(const Statistics &statistics);
    bool isLimited() const;
    QString context() const;
    QString whyNothing(const QString &name) const;
    void open(int group);
    void save();

    Project *m_project;
    ChartView *m_view;
    StatisticsFeed *m_feed;
    QStackedLayout *m_pages = nullptr;
    EmptyNote *m_nothing = nullptr;
    QLabel *m_note = nullptr;
    QComboBox *m_figure = nullptr;
    QComboBox *m_grouping = nullptr;
    QCheckBox *m_limit = nullptr; ///< whether to show only what matches the window's filter
    QToolButton *m_save = nullptr;
};

} // namespace vitrine
