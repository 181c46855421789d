// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/commands.h"
#include "app/cli/options/executionoptions.h"
#include "app/cli/options/namecheck.h"
#include "app/cli/print/texttable.h"
#include "app/cli/trail/trailcommand.h"
#include "app/cli/trail/trailcosts.h"
#include "app/session/textfile.h"
#include "app/wording/costtext.h"
#include "app/wording/safetext.h"
#include "app/wording/words.h"
#include "base/parsedjson.h"
#include "models/trail/record/names.h"

#include <QLocale>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>

namespace vitrine {

class TrailCosts;

/// `vitrine trail stats DB`
class TrailStatsCommand final : public TrailCommand {
    Q_DECLARE_TR_FUNCTIONS(vitrine::TrailStatsCommand)

public:
    explicit TrailStatsCommand(CLI::App &above);

protected:
    ExitStatus read(Console &console, const Trail &trail) override;

private:
    bool readPrices(Console &console, nlohmann::ordered_json &prices) const;
    static void print(Console &console, const Statistics &statistics, const std::optional<TrailCosts> &costs);
    static void printErrors(Console &console, std::span<const ErrorGroup> groups);

    std::string m_by = "all";
    std::string m_prices;
};

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
        { "executions", figures.executions }, { "code_seconds", orNull(figures.codeSeconds) },
        { "grader_steps", figures.graderSteps }, { "grader_tokens_in", orNull(figures.graderTokensIn) },
        { "grader_tokens_out", orNull(figures.graderTokensOut) } };
}

Json countsJson(const std::vector<NamedCount> &counts)
{
    Json json = Json::object();
    for (const NamedCount &count : counts)
        json[count.name] = count.count;
    return json;
}

Json failuresJson(const std::vector<ErrorGroup> &groups)
{
    Json list = Json::array();
    for (const ErrorGroup &group : groups)
        list.push_back({ { "layer", group.layer }, { "cause", group.cause }, { "count", group.count },
            { "example", group.example } });
    return list;
}

void addCost(Json &figures, const TrailCosts::Sum &sum)
{
    figures["cost"] = sum.priced > 0 ? Json(sum.cost) : Json(nullptr);
    figures["unpriced_runs"] = sum.unpriced;
}

QString costText(const TrailCosts::Sum &sum)
{
    if (sum.priced == 0)
        return QStringLiteral("–");
    // Some runs have no price.
    const QString mark = sum.unpriced > 0 ? QStringLiteral("> ") : QString();
    return mark + plainCostText(sum.cost);
}

QString figure(std::uint64_t value) { return QLocale().toString(static_cast<qulonglong>(value)); }

QString figure(const std::optional<std::int64_t> &value)
{
    return value ? QLocale().toString(static_cast<qlonglong>(*value)) : QStringLiteral("–");
}

/// The part of an agent's message after the statement that it quotes.
std::string_view causeIn(std::string_view message)
{
    constexpr std::string_view mark = " due to: ";
    const std::size_t at = message.rfind(mark);
    return at == message.npos ? message : message.substr(at + mark.size());
}

QString wordForVerdict(const std::string &name)
{
    const auto verdict = trailfile::enumFrom<ReplayVerdict>(name);
    return verdict ? Words::replayVerdict(*verdict).text : safeLine(name, 40);
}

} // namespace

TrailStatsCommand::TrailStatsCommand(CLI::App &above)
    : TrailCommand(above.add_subcommand("stats", tr("Print statistics of a trail").toStdString()))
{
    const std::vector<std::string> names(groupings.begin(), groupings.end());
    parser()
        .add_option("--by", m_by, tr("Group by run, agent, model, policy or day").toStdString())
        ->capture_default_str()
        ->check(oneOf(names));
    parser()
        .add_option("--prices", m_prices,
            tr("JSON file with prices per million tokens: {\"model\": {\"input\": 2.5, \"output\": 10}}").toStdString())
        ->type_name("FILE");
}

ExitStatus TrailStatsCommand::read(Console &console, const Trail &trail)
{
    Json prices = Json::object();
    if (!readPrices(console, prices))
        return ExitStatus::Unusable;
    const auto by = static_cast<StatisticsBy>(std::ranges::find(groupings, m_by) - groupings.begin());
    const auto statistics = trail.statistics(by);
    if (!statistics)
        return report(console, statistics.error());
    const auto verification = verified(console, trail);
    std::optional<TrailCosts> costs;
    if (!m_prices.empty()) {
        const auto runs = allRuns(console, trail);
        auto read = runs ? TrailCosts::read(trail, *runs, by, prices) : std::unexpected(runs.error());
        if (!read)
            return report(console, read.error());
        costs = std::move(*read);
    }
    if (!isJson()) {
        print(console, *statistics, costs);
        return ExitStatus::Fine;
    }
    Json all = figuresJson(statistics->all);
    Json groups = Json::array();
    for (const RunFigures &figures : statistics->groups) {
        groups.push_back(figuresJson(figures));
        if (costs)
            addCost(groups.back(), costs->of(figures.key));
    }
    if (costs)
        addCost(all, costs->all());
    Json document { { "all", std::move(all) }, { "by", m_by }, { "groups", std::move(groups) },
        { "imports", countsJson(statistics->modules) }, { "tools", countsJson(statistics->tools) },
        { "executions", countsJson(statistics->statuses) }, { "verdicts", countsJson(statistics->verdicts) },
        { "failures", failuresJson(statistics->errors) } };
    addIntegrity(document, verification);
    console.document(document);
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
    prices = parsedJson<Json>(*text);
    if (!prices.is_object()) {
        report(console,
            prices.is_discarded()
                ? Error { ErrorCode::BadJson, m_prices, {}, {}, {} }
                : Error { ErrorCode::BadValue, m_prices, {}, {}, "expected an object with prices by model" });
        return false;
    }
    const auto isPrice = [](const Json &price) {
        return price.is_object() && std::ranges::all_of(price, [](const Json &value) { return value.is_number(); });
    };
    for (const auto &[model, price] : prices.items()) {
        if (isPrice(price))
            continue;
        report(console,
            { ErrorCode::BadValue, m_prices, {}, {}, model + ": expected an object such as {\"input\": 2.5}" });
        return false;
    }
    return true;
}

void TrailStatsCommand::print(Console &console, const Statistics &statistics, const std::optional<TrailCosts> &costs)
{
    std::vector<TextTable::Column> columns { { {} }, { tr("Runs"), true }, { tr("Steps"), true },
        { tr("With code"), true }, { tr("Errors"), true }, { tr("Blocked"), true }, { tr("Tool calls"), true },
        { tr("Tokens in"), true }, { tr("Tokens out"), true } };
    if (costs)
        columns.push_back({ tr("Cost"), true });
    TextTable table(std::move(columns));
    const auto add = [&](const QString &name, const RunFigures &figures, const TrailCosts::Sum &cost) {
        std::vector<TextTable::Cell> cells { { name }, { figure(figures.runs) }, { figure(figures.steps) },
            { figure(figures.codeSteps) }, { figure(figures.errors) }, { figure(figures.blocked) },
            { figure(figures.toolCalls) }, { figure(figures.tokensIn) }, { figure(figures.tokensOut) } };
        if (costs)
            cells.push_back({ costText(cost) });
        table.add(std::move(cells));
    };
    for (const RunFigures &figures : statistics.groups)
        add(figures.key.empty() ? QStringLiteral("–") : safeLine(figures.key, 40), figures,
            costs ? costs->of(figures.key) : TrailCosts::Sum {});
    add(tr("All"), statistics.all, costs ? costs->all() : TrailCosts::Sum {});
    table.print(console);
    const auto plain = [](const std::string &name) { return safeLine(name, 40); };
    const auto list = [&](const QString &title, const std::vector<NamedCount> &counts, const auto &wordFor) {
        QStringList parts;
        for (const NamedCount &count : counts)
            if (parts.size() < 20)
                parts << wordFor(count.name) % u' ' % figure(count.count);
        if (!parts.isEmpty())
            console.write(QString(title % u' ' % parts.join(u", ")));
    };
    list(tr("Imports:"), statistics.modules, plain);
    list(tr("Tools:"), statistics.tools, plain);
    list(tr("Replays:"), statistics.verdicts, wordForVerdict);
    if (statistics.all.graderSteps > 0)
        //: Statistics of a trail. %n: turns of a model that judges runs, %1 and %2: its tokens
        console.write(tr("Graders: %Ln turn(s), %1 tokens in, %2 tokens out; not included above.", nullptr,
            static_cast<int>(statistics.all.graderSteps))
                .arg(figure(statistics.all.graderTokensIn), figure(statistics.all.graderTokensOut)));
    printErrors(console, statistics.errors);
}

/// One name may belong to several groups, so each goes with the most frequent message.
void TrailStatsCommand::printErrors(Console &console, std::span<const ErrorGroup> groups)
{
    if (groups.empty())
        return;
    //: Column of a list of errors and denials by kind: how many steps ended so
    TextTable table({ { tr("Steps"), true }, { tr("Error or denial") }, { tr("Most often") } });
    for (const ErrorGroup &group : groups.first(std::min<std::size_t>(groups.size(), 20)))
        table.add(
            { { figure(group.count) }, { safeLine(group.cause, 40) }, { safeLine(causeIn(group.example), 100) } });
    console.write({});
    table.print(console);
}

std::unique_ptr<Command> makeTrailStatsCommand(CLI::App &above) { return std::make_unique<TrailStatsCommand>(above); }

} // namespace vitrine
