// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/overview/overviewdata.h"

#include <QWidget>

#include <functional>

class QAction;
class QGridLayout;
class QLabel;

namespace vitrine {

class LinkButton;

/// A titled list of counts with bars, each of which is a filter. GUI thread.
class OverviewSection final : public QWidget {
    Q_OBJECT

public:
    OverviewSection(const QString &name, const QString &title, QWidget *parent = nullptr);

    /// `empty` is shown if there are none.
    void setCounts(const std::vector<OverviewCount> &counts, const QString &context, const QString &empty);
    /// Shows names and values without bars.
    void setFacts(const std::vector<OverviewFact> &facts, const QString &context);
    /// Adds one below the others.
    void addFact(const OverviewFact &fact);
    /// Adds a fact whose value is a link to a run or a step below the others.
    void addFact(const QString &name, const OverviewLink &link);
    /// Adds a muted line below everything else.
    void addNote(const QString &text);
    /// Shows which values the logs contain or lack; `empty` is shown if there are no runs.
    void setGaps(const std::vector<OverviewGap> &gaps, const QString &empty);
    /// Adds a view instead of rows.
    void addBody(QWidget *body);
    void setContext(const QString &context);
    /// Shows links to steps; `empty` is shown if there are none.
    void setLinks(const std::vector<OverviewLink> &links, const QString &context, const QString &empty);
    /// The link at the end of the title filters by all of them that need a look; hidden if there are none.
    void offerFilter(const std::vector<OverviewCount> &counts);
    /// The link at the end of the title triggers an action, which must outlive the section.
    void setAction(QAction *action, const QString &text);
    /// The same until the content is set again.
    void offerAction(QAction *action, const QString &text);

Q_SIGNALS:
    void filterWanted(const QString &filter);
    /// The filter is to narrow the current one further.
    void furtherFilterWanted(const QString &filter);
    void stepChosen(vitrine::RunId run, vitrine::StepId step);

private:
    void clear();
    void setTitleLink(const QString &text, const QString &tip, std::function<void()> follow);
    int freeRow() const;
    static int linkIndent();
    void showRows();
    void sayEmpty(const QString &empty);
    LinkButton *addLink(const QString &label, int row);
    void addPlain(const QString &text, int row);
    void addFilter(const QString &label, const QString &filter, int row);
    void addCount(const OverviewCount &count, quint64 most, int row);

    QString m_title;
    QLabel *m_context;
    LinkButton *m_link; ///< at the end of the title
    std::function<void()> m_follow;
    QAction *m_action = nullptr;
    QMetaObject::Connection m_following; ///< to the action of the link
    QGridLayout *m_rows;
};

} // namespace vitrine
