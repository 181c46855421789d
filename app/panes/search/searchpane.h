// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/pane.h"
#include "base/error.h"
#include "models/trail/filter/filter.h"
#include "models/trail/filter/filterneedles.h"
#include "models/trail/read/search.h"

#include <QTimer>

#include <vector>

class QToolButton;

namespace vitrine {

class FilterEdit;
class Project;
class RecordView;
class SearchModel;
class TrailSearch;

/// Searches the whole trail, while the lists stay as they are: words, or whatever the filter language can say, with a
/// line of each step that was found. Walking the hits goes to their steps. GUI thread.
class SearchPane final : public Pane {
    Q_OBJECT

public:
    explicit SearchPane(Project *project, QWidget *parent = nullptr);

    /// For the user who wants to type: what stands there is selected.
    void begin();
    /// A few rows: the pane stands below all others.
    QSize sizeHint() const override;

Q_SIGNALS:
    /// A hit is gone to: the place of what was looked for is to be shown in its step, and is `followed` there.
    void hitChosen(vitrine::StepId step, const std::vector<vitrine::FilterNeedle> &needles, bool isFollowed);

private:
    QWidget *makeBar();
    void connectSearch();
    void search(const Filter &filter);
    void ask();
    void take(const SearchPage &page);
    void refuse(const Error &error);
    void forget();
    void goToFirst();
    void show(const QModelIndex &index, bool isFollowed);
    void showCount();
    void sayWhyEmpty();

    Project *m_project;
    TrailSearch *m_search;
    SearchModel *m_model;
    FilterEdit *m_field;
    QToolButton *m_useAsFilter;
    RecordView *m_view;
    std::optional<Filter> m_filter; ///< what is searched for; nothing where nobody searches
    QTimer m_slow;
    bool m_isAnswered = false; ///< there are hits of it, or it is known that there are none
    bool m_isFirstWanted = false; ///< Return was pressed before anything was found
};

} // namespace vitrine
