// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/trailstatscommand.h"

#include "app/cli/executionoptions.h"
#include "app/cli/textfile.h"
#include "app/cli/texttable.h"
#include "app/text/safetext.h"

#include <QLocale>

#include <nlohmann/json.hpp>

#include <array>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

constexpr auto groupings = std::to_array<std::string_view>({ "all", "run", "agent", "model", "policy", "day" });

template <typename T>
Json orNull(const std::optional<T> &value)
{
    return value ? Json(*value) : Json(nullptr);
}

Json figuresJson(const RunFigures &figures)
{
    return { { "key", figures.key }, { "runs", figures.runs }, { "succeeded", figures.succeeded },
        { "steps", figures.steps }, { "code_steps", figures.codeSteps }, { "errors", figures.errors },
        { "blocked", figures.blocked }, { "tool_calls", figures.toolCalls }, { "repeated_code", figures.repeatedCode },
        { "longest_loop", figures.longestLoop }, { "tokens_in", orNull(figures.tokensIn) },
        { "tokens_out", orNull(figures.tokensOut) }, { "recorded_cost", orNull(figures.cost) },
        { "seconds", orNull(figures.seconds) }, { "step_seconds", orNull(figures.stepSeconds) },
        { "executions", figures.executions }, { "code_seconds", orNull(figures.codeSeconds) } };
}

Json countsJson(const std::vector<NamedCount> &counts)
{
    Json json = Json::object();
    for (const NamedCount &count : counts)
        json[count.name] = count.count;
    return json;
}

Json errorsJson(const std::vector<ErrorFamily> &families)
{
    Json list = Json::array();
    for (const ErrorFamily &family : families)
        list.push_back({ { "layer", family.layer }, { "cause", family.cause }, { "count", family.count },
            { "example", family.example } });
    return list;
}

/// Prices are for a million tokens: {"model": {"input": 2.5, "output": 10}}.
Json costOf(const RunFigures &figures, const Json &prices)
{
    const auto price = prices.find(figures.key);
    if (price == prices.end() || !price->is_object() || !figures.tokensIn || !figures.tokensOut)
        return nullptr;
    return (static_cast<double>(*figures.tokensIn) * price->value("input", 0.0)
               + static_cast<double>(*figures.tokensOut) * price->value("output", 0.0))
        / 1e6;
}

QString figure(std::uint64_t value) { return QLocale().toString(static_cast<qulonglong>(value)); }

QString figure(const std::optional<std::int64_t> &value)
{
    return value ? QLocale().toString(static_cast<qlonglong>(*value)) : QStringLiteral("–");
}

} // namespace

TrailStatsCommand::TrailStatsCommand(CLI::App &above)
    : TrailCommand(above.add_subcommand("stats", tr("Sum up what a trail holds").toStdString()))
{
    const std::vector<std::string> names(groupings.begin(), groupings.end());
    parser()
        .add_option("--by", m_by, tr("Sum up by run, agent, model, policy or day").toStdString())
        ->capture_default_str()
        ->check(CLI::IsMember(names));
    parser()
        .add_option("--prices", m_prices,
            tr("JSON with the price of a million tokens: {\"model\": {\"input\": 2.5, \"output\": 10}}").toStdString())
        ->type_name("FILE");
}

ExitStatus TrailStatsCommand::read(Console &console, const Trail &trail)
{
    Json prices = Json::object();
    if (!readPrices(console, prices))
        return ExitStatus::Unusable;
    const auto by = std::ranges::find(groupings, m_by) - groupings.begin();
    const auto statistics = trail.statistics(static_cast<StatisticsBy>(by));
    if (!statistics)
        return report(console, statistics.error());
    if (!isJson()) {
        print(console, *statistics);
        return ExitStatus::Fine;
    }
    Json groups = Json::array();
    for (const RunFigures &figures : statistics->groups) {
        groups.push_back(figuresJson(figures));
        if (!m_prices.empty())
            groups.back()["cost"] = costOf(figures, prices);
    }
    console.document({ { "all", figuresJson(statistics->all) }, { "by", m_by }, { "groups", std::move(groups) },
        { "imports", countsJson(statistics->modules) }, { "tools", countsJson(statistics->tools) },
        { "executions", countsJson(statistics->statuses) }, { "verdicts", countsJson(statistics->verdicts) },
        { "errors", errorsJson(statistics->errors) } });
    return ExitStatus::Fine;
}

bool TrailStatsCommand::readPrices(Console &console, Json &prices) const
{
    if (m_prices.empty())
        return true;
    const auto text = readTextFile(m_prices);
    if (!text) {
        report(console, text.error());
        return false;
    }
    prices = Json::parse(*text, nullptr, false);
    if (!prices.is_object())
        report(console, { ErrorCode::BadJson, m_prices, {}, {}, {} });
    return prices.is_object();
}

void TrailStatsCommand::print(Console &console, const Statistics &statistics)
{
    TextTable table({ { {} }, { tr("Runs"), true }, { tr("Steps"), true }, { tr("With code"), true },
        { tr("Errors"), true }, { tr("Blocked"), true }, { tr("Tool calls"), true }, { tr("Tokens in"), true },
        { tr("Tokens out"), true } });
    const auto add = [&](const QString &name, const RunFigures &figures) {
        table.add({ { name }, { figure(figures.runs) }, { figure(figures.steps) }, { figure(figures.codeSteps) },
            { figure(figures.errors) }, { figure(figures.blocked) }, { figure(figures.toolCalls) },
            { figure(figures.tokensIn) }, { figure(figures.tokensOut) } });
    };
    for (const RunFigures &figures : statistics.groups)
        add(figures.key.empty() ? QStringLiteral("–") : safeLine(figures.key, 40), figures);
    add(tr("All"), statistics.all);
    table.print(console);
    const auto list = [&](const QString &title, const std::vector<NamedCount> &counts) {
        QStringList parts;
        for (const NamedCount &count : counts)
            if (parts.size() < 20)
                parts << safeLine(count.name, 40) % u' ' % figure(count.count);
        if (!parts.isEmpty())
            console.write(QString(title % u' ' % parts.join(u", ")));
    };
    list(tr("Imports:"), statistics.modules);
    list(tr("Tools:"), statistics.tools);
    list(tr("Replays:"), statistics.verdicts);
    std::vector<NamedCount> errors;
    for (const ErrorFamily &family : statistics.errors)
        errors.push_back({ family.cause, family.count });
    list(tr("Kinds of errors:"), errors);
}

} // namespace vitrine
