// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/sandbox/sandboxexecutor.h"

#include "base/formatted.h"
#include "executor/policy/policydocument.h"
#include "executor/policy/profiles.h"
#include "executor/sandbox/conversation.h"
#include "executor/sandbox/jaillayers.h"
#include "executor/sandbox/sessionclock.h"
#include "executor/sessionfaults.h"

#include <sys/eventfd.h>

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

using Seconds = std::chrono::duration<double>;

constexpr std::array engineLayers { "review", "guards", "limits", "audit" };

// For the engine it is a MemoryError like any other; here it is known to be a limit of the policy.
void reportMemoryLimit(StepResult &result, const Policy &policy)
{
    if (!policy.limits.memoryMib || result.status != StepStatus::Error || !result.error)
        return;
    if (result.error->type != "MemoryError" && !result.error->message.contains("due to: MemoryError"))
        return;
    result.status = StepStatus::Limit;
    result.error->rule = "limits.memory_mib";
    if (result.error->message.empty())
        result.error->message = memoryLimitText(policy.limits);
}

void addEvent(StepResult &result, std::string kind, std::string detail)
{
    result.events.push_back({ .seq = result.events.size() + 1,
        .kind = std::move(kind),
        .detail = std::move(detail),
        .verdict = Verdict::Allowed,
        .rule = {} });
}

std::string wayBack(std::size_t step, std::size_t target)
{
    std::string way = step == 0 ? "at the start" : formatted("after step {}", step);
    return step == target ? way : way + formatted(", {} run again", target - step);
}

} // namespace

SandboxExecutor::SandboxExecutor(SandboxOptions options, UniqueFd wake)
    : m_options(std::move(options))
    , m_wake(std::move(wake))
    , m_checkpoints(m_options.checkpoints, m_options.scarceMib)
{
}

SandboxExecutor::~SandboxExecutor() = default;

Result<std::unique_ptr<SandboxExecutor>> SandboxExecutor::create(SandboxOptions options)
{
    UniqueFd wake(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK));
    std::unique_ptr<SandboxExecutor> made(new SandboxExecutor(std::move(options), std::move(wake)));
    const SandboxOptions &chosen = made->m_options;
    const Policy expected = chosen.expected.value_or(defaultPolicy());
    auto started = made->needWorker(expected, chosen.expectedDeterminism);
    if (started)
        made->prepareFor(expected); // while the worker starts
    if (started && chosen.isAwaited)
        started = made->m_worker->awaitStart();
    if (!started)
        return std::unexpected(started.error());
    return made;
}

Result<void> SandboxExecutor::needWorker(const Policy &policy, const Determinism &determinism)
{
    auto spec = jailSpecFor(policy, m_options.preloads, m_options.usesNamespaces);
    if (spec && m_options.python)
        spec->python = *m_options.python;
    if (spec)
        spec->hashSeed = static_cast<std::uint32_t>(determinism.seed.value_or(0));
    if (!spec)
        return std::unexpected(spec.error());
    if (m_worker && m_worker->spec() == *spec)
        return {};
    auto started = WorkerTemplate::start(*spec);
    if (!started)
        return std::unexpected(started.error());
    m_worker = std::move(*started);
    return {};
}

void SandboxExecutor::prepareFor(const Policy &policy)
{
    if (m_policyHash.empty() || m_setup.policy != policy)
        m_policyHash = policyHash(policy);
    m_setup.policy = policy;
}

// Without a started worker, none of its layers are available.
std::vector<std::string> SandboxExecutor::layers() const
{
    static_cast<void>(m_worker->awaitStart());
    std::vector<std::string> layers(engineLayers.begin(), engineLayers.end());
    if (isJail(m_worker->layers()))
        layers.emplace_back("jail");
    layers.insert(layers.end(), m_worker->layers().begin(), m_worker->layers().end());
    return layers;
}

std::string SandboxExecutor::pythonVersion() const
{
    static_cast<void>(m_worker->awaitStart());
    return m_worker->pythonVersion();
}

void SandboxExecutor::end()
{
    m_hasSession = false;
    m_checkpoints.clear();
    m_process = {};
    m_steps.clear();
    m_gift = {};
    m_network.reset();
}

Result<void> SandboxExecutor::begin(const SessionSetup &setup)
{
    end();
    if (const auto worker = needWorker(setup.policy, setup.determinism); !worker)
        return worker;
    if (auto started = m_worker->awaitStart(); !started)
        return started;
    if (auto there = demandLayers(setup.policy, layers()); !there)
        return there;
    prepareFor(setup.policy);
    m_setup = setup;
    if (!setup.policy.hosts.empty())
        m_network = std::make_unique<HostProxy>(setup.policy.hosts);
    return restart();
}

// The worker may have been ended from outside meanwhile: then this is repeated with a new one.
Result<void> SandboxExecutor::restart()
{
    auto started = startSession();
    if (!started) {
        m_worker.reset();
        started = needWorker(m_setup.policy, m_setup.determinism);
        if (started)
            started = startSession();
    }
    m_hasSession = started.has_value();
    return started;
}

Result<void> SandboxExecutor::startSession()
{
    m_checkpoints.clear();
    m_kept.reset();
    m_process = {};
    m_steps.clear();
    if (auto started = m_worker->awaitStart(); !started)
        return started;
    m_tools = ToolHost(m_setup.tools, m_setup.policy, m_options.pythonStub);
    wire::Begin begin {
        .policy = m_setup.policy,
        .tools = {},
        .identities = {},
        .variables = m_setup.variables,
        .frozenAt = frozenMoment(m_setup),
        .seed = m_setup.determinism.seed,
        .passesValues = static_cast<bool>(m_options.valued),
    };
    m_tools.describe(begin);
    auto process = m_worker->startSession(begin, m_network ? m_network->sessionEnd() : -1);
    if (!process)
        return std::unexpected(process.error());
    m_process = std::move(*process);
    noteKept(); // the start is equivalent to a checkpoint: the steps since can be repeated
    return {};
}

StepResult SandboxExecutor::run(std::string_view code, const StepObserver &observer)
{
    return run(Step { std::string(code), std::exchange(m_next, {}), std::exchange(m_gift, {}) }, observer);
}

void SandboxExecutor::give(SessionGift gift)
{
    gift.variables.merge(m_gift.variables);
    if (!gift.tools)
        gift.tools = std::move(m_gift.tools);
    m_gift = std::move(gift);
}

Result<void> SandboxExecutor::handOver(const SessionGift &gift)
{
    if (gift.isEmpty())
        return {};
    if (gift.tools)
        m_tools.answerElsewhere(*gift.tools, m_setup.policy);
    constexpr auto patience = std::chrono::seconds(10);
    constexpr int nobody = -1;
    if (!m_process.say(wire::Give { gift.variables, gift.tools }))
        return std::unexpected(sandboxError("the worker does not respond"));
    const auto answer = m_process.hear(Channel::Clock::now() + patience, nobody);
    const auto *taken = answer ? std::get_if<wire::Started>(&*answer) : nullptr;
    if (taken == nullptr)
        return std::unexpected(sandboxError("the worker does not accept variables"));
    return taken->fault.empty() ? Result<void>() : std::unexpected(sandboxError(taken->fault));
}

std::map<std::string, std::string> SandboxExecutor::variables()
{
    constexpr auto patience = std::chrono::seconds(10);
    constexpr int nobody = -1;
    if (!m_hasSession || !m_options.valued || !m_process.say(wire::Look {}))
        return {};
    const auto answer = m_process.hear(Channel::Clock::now() + patience, nobody);
    const auto *looked = answer ? std::get_if<wire::Looked>(&*answer) : nullptr;
    return looked != nullptr ? looked->variables : std::map<std::string, std::string>();
}

StepResult SandboxExecutor::run(const Step &step, const StepObserver &observer)
{
    if (!m_hasSession)
        return noSession();
    eventfd_t before = 0;
    eventfd_read(m_wake.get(), &before); // a cancellation that arrived too late for the previous step
    m_isRunning = true;
    StepResult result = runOnce(step, observer);
    m_isRunning = false;
    return result;
}

void SandboxExecutor::nextStepRecordedAt(std::optional<double> moment)
{
    m_next = m_setup.determinism.clock.kind == ClockChoice::Kind::Recorded ? recordedMoment(moment) : std::nullopt;
}

StepResult SandboxExecutor::runOnce(const Step &step, const StepObserver &observer)
{
    if (m_network)
        m_network->open();
    StepConversation conversation(m_process, m_tools, m_setup.policy.limits, m_wake.get());
    conversation.takeValue(m_options.valued);
    StepResult result = m_process.channel().hasWaiting() ? conversation.reject()
        : !handOver(step.gift)                           ? conversation.reject("did not accept its variables")
                                                         : conversation.hold({ step.code, step.clock }, observer);
    result.layers = layers();
    result.policy = m_policyHash;
    reportMemoryLimit(result, m_setup.policy);
    reportDeterminism(result, step.clock ? step.clock : clock());
    reportNetwork(result);
    if (conversation.isWorkerLost()) {
        recover(result);
        give(step.gift); // for the next step
        return result;
    }
    m_steps.push_back(step);
    m_steps.back().seconds = result.usage.wallSeconds;
    m_steps.back().calls = result.toolCalls;
    keep(result.usage);
    return result;
}

void SandboxExecutor::keep(const Usage &usage)
{
    if (m_options.checkpoints == 0 || !isWorthKeeping(usage))
        return;
    m_checkpoints.take(m_steps.size(), m_process, m_tools);
    noteKept();
}

// A copy makes the next steps slower, because they have to copy every page that they change, so quick steps are not
// copied one by one. Measures processor time, since a step does not become more valuable on a busy machine; but a step
// that takes long because it waits does.
bool SandboxExecutor::isWorthKeeping(const Usage &usage) const
{
    constexpr double part = 8; // the next copy may cost as much again: a seventh of the time of the steps
    constexpr double waiting = 20;
    if (!m_kept || m_options.checkpointInterval.count() == 0)
        return true;
    const double used = m_process.cpuSeconds().value_or(0) - m_kept->cpuSeconds;
    const double waited = Seconds(Channel::Clock::now() - m_kept->at).count();
    const double least = Seconds(m_options.checkpointInterval).count();
    if (used < least && waited < waiting * least)
        return false;
    const double worth = std::max(least, part * lastCopyCost(usage));
    return used >= worth || waited >= waiting * worth;
}

// The kernel copies pages in the processes that change them, at a cost that differs by a factor of five between
// machines. Includes the kernel's work for the steps themselves, but never more than the cost of copying all memory.
double SandboxExecutor::lastCopyCost(const Usage &usage) const
{
    constexpr double mostPerKib = 3e-6;
    const double most = mostPerKib * static_cast<double>(usage.peakRssKib);
    const auto kernel = m_process.kernelSeconds();
    return kernel ? std::min(*kernel - m_kept->kernelSeconds, most) : most;
}

void SandboxExecutor::noteKept()
{
    m_kept = Kept { Channel::Clock::now(), m_process.cpuSeconds().value_or(0), m_process.kernelSeconds().value_or(0) };
}

// The last setting: by a step of the session or at its start.
SandboxExecutor::Moment SandboxExecutor::clock() const
{
    const auto set = std::ranges::find_if(
        m_steps.rbegin(), m_steps.rend(), [](const Step &step) { return step.clock.has_value(); });
    return set != m_steps.rend() ? set->clock : frozenMoment(m_setup);
}

// The clock and random seed of the code belong to its result.
void SandboxExecutor::reportDeterminism(StepResult &result, Moment moment) const
{
    const Determinism &wanted = m_setup.determinism;
    if (moment) {
        const std::chrono::sys_time<std::chrono::microseconds> at { std::chrono::microseconds(*moment) };
        const ClockChoice clock { ClockChoice::Kind::Frozen, std::chrono::floor<std::chrono::seconds>(at) };
        addEvent(result, "clock.frozen", toString(clock));
    } else if (wanted.clock.kind == ClockChoice::Kind::Recorded) {
        addEvent(result, "clock.real", "the recording contains no times");
    }
    if (wanted.seed)
        addEvent(result, "random.seeded", std::to_string(*wanted.seed));
    if (wanted != Determinism {})
        addEvent(result, "environment.fixed", fixedSettings(m_worker->spec()));
}

// The worker's own report is separate from the recorded traffic through the proxy.
void SandboxExecutor::reportNetwork(StepResult &result) const
{
    if (!m_network)
        return;
    for (EventRecord &event : m_network->close()) {
        event.seq = result.events.size() + 1;
        result.events.push_back(std::move(event));
    }
}

void SandboxExecutor::cancel() noexcept
{
    if (m_isRunning)
        eventfd_write(m_wake.get(), 1);
}

// The step that was ended from outside has left no state: the session continues from the state before it. Steps without
// a checkpoint of their own are quick, and are repeated; so are all steps if every checkpoint is lost.
void SandboxExecutor::recover(StepResult &result)
{
    const std::vector<Step> steps = m_steps;
    std::size_t step = 0;
    auto *checkpoint = m_checkpoints.find(steps.size(), step);
    const bool isThere = checkpoint != nullptr && goesOnFrom(*checkpoint, step);
    if (!isThere) {
        step = 0;
        static_cast<void>(restart());
    }
    if (isThere || mayRebuild(steps))
        while (m_hasSession && m_steps.size() < steps.size() && runAgain(steps[m_steps.size()])) { }
    const bool isRestored = m_hasSession && m_steps.size() == steps.size();
    if (!isRestored && (isThere || !m_steps.empty()))
        static_cast<void>(restart());
    if (!isRestored)
        std::ranges::for_each(steps, [this](const Step &past) { give(past.gift); });
    addEvent(result, isRestored ? "session.restored" : "session.lost",
        isRestored ? wayBack(step, steps.size()) : "a new session");
}

// Long rebuilds are only done on request.
bool SandboxExecutor::mayRebuild(const std::vector<Step> &steps) const
{
    constexpr double mostSeconds = 5;
    double seconds = 0;
    for (const Step &step : steps)
        seconds += step.seconds;
    return m_options.checkpoints > 0 && seconds <= mostSeconds;
}

bool SandboxExecutor::goesOnFrom(Checkpoints::Checkpoint &checkpoint, std::size_t step)
{
    auto copy = copyOf(checkpoint);
    if (!copy)
        return false;
    m_process = std::move(*copy);
    m_tools = checkpoint.tools;
    m_checkpoints.dropAfter(step);
    m_steps.resize(step);
    noteKept();
    return true;
}

// False if it did not end normally this time.
bool SandboxExecutor::runAgain(const Step &step)
{
    constexpr int nobody = -1; // the cancellation was for another step
    StepConversation conversation(m_process, m_tools, m_setup.policy.limits, nobody);
    if (m_options.valued)
        conversation.takeValue([](const std::string &) { }); // already received in the first run
    if (!handOver(step.gift))
        return false;
    conversation.hold({ step.code, step.clock }, answeringAgain(step));
    if (conversation.isWorkerLost())
        return false;
    m_steps.push_back(step);
    return true;
}

// Tools answered elsewhere are not called again when the step is repeated.
StepObserver SandboxExecutor::answeringAgain(const Step &step)
{
    StepObserver observer;
    observer.asked = [calls = step.calls, next = 0UZ](const std::string &tool, const std::string &) mutable {
        while (next < calls.size() && calls[next].name != tool)
            ++next;
        if (next == calls.size())
            return ToolAnswer { std::nullopt, "tool '" + tool + "' was not called when the step was first run" };
        const ToolCallRecord &call = calls[next++];
        return ToolAnswer { call.result, call.error, call.source };
    };
    return observer;
}

Result<WorkerProcess> SandboxExecutor::copyOf(Checkpoints::Checkpoint &checkpoint)
{
    auto copy = checkpoint.process.askForCopy();
    if (copy && !copy->awaitStart())
        return std::unexpected(sandboxError("the checkpoint does not respond"));
    return copy;
}

std::size_t SandboxExecutor::reachable(std::size_t step)
{
    std::size_t found = 0;
    return m_hasSession && m_checkpoints.find(std::min(step, m_steps.size()), found) != nullptr ? found : 0;
}

Result<TimeTravel::Restored> SandboxExecutor::restore(std::size_t step)
{
    if (!m_hasSession || step > m_steps.size())
        return std::unexpected(Error { ErrorCode::NotFound, {}, {}, {}, formatted("step {}", step) });
    const std::vector<Step> steps(m_steps.begin(), m_steps.begin() + static_cast<std::ptrdiff_t>(step));
    Restored restored;
    auto *checkpoint = m_checkpoints.find(step, restored.checkpoint);
    if (checkpoint == nullptr || !goesOnFrom(*checkpoint, restored.checkpoint)) {
        restored.checkpoint = 0;
        if (auto started = restart(); !started)
            return std::unexpected(started.error());
    }
    for (std::size_t i = restored.checkpoint; i < step; ++i, ++restored.replayed)
        run(steps[i], answeringAgain(steps[i]));
    return restored;
}

} // namespace vitrine
