// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/python/sandboxhost.h"

#include "base/formatted.h"

#include <unistd.h>

#include <algorithm>
#include <future>
#include <utility>

namespace vitrine {

namespace {

constexpr std::size_t mostIdle = 2;

struct IdleHosts {
    std::mutex mutex;
    std::vector<std::unique_ptr<SandboxHost>> hosts;
};

// Never destroyed: other threads may still use it at the end of the process. `closeIdle` ends its sandboxes.
IdleHosts &idleHosts()
{
    static auto *idle = new IdleHosts;
    return *idle;
}

} // namespace

SandboxHost::SandboxHost(WorkerPython python, bool usesNamespaces)
    : m_python(std::move(python))
    , m_usesNamespaces(usesNamespaces)
    , m_process(getpid())
    , m_thread([this](const std::stop_token &stop) { serve(stop); })
{
}

SandboxHost::~SandboxHost()
{
    if (!isOfThisProcess()) { // neither the thread nor the worker belongs to this process
        static_cast<void>(new std::jthread(std::move(m_thread)));
        static_cast<void>(m_executor.release());
        return;
    }
    cancel();
    {
        const std::scoped_lock lock(m_mutex);
        m_thread.request_stop();
    }
    m_changed.notify_all();
    m_thread.join();
}

bool SandboxHost::isOfThisProcess() const { return m_process == getpid(); }

std::unique_ptr<SandboxHost> SandboxHost::take(const Policy &policy, const WorkerPython &python, bool usesNamespaces)
{
    IdleHosts &idle = idleHosts();
    const std::scoped_lock lock(idle.mutex);
    auto best = idle.hosts.end();
    for (auto host = idle.hosts.begin(); host != idle.hosts.end(); ++host) {
        const bool fits
            = (*host)->isOfThisProcess() && (*host)->m_python == python && (*host)->m_usesNamespaces == usesNamespaces;
        if (fits && (best == idle.hosts.end() || (*host)->m_policy == policy))
            best = host;
    }
    if (best == idle.hosts.end())
        return std::unique_ptr<SandboxHost>(new SandboxHost(python, usesNamespaces));
    auto taken = std::move(*best);
    idle.hosts.erase(best);
    return taken;
}

void SandboxHost::giveBack(std::unique_ptr<SandboxHost> host)
{
    if (!host->isOfThisProcess())
        return;
    host->onThread([&host] { host->end(); });
    IdleHosts &idle = idleHosts();
    const std::scoped_lock lock(idle.mutex);
    if (idle.hosts.size() < mostIdle && host->m_executor)
        idle.hosts.push_back(std::move(host));
}

void SandboxHost::closeIdle()
{
    std::vector<std::unique_ptr<SandboxHost>> closed;
    IdleHosts &idle = idleHosts();
    const std::scoped_lock lock(idle.mutex);
    closed.swap(idle.hosts);
}

void SandboxHost::serve(const std::stop_token &stop)
{
    std::unique_lock lock(m_mutex);
    while (true) {
        m_changed.wait(lock, [&] { return stop.stop_requested() || !m_jobs.empty(); });
        if (m_jobs.empty())
            break;
        const auto job = std::move(m_jobs.front());
        m_jobs.pop_front();
        lock.unlock();
        job();
        lock.lock();
    }
    lock.unlock();
    m_executor.reset();
}

void SandboxHost::post(std::function<void()> job)
{
    const std::scoped_lock lock(m_mutex);
    m_jobs.push_back(std::move(job));
    m_changed.notify_all();
}

void SandboxHost::onThread(const std::function<void()> &job)
{
    std::promise<void> done;
    post([&] {
        job();
        done.set_value();
    });
    done.get_future().wait();
}

Result<void> SandboxHost::begin(const Policy &policy)
{
    Result<void> started;
    m_policy = policy;
    onThread([&] {
        started = make(policy);
        if (started)
            started = m_executor->begin({ .policy = policy, .tools = {}, .variables = {} });
        if (m_executor) {
            m_layers = m_executor->layers();
            m_pythonVersion = m_executor->pythonVersion();
        }
    });
    return started;
}

Result<void> SandboxHost::make(const Policy &policy)
{
    if (m_executor)
        return {};
    SandboxOptions options;
    options.usesNamespaces = m_usesNamespaces;
    options.expected = policy;
    options.python = m_python;
    options.valued = [this](std::string form) { m_form = std::move(form); };
    auto made = SandboxExecutor::create(std::move(options));
    if (!made)
        return std::unexpected(std::move(made.error()));
    m_executor = std::move(*made);
    return {};
}

void SandboxHost::end()
{
    if (m_executor)
        m_executor->end();
}

std::map<std::string, std::string> SandboxHost::variables()
{
    std::map<std::string, std::string> forms;
    onThread([&] {
        if (m_executor)
            forms = m_executor->variables();
    });
    return forms;
}

void SandboxHost::start(std::string code, SessionGift gift)
{
    {
        const std::scoped_lock lock(m_mutex);
        m_updates.clear();
        m_end.reset();
        m_isCancelled = false;
    }
    post([this, code = std::move(code), gift = std::move(gift)] { run(code, gift); });
}

void SandboxHost::run(const std::string &code, SessionGift gift)
{
    const auto seconds = m_policy.limits.wallSeconds;
    m_deadline = seconds
        ? Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(*seconds))
        : Clock::time_point::max();
    m_form.reset();
    m_isLate = false;
    m_executor->give(std::move(gift));
    const StepObserver observer {
        .printed
        = [this](std::string_view text) { report({ .kind = StepUpdate::Kind::Printed, .text = std::string(text) }); },
        .asked = [this](const std::string &tool, const std::string &arguments) { return ask(tool, arguments); },
    };
    SandboxEnd end { m_executor->run(code, observer), {} };
    endInTime(end.result);
    if (end.result.status == StepStatus::Ok)
        end.form = std::exchange(m_form, {});
    {
        const std::scoped_lock lock(m_mutex);
        m_end = std::move(end);
    }
    report({ .kind = StepUpdate::Kind::Ended });
}

// The code can catch the error of an abandoned tool, and end before its own watchdog checks.
void SandboxHost::endInTime(StepResult &result) const
{
    if (!m_isLate || (result.status != StepStatus::Ok && result.status != StepStatus::Error))
        return;
    result.status = StepStatus::Timeout;
    result.isFinal = false;
    result.output.reset();
    if (!result.error)
        result.error.emplace();
    result.error->type = "ExecutionTimeoutError";
    result.error->message = formatted(
        "Code execution exceeded the maximum execution time of {} seconds", m_policy.limits.wallSeconds.value_or(0));
    result.error->rule = "limits.wall_s";
}

void SandboxHost::report(StepUpdate update)
{
    const std::scoped_lock lock(m_mutex);
    const bool goesOn = update.kind == StepUpdate::Kind::Printed && !m_updates.empty()
        && m_updates.back().kind == StepUpdate::Kind::Printed;
    if (goesOn)
        m_updates.back().text += update.text;
    else
        m_updates.push_back(std::move(update));
    m_changed.notify_all();
}

// Abandons a call that takes longer than the step may: the answering side continues alone.
ToolAnswer SandboxHost::ask(const std::string &tool, const std::string &arguments)
{
    std::unique_lock lock(m_mutex);
    const std::uint64_t call = ++m_call;
    m_answer.reset();
    m_updates.push_back(
        { .kind = StepUpdate::Kind::Asked, .text = {}, .tool = tool, .arguments = arguments, .call = call });
    m_changed.notify_all();
    const auto isOver = [this] { return m_answer.has_value() || m_isCancelled; };
    if (m_deadline == Clock::time_point::max())
        m_changed.wait(lock, isOver);
    else
        m_changed.wait_until(lock, m_deadline, isOver);
    ++m_call; // later answers are ignored
    if (m_answer)
        return *std::exchange(m_answer, {});
    m_isLate = !m_isCancelled;
    return { std::nullopt, "tool '" + tool + "' did not return in time", ToolSource::Missing };
}

std::optional<StepUpdate> SandboxHost::next(std::chrono::duration<double> most)
{
    std::unique_lock lock(m_mutex);
    if (!m_changed.wait_for(lock, most, [this] { return !m_updates.empty(); })) {
        const bool isToStop = m_isCancelled;
        lock.unlock();
        if (isToStop)
            m_executor->cancel(); // the first one may have arrived before the step started
        return std::nullopt;
    }
    StepUpdate update = std::move(m_updates.front());
    m_updates.pop_front();
    return update;
}

void SandboxHost::answer(std::uint64_t call, ToolAnswer answer)
{
    const std::scoped_lock lock(m_mutex);
    if (call != m_call)
        return;
    m_answer = std::move(answer);
    m_changed.notify_all();
}

SandboxEnd SandboxHost::takeEnd()
{
    const std::scoped_lock lock(m_mutex);
    return std::exchange(m_end, {}).value_or(SandboxEnd {});
}

void SandboxHost::cancel() noexcept
{
    {
        const std::scoped_lock lock(m_mutex);
        m_isCancelled = true;
        m_changed.notify_all();
    }
    if (m_executor)
        m_executor->cancel();
}

} // namespace vitrine
