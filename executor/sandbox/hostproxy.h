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

/// The only way from a jail to the network: to the hosts that a policy names. A session gets one end of a socket on
/// which it requests connections; each arrives as a descriptor, on which it sends "CONNECT host:port" as to any HTTP
/// proxy. Names are resolved here; patterns never match this machine or its networks. Every request is recorded, or
/// rejected. Has its own threads; all functions from one thread.
class HostProxy final {
public:
    explicit HostProxy(std::vector<std::string> hosts);
    ~HostProxy();
    HostProxy(const HostProxy &) = delete;
    HostProxy &operator=(const HostProxy &) = delete;

    /// The session's end; it may be passed on more than once. None when the system gives no sockets.
    int sessionEnd() const { return m_theirs.get(); }
    /// Lets connections through from now on: a step begins.
    void open();
    /// Rejects further requests, since they would not be recorded. Returns the requests since it was opened, in order:
    /// "network.connect" with host and port, and what became of them. Denied: no pattern of the policy matches
    /// ("network.hosts"), or the host is this machine or in one of its networks and only a pattern matches
    /// ("network.own"). "network.connect.failed": not reached, or not before this call; then it no longer will be.
    /// Requests beyond the recordable number are rejected, too.
    std::vector<EventRecord> close();

private:
    struct Connection;
    /// The address that a host was reached by; none if it was not.
    struct Reached {
        UniqueFd socket;
        bool isOwn = false; ///< denied: the host is this machine, or in one of its networks
    };
    /// Where in which list of events an outcome belongs.
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
    UniqueFd m_end; ///< readable when the threads have to end
    std::mutex m_mutex; ///< protects the next three
    bool m_isOpen = false;
    std::uint64_t m_step = 0; ///< counts calls of `open`
    std::vector<EventRecord> m_events;
    std::list<Connection> m_connections; ///< sockets of m_thread
    std::jthread m_thread; ///< last: it uses all of the above
};

} // namespace vitrine
