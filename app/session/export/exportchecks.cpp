// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/export/ciformats.h"
#include "app/session/export/exportjson.h"
#include "app/session/export/trailexport.h"
#include "app/wording/findingtext.h"
#include "app/wording/steptext.h"
#include "app/wording/words.h"
#include "base/formatted.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <optional>

/// Formats of continuous integration: SARIF for denials and failures, JUnit for how replays compare. Sentences are in
/// the user's language; identifiers for programs (rules, positions, names of suites and cases) are the same in all.
namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

/// The text of an error for readers. Code scanning rejects results without a message, and logs have errors without one.
std::string recordedMessage(const ErrorRecord &error)
{
    const std::string &name = error.causeType.empty() ? error.type : error.causeType;
    return error.message.empty() ? name.empty() ? std::string("error") : name : error.message;
}

class Sarif final : public TrailExport {
public:
    using TrailExport::TrailExport;
    void add(const ExportedRun &run) override
    {
        for (const ExportedStep &step : run.steps) {
            if (step.record.error)
                addResult(step.record.error->layer == ErrorLayer::Policy ? "recorded.blocked" : "recorded.error",
                    recordedMessage(*step.record.error), run, step, 1, 1);
            if (step.executions.empty() || !step.executions.front().end)
                continue;
            const ExecutionEnd &end = *step.executions.front().end;
            for (const Finding &finding : end.result.findings)
                addFinding(finding, run, step);
            if (end.result.error)
                addResult(end.result.error->rule.empty() ? "replay.error" : end.result.error->rule,
                    end.result.error->type + ": " + end.result.error->message, run, step,
                    std::max(1, end.result.error->line), std::max(1, end.result.error->column));
        }
    }
    void end() override { write(dumped(m_log.take(), 1) + '\n'); }

private:
    /// Findings in logs or output have no position in the code.
    void addFinding(const Finding &finding, const ExportedRun &run, const ExportedStep &step)
    {
        const bool isInCode = finding.part == FindingPart::Code;
        addResult(finding.rule.empty() ? finding.code : finding.rule, FindingText::sentence(finding).toStdString(), run,
            step, isInCode ? std::max(1, finding.line) : 1, isInCode ? std::max(1, finding.column) : 1,
            levelOf(finding.severity), FindingText::rule(finding.code).toStdString());
    }

    static std::string_view levelOf(Severity severity)
    {
        switch (severity) {
        case Severity::Note: return "note";
        case Severity::Warning: return "warning";
        case Severity::Denied: break;
        }
        return "error";
    }

    void addResult(const std::string &rule, const std::string &message, const ExportedRun &run,
        const ExportedStep &step, int line, int column, std::string_view level = "error", const std::string &about = {})
    {
        m_log.add({ rule.empty() ? "unknown" : rule, about, level, message,
            { stepUri(run.run.id, step.record.ordinal), line, column } });
    }

    SarifLog m_log;
};

/// One test case per step: the verdict of its latest replay, or the recorded status if it was not replayed.
class Junit final : public TrailExport {
public:
    using TrailExport::TrailExport;
    void begin(const ExportHead &) override { write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"); }
    void end() override { write("</testsuites>\n"); }
    void add(const ExportedRun &run) override
    {
        std::string cases;
        int count = 0;
        int failures = 0;
        for (const ExportedStep &step : run.steps) {
            if (step.record.code.empty())
                continue;
            ++count;
            const std::string failure = failureOf(step);
            failures += failure.empty() ? 0 : 1;
            cases += formatted("  <testcase classname=\"run {}\" name=\"step {}\"{}{}\n", run.run.id,
                step.record.ordinal, timeOf(step), failure.empty() ? "/>" : ">\n    " + failure + "\n  </testcase>");
        }
        write(formatted(" <testsuite name=\"run {}: {}\" tests=\"{}\" failures=\"{}\">\n{} </testsuite>\n", run.run.id,
            xmlText(run.run.record.task, longestTitle), count, failures, cases));
    }

private:
    static const ExecutionEnd *newestEnd(const ExportedStep &step)
    {
        return !step.executions.empty() && step.executions.front().end ? &*step.executions.front().end : nullptr;
    }
    /// The time of the case; nothing if it was not recorded, which is not the same as no time.
    static std::string timeOf(const ExportedStep &step)
    {
        const ExecutionEnd *end = newestEnd(step);
        const auto seconds = end ? std::optional(end->result.usage.wallSeconds) : step.record.time.seconds;
        return seconds && std::isfinite(*seconds) ? formatted(" time=\"{:.6f}\"", std::max(0.0, *seconds))
                                                  : std::string();
    }
    static std::string failureOf(const ExportedStep &step)
    {
        const ExecutionEnd *newest = newestEnd(step);
        if (!newest)
            return step.record.error ? formatted("<failure type=\"{}\" message=\"{}\"/>", recordedStatusOf(step),
                                           xmlText(recordedMessage(*step.record.error)))
                                     : std::string();
        const ExecutionEnd &end = *newest;
        const bool isFine = end.verdict == ReplayVerdict::Same || end.verdict == ReplayVerdict::Noise
            || end.verdict == ReplayVerdict::Fixed || end.verdict == ReplayVerdict::None;
        if (isFine)
            return {};
        const QString reason = StepText::reason(end.reason);
        const QString said = reason.isEmpty() ? Words::replayVerdict(end.verdict).text : reason;
        return formatted("<failure type=\"{}\" message=\"{}\">{}</failure>", toString(end.verdict),
            xmlText(said.toStdString()), end.result.error ? xmlText(errorText(*end.result.error)) : std::string());
    }
    static std::string errorText(const StepError &error) { return error.type + ": " + error.message; }
};

} // namespace

std::unique_ptr<TrailExport> makeCheckExport(std::string_view format, TrailExport::Sink sink)
{
    if (format == "sarif")
        return std::make_unique<Sarif>(std::move(sink));
    return std::make_unique<Junit>(std::move(sink));
}

} // namespace vitrine
