// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/executionoptions.h"

#include "app/cli/options/numbercheck.h"
#include "app/cli/options/policychoice.h"
#include "app/cli/print/sentences.h"
#include "app/session/execution/workerpythons.h"
#include "app/session/textfile.h"
#include "app/wording/safetext.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace vitrine {

namespace {

constexpr std::string_view policyOfLogName = "from-log";

/// nullptr if the user typed an unknown id.
const ExecutorInfo *chosenExecutor(const std::string &id) { return executorInfo(QString::fromStdString(id)); }

QString listedExecutors()
{
    QStringList lines;
    for (const auto &info : executorInfos())
        //: Line of the help. %1: name of an executor, %2: what it is
        lines << ExecutionOptions::tr("%1: %2").arg(info.id, executorDescription(info));
    return lines.join(u"; ");
}

} // namespace

ExitStatus report(Console &console, const Error &error)
{
    console.message(Sentences::failure(error));
    return exitStatusOf(error);
}

void ExecutionOptions::declarePolicy(CLI::App &parser)
{
    parser
        .add_option("--policy", m_policy,
            tr("Policy for the code: a file, or one of %1").arg(QString::fromStdString(listedProfiles())).toStdString())
        ->type_name("P");
}

void ExecutionOptions::declare(CLI::App &parser)
{
    declarePolicy(parser);
    parser
        .add_option("--executor", m_executor,
            //: %1: list of executors, each with what it is
            tr("Where the code runs. %1").arg(listedExecutors()).toStdString())
        ->type_name("E")
        ->capture_default_str();
    parser
        .add_option("--python", m_python,
            tr("Interpreter that runs the code in the sandbox, with the packages of its environment, such as "
               "/path/to/venv/bin/python; default: the system's")
                .toStdString())
        ->type_name("PATH");
    m_remote.declare(parser);
    parser.add_option("--trail", m_trail, tr("Trail to record in; created if it does not exist").toStdString())
        ->type_name("DB");
    declareTools(parser);
    declareDeterminism(parser);
}

void ExecutionOptions::declareTools(CLI::App &parser)
{
    parser.add_option("--tools", m_tools, tr("JSON file of tool stubs").toStdString())->type_name("F");
}

void ExecutionOptions::declareDeterminism(CLI::App &parser, const char *clock, std::optional<std::uint64_t> seed)
{
    m_clock = clock;
    m_seed = seed;
    parser
        .add_option("--clock", m_clock,
            tr("Clock that the code sees: real, recorded (the recorded time of each step), or a fixed time such as "
               "2026-01-31T12:00:00Z")
                .toStdString())
        ->type_name("T")
        ->capture_default_str();
    auto *option = parser.add_option("--seed", m_seed, tr("Seed for the code's random numbers").toStdString());
    option->type_name("N")->check(wholeNumber(0, UINT64_MAX));
    if (seed)
        option->default_str(std::to_string(*seed));
}

std::expected<std::optional<Policy>, ExitStatus> ExecutionOptions::policy(Console &console) const
{
    if (m_policy.empty() || (m_hasLog && m_policy == policyOfLogName))
        return std::nullopt;
    return choosePolicy(console, m_policy);
}

std::expected<Determinism, ExitStatus> ExecutionOptions::determinism(Console &console) const
{
    if (const auto clock = clockFrom(m_clock))
        return Determinism { *clock, m_seed };
    console.message(tr("--clock expects real, recorded, or a time such as 2026-01-31T12:00:00Z."));
    return std::unexpected(ExitStatus::Unusable);
}

std::expected<ToolStubs, ExitStatus> ExecutionOptions::tools(Console &console) const
{
    if (m_tools.empty())
        return ToolStubs {};
    const auto text = readTextFile(m_tools);
    if (!text)
        return std::unexpected(report(console, text.error()));
    auto stubs = readToolStubs(*text, m_tools);
    if (!stubs)
        return std::unexpected(report(console, stubs.error()));
    return std::move(*stubs);
}

bool ExecutionOptions::isExecutorThere(Console &console) const
{
    const auto *executor = chosenExecutor(m_executor);
    if (executor == nullptr) {
        //: %1: what the user typed, %2: a list of names
        console.message(
            tr("Unknown executor %1. Use one of %2.").arg(safeLine(m_executor), executorIds([](const ExecutorInfo &) {
                return true;
            })));
        return false;
    }
    if (m_remote.hasPackages() && !executor->fields.packages) {
        //: %1: name of an executor; --install is an option
        console.message(
            tr("--install is not available with the %1 executor: it uses the packages of its own Python or image.")
                .arg(safeLine(m_executor)));
        return false;
    }
    if (m_python && !executor->takesPython) {
        //: %1: name of an executor; --python is an option
        console.message(tr("--python is not available with the %1 executor.").arg(safeLine(m_executor)));
        return false;
    }
    return m_remote.isComplete(*executor, console);
}

std::expected<std::unique_ptr<Recorder>, ExitStatus> ExecutionOptions::recorder(Console &console) const
{
    if (m_trail.empty())
        return nullptr;
    auto recorder = Recorder::open(m_trail);
    if (!recorder)
        return std::unexpected(report(console, recorder.error()));
    return std::move(*recorder);
}

std::expected<ExecutionSetup, ExitStatus> ExecutionOptions::prepare(Console &console) const
{
    ExecutionSetup setup;
    setup.interruption = std::make_unique<Interruption>();
    if (!isExecutorThere(console))
        return std::unexpected(ExitStatus::Unusable);
    auto chosen = policy(console);
    if (!chosen)
        return std::unexpected(chosen.error());
    setup.policy = std::move(*chosen);
    const auto asked = determinism(console);
    if (!asked)
        return std::unexpected(asked.error());
    setup.determinism = *asked;
    // The worker starts while everything else is prepared.
    if (const auto made = makeExecutor(console, setup); !made)
        return std::unexpected(made.error());
    auto stubs = tools(console);
    if (!stubs)
        return std::unexpected(stubs.error());
    setup.tools = std::move(*stubs);
    auto opened = recorder(console);
    if (!opened)
        return std::unexpected(opened.error());
    setup.recorder = std::move(*opened);
    if (setup.policy && !setup.policy->requiredLayers.empty())
        diagnoseLayers(console, m_policy, setup.executor->layers());
    return setup;
}

std::expected<void, ExitStatus> ExecutionOptions::makeExecutor(Console &console, ExecutionSetup &setup) const
{
    const auto &info = *chosenExecutor(m_executor);
    ExecutorWishes wishes;
    wishes.sandbox.isAwaited = false;
    if (m_isOneStep)
        wishes.sandbox.checkpoints = 0;
    wishes.sandbox.expected = setup.policy;
    wishes.sandbox.expectedDeterminism = setup.determinism;
    if (info.needsPython) {
        auto python = startPython(console);
        if (!python)
            return std::unexpected(python.error());
        wishes.python = setup.python = std::move(*python);
        if (m_executor == "in-process")
            console.keepOutputToItself();
    }
    if (info.isRemote) {
        auto wanted = m_remote.choice(info, console);
        if (!wanted)
            return std::unexpected(report(console, wanted.error()));
        wishes.remote = std::move(*wanted);
    }
    if (m_python) {
        auto worker = workerPythonAt(QString::fromStdString(*m_python));
        if (!worker) {
            report(console, worker.error());
            return std::unexpected(ExitStatus::Unusable);
        }
        wishes.sandbox.python = std::move(*worker);
    }
    auto made = info.make(wishes);
    if (!made)
        return std::unexpected(report(console, made.error()));
    setup.executor = std::move(*made);
    if (info.isOneOfMany)
        setup.makeAnother = [&info, wishes = std::move(wishes)] { return info.make(wishes); };
    return {};
}

std::expected<std::shared_ptr<PythonRuntime>, ExitStatus> ExecutionOptions::startPython(Console &console)
{
    auto python = PythonRuntime::start();
    if (!python)
        return std::unexpected(report(console, python.error()));
    return std::move(*python);
}

} // namespace vitrine
