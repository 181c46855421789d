// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/overview/overviewdata.h"

#include "app/panes/overview/overviewvalues.h"
#include "app/wording/filterterm.h"
#include "app/wording/labeltext.h"
#include "app/wording/safetext.h"
#include "app/wording/words.h"
#include "models/trail/record/names.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <map>

namespace vitrine {

namespace {

std::optional<ReplayVerdict> verdictFrom(const std::string &name)
{
    const auto &names = trailfile::storedNames<ReplayVerdict>;
    const auto found = std::ranges::find(names, name);
    return found == names.end() ? std::nullopt
                                : std::optional(static_cast<ReplayVerdict>(std::distance(names.begin(), found)));
}

/// The ways in which a recorded step may have ended, in the order of the legend.
struct Status {
    const char *name;
    const char *label;
    Meaning meaning;
};
constexpr auto statusList = std::to_array<Status>({
    { "ok", QT_TRANSLATE_NOOP("vitrine::Overview", "OK"), Meaning::Ok },
    { "error", QT_TRANSLATE_NOOP("vitrine::Overview", "Error"), Meaning::Error },
    { "blocked", QT_TRANSLATE_NOOP("vitrine::Overview", "Blocked"), Meaning::Blocked },
    { "limit", QT_TRANSLATE_NOOP("vitrine::Overview", "Limit"), Meaning::Limit },
    { "interrupted", QT_TRANSLATE_NOOP("vitrine::Overview", "Interrupted"), Meaning::Warning },
    { "running", QT_TRANSLATE_NOOP("vitrine::Overview", "Running"), Meaning::Running },
});

const Status *statusOf(const std::string &name)
{
    const auto *found
        = std::ranges::find(statusList, name, [](const Status &status) { return std::string_view(status.name); });
    return found == statusList.end() ? nullptr : found;
}

/// The subject of a denial in a message of the framework: the named module, or the sentence itself.
OverviewCount denialOf(std::string message)
{
    constexpr std::string_view cause = "' due to: ";
    if (const auto at = message.rfind(cause); at != message.npos)
        message.erase(0, at + cause.size());
    OverviewCount denial { .shape = Meaning::Blocked, .label = {}, .count = 0, .filter = {} };
    constexpr auto beginnings = std::to_array<std::string_view>({ "mport of ", "mport from " });
    const auto end = message.find(" is not allowed");
    for (const auto before : beginnings) {
        const auto from = message.find(before);
        if (from == message.npos || end == message.npos || from + before.size() >= end)
            continue;
        const auto module = QString::fromStdString(message.substr(from + before.size(), end - from - before.size()));
        denial.label = safeLine(module, OverviewValues::longestLabel);
        denial.filter = FilterTerm::both(
            QStringLiteral("status == blocked"), FilterTerm::equals(QStringLiteral("import"), module));
        return denial;
    }
    const auto sentence = QString::fromStdString(message.substr(0, message.find_first_of(".\n")));
    denial.label = safeLine(sentence, OverviewValues::longestLabel);
    denial.filter = FilterTerm::both(
        QStringLiteral("status == blocked"), FilterTerm::contains(QStringLiteral("error.message"), sentence));
    return denial;
}

/// The units that may have a value or lack it.
enum class GapUnit { Runs, RunsWithCode, Turns, ToolCalls, StepsWithCode };
constexpr auto unitCounts = std::to_array<const char *>({ "count(*)", "sum(code_step_count > 0)",
    "(SELECT count(*) FROM shown_steps WHERE kind IN ('action', 'final'))", "(SELECT count(*) FROM shown_calls)",
    "(SELECT count(*) FROM shown_steps s WHERE EXISTS (SELECT 1 FROM v_code c WHERE c.step = s.step AND c.language = "
    "'python'))" });

/// A value that a log may have or lack.
struct GapField {
    const char *label;
    const char *expression; ///< SQL over v_runs, shown_steps and shown_calls: the number of units that have it
    const char *filter; ///< shows those without it; empty: there is none
    GapUnit unit = GapUnit::Runs;
};
constexpr auto gapFields = std::to_array<GapField>({
    { QT_TRANSLATE_NOOP("vitrine::Overview", "Model"), "sum(model <> '')", "not has(run.model)" },
    { QT_TRANSLATE_NOOP("vitrine::Overview", "Answer"), "sum(answer IS NOT NULL)", "not has(run.answer)" },
    { QT_TRANSLATE_NOOP("vitrine::Overview", "Expected answer"), "sum(expected_answer IS NOT NULL)",
        "not has(run.expected)" },
    { QT_TRANSLATE_NOOP("vitrine::Overview", "Tokens"), "sum(tokens_in IS NOT NULL)", "not has(\"run.tokens.in\")" },
    { QT_TRANSLATE_NOOP("vitrine::Overview", "Cost"), "sum(cost IS NOT NULL)", "not has(run.cost)" },
    { QT_TRANSLATE_NOOP("vitrine::Overview", "Start time"), "sum(started_at IS NOT NULL)", "not has(run.started)" },
    { QT_TRANSLATE_NOOP("vitrine::Overview", "Duration of each step"),
        "(SELECT count(*) FROM shown_steps WHERE kind IN ('action', 'final') AND seconds IS NOT NULL)",
        "kind in (action, final) and not has(duration)", GapUnit::Turns },
    { QT_TRANSLATE_NOOP("vitrine::Overview", "Tool results"), "(SELECT count(*) FROM shown_calls WHERE is_answered)",
        "has(tool) and not has(tool.result) and status == ok", GapUnit::ToolCalls },
    { QT_TRANSLATE_NOOP("vitrine::Overview", "Policy limits"),
        "sum(code_step_count > 0 AND (allowed_imports > 0 OR max_steps IS NOT NULL))", "", GapUnit::RunsWithCode },
    { QT_TRANSLATE_NOOP("vitrine::Overview", "Variables after each step"),
        "(SELECT count(*) FROM shown_steps s WHERE is_live AND EXISTS (SELECT 1 FROM v_code c WHERE c.step = s.step "
        "AND "
        "c.language = 'python'))",
        "", GapUnit::StepsWithCode },
});

bool hasActivity(const OverviewCell &cell) { return cell.hasCode || cell.isAction; }

/// Whether the step failed, with or without activity: a reply without code is an error of its format.
bool hasFailed(const OverviewCell &cell)
{
    const auto *status = statusOf(cell.status);
    return status != nullptr
        && (status->meaning == Meaning::Error || status->meaning == Meaning::Blocked
            || status->meaning == Meaning::Limit);
}

/// Neither ran code nor did anything else, as far as is known.
bool isIdle(const OverviewCell &cell) { return !hasActivity(cell) && !hasFailed(cell) && !cell.policy; }

bool isReplayed(const OverviewCell &cell) { return cell.verdict && *cell.verdict != ReplayVerdict::None; }

quint64 countOf(const std::vector<OverviewRun> &runs, const auto &isCounted)
{
    quint64 count = 0;
    for (const auto &run : runs)
        count += static_cast<quint64>(std::ranges::count_if(run.steps, isCounted));
    return count;
}

} // namespace

/// Each statement leaves out what hooks recorded of a session whose own log is in the trail as well: it counts once.
const std::string &Overview::stepStatement()
{
    static const std::string statement = "SELECT s.run, s.step, s.ordinal, s.status, EXISTS (SELECT 1 FROM v_code c "
                                         "WHERE c.step = s.step), (SELECT x.verdict FROM v_executions x WHERE x.step "
                                         "= s.step AND x.verdict IS NOT NULL ORDER BY x.execution DESC LIMIT 1), "
                                         "EXISTS (SELECT 1 FROM v_tool_calls t WHERE t.step = s.step), EXISTS "
                                         "(SELECT 1 FROM v_code c WHERE c.step = s.step AND c.language = 'python') "
                                         "FROM v_steps s WHERE s.run NOT IN (SELECT hook_run FROM v_joins) AND ("
                                         "s.run NOT IN (SELECT r.run FROM v_runs r WHERE "
                                         // The placeholder for further steps of a scratch run does not count as a step.
                                         "r.framework = 'vitrine' AND r.external_id = 'scratch') OR EXISTS (SELECT 1 "
                                         "FROM v_executions x WHERE x.step = s.step)) ORDER BY s.run, s.ordinal";
    return statement;
}

const std::string &Overview::errorStatement()
{
    static const std::string statement
        = "SELECT coalesce(nullif(cause, ''), type, '') AS kind, min(layer), count(*) AS steps FROM v_errors "
          "WHERE layer <> 'policy' AND step NOT IN (SELECT s.step FROM v_joins j JOIN v_steps s ON s.run = j.hook_run) "
          "GROUP BY kind, CASE WHEN kind = '' THEN layer END "
          "ORDER BY steps DESC, kind LIMIT 6";
    return statement;
}

const std::string &Overview::denialStatement()
{
    static const std::string statement = "SELECT message FROM v_errors WHERE layer = 'policy' AND step NOT IN "
                                         "(SELECT s.step FROM v_joins j JOIN v_steps s ON s.run = j.hook_run)";
    return statement;
}

const std::string &Overview::totalStatement()
{
    static const std::string statement
        = "SELECT count(*), sum(tokens_in), sum(tokens_out), sum(cost), "
          "sum(expected_answer IS NOT NULL AND answer IS NOT NULL AND trim(answer) = trim(expected_answer)), "
          "sum(expected_answer IS NOT NULL AND answer IS NOT NULL AND trim(answer) <> trim(expected_answer)), "
          "sum(expected_answer IS NOT NULL AND answer IS NULL), "
          "group_concat(CASE WHEN trim(answer) = trim(expected_answer) THEN run END, ', '), "
          "group_concat(CASE WHEN trim(answer) <> trim(expected_answer) THEN run END, ', '), "
          "group_concat(CASE WHEN expected_answer IS NOT NULL AND answer IS NULL THEN run END, ', '), "
          // Of a single maximum, SQLite takes the bare column from the same row.
          "(SELECT run FROM (SELECT run, max(ifnull(tokens_in, 0) + ifnull(tokens_out, 0)) FROM v_runs)), "
          "max(ifnull(tokens_in, 0) + ifnull(tokens_out, 0)) FROM v_runs "
          "WHERE run NOT IN (SELECT hook_run FROM v_joins)";
    return statement;
}

const std::string &Overview::gapStatement()
{
    static const std::string statement = [] {
        // The recording of a session that was also imported from its log is left out.
        std::string all
            = "WITH shown_steps AS (SELECT * FROM v_steps WHERE run NOT IN (SELECT hook_run FROM v_joins)), "
              "shown_calls AS (SELECT * FROM v_tool_calls WHERE step NOT IN (SELECT s.step FROM v_joins j "
              "JOIN v_steps s ON s.run = j.hook_run)) SELECT ";
        for (const char *count : unitCounts)
            all += std::string(count) + ", ";
        for (const GapField &field : gapFields)
            all += std::string(field.expression) + ", ";
        return all + "NULL FROM v_runs WHERE run NOT IN (SELECT hook_run FROM v_joins)";
    }();
    return statement;
}

std::vector<OverviewRun> Overview::runs(const SqlAnswer &steps)
{
    std::vector<OverviewRun> runs;
    for (const auto &row : steps.rows) {
        const RunId run = numberIn(row[0]);
        if (runs.empty() || runs.back().run != run)
            runs.push_back({ .run = run, .steps = {} });
        runs.back().steps.push_back({ .step = numberIn(row[1]),
            .ordinal = static_cast<std::uint64_t>(numberIn(row[2])),
            .hasCode = numberIn(row[4]) != 0,
            .isAction = numberIn(row[4]) == 0 && numberIn(row[6]) != 0,
            .isReplayable = numberIn(row[7]) != 0,
            .status = textIn(row[3]),
            .verdict = verdictFrom(textIn(row[5])) });
    }
    return runs;
}

OverviewTotals Overview::totals(const SqlAnswer &answer)
{
    if (answer.rows.empty())
        return {};
    const auto &row = answer.rows.front();
    const auto count = [&row](std::size_t column) { return static_cast<quint64>(numberIn(row[column])); };
    return { .runs = count(0),
        .tokensIn = OverviewValues::integerOrNone(row[1]),
        .tokensOut = OverviewValues::integerOrNone(row[2]),
        .cost = OverviewValues::figureOrNone(row[3]),
        .right = count(4),
        .wrong = count(5),
        .withoutAnswer = count(6),
        .rightRuns = QString::fromStdString(textIn(row[7])),
        .wrongRuns = QString::fromStdString(textIn(row[8])),
        .withoutAnswerRuns = QString::fromStdString(textIn(row[9])),
        .mostTokensRun = OverviewValues::integerOrNone(row[10]).value_or(0),
        .mostTokens = OverviewValues::integerOrNone(row[11]).value_or(0) };
}

std::vector<OverviewCount> Overview::denials(const SqlAnswer &answer)
{
    std::map<QString, OverviewCount> bySubject;
    for (const auto &row : answer.rows) {
        auto denial = denialOf(textIn(row[0]));
        auto &known = bySubject.try_emplace(denial.label, denial).first->second;
        ++known.count;
    }
    std::vector<OverviewCount> denials;
    for (auto &[label, denial] : bySubject)
        denials.push_back(std::move(denial));
    std::ranges::stable_sort(denials, std::greater(), &OverviewCount::count);
    constexpr std::size_t most = 6;
    denials.resize(std::min(denials.size(), most));
    return denials;
}

std::vector<OverviewCount> Overview::errors(const SqlAnswer &answer)
{
    std::vector<OverviewCount> errors;
    for (const auto &row : answer.rows) {
        const auto type = QString::fromStdString(textIn(row[0]));
        const auto layer = textIn(row[1]);
        OverviewCount error { .shape = Meaning::Error,
            .label = safeLine(type, OverviewValues::longestLabel),
            .count = static_cast<quint64>(numberIn(row[2])) };
        error.filter = type.isEmpty() ? FilterTerm::is(QStringLiteral("error.layer"), layer)
                                      : FilterTerm::equals(QStringLiteral("error.type"), type);
        if (type.isEmpty())
            //: A group of errors without a name. %1: where they arose: "code", "parse", "tool"
            error.label = tr("Unnamed (%1)").arg(QString::fromStdString(layer));
        errors.push_back(std::move(error));
    }
    return errors;
}

QString Overview::idleName(const std::vector<OverviewRun> &runs)
{
    const bool hasActions = countOf(runs, [](const OverviewCell &cell) { return cell.isAction; }) > 0;
    //: Steps of a trail that neither ran code nor did anything else
    return hasActions ? tr("No code or action")
                      //: Steps of a trail that ran nothing
                      : tr("No code");
}

std::vector<OverviewCount> Overview::statuses(const std::vector<OverviewRun> &runs)
{
    std::vector<OverviewCount> counts;
    const bool hasActions = countOf(runs, [](const OverviewCell &cell) { return cell.isAction; }) > 0;
    const QStringView activity = hasActions ? u"(has(code) or has(action.kind))" : u"has(code)";
    for (const auto &status : statusList) {
        const auto count = countOf(runs, [&status](const OverviewCell &cell) {
            return (hasActivity(cell) || hasFailed(cell)) && cell.status == status.name;
        });
        const auto filter = FilterTerm::is(QStringLiteral("status"), status.name);
        const bool isFailure = hasFailed({ .status = status.name, .verdict = {} });
        if (count > 0)
            counts.push_back({ .shape = status.meaning,
                .label = tr(status.label),
                .count = count,
                .filter = isFailure ? filter : QString(filter % u" and " % activity) });
    }
    const auto without = countOf(runs, [](const OverviewCell &cell) { return !hasActivity(cell) && !hasFailed(cell); });
    if (without > 0)
        counts.push_back({ .shape = std::nullopt,
            .label = idleName(runs),
            .count = without,
            .filter = QString(u"not " % activity % u" and not (status in (error, blocked, limit))") });
    return counts;
}

std::vector<OverviewCount> Overview::verdicts(const std::vector<OverviewRun> &runs)
{
    std::vector<OverviewCount> counts;
    for (std::size_t at = 1; at < trailfile::storedNames<ReplayVerdict>.size(); ++at) {
        const auto verdict = static_cast<ReplayVerdict>(at);
        const auto count
            = countOf(runs, [verdict](const OverviewCell &cell) { return cell.hasCode && cell.verdict == verdict; });
        if (count == 0)
            continue;
        const auto shown = Words::replayVerdict(verdict);
        counts.push_back({ .shape = shown.shape,
            .label = shown.text,
            .count = count,
            .filter = FilterTerm::is(QStringLiteral("replay.verdict"), toString(verdict)) });
    }
    const auto rest = countOf(runs, [](const OverviewCell &cell) {
        return cell.hasCode && cell.isReplayable && (!cell.verdict || *cell.verdict == ReplayVerdict::None);
    });
    if (rest > 0)
        counts.push_back({ .shape = Meaning::Waiting,
            .label = tr("Not replayed"),
            .count = rest,
            .filter = QStringLiteral("language == python and not has(replay.verdict)") });
    const auto other = countOf(runs, [](const OverviewCell &cell) {
        return cell.hasCode && !cell.isReplayable && (!cell.verdict || *cell.verdict == ReplayVerdict::None);
    });
    if (other > 0)
        //: Steps with code that cannot be replayed, as it is not Python
        counts.push_back({ .shape = Meaning::NotComparable,
            .label = tr("Not Python"),
            .count = other,
            .filter = QStringLiteral("has(code) and not (language == python)") });
    return counts;
}

std::vector<std::pair<RunId, OverviewCell>> Overview::divergences(const std::vector<OverviewRun> &runs)
{
    constexpr std::array differing { ReplayVerdict::Differs, ReplayVerdict::Fixed, ReplayVerdict::Broken,
        ReplayVerdict::Blocked, ReplayVerdict::NoToolResult };
    const auto differs
        = [&](const OverviewCell &cell) { return cell.verdict && std::ranges::contains(differing, *cell.verdict); };
    std::vector<std::pair<RunId, OverviewCell>> divergences;
    for (const auto &run : runs)
        if (const auto first = std::ranges::find_if(run.steps, differs); first != run.steps.end())
            divergences.emplace_back(run.run, *first);
    return divergences;
}

std::vector<OverviewCount> Overview::answers(const OverviewTotals &totals, bool areScored)
{
    std::vector<OverviewCount> counts;
    if (totals.right + totals.wrong + totals.withoutAnswer == 0)
        return counts;
    counts.push_back({ .shape = areScored ? Meaning::Same : Meaning::Ok,
        //: Answers of runs, compared with the expected ones
        .label = areScored ? tr("Same text") : tr("Correct"),
        .count = totals.right,
        .filter = OverviewValues::runsFilter(totals.rightRuns) });
    counts.push_back({ .shape = areScored ? Meaning::Differs : Meaning::Error,
        //: Answers of runs, compared with the expected ones
        .label = areScored ? tr("Different text") : tr("Wrong"),
        .count = totals.wrong,
        .filter = OverviewValues::runsFilter(totals.wrongRuns) });
    //: Runs without an answer, though one was expected
    counts.push_back({ .shape = Meaning::NotComparable,
        .label = tr("No answer"),
        .count = totals.withoutAnswer,
        .filter = OverviewValues::runsFilter(totals.withoutAnswerRuns) });
    return counts;
}

std::vector<OverviewGap> Overview::gaps(const SqlAnswer &answer)
{
    std::vector<OverviewGap> gaps;
    if (answer.rows.empty() || answer.rows.front().size() < gapFields.size() + unitCounts.size())
        return gaps;
    const auto &row = answer.rows.front();
    for (std::size_t at = 0; at < gapFields.size(); ++at) {
        const GapField &field = gapFields.at(at);
        const auto total = static_cast<quint64>(numberIn(row[std::size_t(field.unit)]));
        if (total > 0)
            gaps.push_back({ .label = tr(field.label),
                .count = static_cast<quint64>(numberIn(row[at + unitCounts.size()])),
                .total = total,
                .filter = QString::fromLatin1(field.filter) });
    }
    return gaps;
}

std::vector<OverviewCount> Overview::notable(const std::vector<OverviewRun> &runs)
{
    auto counts = statuses(runs);
    std::ranges::move(verdicts(runs), std::back_inserter(counts));
    // What was not replayed is no result.
    std::erase_if(counts, [](const OverviewCount &count) {
        return count.shape == Meaning::Waiting || count.shape == Meaning::NotComparable;
    });
    return counts;
}

// The verdict of a replay, or the recorded status: what the lists below the matrix count.
OverviewCount Overview::kindOf(const OverviewCell &cell, bool isAnyReplayed, const QString &idle)
{
    if (cell.hasCode && isReplayed(cell)) {
        const auto verdict = Words::replayVerdict(*cell.verdict);
        return { .shape = verdict.shape, .label = verdict.text };
    }
    auto recorded = cell;
    recorded.verdict.reset();
    recorded.policy.reset();
    if (isIdle(recorded))
        return { .shape = {}, .label = idle };
    const auto status = name(recorded);
    if (!isAnyReplayed)
        return { .shape = meaning(recorded), .label = status };
    return { .shape = meaning(recorded),
        .label = hasActivity(cell)
            //: Legend of a matrix of which only some cells were replayed. %1: how the others were recorded: "OK"
            ? tr("%1, not replayed").arg(status)
            //: Legend of a matrix. %1: how steps without code were recorded: "Error"
            : tr("%1, no code").arg(status) };
}

std::vector<OverviewLegendEntry> Overview::legend(const std::vector<OverviewRun> &runs)
{
    std::map<QString, OverviewLegendEntry> byText;
    const auto idle = idleName(runs);
    const bool isAnyReplayed = countOf(runs, isReplayed) > 0;
    for (const auto &run : runs)
        for (const auto &step : run.steps) {
            const auto kind = kindOf(step, isAnyReplayed, idle);
            auto &entry = byText.try_emplace(kind.label, OverviewLegendEntry { kind, {} }).first->second;
            ++entry.all.count;
            const auto shape = meaning(step);
            if (shape == kind.shape)
                continue;
            const OverviewCount part { .shape = shape, .label = name(step) };
            auto known = std::ranges::find(entry.parts, part.label, &OverviewCount::label);
            known = known == entry.parts.end() ? entry.parts.insert(known, part) : known;
            ++known->count;
        }
    std::vector<OverviewLegendEntry> entries;
    for (auto &[text, entry] : byText)
        entries.push_back(std::move(entry));
    std::ranges::stable_sort(entries, std::greater(), [](const OverviewLegendEntry &entry) { return entry.all.count; });
    return entries;
}

// The recorded outcome takes precedence over the verdict of the active policy, and a block over a replay that repeats
// it.
Cell Overview::shown(const OverviewCell &cell)
{
    Cell shown;
    if (isIdle(cell)) {
        shown.text = tr("no code");
        return shown;
    }
    const auto *status = statusOf(cell.status);
    const bool isBlocked = status != nullptr && status->meaning == Meaning::Blocked;
    const bool isInactive = !hasActivity(cell) && !cell.policy;
    if (!isInactive && isReplayed(cell) && (!isBlocked || cell.verdict == ReplayVerdict::Fixed))
        return Words::replayVerdict(*cell.verdict);
    if (!isBlocked && (cell.policy == Verdict::Ask || cell.policy == Verdict::Denied))
        return Words::policyVerdict(*cell.policy);
    if (status == nullptr)
        return shown;
    shown.text = tr(status->label);
    shown.shape = status->meaning;
    return shown;
}

std::optional<Meaning> Overview::meaning(const OverviewCell &cell) { return shown(cell).shape; }

QString Overview::name(const OverviewCell &cell)
{
    auto text = shown(cell).text;
    if (text.isEmpty())
        text = Words::notRecorded();
    // "no code" is written like the other names.
    text.front() = text.front().toUpper();
    return text;
}

QString Overview::spoken(const OverviewCell &cell, int run)
{
    const QLocale locale;
    const auto first = shown(cell).text;
    QStringList parts { first };
    const auto add = [&](const QString &sentence, const QString &value) {
        if (!value.isEmpty() && value != first)
            parts << sentence.arg(value);
    };
    if (cell.verdict && *cell.verdict != ReplayVerdict::None)
        //: After "Run 3, step 2: Blocked, ". %1: how a replay compares: "Noise"
        add(tr("replay: %1"), Words::replayVerdict(*cell.verdict).text);
    if (cell.policy)
        //: After "Run 3, step 2: Blocked, ". %1: what the active policy decides: "Allowed"
        add(tr("policy: %1"), Words::policyVerdict(*cell.policy).text);
    //: %1: number of a run, %2: of a step in it, %3: how it ended or compares: "OK", "Same, policy: Allowed"
    return tr("Run %1, step %2: %3")
        .arg(locale.toString(run), locale.toString(static_cast<qulonglong>(cell.ordinal)),
            parts.join(QStringLiteral(", ")));
}

} // namespace vitrine
