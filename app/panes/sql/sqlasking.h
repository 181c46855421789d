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

/// Runs SQL statements on a trail on another thread, one at a time. Created, used and destroyed on one thread; the
/// destructor stops a running statement.
class SqlAsking final : public QObject {
    Q_OBJECT

public:
    /// Maximum number of rows of an answer.
    static constexpr std::uint64_t maxRows = 20'000;
    static constexpr std::uint64_t maxBytes = 64 << 20;

    using Take = std::function<void(const Result<SqlAnswer> &answer)>;

    explicit SqlAsking(QObject *parent = nullptr);
    ~SqlAsking() override;

    /// `take` is called from the event loop of this object's thread, unless another statement is run, or this one is
    /// dropped, before.
    void ask(const QString &file, const std::string &statement, Take take);
    /// Reads the available views, each with its columns.
    void askViews(const QString &file, std::function<void(const std::vector<SqlView> &views)> take);
    /// Stops the statement; its answer will be an error with the code Cancelled.
    void stop() { m_asking.stop(); }
    /// Stops the statement without an answer.
    void drop() { m_asking.cancel(); }
    bool isAsking() const { return m_asking.isBusy(); }

private:
    QThreadPool m_thread;
    Latest m_asking { this, &m_thread };
};

} // namespace vitrine
