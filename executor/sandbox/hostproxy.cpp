// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/sandbox/hostproxy.h"

#include "executor/policy/globs.h"
#include "executor/sandbox/ownnetwork.h"

#include <fcntl.h>
#include <netdb.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <memory>
#include <optional>
#include <string_view>

namespace vitrine {

namespace {

constexpr std::size_t mostConnections = 32;
constexpr std::size_t mostEvents = 1000;
constexpr std::size_t longestHead = 4096;
constexpr int patienceMs = 30'000;

struct Target {
    std::string host;
    std::string port;
};

// Parses "CONNECT host:port HTTP/1.1" with any following fields; an IPv6 address is in brackets.
std::optional<Target> targetIn(std::string_view head)
{
    constexpr std::string_view verb = "CONNECT ";
    if (!head.starts_with(verb))
        return std::nullopt;
    head.remove_prefix(verb.size());
    head = head.substr(0, head.find(' '));
    const std::size_t colon = head.rfind(':');
    if (colon == std::string_view::npos || colon == 0)
        return std::nullopt;
    std::string_view host = head.substr(0, colon);
    const std::string_view port = head.substr(colon + 1);
    if (host.starts_with('[') && host.ends_with(']'))
        host = host.substr(1, host.size() - 2);
    std::uint16_t number = 0;
    const auto [end, error] = std::from_chars(port.data(), port.data() + port.size(), number);
    const bool isName = std::ranges::all_of(
        host, [](unsigned char c) { return std::isalnum(c) != 0 || c == '.' || c == '-' || c == ':' || c == '_'; });
    if (error != std::errc() || end != port.data() + port.size() || number == 0 || !isName || host.empty())
        return std::nullopt;
    return Target { std::string(host), std::string(port) };
}

bool awaitEvents(int fd, short events, int end)
{
    std::array<pollfd, 2> watched { { { fd, events, 0 }, { end, POLLIN, 0 } } };
    return poll(watched.data(), watched.size(), patienceMs) > 0 && watched[1].revents == 0;
}

bool sendAll(int fd, std::string_view bytes, int end)
{
    while (!bytes.empty()) {
        const ssize_t count = send(fd, bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
        if (count > 0)
            bytes.remove_prefix(static_cast<std::size_t>(count));
        else if (errno != EAGAIN || !awaitEvents(fd, POLLOUT, end))
            return false;
    }
    return true;
}

// Reads byte by byte, since data after the header belongs to the other side.
std::optional<std::string> readHead(int fd, int end)
{
    std::string head;
    char byte = 0;
    while (!head.ends_with("\r\n\r\n")) {
        if (head.size() >= longestHead || !awaitEvents(fd, POLLIN, end) || recv(fd, &byte, 1, MSG_DONTWAIT) != 1)
            return std::nullopt;
        head += byte;
    }
    return head;
}

// Passes on received data in one direction; false if there will be no more.
bool pump(int from, int to, int end)
{
    std::array<char, 16 * 1024> buffer; // NOLINT(*-member-init): filled by the kernel
    const ssize_t count = recv(from, buffer.data(), buffer.size(), MSG_DONTWAIT);
    if (count < 0)
        return errno == EAGAIN;
    if (count > 0)
        return sendAll(to, { buffer.data(), static_cast<std::size_t>(count) }, end);
    shutdown(to, SHUT_WR);
    return false;
}

void pumpBothWays(int one, int other, int end)
{
    std::array<pollfd, 3> watched { { { one, POLLIN, 0 }, { other, POLLIN, 0 }, { end, POLLIN, 0 } } };
    while (watched[0].fd >= 0 || watched[1].fd >= 0) {
        if (poll(watched.data(), watched.size(), -1) < 0 || watched[2].revents != 0)
            return;
        if (watched[0].revents != 0 && !pump(one, other, end))
            watched[0].fd = -1;
        if (watched[1].revents != 0 && !pump(other, one, end))
            watched[1].fd = -1;
    }
}

/// The result of looking up a name, and its time.
struct Lookup {
    const UniqueFd isDone { eventfd(0, EFD_CLOEXEC) };
    std::mutex mutex; ///< protects found until it is done
    std::unique_ptr<addrinfo, void (*)(addrinfo *)> found { nullptr, freeaddrinfo };
};

// The system's lookup waits many seconds for servers that do not respond, and cannot be canceled: it is then abandoned,
// so that such a host does not delay the end of the session.
std::shared_ptr<const Lookup> lookUp(const std::string &host, const std::string &port, int end)
{
    const auto lookup = std::make_shared<Lookup>();
    std::thread([lookup, host, port] {
        addrinfo wanted {};
        wanted.ai_socktype = SOCK_STREAM;
        addrinfo *found = nullptr;
        const bool isFound = getaddrinfo(host.c_str(), port.c_str(), &wanted, &found) == 0;
        const std::scoped_lock lock(lookup->mutex);
        lookup->found.reset(isFound ? found : nullptr);
        eventfd_write(lookup->isDone.get(), 1);
    }).detach();
    if (!awaitEvents(lookup->isDone.get(), POLLIN, end))
        return {};
    const std::scoped_lock lock(lookup->mutex);
    return lookup->found ? lookup : nullptr;
}

bool passOn(int socket, const UniqueFd &fd)
{
    char byte = 0;
    iovec part { &byte, 1 };
    union {
        std::array<char, CMSG_SPACE(sizeof(int))> bytes;
        cmsghdr aligned;
    } control {};
    msghdr message {};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    message.msg_control = control.bytes.data();
    message.msg_controllen = control.bytes.size();
    cmsghdr *head = CMSG_FIRSTHDR(&message);
    head->cmsg_level = SOL_SOCKET;
    head->cmsg_type = SCM_RIGHTS;
    head->cmsg_len = CMSG_LEN(sizeof(int));
    const int number = fd.get();
    std::memcpy(CMSG_DATA(head), &number, sizeof number);
    return sendmsg(socket, &message, MSG_NOSIGNAL | MSG_DONTWAIT) == 1;
}

} // namespace

/// One connection and the thread that carries it.
struct HostProxy::Connection {
    UniqueFd jail;
    std::atomic_bool isOver = false;
    std::jthread thread;
};

HostProxy::HostProxy(std::vector<std::string> hosts)
    : m_hosts(std::move(hosts))
    , m_end(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK))
{
    std::array<int, 2> ends {};
    if (!m_end || socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends.data()) != 0)
        return;
    m_ours = UniqueFd(ends[0]);
    m_theirs = UniqueFd(ends[1]);
    m_thread = std::jthread([this](const std::stop_token &stop) { serve(stop); });
}

HostProxy::~HostProxy()
{
    m_thread.request_stop();
    eventfd_write(m_end.get(), 1);
}

void HostProxy::open()
{
    const std::scoped_lock lock(m_mutex);
    m_isOpen = true;
    ++m_step;
}

std::vector<EventRecord> HostProxy::close()
{
    const std::scoped_lock lock(m_mutex);
    m_isOpen = false;
    return std::exchange(m_events, {});
}

void HostProxy::serve(const std::stop_token &stop)
{
    std::array<pollfd, 2> watched { { { m_ours.get(), POLLIN, 0 }, { m_end.get(), POLLIN, 0 } } };
    while (!stop.stop_requested() && poll(watched.data(), watched.size(), -1) > 0 && watched[1].revents == 0) {
        sweep();
        if (!handOut())
            break;
    }
    m_connections.clear();
}

// Each byte is a request; a session with too many connections gets an answer without one.
bool HostProxy::handOut()
{
    char wish = 0;
    if (const ssize_t count = recv(m_ours.get(), &wish, 1, MSG_DONTWAIT); count != 1)
        return count < 0 && errno == EAGAIN;
    std::array<int, 2> ends {};
    if (m_connections.size() >= mostConnections || socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
        return send(m_ours.get(), &wish, 1, MSG_NOSIGNAL | MSG_DONTWAIT) == 1;
    const UniqueFd theirs(ends[1]);
    Connection &connection = m_connections.emplace_back();
    connection.jail = UniqueFd(ends[0]);
    connection.thread = std::jthread([this, &connection] {
        carry(connection);
        connection.jail.reset();
        connection.isOver = true;
    });
    return passOn(m_ours.get(), theirs);
}

void HostProxy::sweep()
{
    std::erase_if(m_connections, [](const Connection &connection) { return connection.isOver.load(); });
}

void HostProxy::carry(Connection &connection)
{
    const int jail = connection.jail.get();
    const auto head = readHead(jail, m_end.get());
    const auto target = head ? targetIn(*head) : std::nullopt;
    if (!target)
        return;
    const bool isAllowed = allows(target->host);
    const auto slot = record(target->host + ":" + target->port, isAllowed);
    if (!isAllowed || !slot) {
        sendAll(jail, "HTTP/1.1 403 network.hosts\r\n\r\n", m_end.get());
        return;
    }
    const Reached host = reach(target->host, target->port);
    // A host that was not reached before the step ended is recorded as failed, which must not change.
    const bool isTrue = settle(*slot, host);
    const std::string_view answer = host.isOwn ? "HTTP/1.1 403 network.own\r\n\r\n"
        : host.socket && isTrue                ? "HTTP/1.1 200 OK\r\n\r\n"
                                               : "HTTP/1.1 502 Bad Gateway\r\n\r\n";
    sendAll(jail, answer, m_end.get());
    if (host.socket && isTrue)
        pumpBothWays(jail, host.socket.get(), m_end.get());
}

bool HostProxy::allows(const std::string &host) const
{
    return std::ranges::any_of(m_hosts, [&host](const std::string &pattern) { return matchesGlob(pattern, host); });
}

// A host that is named literally may be this machine; a pattern must not give access to it.
HostProxy::Reached HostProxy::reach(const std::string &host, const std::string &port) const
{
    const bool isNamed = std::ranges::contains(m_hosts, host);
    const auto lookup = lookUp(host, port, m_end.get());
    if (!lookup)
        return {};
    bool isOwn = false;
    for (const addrinfo *one = lookup->found.get(); one != nullptr; one = one->ai_next) {
        if (!isNamed && isOwnNetwork(one->ai_addr)) {
            isOwn = true;
            continue;
        }
        UniqueFd socket(::socket(one->ai_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
        if (!socket)
            continue;
        const bool isDone = connect(socket.get(), one->ai_addr, one->ai_addrlen) == 0;
        int failed = 0;
        socklen_t size = sizeof failed;
        if (isDone
            || (errno == EINPROGRESS && awaitEvents(socket.get(), POLLOUT, m_end.get())
                && getsockopt(socket.get(), SOL_SOCKET, SO_ERROR, &failed, &size) == 0 && failed == 0))
            return { std::move(socket) };
    }
    return { {}, isOwn };
}

// Empty if it cannot be recorded.
std::optional<HostProxy::Slot> HostProxy::record(const std::string &target, bool isAllowed)
{
    const std::scoped_lock lock(m_mutex);
    if (!m_isOpen || m_events.size() >= mostEvents)
        return std::nullopt;
    m_events.push_back({ .seq = 0,
        .kind = isAllowed ? "network.connect.failed" : "network.connect", // until the host is reached
        .detail = target,
        .verdict = isAllowed ? Verdict::Allowed : Verdict::Denied,
        .rule = "network.hosts" });
    return Slot { m_step, m_events.size() - 1 };
}

bool HostProxy::settle(const Slot &slot, const Reached &reached)
{
    const std::scoped_lock lock(m_mutex);
    if (!m_isOpen || slot.step != m_step)
        return false;
    EventRecord &event = m_events[slot.index];
    if (reached.isOwn) {
        event.verdict = Verdict::Denied;
        event.rule = "network.own";
    }
    if (reached.isOwn || reached.socket)
        event.kind = "network.connect";
    return true;
}

} // namespace vitrine
