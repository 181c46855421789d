// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/sandbox/worker/workerserver.h"

#include "executor/engine/guards/auditjudge.h"
#include "executor/policy/policydocument.h"
#include "executor/policy/profiles.h"
#include "executor/sandbox/emptyfolder.h"
#include "executor/sandbox/worker/descriptorreserve.h"
#include "executor/sandbox/worker/enterjail.h"
#include "executor/sandbox/worker/printstream.h"
#include "executor/sandbox/worker/systemcalls.h"
#include "executor/sandbox/worker/workerworld.h"

#include <fcntl.h>
#include <sched.h>
#include <sys/prctl.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <csignal>
#include <new>
#include <thread>
#include <utility>

namespace vitrine {

namespace {

/// In addition to the policy's limit: the engine counts Python's memory and reports when it is exceeded; this bounds
/// everything else.
constexpr std::uint64_t enginesMib = 96;
/// The host's request that the running step stops.
constexpr int cancelSignal = SIGUSR1;
/// Ends the thread that waits for it.
constexpr int endSignal = SIGUSR2;
constexpr pid_t firstOfNamespace = 2; // 1 is bubblewrap's

// A new-handler has no arguments; a worker process serves once.
std::atomic<WorkerServer *> servingProcess = nullptr;

sigset_t signals(std::initializer_list<int> numbers)
{
    sigset_t set {};
    sigemptyset(&set);
    for (const int number : numbers)
        sigaddset(&set, number);
    return set;
}

// A closed pipe kills the whole group in any state, stopped processes included.
void dieWithHost()
{
    fcntl(workerLifeline, F_SETOWN, -getpgrp());
    fcntl(workerLifeline, F_SETSIG, SIGKILL);
    fcntl(workerLifeline, F_SETFL, O_ASYNC | O_NONBLOCK);
    char byte = 0;
    if (read(workerLifeline, &byte, 1) == 0)
        _exit(1); // the host has already ended
}

void silence()
{
    const int null = open("/dev/null", O_RDWR | O_CLOEXEC);
    for (const int stream : { STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO })
        dup2(null, stream);
    close(null);
}

void freeze(std::optional<std::uint64_t> moment)
{
    if (moment)
        freezeClock(std::chrono::sys_time<std::chrono::microseconds>(std::chrono::microseconds(*moment)));
}

// In a separate process namespace, all other processes belong to earlier sessions. Most end sooner than a sleep would.
void killAllOthers()
{
    constexpr int briskly = 500;
    constexpr int most = 10'000;
    if (getpid() != firstOfNamespace || getppid() != 1)
        return;
    for (int i = 0; i < most && kill(-1, SIGKILL) == 0; ++i)
        i < briskly ? sched_yield() : usleep(100);
}

// Does the work that every session's first step would do once, in the template: imports the modules that the engine and
// most others need, and creates the tables for reading policies.
void warmUp(WorkerEngine &engine)
{
    for (const char *module : { "os", "warnings", "difflib", "ast", "math", "json", "annotationlib" })
        engine.preload(module);
    for (const std::string_view name : profileNames())
        profile(name);
    static_cast<void>(canonicalJson(defaultPolicy()));
    engine.freeze();
}

// Relative patterns refer to the working folder, as in the jail's view: a file outside is then denied by the policy,
// with its rule, instead of missing.
void bindPatterns(std::vector<std::string> &globs, const std::string &folder)
{
    for (std::string &glob : globs) {
        if (!glob.starts_with('/'))
            glob = folder + "/" + glob;
    }
}

// The working folder belongs to the session: if its policy allows writing at all, it may write there.
SessionSetup setupOf(const wire::Begin &begin, const wire::Enter &enter)
{
    const std::string &folder = enter.folder;
    SessionSetup setup { begin.policy, {}, begin.variables };
    setListedPatterns({ setup.policy.readGlobs, setup.policy.writeGlobs });
    bindPatterns(setup.policy.readGlobs, folder);
    bindPatterns(setup.policy.writeGlobs, folder);
    for (const std::string &location : { folder, folder + "/**" }) {
        setup.policy.readGlobs.push_back(location);
        if (begin.policy.limits.writtenMib > 0)
            setup.policy.writeGlobs.push_back(location);
    }
    for (const std::string &library : enter.libraries)
        setup.policy.readGlobs.push_back(library + "/**");
    for (const std::string &tool : begin.tools)
        setup.tools.insert_or_assign(tool, ToolStub { ToolStub::Elsewhere {} });
    for (const std::string &tool : begin.identities)
        setup.tools.insert_or_assign(tool, ToolStub { ToolStub::Identity {} });
    return setup;
}

} // namespace

/// The threads of a session: a copy of the process has to start its own.
class WorkerServer::Live final {
public:
    Live(WorkerEngine &engine, std::function<void(const std::string &)> print)
        : prints(std::move(print))
        , m_canceller([&engine] { awaitCancels(engine); })
    {
    }
    ~Live() { pthread_kill(m_canceller.native_handle(), endSignal); }
    Live(const Live &) = delete;
    Live &operator=(const Live &) = delete;

    PrintStream prints;

private:
    static void awaitCancels(WorkerEngine &engine)
    {
        const sigset_t awaited = signals({ cancelSignal, endSignal });
        int received = 0;
        while (sigwait(&awaited, &received) == 0 && received == cancelSignal)
            engine.cancel();
    }

    std::jthread m_canceller;
};

void prepareWorkerProcess()
{
    prctl(PR_SET_NAME, "vitrine-worker");
    observeSystemCalls();
    const sigset_t awaited = signals({ cancelSignal, endSignal });
    pthread_sigmask(SIG_BLOCK, &awaited, nullptr);
    // Copies are not reaped; exceeding the file size and a closed connection to the host are errors, and do not end the
    // process.
    for (const int ignored : { SIGCHLD, SIGXFSZ, SIGPIPE, SIGINT, SIGHUP, SIGTSTP })
        std::signal(ignored, SIG_IGN);
    fcntl(workerSocket, F_SETFD, FD_CLOEXEC);
    fcntl(workerLifeline, F_SETFD, FD_CLOEXEC);
    dieWithHost();
}

WorkerServer::WorkerServer(UniqueFd socket)
    : m_channel(std::move(socket))
{
}

WorkerServer::~WorkerServer() = default;

// CPython's C code calls the engine and cannot pass on std::bad_alloc: without this handler the process would be
// aborted, and the step recorded as crashed though it met the limit of its policy.
void WorkerServer::reportExhaustion()
{
    constexpr auto longest = std::chrono::seconds(2); // another thread may be in the middle of a message
    WorkerServer *server = servingProcess;
    if (server != nullptr && server->m_sending.try_acquire_for(longest))
        server->m_channel.sendEncoded(server->m_exhausted);
    _exit(1);
}

std::optional<wire::Enter> WorkerServer::awaitEnter()
{
    const auto first = m_channel.receive();
    const auto message = first ? wire::toWorkerFrom(first->frame) : std::nullopt;
    if (!message || !std::holds_alternative<wire::Enter>(*message))
        return std::nullopt;
    return std::get<wire::Enter>(*message);
}

int WorkerServer::serve(const wire::Enter &enter, std::unique_ptr<WorkerEngine> engine)
{
    m_engine = std::move(engine);
    m_enter = enter;
    m_exhausted = encodeFrame(wire::toFrame(wire::FromWorker(wire::Exhausted {})));
    if (chdir(enter.folder.c_str()) != 0)
        return 1;
    for (const std::string &module : enter.preload)
        m_engine->preload(module);
    if (!enter.preload.empty())
        warmUpOnce();
    m_mapped = mappedBytes();
    silence();
    m_layers = enterJail(enter);
    if (!say(wire::Entered { WorkerEngine::pythonVersion(), m_layers }))
        return 1;
    while (true) {
        auto incoming = m_channel.receive(untilIdle(), {}, true);
        if (!incoming && incoming.error() == Channel::Silence::TooLate) {
            warmUpOnce();
            continue;
        }
        const auto message = incoming ? wire::toWorkerFrom(incoming->frame) : std::nullopt;
        if (!message || !take(*message))
            return 0;
    }
}

// A program that runs one step and ends need not wait for work that only makes later sessions fast.
Channel::Clock::time_point WorkerServer::untilIdle() const
{
    constexpr auto idle = std::chrono::milliseconds(20);
    return m_isCold ? Channel::Clock::now() + idle : Channel::never;
}

void WorkerServer::warmUpOnce()
{
    if (std::exchange(m_isCold, false))
        warmUp(*m_engine);
}

bool WorkerServer::take(const wire::ToWorker &message)
{
    if (std::holds_alternative<wire::Fork>(message)) {
        if (std::exchange(m_wasForked, true))
            warmUpOnce();
        return fork(m_channel.takePassed());
    }
    if (const auto *wanted = std::get_if<wire::Begin>(&message))
        begin(*wanted, m_channel.takePassed());
    else if (const auto *step = std::get_if<wire::Run>(&message); step != nullptr && m_engine->hasSession())
        run(*step);
    else if (const auto *gift = std::get_if<wire::Give>(&message); gift != nullptr && m_engine->hasSession())
        give(*gift);
    else if (std::holds_alternative<wire::Look>(message) && m_engine->hasSession())
        say(wire::Looked { m_engine->variables() });
    else
        return std::holds_alternative<wire::Reset>(message) && reset();
    return true;
}

// A session whose code has used up all descriptors gets no socket for its copy: the host notices that the other end
// closes, and the session continues without a copy.
bool WorkerServer::fork(UniqueFd socket)
{
    if (!socket || m_engine->fork() != 0)
        return true;
    // The other process continues with the old socket, and has the threads of the session.
    m_channel = Channel(std::move(socket));
    m_isCold = false;
    static_cast<void>(m_live.release());
    UniqueFd forks;
    if (!m_engine->hasSession()) {
        close(workerLifeline); // its holder decides which processes are killed
        scopeSignals();
        forks = guardForks();
    }
    return m_channel.send(wire::toFrame(wire::FromWorker(wire::Forked {})), Channel::never, forks.get());
}

void WorkerServer::begin(const wire::Begin &begin, UniqueFd network)
{
    freeze(begin.frozenAt);
    if (const auto seed = begin.seed) {
        seedRandomness(*seed);
        m_engine->seed(*seed);
    }
    m_network = std::move(network);
    if (m_network && !m_engine->openNetwork(m_network.get())) {
        say(wire::Started { "the network cannot be opened" });
        return;
    }
    const auto started = m_engine->begin(setupOf(begin, m_enter), m_layers, valueSinkFor(begin));
    const auto memory = begin.policy.limits.memoryMib;
    const bool isLimited = !memory || limitMemory(*memory + enginesMib, mappedBytes(m_mapped));
    if (memory && isLimited) {
        servingProcess = this;
        std::set_new_handler(&reportExhaustion);
    }
    say(wire::Started { !started ? started.error().detail : isLimited ? "" : "memory cannot be limited" });
}

ValueSink WorkerServer::valueSinkFor(const wire::Begin &begin)
{
    if (!begin.passesValues)
        return {};
    return [this](const std::string &form) {
        m_live->prints.flush();
        say(wire::Valued { form });
    };
}

void WorkerServer::give(const wire::Give &gift)
{
    const auto given = m_engine->give(gift.variables, gift.tools);
    say(wire::Started { given ? std::string() : given.error().detail });
}

void WorkerServer::run(const wire::Run &step)
{
    freeze(step.frozenAt);
    if (!m_live)
        m_live = std::make_unique<Live>(*m_engine, [this](const std::string &text) { say(wire::Printed { text }); });
    const StepObserver observer {
        .printed = [this](std::string_view text) { m_live->prints.add(text); },
        .asked = [this](const std::string &tool, const std::string &arguments) { return ask(tool, arguments); },
    };
    m_asked.clear();
    StepResult result;
    {
        const DescriptorReserve reserve;
        result = m_engine->run(step.code, observer);
    }
    m_live->prints.flush();
    say(wire::Ended { wire::withoutAnswers(std::move(result), m_asked) });
}

// A worker that cannot guarantee a clean state ends: then the host starts another one.
bool WorkerServer::reset()
{
    killAllOthers();
    return emptyFolder(m_enter.folder) && say(wire::Done {});
}

ToolAnswer WorkerServer::ask(const std::string &tool, const std::string &arguments)
{
    m_live->prints.flush();
    m_asked.insert(tool);
    say(wire::Asked { tool, arguments });
    const auto incoming = m_channel.receive();
    const auto message = incoming ? wire::toWorkerFrom(incoming->frame) : std::nullopt;
    if (!message || !std::holds_alternative<wire::Answer>(*message))
        _exit(1); // no receiver is left for a result
    return std::get<wire::Answer>(*message).answer;
}

bool WorkerServer::say(const wire::FromWorker &message)
{
    const std::string bytes = encodeFrame(wire::toFrame(message)); // may find that no memory is left, and reports that
    m_sending.acquire();
    const bool isSent = m_channel.sendEncoded(bytes);
    m_sending.release();
    return isSent;
}

} // namespace vitrine
