// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/policycheckformats.h"

#include "app/export/ciformats.h"
#include "executor/policy/policydocument.h"

#include <QFileInfo>
#include <QUrl>

#include <algorithm>
#include <format>
#include <map>
#include <set>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;
using Counts = std::map<std::string, std::uint64_t>;

/// "imports.deny" of "imports.deny:numpy.f2py".
std::string ruleName(const std::string &rule) { return rule.substr(0, rule.find(':')); }

Json stepJson(const JudgedInput &input, const PolicyVerdicts &verdicts, StepIndex step)
{
    Json reasons = Json::array();
    for (const Objection &objection : verdicts.objections(step))
        reasons.push_back(objectionJson(objection));
    const FactBase &base = *input.base;
    return { { "run", input.runs[base.runOf(step)].number }, { "ordinal", base.ordinal(step) },
        { "verdict", toString(verdicts.isDenied(step) ? Verdict::Denied : Verdict::Allowed) },
        { "reasons", std::move(reasons) } };
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
    return { { "runs", input.base->runCount() }, { "code_steps", input.base->stepCount() },
        { "denied", verdicts.denied() }, { "by_module", byModule }, { "by_rule", byRule } };
}

std::string message(const Objection &objection) { return objectionText(objection).toStdString(); }

/// Where there are several logs, each may have a run of that number: "math.jsonl/run-3/step-2.py".
std::string placeOf(const JudgedInput &input, StepIndex step)
{
    const JudgedInput::Run &run = input.runs[input.base->runOf(step)];
    const std::string uri = stepUri(static_cast<std::int64_t>(run.number), input.base->ordinal(step));
    const bool isAlone
        = std::ranges::all_of(input.runs, [&run](const JudgedInput::Run &other) { return other.file == run.file; });
    if (isAlone)
        return uri;
    return QUrl::toPercentEncoding(QFileInfo(QString::fromStdString(run.file)).fileName()).toStdString() + '/' + uri;
}

} // namespace

Json objectionJson(const Objection &objection)
{
    Json json { { "rule", objection.rule }, { "subject", objection.subject }, { "line", objection.line } };
    if (objection.limit)
        json["used"] = objection.used;
    return json;
}

Json checkJson(const JudgedInput &input, const PolicyVerdicts &verdicts)
{
    Json files = Json::array();
    for (RunIndex run = 0; run < input.runs.size(); ++run) {
        if (files.empty() || files.back()["file"] != input.runs[run].file)
            files.push_back({ { "file", input.runs[run].file }, { "steps", Json::array() } });
        const auto [first, end] = input.base->stepsOf(run);
        for (StepIndex step = first; step < end; ++step)
            files.back()["steps"].push_back(stepJson(input, verdicts, step));
    }
    const Policy &policy = verdicts.policy();
    return { { "policy", { { "name", policy.name }, { "hash", policyHash(policy) } } }, { "files", std::move(files) },
        { "summary", summaryJson(input, verdicts) } };
}

Json checkSarif(const JudgedInput &input, const PolicyVerdicts &verdicts)
{
    const FactBase &base = *input.base;
    SarifLog log;
    for (StepIndex step = 0; step < base.stepCount(); ++step)
        for (const Objection &objection : verdicts.objections(step))
            log.add(objection.rule, "error", message(objection),
                { placeOf(input, step), std::max(1, static_cast<int>(objection.line)), 1 });
    return log.take();
}

std::string checkJunit(const JudgedInput &input, const PolicyVerdicts &verdicts)
{
    const FactBase &base = *input.base;
    std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n";
    for (RunIndex run = 0; run < base.runCount(); ++run) {
        const auto [first, end] = base.stepsOf(run);
        std::string cases;
        int failures = 0;
        for (StepIndex step = first; step < end; ++step) {
            cases += std::format(
                "  <testcase classname=\"run {}\" name=\"step {}\"", base.runId(run), base.ordinal(step));
            const auto objections = verdicts.objections(step);
            if (objections.empty()) {
                cases += "/>\n";
                continue;
            }
            ++failures;
            cases += std::format(">\n    <failure type=\"{}\" message=\"{}\"/>\n  </testcase>\n",
                xmlText(objections.front().rule), xmlText(message(objections.front())));
        }
        text += std::format(" <testsuite name=\"run {}: {}\" tests=\"{}\" failures=\"{}\">\n{} </testsuite>\n",
            base.runId(run), xmlText(input.runs[run].task, longestTitle), end - first, failures, cases);
    }
    return text + "</testsuites>";
}

} // namespace vitrine
