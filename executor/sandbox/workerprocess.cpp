// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/sandbox/workerprocess.h"

#include "base/formatted.h"

#include <poll.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <ctime>
#include <fstream>
#include <iterator>
#include <sstream>
#include <utility>

namespace vitrine {

namespace {

constexpr auto patience = std::chrono::seconds(5);
constexpr auto copyPatience = std::chrono::seconds(1);

} // namespace

Error sandboxError(std::string detail)
{
    return { .code = ErrorCode::Unavailable, .file = {}, .line = {}, .byte = {}, .detail = std::move(detail) };
}

Result<WorkerProcess> WorkerProcess::askForCopy(Channel &parent)
{
    auto ends = Channel::makePair();
    if (!ends)
        return std::unexpected(sandboxError("no sockets are available"));
    WorkerProcess copy;
    copy.m_channel = Channel(std::move(ends->first));
    copy.m_channel.askForSender(true);
    if (!parent.send(wire::toFrame(wire::ToWorker(wire::Fork {})), Clock::now() + patience, ends->second.get()))
        return std::unexpected(sandboxError("the worker does not respond"));
    return copy;
}

Result<WorkerProcess> WorkerProcess::askForCopy()
{
    if (!m_warden)
        return std::unexpected(sandboxError("this kernel does not allow sessions to be copied"));
    auto copy = askForCopy(m_channel);
    if (copy && !m_warden->grantOne(Clock::now() + copyPatience))
        return std::unexpected(sandboxError("the session could not be copied"));
    if (copy)
        copy->m_warden = m_warden;
    return copy;
}

WorkerProcess::~WorkerProcess() { WorkerProcess::kill(); }

WorkerProcess &WorkerProcess::operator=(WorkerProcess &&other) noexcept
{
    std::swap(m_channel, other.m_channel);
    std::swap(m_handle, other.m_handle);
    std::swap(m_warden, other.m_warden);
    std::swap(m_pid, other.m_pid);
    std::swap(m_clock, other.m_clock);
    return *this;
}

bool WorkerProcess::awaitStart()
{
    if (m_handle)
        return isAlive();
    // A copy of the template is still trusted, and sends its warden.
    const bool isNew = m_warden == nullptr;
    auto first = m_channel.receive(Clock::now() + patience, {}, isNew);
    const auto message = first ? wire::fromWorkerFrom(first->frame) : std::nullopt;
    if (!message || !std::holds_alternative<wire::Forked>(*message) || first->sender <= 1)
        return false;
    if (UniqueFd forks = m_channel.takePassed(); isNew && forks)
        m_warden = std::make_shared<ForkWarden>(std::move(forks));
    m_channel.askForSender(false);
    m_pid = first->sender;
    m_handle = UniqueFd(static_cast<int>(syscall(SYS_pidfd_open, m_pid, 0)));
    return m_handle && clock_getcpuclockid(m_pid, &m_clock) == 0;
}

// The handle of a process becomes readable when that has ended.
bool WorkerProcess::isAlive() const
{
    pollfd handle { m_handle.get(), POLLIN, 0 };
    return poll(&handle, 1, 0) == 0;
}

bool WorkerProcess::say(const wire::ToWorker &message, int passed)
{
    return m_channel.send(wire::toFrame(message), Clock::now() + patience, passed);
}

std::expected<wire::FromWorker, Channel::Silence> WorkerProcess::hear(Clock::time_point deadline, int wake)
{
    auto incoming = m_channel.receive(deadline, { wake, m_warden ? m_warden->descriptor() : -1 });
    while (!incoming && incoming.error() == Channel::Silence::Knocked) {
        m_warden->reject();
        if (Clock::now() >= deadline)
            return std::unexpected(Channel::Silence::TooLate); // repeated requests do not extend the time
        incoming = m_channel.receive(deadline, { wake, m_warden->descriptor() });
    }
    if (!incoming)
        return std::unexpected(incoming.error());
    auto message = wire::fromWorkerFrom(incoming->frame);
    if (!message)
        return std::unexpected(Channel::Silence::Garbage);
    return std::move(*message);
}

void WorkerProcess::interrupt() { signal(SIGUSR1); }

void WorkerProcess::kill()
{
    signal(SIGKILL);
    m_channel.close();
    m_handle.reset();
}

std::optional<double> WorkerProcess::cpuSeconds() const
{
    timespec time {};
    if (!m_handle || clock_gettime(m_clock, &time) != 0)
        return std::nullopt;
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

// A process can choose its own name, so the fields are located from the end.
std::optional<double> WorkerProcess::kernelSeconds() const
{
    constexpr std::size_t before = 12; // words between the name and the time
    std::ifstream file(formatted("/proc/{}/stat", m_pid));
    const std::string all(std::istreambuf_iterator<char>(file), {});
    std::istringstream words(all.substr(std::min(all.rfind(')'), all.size() - 1) + 1));
    std::string word;
    for (std::size_t i = 0; i < before; ++i)
        words >> word;
    double ticks = 0;
    if (!(words >> ticks))
        return std::nullopt;
    return ticks / static_cast<double>(sysconf(_SC_CLK_TCK));
}

void WorkerProcess::signal(int number) const
{
    if (m_handle)
        syscall(SYS_pidfd_send_signal, m_handle.get(), number, nullptr, 0);
}

} // namespace vitrine
