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

/// Searches the whole trail without changing the lists: words, or any expression of the filter language, with a line of
/// each matching step. Walking the results opens their steps. GUI thread.
class SearchPane final : public Pane {
    Q_OBJECT

public:
    explicit SearchPane(Project *project, QWidget *parent = nullptr);

    /// Prepares for typing: the present text is selected.
    void begin();
    /// A few rows: the pane is below all others.
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
    void showError(const Error &error);
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
    std::optional<Filter> m_filter; ///< the current search; nothing if there is none
    QTimer m_slow;
    bool m_isAnswered = false; ///< there are hits of it, or it is known that there are none
    bool m_isFirstWanted = false; ///< Return was pressed before anything was found
};

} // namespace vitrine
