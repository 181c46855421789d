// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/sandbox/sandboxexecutor.h"

#include "executor/policy/policydocument.h"
#include "executor/policy/profiles.h"
#include "executor/sandbox/conversation.h"

#include <sys/eventfd.h>

#include <algorithm>
#include <array>
#include <format>
#include <utility>

namespace vitrine {

namespace {

constexpr auto beginPatience = std::chrono::seconds(10);
constexpr std::array engineLayers { "review", "guards", "limits", "audit" };

// What no single layer says: the walls stand.
bool isJail(const std::vector<std::string> &layers)
{
    return std::ranges::all_of(std::array { "namespaces", "seccomp", "rlimits" },
        [&layers](const char *layer) { return std::ranges::contains(layers, layer); });
}

// The engine sees a MemoryError like any other; that it is a limit of the policy is known here.
void tellMemoryLimit(StepResult &result, const Policy &policy)
{
    if (!policy.limits.memoryMib || result.status != StepStatus::Error || !result.error)
        return;
    if (result.error->type != "MemoryError" && !result.error->message.contains("due to: MemoryError"))
        return;
    result.status = StepStatus::Limit;
    result.error->rule = "limits.memory_mib";
    if (result.error->message.empty())
        result.error->message = std::format("The step needs more than {} MiB of memory", *policy.limits.memoryMib);
}

void addEvent(StepResult &result, std::string kind, std::string detail)
{
    result.events.push_back({ .seq = result.events.size() + 1,
        .kind = std::move(kind),
        .detail = std::move(detail),
        .verdict = Verdict::Allowed,
        .rule = {} });
}

StepResult notBegun()
{
    StepResult result;
    result.status = StepStatus::Error;
    result.error = StepError { "NoSession", "no session was begun", 0, 0, {}, {}, {} };
    return result;
}

} // namespace

SandboxExecutor::SandboxExecutor(SandboxOptions options, UniqueFd wake)
    : m_options(std::move(options))
    , m_wake(std::move(wake))
    , m_checkpoints(m_options.checkpoints)
{
}

SandboxExecutor::~SandboxExecutor() = default;

Result<std::unique_ptr<SandboxExecutor>> SandboxExecutor::create(SandboxOptions options)
{
    UniqueFd wake(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK));
    std::unique_ptr<SandboxExecutor> made(new SandboxExecutor(std::move(options), std::move(wake)));
    if (const auto started = made->needWorker(defaultPolicy()); !started)
        return std::unexpected(started.error());
    return made;
}

Result<void> SandboxExecutor::needWorker(const Policy &policy)
{
    const JailSpec spec = jailSpecFor(policy, m_options.preloads, m_options.usesNamespaces);
    if (m_worker && m_worker->spec() == spec)
        return {};
    auto started = WorkerTemplate::start(spec);
    if (!started)
        return std::unexpected(started.error());
    m_worker = std::move(*started);
    return {};
}

std::vector<std::string> SandboxExecutor::layers() const
{
    std::vector<std::string> layers(engineLayers.begin(), engineLayers.end());
    if (isJail(m_worker->layers()))
        layers.emplace_back("jail");
    layers.insert(layers.end(), m_worker->layers().begin(), m_worker->layers().end());
    return layers;
}

Result<void> SandboxExecutor::begin(const SessionSetup &setup)
{
    m_hasSession = false;
    m_checkpoints.clear();
    m_process = {};
    m_steps.clear();
    if (!setup.policy.hosts.empty())
        return std::unexpected(sandboxError("the policy allows network hosts, which the sandbox cannot open"));
    if (const auto worker = needWorker(setup.policy); !worker)
        return worker;
    const auto here = layers();
    for (const std::string &layer : setup.policy.requiredLayers) {
        if (!std::ranges::contains(here, layer))
            return std::unexpected(sandboxError("the policy requires the layer " + layer));
    }
    m_setup = setup;
    m_policyHash = policyHash(setup.policy);
    auto begun = startSession();
    if (!begun) {
        // The worker may have been ended from outside since: once more with a new one.
        m_worker.reset();
        if (auto worker = needWorker(setup.policy); !worker)
            return worker;
        begun = startSession();
    }
    m_hasSession = begun.has_value();
    return begun;
}

Result<void> SandboxExecutor::startSession()
{
    m_checkpoints.clear();
    m_process = {};
    m_steps.clear();
    m_tools = ToolHost(m_setup.tools, m_setup.policy, m_options.pythonDouble);
    auto process = m_worker->startSession();
    if (!process)
        return std::unexpected(process.error());
    m_process = std::move(*process);
    wire::Begin begin {
        .policy = m_setup.policy, .tools = {}, .identities = {}, .variables = m_setup.variables, .layers = layers()
    };
    m_tools.describe(begin);
    if (!m_process.say(begin))
        return std::unexpected(sandboxError("the worker does not listen"));
    const auto answer = m_process.hear(Channel::Clock::now() + beginPatience);
    const auto *begun = answer ? std::get_if<wire::Begun>(&*answer) : nullptr;
    if (begun == nullptr)
        return std::unexpected(sandboxError("the worker begins no session"));
    if (!begun->fault.empty())
        return std::unexpected(sandboxError(begun->fault));
    return {};
}

StepResult SandboxExecutor::run(std::string_view code, const StepObserver &observer)
{
    if (!m_hasSession)
        return notBegun();
    eventfd_t before = 0;
    eventfd_read(m_wake.get(), &before); // a cancel that came too late for the step before
    m_isRunning = true;
    StepResult result = runOnce(code, observer);
    m_isRunning = false;
    return result;
}

StepResult SandboxExecutor::runOnce(std::string_view code, const StepObserver &observer)
{
    StepConversation conversation(m_process, m_tools, m_setup.policy.limits, m_wake.get());
    StepResult result = conversation.hold(code, observer);
    result.layers = layers();
    result.policy = m_policyHash;
    tellMemoryLimit(result, m_setup.policy);
    if (conversation.isWorkerLost()) {
        recover(result);
        return result;
    }
    m_steps.emplace_back(code);
    m_checkpoints.take(m_steps.size(), m_process, m_tools);
    return result;
}

void SandboxExecutor::cancel() noexcept
{
    if (m_isRunning)
        eventfd_write(m_wake.get(), 1);
}

// The step that was ended from outside has left no state: the session goes on from what was before it.
void SandboxExecutor::recover(StepResult &result)
{
    std::size_t step = 0;
    if (auto *checkpoint = m_checkpoints.find(m_steps.size(), step); checkpoint != nullptr && step == m_steps.size()) {
        if (auto copy = copyOf(*checkpoint)) {
            m_process = std::move(*copy);
            m_tools = checkpoint->tools;
            return addEvent(result, "session.restored", std::format("after step {}", step));
        }
    }
    const bool hadSteps = !m_steps.empty();
    auto begun = startSession();
    if (!begun) {
        m_worker.reset();
        begun = needWorker(m_setup.policy);
        if (begun)
            begun = startSession();
    }
    m_hasSession = begun.has_value();
    addEvent(result, hadSteps ? "session.lost" : "session.restored", hadSteps ? "a new session" : "at the beginning");
}

Result<WorkerProcess> SandboxExecutor::copyOf(Checkpoints::Checkpoint &checkpoint)
{
    auto copy = checkpoint.process.askForCopy();
    if (copy && !copy->awaitStart())
        return std::unexpected(sandboxError("the checkpoint does not answer"));
    return copy;
}

Result<TimeTravel::Restored> SandboxExecutor::restore(std::size_t step)
{
    if (!m_hasSession || step > m_steps.size())
        return std::unexpected(Error { ErrorCode::NotFound, {}, {}, {}, std::format("step {}", step) });
    const std::vector<std::string> steps(m_steps.begin(), m_steps.begin() + static_cast<std::ptrdiff_t>(step));
    Restored restored;
    auto *checkpoint = m_checkpoints.find(step, restored.checkpoint);
    auto copy = checkpoint == nullptr ? Result<WorkerProcess>(std::unexpected(Error {})) : copyOf(*checkpoint);
    if (copy) {
        m_process = std::move(*copy);
        m_tools = checkpoint->tools;
        m_checkpoints.dropAfter(restored.checkpoint);
        m_steps.resize(restored.checkpoint);
    } else {
        restored.checkpoint = 0;
        if (auto begun = startSession(); !begun)
            return std::unexpected(begun.error());
    }
    for (std::size_t i = restored.checkpoint; i < step; ++i, ++restored.replayed)
        run(steps[i], {});
    return restored;
}

} // namespace vitrine
