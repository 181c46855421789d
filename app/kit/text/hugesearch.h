// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/text/textsearch.h"

#include <QObject>

#include <optional>
#include <vector>

namespace vitrine {

class FindTarget;

/// Finds all places of a text of many megabytes, a slice at a time, between which the window has its turn. GUI thread
/// only; the text must outlive it.
class HugeSearch final : public QObject {
    Q_OBJECT

public:
    struct Location {
        long from = 0; ///< in bytes
        long to = 0;
    };

    explicit HugeSearch(QObject *parent = nullptr);
    /// Sets the text to search.
    void setText(const FindTarget *text);

    /// Restarts, unless the query and the length of the text are unchanged.
    void look(const SearchQuery &query);
    /// The text is another one now.
    void forget();

    /// In order; more come until `isDone`.
    const std::vector<Location> &locations() const { return m_locations; }
    /// Whether all places before this one are known.
    bool knows(long position) const { return isDone() || position <= m_searched; }
    bool isDone() const { return m_isDone; }
    /// There are more, which were not looked for.
    bool isCut() const { return m_isCut; }
    const QString &error() const { return m_error; }

Q_SIGNALS:
    /// Places were added, or there are no more.
    void advanced();

private:
    void begin(const SearchQuery &query);
    void takeSlice(int search);
    long sliceEnd() const;

    const FindTarget *m_text = nullptr;
    std::optional<SearchQuery> m_query;
    std::vector<Location> m_locations;
    QString m_error;
    long m_length = 0; ///< length of the text when the search started
    long m_searched = 0;
    int m_search = 0; ///< counts them, so that slices of an earlier one end it
    bool m_isDone = true;
    bool m_isCut = false;
};

} // namespace vitrine
