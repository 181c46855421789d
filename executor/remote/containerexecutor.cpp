// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/containerexecutor.h"

#include "base/formatted.h"
#include "executor/policy/policydocument.h"
#include "executor/remote/workerimage.h"
#include "executor/sandbox/jaillayers.h"
#include "executor/sandbox/sessionclock.h"
#include "executor/sessionfaults.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace vitrine {

namespace {

using Clock = NetworkThread::Clock;

constexpr std::chrono::seconds startTime { 60 };
constexpr std::chrono::seconds answerTime { 60 };
/// The worker stops its steps itself, and may have to repeat earlier ones; a relay that does not respond within this
/// time is lost.
constexpr StepPatience patience { .grace = std::chrono::seconds(10), .nudge = std::chrono::seconds(1) };
constexpr int nobody = -1;

// The layers that the engine adds around everything.
std::vector<std::string> outerLayers() { return { "container", "namespaces" }; }

void addLostEvent(StepResult &result, bool isBack)
{
    result.events.push_back({ .seq = result.events.size() + 1,
        .kind = "session.lost",
        .detail = isBack ? "a new session" : "no session",
        .verdict = Verdict::Allowed,
        .rule = {} });
}

} // namespace

ContainerExecutor::ContainerExecutor(ContainerChoice choice, std::shared_ptr<PythonRuntime> python, PythonStub stubs)
    : m_choice(std::move(choice))
    , m_review(std::move(python))
    , m_stubs(std::move(stubs))
{
}

ContainerExecutor::~ContainerExecutor()
{
    m_thread.forgetCancel();
    m_thread.run([this] {
        close();
        m_engine.reset();
    });
}

void ContainerExecutor::close()
{
    m_peer.reset();
    m_container.reset();
}

std::vector<std::string> ContainerExecutor::layers() const
{
    std::vector<std::string> layers = m_layers;
    std::ranges::move(outerLayers(), std::back_inserter(layers));
    if (isJail(layers))
        layers.emplace_back("jail");
    return layers;
}

Error ContainerExecutor::noWorker(std::string_view what) const
{
    constexpr qsizetype most = 300;
    const std::string said = m_container ? m_container->streams().complaints().left(most).toStdString() : std::string();
    return { ErrorCode::Unavailable, {}, {}, {},
        formatted("the worker in the container {}{}{}", what, said.empty() ? "" : ": ", said) };
}

Result<void> ContainerExecutor::begin(const SessionSetup &setup)
{
    m_thread.forgetCancel();
    m_setup = setup;
    m_policyHash = policyHash(setup.policy);
    m_next.reset();
    m_review.begin(setup);
    m_isRunning = true; // waiting for an engine can be canceled
    auto started = m_thread.run([this] { return openSession(); });
    m_isRunning = false;
    return started;
}

Result<void> ContainerExecutor::openSession()
{
    close();
    m_calls.clear();
    m_tools = ToolHost(m_setup.tools, m_setup.policy, m_stubs);
    auto started = startContainer();
    if (started)
        started = openWorker();
    if (!started)
        close();
    return started;
}

Result<void> ContainerExecutor::startContainer()
{
    if (auto reached = reachEngine(m_engine, m_thread, m_choice); !reached)
        return reached;
    const auto image = WorkerImage(*m_engine, m_choice).ensure();
    if (!image)
        return std::unexpected(image.error());
    m_choice.report(SiteProgress::Stage::Starting, image->toStdString());
    const bool isOpen = !m_setup.policy.hosts.empty();
    const ContainerSpec spec { .image = *image,
        .command = { WorkerImage::relayPath() },
        .network = isOpen ? m_choice.network : QStringLiteral("none"),
        .limits = m_choice.limits };
    auto container = Container::start(*m_engine, spec,
        [this](const std::string &warning) { m_choice.report(SiteProgress::Stage::Warning, warning); });
    if (!container)
        return std::unexpected(container.error());
    m_container = std::move(*container);
    m_peer = std::make_unique<RelayPeer>(m_thread, m_container->streams(), [this] { m_container.reset(); });
    return awaitStart();
}

Result<void> ContainerExecutor::awaitStart()
{
    const auto first = m_peer->hear(Clock::now() + startTime, nobody);
    const auto *entered = first ? std::get_if<wire::Entered>(&*first) : nullptr;
    if (entered == nullptr)
        return std::unexpected(noWorker("did not start"));
    m_python = entered->python;
    m_layers = entered->layers;
    m_choice.report(SiteProgress::Stage::Ready);
    return demandLayers(m_setup.policy, layers());
}

Result<void> ContainerExecutor::openWorker()
{
    wire::Open open { .begin = { .policy = m_setup.policy,
                          .tools = {},
                          .identities = {},
                          .variables = m_setup.variables,
                          .frozenAt = frozenMoment(m_setup),
                          .seed = m_setup.determinism.seed },
        .followsRecord = m_setup.determinism.clock.kind == ClockChoice::Kind::Recorded };
    open.begin.policy.requiredLayers.clear(); // checked here, where all layers are known
    m_tools.describe(open.begin);
    if (!m_peer->say(open))
        return std::unexpected(noWorker("does not respond"));
    const auto answer = m_peer->hear(Clock::now() + answerTime, nobody);
    const auto *started = answer ? std::get_if<wire::Started>(&*answer) : nullptr;
    if (started == nullptr)
        return std::unexpected(noWorker("did not start a session"));
    if (!started->fault.empty())
        return std::unexpected(noWorker(started->fault));
    return {};
}

StepResult ContainerExecutor::run(std::string_view code, const StepObserver &observer)
{
    if (!m_peer)
        return noSession();
    m_thread.forgetCancel();
    m_isRunning = true;
    const auto send = [&] { return m_thread.run([&] { return hold(code, observer); }); };
    // The older executor denies in the middle of a step, after earlier effects: there the worker judges alone.
    StepResult result = m_setup.policy.dialect == Dialect::Python ? m_review.runReviewed(code, send) : send();
    m_isRunning = false;
    result.layers = layers();
    result.policy = m_policyHash;
    return result;
}

StepResult ContainerExecutor::hold(std::string_view code, const StepObserver &observer)
{
    StepConversation conversation(*m_peer, m_tools, m_setup.policy.limits, nobody, patience);
    const wire::Run step { std::string(code), std::exchange(m_next, {}) };
    StepResult result = m_peer->hasWaiting() ? conversation.reject() : conversation.hold(step, observer);
    m_thread.forgetCancel();
    if (conversation.isWorkerLost())
        addLostEvent(result, openSession().has_value());
    else
        countStep(result);
    return result;
}

// A step whose worker was killed is not part of the session, and earlier steps may be lost with it.
void ContainerExecutor::countStep(const StepResult &result)
{
    m_calls.push_back(result.toolCalls);
    if (result.status == StepStatus::Ok || result.status == StepStatus::Error || result.status == StepStatus::Blocked)
        return;
    const auto reached = askFor(wire::Reach { 0 });
    m_calls.resize(std::min<std::size_t>(reached ? reached->steps : 0, m_calls.size()));
    answerAgain(m_calls.size());
}

std::optional<wire::Reached> ContainerExecutor::askFor(const wire::ToWorker &question)
{
    if (!m_peer || !m_peer->say(question))
        return std::nullopt;
    auto answer = m_peer->hear(Clock::now() + answerTime, nobody);
    auto *reached = answer ? std::get_if<wire::Reached>(&*answer) : nullptr;
    return reached != nullptr ? std::optional(std::move(*reached)) : std::nullopt;
}

std::size_t ContainerExecutor::reachable(std::size_t step)
{
    const auto reached = m_thread.run([&] { return askFor(wire::Reach { step }); });
    return reached ? std::min<std::size_t>(reached->checkpoint, step) : 0;
}

Result<TimeTravel::Restored> ContainerExecutor::restore(std::size_t step)
{
    if (!m_peer || step > m_calls.size())
        return std::unexpected(Error { ErrorCode::NotFound, {}, {}, {}, formatted("step {}", step) });
    const auto reached = m_thread.run([&] { return askFor(wire::GoBack { step }); });
    if (!reached || !reached->fault.empty() || reached->steps != step)
        return std::unexpected(noWorker(reached ? std::string_view(reached->fault) : "does not respond"));
    m_calls.resize(step);
    answerAgain(step);
    return Restored { std::min<std::size_t>(reached->checkpoint, step),
        std::min<std::size_t>(reached->replayed, step) };
}

// The recorded results of tools continue at their position after these steps.
void ContainerExecutor::answerAgain(std::size_t steps)
{
    m_tools = ToolHost(m_setup.tools, m_setup.policy, m_stubs);
    m_tools.beginStep();
    for (std::size_t i = 0; i < steps; ++i) {
        for (const ToolCallRecord &call : m_calls[i]) {
            if (call.source == ToolSource::Recorded)
                m_tools.answer({ call.name, call.arguments });
        }
    }
}

void ContainerExecutor::nextStepRecordedAt(std::optional<double> moment)
{
    m_next = m_setup.determinism.clock.kind == ClockChoice::Kind::Recorded ? recordedMoment(moment) : std::nullopt;
}

void ContainerExecutor::cancel() noexcept
{
    if (m_isRunning)
        m_thread.cancel();
}

} // namespace vitrine
