// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/replay/judgedinput.h"

#include "app/cli/options/executionoptions.h"
#include "app/cli/replay/replaysource.h"
#include "app/session/textfile.h"
#include "app/wording/objectiontext.h"
#include "models/judging/factbasebuilder.h"
#include "models/trail/read/trail.h"

#include <QCoreApplication>

#include <map>
#include <utility>

namespace vitrine {

namespace {

/// The trails that runs were read from, each opened once.
class OpenTrails final {
public:
    std::vector<Execution> executionsOf(const std::string &file, StepId step)
    {
        const auto [at, isNew] = m_trails.try_emplace(file);
        if (isNew)
            at->second = Trail::open(file).value_or(nullptr);
        return at->second ? at->second->executionsOfStep(step).value_or(std::vector<Execution> {})
                          : std::vector<Execution> {};
    }

private:
    std::map<std::string, std::unique_ptr<Trail>> m_trails;
};

/// Python files are the steps of one run, in order; they are removed from the list.
std::vector<ReplayStep> takePythonSteps(Console &console, std::vector<std::string> &files, ExitStatus &status)
{
    std::vector<ReplayStep> steps;
    std::erase_if(files, [&](const std::string &file) {
        if (!file.ends_with(".py"))
            return false;
        auto code = readPythonFile(file);
        if (!code) {
            status = worse(status, report(console, code.error()));
            return true;
        }
        ReplayStep step;
        step.record.ordinal = steps.size() + 1;
        step.record.code.push_back({ .language = Language::Python, .text = std::move(*code) });
        steps.push_back(std::move(step));
        return true;
    });
    return steps;
}

/// The trail is closed afterwards: it has one writer.
std::expected<ReplaySource::Loaded, ExitStatus> load(
    Console &console, const std::vector<std::string> &files, const std::string &trail)
{
    if (trail.empty())
        return ReplaySource(console, nullptr, {}, {}).load(files);
    const auto recorder = Recorder::open(trail);
    if (!recorder)
        return std::unexpected(report(console, recorder.error()));
    return ReplaySource(console, recorder->get(), {}, {}).load(files);
}

} // namespace

std::expected<JudgedInput, ExitStatus> readJudgedInput(Console &console, const std::vector<std::string> &files,
    bool keepsRequests, const std::string &trail, const std::string &project)
{
    const auto python = ExecutionOptions::startPython(console);
    if (!python)
        return std::unexpected(python.error());
    const Reviewer reviewer(*python);
    std::vector<std::string> logs = files;
    JudgedInput input;
    std::vector<ReplayStep> steps = takePythonSteps(console, logs, input.status);
    auto loaded = logs.empty() ? std::expected<ReplaySource::Loaded, ExitStatus>() : load(console, logs, trail);
    if (!loaded)
        return std::unexpected(loaded.error());
    input.status = worse(input.status, loaded->status);
    OpenTrails trails;
    FactBaseBuilder builder(reviewer);
    if (!steps.empty()) {
        builder.addRun(1, steps);
        input.actions.addRun(steps);
        input.runs.push_back({ files.front(), 1, {}, {}, 0, {} });
        if (keepsRequests)
            input.runs.back().request.steps = std::move(steps);
    }
    for (ReplayRun &run : loaded->runs) {
        const auto executions
            = [&](StepId step) { return trails.executionsOf(trail.empty() ? run.file : trail, step); };
        const RunId stored = run.request.run;
        const std::string storedIn = stored == 0 ? std::string() : trail.empty() ? run.file : trail;
        builder.addRun(static_cast<std::int64_t>(run.number), run.request.steps,
            stored != 0 ? FactBaseBuilder::ExecutionsOf(executions) : nullptr, {},
            project.empty() ? run.project : project);
        input.actions.addRun(run.request.steps, project.empty() ? run.project : project);
        input.runs.push_back(
            { std::move(run.file), run.number, std::move(run.task), storedIn, stored, {}, run.dialect });
        if (keepsRequests)
            input.runs.back().request = std::move(run.request);
    }
    input.base = builder.take();
    input.actions.parse(input.base->actions());
    return input;
}

QString objectionText(const Objection &objection) { return ObjectionText::sentence(objection); }

QString openQuestionText(const FactBase &base, StepIndex step)
{
    if (base.has(step, FactBase::Unreadable))
        return QCoreApplication::translate("vitrine::JudgedInput", "The code is not valid Python");
    //: Of code that hands other code to exec and the like
    return QCoreApplication::translate(
        "vitrine::JudgedInput", "The code runs other code that is only known at run time");
}

} // namespace vitrine
