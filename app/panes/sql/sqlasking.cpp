// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/sql/sqlasking.h"

#include "models/trail/read/trail.h"

#include <QFile>
#include <QtConcurrentRun>

#include <utility>

namespace vitrine {

namespace {

std::uint64_t sizeOf(const SqlValue &value)
{
    const auto *text = std::get_if<std::string>(&value);
    return sizeof(SqlValue) + (text != nullptr ? text->size() : 0);
}

class Collecting {
public:
    SqlReceiver receiver()
    {
        return { .columns = [this](const std::vector<std::string> &names) { answer.columns = names; },
            .row = [this](std::span<const SqlValue> row) { return take(row); } };
    }
    SqlAnswer answer;

private:
    bool take(std::span<const SqlValue> row)
    {
        for (const SqlValue &value : row)
            m_bytes += sizeOf(value);
        answer.isCut = m_bytes > SqlAsking::maxBytes;
        if (!answer.isCut)
            answer.rows.emplace_back(row.begin(), row.end());
        return !answer.isCut;
    }

    std::uint64_t m_bytes = 0;
};

Result<SqlAnswer> answerTo(const QString &file, const std::string &statement, const std::stop_token &stop)
{
    const auto begin = std::chrono::steady_clock::now();
    const auto trail = Trail::open(QFile::encodeName(file).toStdString());
    if (!trail)
        return std::unexpected(trail.error());
    Collecting collecting;
    const SqlLimits limits { .rows = SqlAsking::maxRows };
    const auto summary
        = (*trail)->sql(statement, limits, collecting.receiver(), [&stop] { return stop.stop_requested(); });
    if (!summary)
        return std::unexpected(summary.error());
    collecting.answer.isCut = collecting.answer.isCut || summary->isCut;
    collecting.answer.time
        = std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - begin);
    return std::move(collecting.answer);
}

std::vector<SqlView> viewsOf(const QString &file)
{
    const auto trail = Trail::open(QFile::encodeName(file).toStdString());
    return trail ? (*trail)->sqlViews().value_or(std::vector<SqlView>()) : std::vector<SqlView>();
}

} // namespace

SqlAsking::SqlAsking(QObject *parent)
    : QObject(parent)
{
    m_thread.setMaxThreadCount(1);
}

SqlAsking::~SqlAsking()
{
    m_asking.cancel();
    m_thread.waitForDone();
}

void SqlAsking::ask(const QString &file, const std::string &statement, Take take)
{
    const auto work = [file, statement](const std::stop_token &stop) { return answerTo(file, statement, stop); };
    m_asking.ask(work, std::move(take));
}

void SqlAsking::askViews(const QString &file, std::function<void(const std::vector<SqlView> &views)> take)
{
    QtConcurrent::run(&m_thread, viewsOf, file).then(this, std::move(take));
}

} // namespace vitrine
