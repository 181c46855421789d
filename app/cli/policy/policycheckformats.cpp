// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/policy/policycheckformats.h"

#include "app/session/export/ciformats.h"
#include "app/wording/findingtext.h"
#include "app/wording/rulingtext.h"
#include "app/wording/safetext.h"
#include "app/wording/words.h"
#include "base/formatted.h"
#include "executor/policy/policydocument.h"
#include "models/judging/actionverdicts.h"

#include <algorithm>
#include <map>
#include <set>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;
using Counts = std::map<std::string, std::uint64_t>;

/// "imports.deny" for "imports.deny:numpy.f2py".
std::string ruleName(const std::string &rule) { return rule.substr(0, rule.find(':')); }

Json stepJson(const JudgedInput &input, const PolicyVerdicts &verdicts, StepIndex step)
{
    Json reasons = Json::array();
    for (const Objection &objection : verdicts.objections(step))
        reasons.push_back(objectionJson(objection));
    const FactBase &base = *input.base;
    return { { "run", input.runs[base.runOf(step)].number }, { "ordinal", base.ordinal(step) },
        { "verdict", toString(verdicts.codeVerdict(step)) }, { "reasons", std::move(reasons) } };
}

Json summaryJson(const JudgedInput &input, const PolicyVerdicts &verdicts)
{
    Counts byRule;
    Counts byModule;
    for (StepIndex step = 0; step < input.base->stepCount(); ++step) {
        std::set<std::string> rules;
        for (const Objection &objection : verdicts.objections(step)) {
            if (rules.insert(ruleName(objection.rule)).second)
                ++byRule[ruleName(objection.rule)];
            if (objection.kind == UseKind::Import)
                ++byModule[objection.subject];
        }
    }
    return { { "runs", input.base->runCount() }, { "python_steps", input.base->codeStepCount() },
        { "denied", verdicts.codeCount(Verdict::Denied) }, { "undecidable", verdicts.codeCount(Verdict::Undecidable) },
        { "by_module", byModule }, { "by_rule", byRule } };
}

std::string message(const Objection &objection) { return objectionText(objection).toStdString(); }

/// "run-3/step-2.py", "math.jsonl/run-3/step-2.py".
std::string locationOf(const LogNames &names, const JudgedInput &input, StepIndex step)
{
    const JudgedInput::Run &run = input.runs[input.base->runOf(step)];
    const std::string log = names.of(run.file);
    const std::string uri = stepUri(static_cast<std::int64_t>(run.number), input.base->ordinal(step));
    return log.empty() ? uri : log + '/' + uri;
}

/// "run 3", "math.jsonl run 3".
std::string titleOf(const LogNames &names, const JudgedInput::Run &run)
{
    const std::string log = names.of(run.file);
    return formatted("{}{}run {}", log, log.empty() ? "" : " ", run.number);
}

constexpr auto openRule = "undecidable";

/// Denied actions and those to ask about. Unknown ones, for which the policy has no rules, are not results.
void addActions(SarifLog &log, const LogNames &names, const JudgedInput &input, const ActionRulings &rulings)
{
    for (std::size_t i = 0; i < input.actions.all().size(); ++i) {
        const RecordedAction &action = input.actions.all()[i];
        const ActionRuling &ruling = rulings.of(i);
        if (ruling.outcome != ActionOutcome::Deny && ruling.outcome != ActionOutcome::Ask)
            continue;
        const JudgedInput::Run &run = input.runs[action.run];
        const std::string name = names.of(run.file);
        const std::string uri = stepUri(static_cast<std::int64_t>(run.number), action.ordinal);
        log.add({ ruling.rule, Words::policyVerdict(verdictOf(ruling.outcome)).text.toStdString(),
            ruling.outcome == ActionOutcome::Deny ? "error" : "warning",
            RulingText::reason(ruling).toStdString() + " " + safeLine(action.subject).toStdString(),
            { name.empty() ? uri : name + '/' + uri, 1, 1 } });
    }
}

/// The actions of runs outside Python code, for runs with any.
Json actionsByRun(const JudgedInput &input)
{
    Json list = Json::array();
    for (std::size_t run = 0; run < input.actions.runCount(); ++run)
        if (const ActionCounts counts = input.actions.counts(run); counts != ActionCounts {})
            list.push_back({ { "file", input.runs[run].file }, { "run", input.runs[run].number },
                { "commands", counts.commands }, { "reads", counts.reads }, { "writes", counts.writes },
                { "fetches", counts.fetches }, { "tools", counts.tools }, { "programs", counts.programs },
                { "files", counts.files }, { "hosts", counts.hosts }, { "scripts", counts.scripts } });
    return list;
}

/// A test case, and what it counts as.
struct JunitCase {
    std::string text;
    int failures = 0;
    int skipped = 0;
};

JunitCase junitCase(const std::string &className, const PolicyVerdicts &verdicts, StepIndex step)
{
    const FactBase &base = verdicts.base();
    JunitCase made;
    made.text = formatted("  <testcase classname=\"{}\" name=\"step {}\"", xmlText(className), base.ordinal(step));
    const auto objections = verdicts.objections(step);
    std::string all;
    for (const Objection &objection : objections)
        all += (objection.line > 0 ? formatted("{}: ", objection.line) : std::string()) + message(objection) + '\n';
    made.failures = objections.empty() ? 0 : 1;
    made.skipped = verdicts.codeVerdict(step) == Verdict::Undecidable ? 1 : 0;
    if (made.failures > 0)
        made.text += formatted(">\n    <failure type=\"{}\" message=\"{}\">{}</failure>\n  </testcase>\n",
            xmlText(objections.front().rule), xmlText(message(objections.front())), xmlText(all));
    else if (made.skipped > 0)
        made.text += formatted(
            ">\n    <skipped message=\"{}\"/>\n  </testcase>\n", xmlText(openQuestionText(base, step).toStdString()));
    else
        made.text += "/>\n";
    return made;
}

/// A denied action is a failure. An action to ask about is skipped, like one that the rules cannot decide.
JunitCase junitCase(const std::string &className, const RecordedAction &action, const ActionRuling &ruling)
{
    JunitCase made;
    made.text = formatted("  <testcase classname=\"{}\" name=\"step {}: {}\"", xmlText(className), action.ordinal,
        xmlText(safeLine(action.subject, longestTitle).toStdString()));
    const std::string outcome = xmlText(Words::policyVerdict(verdictOf(ruling.outcome)).text.toStdString());
    const std::string reason = xmlText(RulingText::reason(ruling).toStdString());
    made.failures = ruling.outcome == ActionOutcome::Deny ? 1 : 0;
    made.skipped = ruling.outcome == ActionOutcome::Ask
            || (ruling.outcome == ActionOutcome::Unknown && ruling.reason != ActionRuling::Reason::NoRules)
        ? 1
        : 0;
    if (made.failures > 0)
        made.text
            += formatted(">\n    <failure type=\"{}\" message=\"{}\"/>\n  </testcase>\n", xmlText(ruling.rule), reason);
    else if (made.skipped > 0)
        made.text += formatted(">\n    <skipped message=\"{}: {}\"/>\n  </testcase>\n", outcome, reason);
    else
        made.text += "/>\n";
    return made;
}

} // namespace

LogNames logNames(const JudgedInput &input)
{
    LogNames names;
    for (const JudgedInput::Run &run : input.runs)
        names.add(run.file);
    return names;
}

Json objectionJson(const Objection &objection)
{
    Json json { { "rule", objection.rule }, { "subject", objection.subject }, { "line", objection.line } };
    if (objection.limit)
        json["used"] = objection.used;
    return json;
}

Json checkJson(const JudgedInput &input, const PolicyVerdicts &verdicts, const ActionRulings &rulings,
    const std::optional<std::string> &name)
{
    Json files = Json::array();
    for (RunIndex run = 0; run < input.runs.size(); ++run) {
        if (files.empty() || files.back()["file"] != input.runs[run].file)
            files.push_back(
                { { "file", input.runs[run].file }, { "steps", Json::array() }, { "actions", Json::array() } });
        const auto [first, end] = input.base->stepsOf(run);
        for (StepIndex step = first; step < end; ++step)
            if (input.base->hasCode(step))
                files.back()["steps"].push_back(stepJson(input, verdicts, step));
        for (Json &action : rulings.json(run))
            files.back()["actions"].push_back(std::move(action));
    }
    const Policy &policy = verdicts.policy();
    Json summary = summaryJson(input, verdicts);
    summary["actions"] = rulings.counts();
    summary["actions_by_run"] = actionsByRun(input);
    return { { "policy", { { "name", name ? Json(*name) : Json() }, { "hash", policyHash(policy) } } },
        { "files", std::move(files) }, { "summary", std::move(summary) } };
}

Json checkSarif(const JudgedInput &input, const PolicyVerdicts &verdicts, const ActionRulings &rulings)
{
    const FactBase &base = *input.base;
    const LogNames names = logNames(input);
    SarifLog log;
    for (StepIndex step = 0; step < base.stepCount(); ++step) {
        const std::string location = locationOf(names, input, step);
        for (const Objection &objection : verdicts.objections(step))
            log.add({ objection.rule, FindingText::rule(objection.code).toStdString(), "error", message(objection),
                { location, std::max(1, static_cast<int>(objection.line)), 1 } });
        if (verdicts.codeVerdict(step) == Verdict::Undecidable)
            log.addForReview({ .rule = openRule,
                .message = openQuestionText(base, step).toStdString(),
                .location = { .uri = location } });
    }
    addActions(log, names, input, rulings);
    return log.take();
}

std::string checkJunit(const JudgedInput &input, const PolicyVerdicts &verdicts, const ActionRulings &rulings)
{
    const FactBase &base = *input.base;
    const LogNames names = logNames(input);
    std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n";
    for (RunIndex run = 0; run < base.runCount(); ++run) {
        const std::string title = titleOf(names, input.runs[run]);
        JunitCase all;
        std::size_t tests = 0;
        const auto add = [&](const JunitCase &made) {
            ++tests;
            all.text += made.text;
            all.failures += made.failures;
            all.skipped += made.skipped;
        };
        const auto [first, end] = base.stepsOf(run);
        for (StepIndex step = first; step < end; ++step)
            if (base.hasCode(step))
                add(junitCase(title, verdicts, step));
        for (std::size_t i = 0; i < input.actions.all().size(); ++i)
            if (input.actions.all()[i].run == run)
                add(junitCase(title, input.actions.all()[i], rulings.of(i)));
        text += formatted(" <testsuite name=\"{}: {}\" tests=\"{}\" failures=\"{}\" errors=\"0\" "
                          "skipped=\"{}\">\n{} </testsuite>\n",
            xmlText(title), xmlText(input.runs[run].task, longestTitle), tests, all.failures, all.skipped, all.text);
    }
    return text + "</testsuites>";
}

} // namespace vitrine
