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

/// Searches the whole trail without changing the lists: words, or any expression of the filter language, with an
/// excerpt from each matching step. Moving through the results opens their steps. GUI thread.
class SearchPane final : public Pane {
    Q_OBJECT

public:
    explicit SearchPane(Project *project, QWidget *parent = nullptr);

    /// Prepares for typing by selecting the current text.
    void begin();
    /// Height of a few rows: the pane is below all others.
    QSize sizeHint() const override;

Q_SIGNALS:
    /// The user selected a hit: the match should be shown in its step, and get the focus if `isFollowed`.
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
    bool m_isAnswered = false; ///< hits have arrived, or there are none
    bool m_isFirstWanted = false; ///< Return was pressed before the first hit arrived
};

} // namespace vitrine
