// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/uniquefd.h"
#include "executor/stepresult.h"

#include <cstdint>
#include <list>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace vitrine {

/// The only way from a jail to the network, and only to hosts that the policy names. A session gets one end of a socket
/// on which it requests connections; each arrives as a descriptor, on which it sends "CONNECT host:port" like to any
/// HTTP proxy. The proxy resolves names; patterns never match this machine or its networks. Every request is recorded,
/// or rejected. Has its own threads; all functions from one thread.
class HostProxy final {
public:
    explicit HostProxy(std::vector<std::string> hosts);
    ~HostProxy();
    HostProxy(const HostProxy &) = delete;
    HostProxy &operator=(const HostProxy &) = delete;

    /// The session's end; it may be passed on more than once. Negative if the system provides no sockets.
    int sessionEnd() const { return m_theirs.get(); }
    /// Starts accepting connections, at the start of a step.
    void open();
    /// Rejects further requests, since they would not be recorded. Returns the requests since `open`, in order:
    /// "network.connect" with host and port, and the outcome. Denied: no pattern of the policy matches
    /// ("network.hosts"), or the host is this machine or in one of its networks and only a pattern matches
    /// ("network.own"). "network.connect.failed": the connection failed, or was not established before this call and is
    /// abandoned. Requests beyond the recordable number are also rejected.
    std::vector<EventRecord> close();

private:
    struct Connection;
    /// The connection to a host; without a socket if it failed.
    struct Reached {
        UniqueFd socket;
        bool isOwn = false; ///< denied: the host is this machine, or in one of its networks
    };
    /// The position of an outcome: in which list of events, and where.
    struct Slot {
        std::uint64_t step = 0;
        std::size_t index = 0;
    };

    void serve(const std::stop_token &stop);
    bool handOut();
    void sweep();
    void carry(Connection &connection);
    bool allows(const std::string &host) const;
    Reached reach(const std::string &host, const std::string &port) const;
    std::optional<Slot> record(const std::string &target, bool isAllowed);
    bool settle(const Slot &slot, const Reached &reached);

    const std::vector<std::string> m_hosts;
    UniqueFd m_ours;
    UniqueFd m_theirs;
    UniqueFd m_end; ///< readable when the threads must end
    std::mutex m_mutex; ///< protects the next three members
    bool m_isOpen = false;
    std::uint64_t m_step = 0; ///< counts calls of `open`
    std::vector<EventRecord> m_events;
    std::list<Connection> m_connections; ///< only used by m_thread
    std::jthread m_thread; ///< last member, because it uses all of the above
};

} // namespace vitrine
