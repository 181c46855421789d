// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/commands.h"
#include "app/cli/command/interruption.h"
#include "app/cli/options/damagenotice.h"
#include "app/cli/options/executionoptions.h"
#include "app/cli/options/numbercheck.h"
#include "app/cli/trail/trailcommand.h"
#include "app/wording/safetext.h"
#include "app/wording/sqltext.h"
#include "base/formatted.h"

#include <nlohmann/json.hpp>

#include <set>

namespace vitrine {

/// `vitrine trail sql DB 'SELECT …'`: read-only SQL over the views of a trail.
class TrailSqlCommand final : public TrailCommand {
    Q_DECLARE_TR_FUNCTIONS(vitrine::TrailSqlCommand)

public:
    explicit TrailSqlCommand(CLI::App &above);

protected:
    ExitStatus read(Console &console, const Trail &trail) override;

private:
    ExitStatus list(Console &console, const Trail &trail) const;
    ExitStatus explainFailure(Console &console, const Error &error) const;

    std::string m_statement;
    SqlLimits m_limits;
};

namespace {

using Json = nlohmann::ordered_json;

Json valueJson(const SqlValue &value)
{
    return std::visit(
        [](const auto &plain) -> Json {
            if constexpr (std::is_same_v<std::decay_t<decltype(plain)>, std::monostate>)
                return nullptr;
            else
                return plain;
        },
        value);
}

QString valueText(const SqlValue &value)
{
    if (std::holds_alternative<std::monostate>(value))
        return {};
    if (const auto *text = std::get_if<std::string>(&value))
        return safeLine(*text);
    return QString::fromStdString(valueJson(value).dump());
}

/// Column names as keys of an object: the second "n" of a statement is "n_2".
std::vector<std::string> distinct(const std::vector<std::string> &columns)
{
    std::set<std::string, std::less<>> used(columns.begin(), columns.end());
    std::set<std::string, std::less<>> seen;
    std::vector<std::string> keys;
    for (const std::string &column : columns) {
        std::string key = column;
        if (!seen.insert(column).second)
            for (int n = 2; !used.insert(key = formatted("{}_{}", column, n)).second; ++n) { }
        keys.push_back(std::move(key));
    }
    return keys;
}

} // namespace

TrailSqlCommand::TrailSqlCommand(CLI::App &above)
    : TrailCommand(above.add_subcommand("sql", tr("Query a trail with read-only SQL").toStdString()))
{
    parser().add_option("SQL", m_statement, tr("One SELECT; default: list the views").toStdString());
    parser()
        .add_option("--seconds", m_limits.seconds, tr("Time limit in seconds").toStdString())
        ->capture_default_str()
        ->check(aboveZero());
    parser()
        .add_option("--rows", m_limits.rows, tr("Maximum number of rows").toStdString())
        ->capture_default_str()
        ->check(wholeNumber());
}

ExitStatus TrailSqlCommand::read(Console &console, const Trail &trail)
{
    if (m_statement.empty())
        return list(console, trail);
    reportDamageOf(console, file());
    const Interruption interruption;
    std::vector<std::string> names;
    SqlReceiver receiver;
    receiver.columns = [&](const std::vector<std::string> &columns) {
        names = distinct(columns);
        QStringList titles;
        for (const std::string &column : columns)
            titles << safeLine(column);
        if (!isJson())
            console.write(titles.join(u'\t'));
    };
    receiver.row = [&](std::span<const SqlValue> row) {
        Json object = Json::object();
        QStringList cells;
        for (std::size_t column = 0; column < row.size(); ++column)
            if (isJson())
                object[names[column]] = valueJson(row[column]);
            else
                cells << valueText(row[column]);
        if (isJson())
            console.line(object);
        else
            console.write(cells.join(u'\t'));
        return !console.isBroken();
    };
    const auto summary = trail.sql(m_statement, m_limits, receiver, [&interruption] { return interruption.hasCome(); });
    if (!summary)
        return explainFailure(console, summary.error());
    if (summary->isCut)
        console.message(tr("More rows are available; raise --rows."));
    return ExitStatus::Fine;
}

ExitStatus TrailSqlCommand::list(Console &console, const Trail &trail) const
{
    const auto views = trail.sqlViews();
    if (!views)
        return report(console, views.error());
    Json list = Json::array();
    for (const SqlView &view : *views) {
        list.push_back({ { "view", view.name }, { "columns", view.columns } });
        QStringList columns;
        for (const std::string &column : view.columns)
            columns << QString::fromStdString(column);
        if (!isJson())
            console.write(QString(QString::fromStdString(view.name).leftJustified(14) % u' ' % columns.join(u", ")));
    }
    if (isJson())
        console.document({ { "views", std::move(list) } });
    return ExitStatus::Fine;
}

ExitStatus TrailSqlCommand::explainFailure(Console &console, const Error &error) const
{
    const bool isAboutTheStatement = error.code == ErrorCode::NoPermission || error.code == ErrorCode::TooLarge
        || error.code == ErrorCode::BadValue;
    if (!isAboutTheStatement)
        return report(console, error);
    console.message(SqlText::problem(error));
    return ExitStatus::Unusable;
}

std::unique_ptr<Command> makeTrailSqlCommand(CLI::App &above) { return std::make_unique<TrailSqlCommand>(above); }

} // namespace vitrine
