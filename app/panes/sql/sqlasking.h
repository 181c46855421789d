// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/latest.h"
#include "base/error.h"
#include "models/items/sqlanswer.h"

#include <QObject>
#include <QThreadPool>

#include <functional>
#include <memory>

namespace vitrine {

/// Asks a trail with SQL on a thread of its own, one statement at a time. Made, asked and destroyed on one thread; the
/// destructor stops what is asked and waits for that.
class SqlAsking final : public QObject {
    Q_OBJECT

public:
    /// No more than this is held of an answer.
    static constexpr std::uint64_t maxRows = 20'000;
    static constexpr std::uint64_t maxBytes = 64 << 20;

    using Take = std::function<void(const Result<SqlAnswer> &answer)>;

    explicit SqlAsking(QObject *parent = nullptr);
    ~SqlAsking() override;

    /// `take` is called on the thread of this object, unless something else is asked, or it is dropped, before. What is
    /// answered at once is taken before this returns.
    void ask(const QString &file, const std::string &statement, Take take);
    /// The views that there are, each with its columns.
    void askViews(const QString &file, std::function<void(const std::vector<SqlView> &views)> take);
    /// The answer will be an error with the code Cancelled.
    void stop() { m_asking.stop(); }
    /// Like `stop`, without a report.
    void drop() { m_asking.cancel(); }
    bool isAsking() const { return m_asking.isBusy(); }

private:
    QThreadPool m_thread;
    Latest m_asking { this, &m_thread };
};

} // namespace vitrine
