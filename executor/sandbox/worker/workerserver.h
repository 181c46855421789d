// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/workerengine.h"
#include "executor/sandbox/channel.h"
#include "executor/sandbox/messages.h"

#include <cstdint>
#include <memory>
#include <semaphore>
#include <set>
#include <string>
#include <vector>

namespace vitrine {

/// The descriptors that a worker is started with: its socket, and a pipe whose other end only the host holds.
inline constexpr int workerSocket = 3;
inline constexpr int workerLifeline = 4;

/// Call it first in a worker, before it has threads: sets up its signals, and makes it end with its host.
void prepareWorkerProcess();

/// The worker's side of the conversation (messages.h), in each of its processes. Serves on the thread that creates it.
class WorkerServer final {
public:
    explicit WorkerServer(UniqueFd socket);
    ~WorkerServer();
    WorkerServer(const WorkerServer &) = delete;
    WorkerServer &operator=(const WorkerServer &) = delete;

    /// The host's first message; empty if it has closed or sent something else.
    std::optional<wire::Enter> awaitEnter();
    /// Puts this process into the jail, and serves until the host closes the socket. Returns the exit status of the
    /// process.
    int serve(const wire::Enter &enter, std::unique_ptr<WorkerEngine> engine);

private:
    class Live;

    Channel::Clock::time_point untilIdle() const;
    void warmUpOnce();
    bool take(const wire::ToWorker &message);
    bool fork(UniqueFd socket);
    void begin(const wire::Begin &begin, UniqueFd network);
    ValueSink valueSinkFor(const wire::Begin &begin);
    void give(const wire::Give &gift);
    void run(const wire::Run &step);
    bool reset();
    ToolAnswer ask(const std::string &tool, const std::string &arguments);
    bool say(const wire::FromWorker &message);
    static void reportExhaustion();

    Channel m_channel;
    /// Protects the sending side of m_channel. A semaphore, since a thread that has no memory waits for it with a bound
    /// and may be the one that holds it.
    std::binary_semaphore m_sending { 1 };
    std::string m_exhausted; ///< the encoded wire::Exhausted, made while there is memory
    std::unique_ptr<WorkerEngine> m_engine;
    std::unique_ptr<Live> m_live;
    wire::Enter m_enter;
    std::vector<std::string> m_layers; ///< active layers of this process
    bool m_isCold = true; ///< a template that has not been warmed up
    bool m_wasForked = false;
    std::uint64_t m_mapped = 0; ///< mapped bytes of the template
    std::set<std::string> m_asked; ///< tools that the host answered in the running step
    UniqueFd m_network; ///< socket for a session's connections
};

} // namespace vitrine
