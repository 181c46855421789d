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

/// Asks a trail for what a filter lets through, a page at a time, in the background. One question at a time: a new one
/// ends the one before. GUI thread.
class TrailSearch final : public QObject {
    Q_OBJECT

public:
    /// More than a screen shows; the rest is read when scrolled to.
    static constexpr std::size_t pageSize = 200;

    explicit TrailSearch(QThreadPool *pool, QObject *parent = nullptr);

    /// The hits from a place on.
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
