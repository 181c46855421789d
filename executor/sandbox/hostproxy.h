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

/// The one way from a jail to the network: to the hosts that a policy names, and nowhere else. A session gets one end
/// of a socket on which it asks for connections; each comes as a descriptor, on which it says "CONNECT host:port" as to
/// any HTTP proxy. Names are looked up here; names that are patterns never lead to this machine or its own network.
/// Every wish is on record, or refused. Threads of its own; all functions from one thread.
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
    /// Refuses new ones from now on, for they would be on no record. What was asked for since it was opened, in order:
    /// "network.connect" with host and port. Who asks for more than can be recorded is refused, too.
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
    std::list<Connection> m_connections; ///< of m_thread
    std::jthread m_thread; ///< last: it uses all of the above
};

} // namespace vitrine
