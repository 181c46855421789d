// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/shell/textfilter.h"

#include "base/uniquefd.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <utility>

extern char **environ; // NOLINT: POSIX

namespace vitrine {

namespace {

struct PipeEnds {
    UniqueFd reading;
    UniqueFd writing;
};

PipeEnds makePipe()
{
    std::array<int, 2> ends { -1, -1 };
    if (pipe2(ends.data(), O_CLOEXEC) != 0)
        return {};
    return { UniqueFd(ends[0]), UniqueFd(ends[1]) };
}

pid_t spawn(const std::vector<std::string> &arguments, const PipeEnds &in, const PipeEnds &out, const PipeEnds &err)
{
    std::vector<char *> argv;
    for (const std::string &argument : arguments)
        argv.push_back(const_cast<char *>(argument.c_str())); // NOLINT: POSIX does not write to it
    argv.push_back(nullptr);
    posix_spawn_file_actions_t actions {};
    posix_spawnattr_t attributes {};
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    posix_spawn_file_actions_adddup2(&actions, in.reading.get(), STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, out.writing.get(), STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, err.writing.get(), STDERR_FILENO);
    posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1);
    sigset_t none;
    sigset_t defaults;
    sigemptyset(&none);
    sigemptyset(&defaults);
    sigaddset(&defaults, SIGPIPE);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &defaults);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    pid_t process = -1;
    const int failed = posix_spawnp(&process, argv.front(), &actions, &attributes, argv.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    return failed == 0 ? process : -1;
}

/// Sends the input and reads the output until the program closes it, or a limit is reached.
class Exchange final {
public:
    Exchange(PipeEnds &in, PipeEnds &out, PipeEnds &err, std::string_view input, const FilterLimits &limits)
        : m_in(in.writing)
        , m_out(out.reading)
        , m_err(err.reading)
        , m_input(input)
        , m_limits(limits)
        , m_deadline(std::chrono::steady_clock::now() + limits.time)
    {
        for (const UniqueFd *fd : { &m_in, &m_out, &m_err })
            fcntl(fd->get(), F_SETFL, O_NONBLOCK);
    }

    FilterResult::End run(FilterResult &result)
    {
        while (m_out || m_err) {
            const auto left
                = std::chrono::duration_cast<std::chrono::milliseconds>(m_deadline - std::chrono::steady_clock::now());
            if (left.count() <= 0)
                return FilterResult::End::TimedOut;
            if (m_in && m_input.empty())
                m_in.reset();
            std::array<pollfd, 3> wanted { pollfd { fdOf(m_in), POLLOUT, 0 }, pollfd { fdOf(m_out), POLLIN, 0 },
                pollfd { fdOf(m_err), POLLIN, 0 } };
            poll(wanted.data(), wanted.size(), static_cast<int>(left.count()) + 1);
            if (wanted[0].revents != 0)
                feed();
            if (wanted[1].revents != 0)
                take(m_out, result.output);
            if (wanted[2].revents != 0)
                take(m_err, result.errors);
            if (result.output.size() + result.errors.size() > m_limits.mostOutput)
                return FilterResult::End::TooMuch;
        }
        return FilterResult::End::Exited;
    }

private:
    static int fdOf(const UniqueFd &fd) { return fd ? fd.get() : -1; }

    void feed()
    {
        const ssize_t written = write(m_in.get(), m_input.data(), m_input.size());
        if (written > 0)
            m_input.remove_prefix(static_cast<std::size_t>(written));
        else if (written < 0 && errno != EAGAIN && errno != EINTR)
            m_in.reset();
    }

    static void take(UniqueFd &from, std::string &to)
    {
        std::array<char, 65536> buffer; // NOLINT: filled by read
        const ssize_t count = read(from.get(), buffer.data(), buffer.size());
        if (count > 0)
            to.append(buffer.data(), static_cast<std::size_t>(count));
        else if (count == 0 || (errno != EAGAIN && errno != EINTR))
            from.reset();
    }

    UniqueFd &m_in;
    UniqueFd &m_out;
    UniqueFd &m_err;
    std::string_view m_input;
    FilterLimits m_limits;
    std::chrono::steady_clock::time_point m_deadline;
};

/// Prevents a signal if a program ends early and closes its input.
class WithoutPipeSignal final {
public:
    WithoutPipeSignal()
    {
        sigemptyset(&m_pipe);
        sigaddset(&m_pipe, SIGPIPE);
        pthread_sigmask(SIG_BLOCK, &m_pipe, &m_before);
    }
    ~WithoutPipeSignal()
    {
        if (sigismember(&m_before, SIGPIPE) == 0) {
            constexpr timespec now {};
            while (sigtimedwait(&m_pipe, nullptr, &now) == SIGPIPE) { }
        }
        pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
    }
    WithoutPipeSignal(const WithoutPipeSignal &) = delete;
    WithoutPipeSignal &operator=(const WithoutPipeSignal &) = delete;

private:
    sigset_t m_pipe {};
    sigset_t m_before {};
};

} // namespace

FilterResult runFilter(const std::vector<std::string> &arguments, std::string_view input, const FilterLimits &limits)
{
    FilterResult result;
    PipeEnds in = makePipe();
    PipeEnds out = makePipe();
    PipeEnds err = makePipe();
    if (!in.reading || !out.reading || !err.reading)
        return result;
    const WithoutPipeSignal quiet;
    const pid_t process = spawn(arguments, in, out, err);
    if (process < 0)
        return result;
    in.reading.reset();
    out.writing.reset();
    err.writing.reset();
    result.end = Exchange(in, out, err, input, limits).run(result);
    if (result.end != FilterResult::End::Exited)
        kill(process, SIGKILL);
    int status = 0;
    while (waitpid(process, &status, 0) < 0 && errno == EINTR) { }
    result.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    return result;
}

} // namespace vitrine
