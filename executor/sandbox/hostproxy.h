// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/uniquefd.h"
#include "executor/stepresult.h"

#include <list>
#include <mutex>
#include <string>
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
    /// "network.connect" with host and port. Requests beyond the recordable number are rejected, too.
    std::vector<EventRecord> close();

private:
    struct Connection;

    void serve(const std::stop_token &stop);
    bool handOut();
    void sweep();
    void carry(Connection &connection);
    bool allows(const std::string &host) const;
    UniqueFd reach(const std::string &host, const std::string &port) const;
    bool record(const std::string &target, bool isAllowed);

    const std::vector<std::string> m_hosts;
    UniqueFd m_ours;
    UniqueFd m_theirs;
    UniqueFd m_end; ///< readable when the threads have to end
    std::mutex m_mutex; ///< protects the next two
    bool m_isOpen = false;
    std::vector<EventRecord> m_events;
    std::list<Connection> m_connections; ///< sockets of m_thread
    std::jthread m_thread; ///< last: it uses all of the above
};

} // namespace vitrine
