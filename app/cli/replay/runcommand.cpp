// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/command.h"
#include "app/cli/command/commands.h"
#include "app/cli/options/executionoptions.h"
#include "app/cli/print/stepprinter.h"
#include "app/session/textfile.h"
#include "app/wording/numbertext.h"
#include "app/wording/safetext.h"
#include "base/jsondepth.h"
#include "base/parsedjson.h"
#include "base/version.h"
#include "executor/policy/profiles.h"
#include "models/replay/runreplayer.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <expected>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace vitrine {

/// `vitrine run`: files are the steps of one run, in order, in one session.
class RunCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::RunCommand)

public:
    explicit RunCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    Result<RunId> recordRun(Recorder &recorder) const;
    ExitStatus runSteps(Console &console, ExecutionSetup &setup, ReplayRequest &request);
    std::expected<std::map<std::string, std::string>, ExitStatus> variables(Console &console) const;

    ExecutionOptions m_options;
    bool m_isJson = false;
    std::string m_variables;
    std::vector<std::string> m_files;
};

namespace {

using Json = nlohmann::ordered_json;

/// The files as steps that no log recorded; nothing runs if one of them cannot be read.
std::expected<std::vector<ReplayStep>, ExitStatus> readSteps(Console &console, const std::vector<std::string> &files)
{
    std::vector<ReplayStep> steps;
    auto status = ExitStatus::Fine;
    for (const std::string &file : files) {
        auto code = readPythonFile(file);
        if (!code) {
            status = worse(status, report(console, code.error()));
            continue;
        }
        ReplayStep step;
        step.record.ordinal = steps.size() + 1;
        step.record.code.push_back({ Language::Python, std::move(*code), CodeOrigin::Edited });
        steps.push_back(std::move(step));
    }
    if (status != ExitStatus::Fine)
        return std::unexpected(status);
    return steps;
}

Json stepsJson(const std::vector<ReplayedStep> &steps, const std::vector<std::string> &files)
{
    Json list = Json::array();
    for (const ReplayedStep &step : steps) {
        Json json = parsedJson<Json>(toJson(step.result));
        json["file"] = files[step.ordinal - 1];
        list.push_back(std::move(json));
    }
    return list;
}

bool isFine(const ReplayedStep &step) { return step.result.status == StepStatus::Ok; }

} // namespace

RunCommand::RunCommand(CLI::App &above)
    : Command(
          above.add_subcommand("run", tr("Run files as the steps of one run, in order, in one session").toStdString()))
{
    m_options.declare(parser());
    parser().add_flag("--json", m_isJson, tr("Print one JSON document").toStdString());
    parser()
        .add_option("--variables", m_variables, tr("JSON file with an object of initial variables").toStdString())
        ->type_name("F");
    parser().add_option("STEP", m_files, tr("Python files; - is standard input").toStdString())->required();
}

ExitStatus RunCommand::run(Console &console)
{
    if (std::ranges::count(m_files, "-") > 1) {
        console.message(tr("Standard input can be used for only one step."));
        return ExitStatus::Unusable;
    }
    auto steps = readSteps(console, m_files);
    if (!steps)
        return steps.error();
    auto given = variables(console);
    if (!given)
        return given.error();
    m_options.expectSteps(steps->size());
    auto setup = m_options.prepare(console);
    if (!setup)
        return setup.error();
    ReplayRequest request;
    request.variables = std::move(*given);
    request.steps = std::move(*steps);
    request.policy = setup->policy.value_or(defaultPolicy());
    request.determinism = setup->determinism;
    request.tools = std::move(setup->tools);
    request.tools.merge(defaultTools());
    return runSteps(console, *setup, request);
}

std::expected<std::map<std::string, std::string>, ExitStatus> RunCommand::variables(Console &console) const
{
    std::map<std::string, std::string> values;
    if (m_variables.empty())
        return values;
    const auto text = readTextFile(m_variables);
    if (!text)
        return std::unexpected(report(console, text.error()));
    const Json json = isShallowJson(*text) ? parsedJson<Json>(*text) : Json();
    if (!json.is_object()) {
        //: %1: name of a file
        console.message(tr("%1: expected a JSON object of variables by name.").arg(safeLine(m_variables)));
        return std::unexpected(ExitStatus::Unusable);
    }
    for (const auto &[name, value] : json.items())
        values.emplace(name, value.dump());
    return values;
}

/// The files are the steps of a run that is recorded while it runs.
Result<RunId> RunCommand::recordRun(Recorder &recorder) const
{
    const double now = static_cast<double>(QDateTime::currentMSecsSinceEpoch()) / 1000;
    SourceRecord source;
    source.format = "vitrine-run";
    source.importerVersion = VITRINE_VERSION;
    source.importedAt = now;
    const auto id = recorder.addSource(source);
    if (!id)
        return std::unexpected(id.error());
    RunRecord run;
    run.indexInSource = 1;
    run.framework = "vitrine";
    run.frameworkVersion = VITRINE_VERSION;
    run.time = { now, {}, {}, Quality::Recorded };
    for (const std::string &file : m_files)
        run.task.append(run.task.empty() ? "" : " ").append(file);
    const auto added = recorder.addRun(*id, run, {});
    if (!added)
        return std::unexpected(added.error());
    const auto completed = recorder.completeSource(*id, "{}");
    return completed ? Result<RunId>(added->run) : std::unexpected(completed.error());
}

ExitStatus RunCommand::runSteps(Console &console, ExecutionSetup &setup, ReplayRequest &request)
{
    if (setup.recorder) {
        const auto run = recordRun(*setup.recorder);
        if (!run)
            return report(console, run.error());
        request.run = *run;
    }
    RunReplayer replayer(*setup.executor, setup.recorder.get(), nullptr, setup.interruption->token());
    StepPrinter printer(console);
    ReplayObserver observer;
    if (!m_isJson)
        observer.finished = [&](const ReplayedStep &step) {
            const QString file = safeLine(m_files[step.ordinal - 1]);
            //: %1: number of a step, %2: its file
            printer.printHead(
                tr("Step %1  %2").arg(QLocale().toString(static_cast<qulonglong>(step.ordinal)), file), step.result);
            printer.printDetails(step.result);
            console.flush();
        };
    const auto steps = replayer.runScratch(request, observer);
    if (!steps)
        return report(console, steps.error());
    if (m_isJson)
        console.document({ { "steps", stepsJson(*steps, m_files) } });
    if (replayer.isCancelled())
        //: %1, %2: numbers of steps
        console.message(tr("Interrupted in step %1 of %2: the rest did not run.")
                .arg(numberText(steps->size()), numberText(m_files.size())));
    return replayer.isCancelled() || !std::ranges::all_of(*steps, isFine) ? ExitStatus::Failed : ExitStatus::Fine;
}

std::unique_ptr<Command> makeRunCommand(CLI::App &above) { return std::make_unique<RunCommand>(above); }

} // namespace vitrine
