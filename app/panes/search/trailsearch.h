// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/latest.h"
#include "base/error.h"
#include "models/trail/filter/filter.h"
#include "models/trail/read/search.h"

#include <QObject>
#include <QString>

class QThreadPool;

namespace vitrine {

/// Searches a trail for the steps that match a filter, a page at a time, in the background. One search at a time: a new
/// one cancels the previous one. GUI thread.
class TrailSearch final : public QObject {
    Q_OBJECT

public:
    /// More than fits on a screen; the rest is read when scrolled to.
    static constexpr std::size_t pageSize = 200;

    explicit TrailSearch(QThreadPool *pool, QObject *parent = nullptr);

    /// Requests the hits starting at a position.
    void ask(const QString &trail, const Filter &filter, const SearchPosition &from = {});
    void stop() { m_search.cancel(); }
    bool isAsking() const { return m_search.isBusy(); }

Q_SIGNALS:
    void found(const vitrine::SearchPage &page);
    void failed(const vitrine::Error &error);

private:
    void take(const Result<SearchPage> &page);

    Latest m_search;
};

} // namespace vitrine
