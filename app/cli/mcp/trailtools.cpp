// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/mcp/trailtools.h"

#include "app/cli/mcp/answerpage.h"
#include "app/cli/mcp/trailwords.h"
#include "app/cli/mcp/verdictwords.h"
#include "app/wording/differencetext.h"
#include "app/wording/errortext.h"
#include "app/wording/filtertext.h"
#include "app/wording/findingtext.h"
#include "app/wording/rulingtext.h"
#include "base/formatted.h"
#include "executor/policy/profiles.h"
#include "executor/review/reviewer.h"
#include "executor/shell/shellreview.h"
#include "models/actions/recordedaction.h"
#include "models/judging/factbasebuilder.h"
#include "models/judging/remedies.h"
#include "models/replay/sessionreview.h"
#include "models/trail/record/actions.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::uint64_t mostListedAtOnce = 100;
constexpr std::size_t mostReasons = 20;
constexpr std::size_t longestExpression = 4000;
constexpr auto mcpGroupings = std::to_array<std::string_view>({ "all", "run", "agent", "model", "policy", "day" });

std::string sentence(const Error &error) { return ErrorText::sentence(error).toStdString(); }

Json textArgument(std::string_view description) { return { { "type", "string" }, { "description", description } }; }

Json numberArgument(std::string_view description)
{
    return { { "type", "integer" }, { "minimum", 1 }, { "description", description } };
}

Json trailArgument() { return numberArgument("Number of the trail, as in list_trails. Default: 1."); }
Json policyArgument()
{
    return textArgument("Name of a bundled policy. Default: the policy the server was started with.");
}
Json cursorArgument() { return textArgument("next_cursor of the page before."); }

std::string argument(const Json &arguments, const char *name) { return arguments.value(name, std::string()); }

std::uint64_t numberOf(const Json &arguments, const char *name)
{
    const auto found = arguments.find(name);
    return found != arguments.end() && found->is_number_unsigned() ? found->get<std::uint64_t>() : 0;
}

std::optional<std::uint64_t> numberIn(std::string_view text)
{
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

/// The start of the next page; nothing for a cursor that no page returned.
std::optional<std::uint64_t> locationOf(const Json &arguments)
{
    const std::string cursor = argument(arguments, "cursor");
    return cursor.empty() ? std::optional<std::uint64_t>(0) : numberIn(cursor);
}

std::string cursorOf(const SearchPosition &location)
{
    return std::to_string(location.step) + '.' + std::to_string(location.execution)
        + (location.isBehindSteps ? ".1" : ".0");
}

std::optional<SearchPosition> searchPosition(const std::string &cursor)
{
    if (cursor.empty())
        return SearchPosition {};
    const std::size_t first = cursor.find('.');
    const std::size_t second = cursor.find('.', first == cursor.npos ? first : first + 1);
    if (second == cursor.npos)
        return std::nullopt;
    const auto step = numberIn(std::string_view(cursor).substr(0, first));
    const auto execution = numberIn(std::string_view(cursor).substr(first + 1, second - first - 1));
    const auto behind = numberIn(std::string_view(cursor).substr(second + 1));
    if (!step || !execution || !behind || *behind > 1)
        return std::nullopt;
    return SearchPosition { static_cast<StepId>(*step), static_cast<ExecutionId>(*execution), *behind == 1 };
}

std::expected<StepSummary, std::string> stepOf(const Trail &trail, const Json &arguments)
{
    const auto run = static_cast<RunId>(numberOf(arguments, "run"));
    const std::uint64_t ordinal = numberOf(arguments, "step");
    const auto steps = trail.steps(run);
    if (!steps)
        return std::unexpected(sentence(steps.error()));
    const auto found = std::ranges::find(*steps, ordinal, &StepSummary::ordinal);
    if (found == steps->end())
        return std::unexpected(formatted("Run {} has no step {}.", run, ordinal));
    return *found;
}

/// Relative paths start in a project folder that does not exist: the folders of this machine are not disclosed to
/// clients.
ProjectFolders mcpFolders() { return {}; }

} // namespace

struct TrailTools::Row {
    McpTool tool;
    Question ask;
};

TrailTools::TrailTools(std::vector<std::unique_ptr<Trail>> trails, std::optional<Policy> policy)
    : m_trails(std::move(trails))
    , m_policy(std::move(policy))
{
}

const std::vector<TrailTools::Row> &TrailTools::rows()
{
    static const std::vector<Row> all {
        { { "list_trails", "List trails", "The open trails with their numbers and their number of runs.",
              Json::object(), {} },
            &TrailTools::listTrails },
        { { "list_runs", "List runs", "The runs of a trail in the order of import.",
              { { "trail", trailArgument() }, { "cursor", cursorArgument() } }, {} },
            &TrailTools::listRuns },
        { { "list_steps", "List steps", "The steps of a run, one line each.",
              { { "trail", trailArgument() }, { "run", numberArgument("Number of the run.") },
                  { "cursor", cursorArgument() } },
              { "run" } },
            &TrailTools::listSteps },
        { { "search", "Search",
              "The steps that match a filter, such as: status == blocked and import in (\"sympy\", \"numpy\"). "
              "Words alone search all texts.",
              { { "trail", trailArgument() }, { "filter", textArgument("An expression of the filter language.") },
                  { "cursor", cursorArgument() } },
              { "filter" } },
            &TrailTools::search },
        { { "read_step", "Read a step",
              "The recording of a step. Long parts are shortened; name a part to read it in full.",
              { { "trail", trailArgument() }, { "run", numberArgument("Number of the run.") },
                  { "step", numberArgument("Number of the step in the run.") },
                  { "part", textArgument("code, outputs, error, tool_calls, thought, model_output or prompt.") },
                  { "offset",
                      { { "type", "integer" }, { "minimum", 0 },
                          { "description", "next_offset of the piece before." } } } },
              { "run", "step" } },
            &TrailTools::readStep },
        { { "why_denied", "Why a step is denied",
              "Why a step was blocked, a policy's verdict on it, and the smallest changes "
              "of the policy that would allow it.",
              { { "trail", trailArgument() }, { "run", numberArgument("Number of the run.") },
                  { "step", numberArgument("Number of the step in the run.") }, { "policy", policyArgument() } },
              { "run", "step" } },
            &TrailTools::whyDenied },
        { { "statistics", "Statistics", "Counts, errors and denials, tools and imports of a trail.",
              { { "trail", trailArgument() }, { "by", textArgument("all, run, agent, model, policy or day.") },
                  { "cursor", cursorArgument() } },
              {} },
            &TrailTools::statistics },
        { { "check_snippet", "Check an action",
              "A policy's verdict on one action, without running it. Give exactly one of "
              "code, command, read, write, edit and fetch.",
              { { "policy", policyArgument() }, { "code", textArgument("Python code.") },
                  { "command", textArgument("A shell command.") }, { "read", textArgument("Path of a file to read.") },
                  { "write", textArgument("Path of a file to write.") },
                  { "edit", textArgument("Path of a file to edit.") },
                  { "fetch", textArgument("An address to fetch.") } },
              {} },
            &TrailTools::checkSnippet },
        { { "verify", "Verify a trail",
              "Verifies the hash chain and lists damage. Takes "
              "time in proportion to the trail.",
              { { "trail", trailArgument() } }, {} },
            &TrailTools::verify },
    };
    return all;
}

std::vector<McpTool> TrailTools::list()
{
    std::vector<McpTool> tools;
    for (const Row &row : rows())
        tools.push_back(row.tool);
    return tools;
}

McpAnswer TrailTools::call(std::string_view tool, const Json &arguments)
{
    const auto row = std::ranges::find(rows(), tool, [](const Row &any) { return any.tool.name; });
    const std::string problem = row == rows().end() ? "Unknown tool" : argumentProblem(row->tool, arguments);
    Answer answer = problem.empty() ? (this->*row->ask)(arguments) : std::unexpected(problem);
    if (answer)
        return { std::move(*answer), false };
    return { { { "error", shownText(answer.error(), 1000) } }, true };
}

std::expected<const Trail *, std::string> TrailTools::trailOf(const Json &arguments) const
{
    const std::uint64_t number = arguments.contains("trail") ? numberOf(arguments, "trail") : 1;
    if (number == 0 || number > m_trails.size())
        return std::unexpected("There is no such trail. list_trails lists them.");
    return m_trails[number - 1].get();
}

/// Only by name: a client cannot read files through this server.
std::expected<Policy, std::string> TrailTools::policyOf(const Json &arguments) const
{
    const std::string name = argument(arguments, "policy");
    if (name.empty() && m_policy)
        return *m_policy;
    auto bundled = name.empty() ? std::nullopt : profile(name);
    if (bundled)
        return std::move(*bundled);
    std::string names;
    for (const auto known : profileNames())
        names.append(names.empty() ? "" : ", ").append(known);
    return std::unexpected("Name a bundled policy: " + names + ".");
}

std::expected<std::shared_ptr<PythonRuntime>, std::string> TrailTools::python()
{
    if (!m_python) {
        auto started = PythonRuntime::start();
        if (!started)
            return std::unexpected(sentence(started.error()));
        m_python = std::move(*started);
    }
    return m_python;
}

TrailTools::Answer TrailTools::listTrails(const Json &)
{
    AnswerPage page;
    for (std::size_t n = 0; n < m_trails.size(); ++n) {
        const auto runs = m_trails[n]->runCount();
        if (!page.add({ { "trail", std::to_string(n + 1) }, { "link", trailLink(*m_trails[n]) },
                { "runs", runs ? Json(*runs) : Json(nullptr) } }))
            break;
    }
    return Json { { "trails", page.take() } };
}

TrailTools::Answer TrailTools::listRuns(const Json &arguments)
{
    const auto trail = trailOf(arguments);
    const auto after = locationOf(arguments);
    if (!trail || !after)
        return std::unexpected(trail ? "Unknown cursor" : trail.error());
    const auto runs = (*trail)->runsAfter(static_cast<RunId>(*after), mostListedAtOnce);
    if (!runs)
        return std::unexpected(sentence(runs.error()));
    AnswerPage page;
    RunId last = 0;
    bool isAll = runs->size() < mostListedAtOnce;
    for (const RunSummary &run : *runs) {
        if (!page.add(shortRun(**trail, run))) {
            isAll = false;
            break;
        }
        last = run.id;
    }
    Json answer { { "trail", trailLink(**trail) }, { "runs", page.take() } };
    if (!isAll)
        answer["next_cursor"] = std::to_string(last);
    return answer;
}

TrailTools::Answer TrailTools::listSteps(const Json &arguments)
{
    const auto trail = trailOf(arguments);
    const auto after = locationOf(arguments);
    if (!trail || !after)
        return std::unexpected(trail ? "Unknown cursor" : trail.error());
    const auto run = (*trail)->run(static_cast<RunId>(numberOf(arguments, "run")));
    if (!run)
        return std::unexpected(sentence(run.error()));
    const auto steps = (*trail)->steps(run->id);
    if (!steps)
        return std::unexpected(sentence(steps.error()));
    AnswerPage page;
    Json answer { { "run", shortRun(**trail, *run) }, { "steps", Json::array() } };
    std::size_t at = std::min<std::size_t>(*after, steps->size());
    while (at < steps->size() && page.add(shortStep(**trail, (*steps)[at])))
        ++at;
    answer["steps"] = page.take();
    if (at < steps->size())
        answer["next_cursor"] = std::to_string(at);
    return answer;
}

TrailTools::Answer TrailTools::search(const Json &arguments)
{
    const auto trail = trailOf(arguments);
    const std::string expression = argument(arguments, "filter");
    const auto after = searchPosition(argument(arguments, "cursor"));
    if (!trail || !after)
        return std::unexpected(trail ? "Unknown cursor" : trail.error());
    if (expression.size() > longestExpression)
        return std::unexpected("The filter is too long.");
    const auto filter = Filter::parse(expression);
    if (filter ? !filter->judgedPolicies().empty() : expression.contains("policy.verdict"))
        return std::unexpected("policy.verdict is not available here. Ask why_denied about single steps.");
    if (!filter)
        return std::unexpected(FilterText::problem(filter.error()).toStdString());
    // Few at a time: an answer has no room for more, and the search continues after the last one.
    constexpr std::size_t mostHits = 25;
    const auto found = (*trail)->search(*filter, *after, mostHits, {}, maskedText);
    if (!found)
        return std::unexpected(sentence(found.error()));
    AnswerPage page;
    for (const SearchHit &hit : found->hits)
        if (!page.add(shortHit(**trail, hit)))
            return std::unexpected("The answer is too long. Narrow the filter.");
    Json answer { { "trail", trailLink(**trail) }, { "hits", page.take() } };
    if (!found->isLast)
        answer["next_cursor"] = cursorOf(found->next);
    return answer;
}

TrailTools::Answer TrailTools::readStep(const Json &arguments)
{
    const auto trail = trailOf(arguments);
    if (!trail)
        return std::unexpected(trail.error());
    const auto summary = stepOf(**trail, arguments);
    if (!summary)
        return std::unexpected(summary.error());
    const auto step = (*trail)->step(summary->id);
    if (!step)
        return std::unexpected(sentence(step.error()));
    Json answer = shortStep(**trail, *summary);
    const std::string part = argument(arguments, "part");
    if (part.empty()) {
        Json parts = Json::object();
        for (const std::string &name : stepPartNames())
            if (const std::string text = stepPart(*step, name); !text.empty())
                parts[name] = { { "text", shownText(text, 400) }, { "bytes", text.size() } };
        answer["final_answer"] = step->isFinalAnswer;
        answer["parts"] = std::move(parts);
        return answer;
    }
    if (!std::ranges::contains(stepPartNames(), part))
        return std::unexpected("There is no such part of a step.");
    const TextPiece piece = pieceOf(stepPart(*step, part), numberOf(arguments, "offset"));
    Json read { { "link", answer.at("link") }, { "part", part }, { "offset", piece.offset }, { "bytes", piece.total },
        { "text", piece.text } };
    if (!piece.isLast)
        read["next_offset"] = piece.offset + piece.text.size();
    return read;
}

/// The same as `vitrine policy why`, with the run of the step as the base.
TrailTools::Answer TrailTools::deniedCode(const Trail &trail, const StepSummary &step, const Policy &policy)
{
    const auto runtime = python();
    if (!runtime)
        return std::unexpected(runtime.error());
    auto record = trail.step(step.id);
    if (!record)
        return std::unexpected(sentence(record.error()));
    std::vector<ReplayStep> steps;
    steps.push_back({ step.id, std::move(*record) });
    const Reviewer reviewer(*runtime);
    FactBaseBuilder builder(reviewer);
    builder.addRun(
        step.run, steps, [&](StepId id) { return trail.executionsOfStep(id).value_or(std::vector<Execution> {}); });
    const PolicyVerdicts verdicts(builder.take(), policy);
    ShortList reasons(mostReasons);
    Json changes = Json::array();
    const bool hasCode = verdicts.base().codeStepCount() > 0;
    Json answer { { "verdict", hasCode ? Json(toString(verdicts.codeVerdict(0))) : Json(nullptr) } };
    for (const Objection &objection : hasCode ? verdicts.objections(0) : std::vector<Objection> {})
        reasons.add(
            { { "rule", objection.rule }, { "line", objection.line }, { "reason", objectionWords(objection) } });
    for (const Remedy &remedy : hasCode ? remediesFor(verdicts, 0) : std::vector<Remedy> {})
        changes.push_back(
            shownText(remedy.kind == Remedy::Kind::Profile ? "use policy " + remedy.policy.name
                                                           : DifferenceText::all(policy, remedy.policy).toStdString()));
    reasons.writeTo(answer, "reasons");
    answer["changes"] = std::move(changes);
    return answer;
}

namespace {

/// The denials that were recorded when the step ran: by a rule, by a hook, or by a person.
std::vector<Json> recordedDenials(const Trail &trail, StepId id, const StepRecord &step)
{
    std::vector<Json> denials;
    const auto add = [&denials](Json denial) {
        if (!std::ranges::contains(denials, denial))
            denials.push_back(std::move(denial));
    };
    for (const Execution &execution : trail.executionsOfStep(id).value_or(std::vector<Execution> {})) {
        if (!execution.end)
            continue;
        const StepResult &result = execution.end->result;
        for (const Finding &finding : result.findings)
            if (finding.severity == Severity::Denied)
                add(findingWords(finding));
        if (result.status == StepStatus::Blocked && result.error)
            add({ { "rule", result.error->rule }, { "reason", shownText(result.error->message) } });
    }
    const bool isBlocked = step.error && step.error->layer == ErrorLayer::Policy;
    if (isBlocked && denials.empty())
        add({ { "rule", "" }, { "reason", shownText(step.error->message) } });
    return denials;
}

} // namespace

TrailTools::Answer TrailTools::whyDenied(const Json &arguments)
{
    const auto trail = trailOf(arguments);
    if (!trail)
        return std::unexpected(trail.error());
    const auto summary = stepOf(**trail, arguments);
    if (!summary)
        return std::unexpected(summary.error());
    const auto step = (*trail)->step(summary->id);
    if (!step)
        return std::unexpected(sentence(step.error()));
    Json answer = shortStep(**trail, *summary);
    ShortList recorded(mostReasons / 2);
    for (Json &denial : recordedDenials(**trail, summary->id, *step))
        recorded.add(std::move(denial));
    recorded.writeTo(answer, "recorded_denials");
    // Recorded denials need no policy.
    if (argument(arguments, "policy").empty() && !m_policy)
        return answer;
    const auto policy = policyOf(arguments);
    if (!policy)
        return std::unexpected(policy.error());
    auto code = deniedCode(**trail, *summary, *policy);
    if (!code)
        return code;
    answer["policy"] = policy->name;
    answer["code"] = std::move(*code);
    const ActionJudge judge(*policy, mcpFolders());
    ShortList actions(mostReasons / 2);
    for (const ActionRecord &action : actionsOf(*step)) {
        if (action.kind == ActionKind::Code)
            continue;
        Json ruling = rulingWords(judgeAction(judge, action, FileLinks::Named));
        ruling["tool"] = shownText(action.tool, 60);
        actions.add(std::move(ruling));
    }
    actions.writeTo(answer, "actions");
    return answer;
}

TrailTools::Answer TrailTools::statistics(const Json &arguments)
{
    const auto trail = trailOf(arguments);
    const auto from = locationOf(arguments);
    if (!trail || !from)
        return std::unexpected(trail ? "Unknown cursor" : trail.error());
    const std::string grouping = arguments.value("by", std::string("all"));
    const auto *const by = std::ranges::find(mcpGroupings, grouping);
    if (by == mcpGroupings.end())
        return std::unexpected("Statistics are grouped by all, run, agent, model, policy or day.");
    const auto kind = static_cast<StatisticsBy>(by - mcpGroupings.begin());
    const auto head = (*trail)->head();
    if (!head)
        return std::unexpected(sentence(head.error()));
    const bool isKept
        = m_statistics && m_statistics->trail == *trail && m_statistics->by == kind && m_statistics->head == *head;
    if (!isKept) {
        auto read = (*trail)->statistics(kind);
        if (!read)
            return std::unexpected(sentence(read.error()));
        m_statistics = KeptStatistics { *trail, kind, *head, std::move(*read) };
    }
    const Statistics &figures = m_statistics->figures;
    Json answer { { "trail", trailLink(**trail) }, { "by", grouping } };
    AnswerPage page;
    if (kind != StatisticsBy::All) {
        std::size_t at = std::min<std::size_t>(*from, figures.groups.size());
        while (at < figures.groups.size() && page.add(shortFigures(figures.groups[at])))
            ++at;
        answer["groups"] = page.take();
        if (at < figures.groups.size())
            answer["next_cursor"] = std::to_string(at);
        return answer;
    }
    answer["all"] = shortFigures(figures.all);
    const auto write = [&answer](const std::string &name, const std::vector<NamedCount> &counts) {
        ShortList list(15);
        for (const NamedCount &count : counts)
            list.add({ { "name", shownText(count.name, 60) }, { "count", count.count } });
        list.writeTo(answer, name);
    };
    write("tools", figures.tools);
    write("imports", figures.modules);
    write("replays", figures.verdicts);
    ShortList failures(10);
    for (const ErrorGroup &family : figures.errors)
        failures.add({ { "layer", family.layer }, { "cause", shownText(family.cause, 60) },
            { "example", shownText(family.example, 160) }, { "count", family.count } });
    failures.writeTo(answer, "failures");
    return answer;
}

TrailTools::Answer TrailTools::codeVerdict(const Policy &policy, const std::string &code)
{
    const auto runtime = python();
    if (!runtime)
        return std::unexpected(runtime.error());
    const Reviewer reviewer(*runtime);
    SessionReview session(reviewer, policy, {});
    session.add(1, code);
    const auto steps = session.take();
    ShortList findings(mostReasons);
    for (const ReviewedStep &step : steps)
        for (const Finding &finding : step.review.findings)
            if (finding.severity == Severity::Denied)
                findings.add(findingWords(finding));
    const auto fault = steps.empty() ? std::nullopt : steps.front().review.syntaxError;
    const Verdict verdict = steps.empty() || fault ? Verdict::Undecidable : steps.front().review.verdict;
    Json answer { { "policy", policy.name }, { "verdict", toString(verdict) } };
    if (fault)
        answer["syntax_error"] = { { "line", fault->line }, { "message", shownText(fault->message) } };
    findings.writeTo(answer, "findings");
    return answer;
}

TrailTools::Answer TrailTools::checkSnippet(const Json &arguments)
{
    constexpr auto kinds = std::to_array<const char *>({ "code", "command", "read", "write", "edit", "fetch" });
    const auto isGiven = [&](const char *kind) { return arguments.contains(kind); };
    if (std::ranges::count_if(kinds, isGiven) != 1)
        return std::unexpected("Give exactly one of code, command, read, write, edit and fetch.");
    const auto policy = policyOf(arguments);
    if (!policy)
        return std::unexpected(policy.error());
    const std::string kind = *std::ranges::find_if(kinds, isGiven);
    const std::string text = argument(arguments, kind.c_str());
    if (kind == "code")
        return codeVerdict(*policy, text);
    const ActionJudge judge(*policy, mcpFolders());
    const auto ruling = [&] {
        if (kind == "command")
            return judgeShell(judge, shellFacts(ShellParser(), text));
        if (kind == "fetch")
            return judgeAddress(judge, text);
        // Not judgeFile: clients must not learn whether a path on this machine is a link.
        const auto part = kind == "read" ? ActionPart::Read : kind == "write" ? ActionPart::Write : ActionPart::Edit;
        return judge.file(part, text);
    }();
    Json answer = rulingWords(ruling);
    answer["policy"] = policy->name;
    return answer;
}

TrailTools::Answer TrailTools::verify(const Json &arguments)
{
    const auto trail = trailOf(arguments);
    if (!trail)
        return std::unexpected(trail.error());
    const auto verification = (*trail)->verify();
    if (!verification)
        return std::unexpected(sentence(verification.error()));
    Json answer = shortVerification(**trail, *verification);
    answer["trail"] = trailLink(**trail);
    return answer;
}

} // namespace vitrine
