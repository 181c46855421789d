// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/sandbox/workertemplate.h"
#include "executor/sandbox/emptyfolder.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <filesystem>

namespace vitrine {

namespace {

constexpr auto startPatience = std::chrono::seconds(20);
constexpr auto resetPatience = std::chrono::seconds(5);
constexpr auto beginPatience = std::chrono::seconds(10);
constexpr int firstFree = 10; // above the worker's descriptors

UniqueFd movedUp(const UniqueFd &fd) { return UniqueFd(fcntl(fd.get(), F_DUPFD_CLOEXEC, firstFree)); }

std::optional<std::pair<UniqueFd, UniqueFd>> makePipe()
{
    std::array<int, 2> ends {};
    if (pipe2(ends.data(), O_CLOEXEC) != 0)
        return std::nullopt;
    return std::pair { UniqueFd(ends[0]), UniqueFd(ends[1]) };
}

struct Streams {
    int socket;
    int lifeline;
    int complaints;
};

class SpawnSettings final {
public:
    explicit SpawnSettings(const Streams &streams)
    {
        posix_spawn_file_actions_init(&m_actions);
        posix_spawn_file_actions_addopen(&m_actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
        posix_spawn_file_actions_addopen(&m_actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
        posix_spawn_file_actions_adddup2(&m_actions, streams.complaints, STDERR_FILENO);
        posix_spawn_file_actions_adddup2(&m_actions, streams.socket, 3);
        posix_spawn_file_actions_adddup2(&m_actions, streams.lifeline, 4);
        posix_spawn_file_actions_addclosefrom_np(&m_actions, 5);
        posix_spawnattr_init(&m_attributes);
        sigset_t none {};
        sigset_t all {};
        sigemptyset(&none);
        sigfillset(&all);
        posix_spawnattr_setsigmask(&m_attributes, &none);
        posix_spawnattr_setsigdefault(&m_attributes, &all);
        // A separate group: signals of the terminal are handled by this process.
        posix_spawnattr_setflags(&m_attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
    }
    ~SpawnSettings()
    {
        posix_spawn_file_actions_destroy(&m_actions);
        posix_spawnattr_destroy(&m_attributes);
    }
    SpawnSettings(const SpawnSettings &) = delete;
    SpawnSettings &operator=(const SpawnSettings &) = delete;

    const posix_spawn_file_actions_t *actions() const { return &m_actions; }
    const posix_spawnattr_t *attributes() const { return &m_attributes; }

private:
    posix_spawn_file_actions_t m_actions {};
    posix_spawnattr_t m_attributes {};
};

// In the form that the system requires; it does not write to them.
std::vector<char *> pointers(const std::vector<std::string> &words)
{
    std::vector<char *> list;
    for (const std::string &word : words)
        list.push_back(const_cast<char *>(word.c_str()));
    list.push_back(nullptr);
    return list;
}

std::string readAll(int fd)
{
    std::array<char, 4096> buffer {};
    pollfd ready { fd, POLLIN, 0 };
    const ssize_t count = poll(&ready, 1, 0) > 0 ? read(fd, buffer.data(), buffer.size()) : 0;
    return { buffer.data(), static_cast<std::size_t>(std::max<ssize_t>(count, 0)) };
}

} // namespace

WorkerTemplate::WorkerTemplate(JailSpec spec)
    : m_spec(std::move(spec))
{
}

WorkerTemplate::~WorkerTemplate()
{
    end();
    if (!m_folder.empty() && emptyFolder(m_folder))
        rmdir(m_folder.c_str());
}

void WorkerTemplate::end()
{
    m_channel.close();
    m_lifeline.reset(); // ends the process group of the worker
    if (m_pid > 0) {
        kill(-m_pid, SIGKILL);
        waitpid(m_pid, nullptr, 0);
    }
    m_pid = 0;
}

Result<std::unique_ptr<WorkerTemplate>> WorkerTemplate::start(const JailSpec &spec)
{
    std::unique_ptr<WorkerTemplate> made(new WorkerTemplate(spec));
    const std::string bubblewrap = spec.usesNamespaces ? findBubblewrap() : std::string();
    if (!bubblewrap.empty() && made->startWith(bubblewrap))
        return made;
    if (const auto started = made->startWith({}); !started)
        return std::unexpected(started.error());
    return made;
}

Result<void> WorkerTemplate::startWith(const std::string &bubblewrap)
{
    const WorkerPython &python = m_spec.python;
    if (python.module.empty())
        return std::unexpected(sandboxError("vitrine_worker.so is not installed beside this program"));
    m_isNamespaced = !bubblewrap.empty();
    if (!m_isNamespaced && !makeFolder())
        return std::unexpected(sandboxError("the working folder could not be created"));
    // bubblewrap needs none of the worker's environment, and must not be run with its module.
    const auto spawned = m_isNamespaced
        ? spawn(bubblewrapCommand(m_spec, bubblewrap), {})
        : spawn(workerCommand(python, python.module), workerEnvironment(m_spec, python.module));
    if (!spawned)
        return spawned;
    const wire::Enter enter { m_folder.empty() ? std::string(jailFolder) : m_folder, m_spec.read, m_spec.write,
        m_spec.preload, m_spec.folderMib << 20U, m_isNamespaced, python.libraries };
    m_channel.send(wire::toFrame(wire::ToWorker(enter)), Channel::Clock::now() + startPatience);
    return {};
}

// If the machine does not support namespaces, bubblewrap ends without a message.
Result<void> WorkerTemplate::awaitStart()
{
    if (!m_layers.empty())
        return {};
    auto started = receiveStart();
    if (started || !m_isNamespaced)
        return started;
    end();
    started = startWith({});
    return started ? receiveStart() : started;
}

bool WorkerTemplate::makeFolder()
{
    std::error_code failed;
    std::string name = (std::filesystem::temp_directory_path(failed) / "vitrine-XXXXXX").string();
    if (failed || mkdtemp(name.data()) == nullptr)
        return false;
    m_folder = std::move(name);
    return true;
}

Result<void> WorkerTemplate::spawn(const std::vector<std::string> &command, const std::vector<std::string> &environment)
{
    auto sockets = Channel::makePair();
    auto lifeline = makePipe();
    auto complaints = makePipe();
    if (!sockets || !lifeline || !complaints)
        return std::unexpected(sandboxError("no file descriptors are available"));
    m_channel = Channel(std::move(sockets->first));
    m_lifeline = std::move(lifeline->second);
    m_complaints = std::move(complaints->first);
    const UniqueFd socket = movedUp(sockets->second);
    const UniqueFd life = movedUp(lifeline->first);
    const UniqueFd errors = movedUp(complaints->second);
    const SpawnSettings settings({ socket.get(), life.get(), errors.get() });
    const int failed = posix_spawn(&m_pid, command.front().c_str(), settings.actions(), settings.attributes(),
        pointers(command).data(), pointers(environment).data());
    if (failed == 0)
        return {};
    m_pid = 0;
    return std::unexpected(sandboxError("the worker could not be started: " + command.front()));
}

Result<void> WorkerTemplate::receiveStart()
{
    const auto answer = m_channel.receive(Channel::Clock::now() + startPatience);
    const auto message = answer ? wire::fromWorkerFrom(answer->frame) : std::nullopt;
    if (!message || !std::holds_alternative<wire::Entered>(*message))
        return std::unexpected(sandboxError("the worker did not start: " + readAll(m_complaints.get())));
    m_complaints.reset();
    const auto &entered = std::get<wire::Entered>(*message);
    m_python = entered.python;
    m_layers = { "process" };
    if (m_isNamespaced)
        m_layers.emplace_back("namespaces");
    m_layers.insert(m_layers.end(), entered.layers.begin(), entered.layers.end());
    return {};
}

// Sends all requests at once, and then waits for the answers, for the first one last: each wait for another process
// costs more than its work.
Result<WorkerProcess> WorkerTemplate::startSession(const wire::Begin &begin, int network)
{
    const bool wasUsed = std::exchange(m_isUsed, true);
    if (wasUsed)
        m_channel.send(wire::toFrame(wire::ToWorker(wire::Reset {})), Channel::Clock::now() + resetPatience);
    auto session = WorkerProcess::askForCopy(m_channel);
    const bool isAsked = session && session->say(begin, network);
    if (!session)
        return session;
    if (!isAsked || !session->awaitStart())
        return std::unexpected(sandboxError("the worker did not create a session"));
    const auto answer = session->hear(Channel::Clock::now() + beginPatience, -1);
    const auto *started = answer ? std::get_if<wire::Started>(&*answer) : nullptr;
    if (started == nullptr)
        return std::unexpected(sandboxError("the worker did not start the session"));
    if (!started->fault.empty())
        return std::unexpected(sandboxError(started->fault));
    if (wasUsed && !isReset())
        return std::unexpected(sandboxError("the worker does not respond"));
    return session;
}

bool WorkerTemplate::isReset()
{
    const auto answer = m_channel.receive(Channel::Clock::now() + resetPatience);
    return answer && wire::fromWorkerFrom(answer->frame) == wire::FromWorker(wire::Done {});
}

} // namespace vitrine
