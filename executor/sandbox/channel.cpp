// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/sandbox/channel.h"

#include <poll.h>
#include <sys/socket.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

namespace vitrine {

namespace {

constexpr std::size_t readSize = 64 * 1024;

union Control {
    std::array<char, CMSG_SPACE(sizeof(ucred)) + CMSG_SPACE(sizeof(int))> bytes;
    cmsghdr aligned;
};

int millisecondsUntil(Channel::Clock::time_point deadline)
{
    if (deadline == Channel::never)
        return -1;
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Channel::Clock::now()).count();
    return static_cast<int>(std::clamp<std::int64_t>(left, 0, 3'600'000));
}

void attach(msghdr &message, Control &control, int passed)
{
    message.msg_control = control.bytes.data();
    message.msg_controllen = CMSG_SPACE(sizeof(int));
    cmsghdr *head = CMSG_FIRSTHDR(&message);
    head->cmsg_level = SOL_SOCKET;
    head->cmsg_type = SCM_RIGHTS;
    head->cmsg_len = CMSG_LEN(sizeof(int));
    std::memcpy(CMSG_DATA(head), &passed, sizeof passed);
}

template <typename Value>
Value valueIn(const cmsghdr *head, std::size_t index = 0)
{
    Value value {};
    std::memcpy(&value, CMSG_DATA(head) + index * sizeof value, sizeof value);
    return value;
}

// Takes ownership of all received descriptors, and keeps one of them.
UniqueFd descriptorIn(const cmsghdr *head)
{
    UniqueFd kept;
    for (std::size_t i = 0; CMSG_LEN((i + 1) * sizeof(int)) <= head->cmsg_len; ++i)
        kept = UniqueFd(valueIn<int>(head, i));
    return kept;
}

} // namespace

std::optional<std::pair<UniqueFd, UniqueFd>> Channel::makePair()
{
    std::array<int, 2> ends {};
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
        return std::nullopt;
    return std::pair { UniqueFd(ends[0]), UniqueFd(ends[1]) };
}

void Channel::askForSender(bool isAsked)
{
    const int value = isAsked ? 1 : 0;
    setsockopt(m_socket.get(), SOL_SOCKET, SO_PASSCRED, &value, sizeof value);
}

bool Channel::send(const nlohmann::json &frame, Clock::time_point deadline, int passed)
{
    return sendEncoded(encodeFrame(frame), deadline, passed);
}

bool Channel::sendEncoded(std::string_view bytes, Clock::time_point deadline, int passed)
{
    if (bytes.empty() || !m_socket)
        return false;
    std::size_t sent = 0;
    while (sent < bytes.size()) {
        iovec part { const_cast<char *>(bytes.data()) + sent, bytes.size() - sent }; // sendmsg does not write to it
        msghdr message {};
        message.msg_iov = &part;
        message.msg_iovlen = 1;
        Control control {};
        if (passed >= 0 && sent == 0)
            attach(message, control, passed);
        const ssize_t count = sendmsg(m_socket.get(), &message, MSG_NOSIGNAL | MSG_DONTWAIT);
        if (count > 0)
            sent += static_cast<std::size_t>(count);
        else if (errno != EAGAIN && errno != EINTR)
            return false;
        else if (await(POLLOUT, deadline, {}, {}))
            return false;
    }
    return true;
}

std::expected<Channel::Incoming, Channel::Silence> Channel::receive(
    Clock::time_point deadline, OtherDescriptors others, bool acceptsDescriptor)
{
    while (true) {
        auto frame = m_reader.next();
        if (!frame)
            return std::unexpected(Silence::Garbage);
        if (*frame)
            return Incoming { std::move(**frame), m_sender };
        const auto started = Clock::now();
        const auto unheard
            = await(POLLIN, deadline, others, m_adaptiveWait.isAwake() ? started + AdaptiveWait::longest : started);
        m_adaptiveWait.note(Clock::now() - started);
        if (unheard)
            return std::unexpected(*unheard);
        if (const auto silence = read(acceptsDescriptor))
            return std::unexpected(*silence);
    }
}

bool Channel::hasWaiting() const
{
    char byte = 0;
    return m_reader.isInside() || recv(m_socket.get(), &byte, 1, MSG_PEEK | MSG_DONTWAIT) > 0;
}

std::optional<Channel::Silence> Channel::await(
    short events, Clock::time_point deadline, OtherDescriptors others, Clock::time_point awakeUntil) const
{
    std::array<pollfd, 3> watched { { { m_socket.get(), events, 0 }, { others.wake, POLLIN, 0 },
        { others.knock, POLLIN, 0 } } };
    while (true) {
        const bool isAwake = Clock::now() < awakeUntil;
        const int count = poll(watched.data(), watched.size(), isAwake ? 0 : millisecondsUntil(deadline));
        if (count < 0 && errno != EINTR)
            return Silence::Closed;
        if (count > 0 && watched[1].revents != 0)
            return Silence::Woken;
        if (count > 0 && (watched[2].revents & POLLIN) != 0)
            return Silence::Knocked;
        if (count > 0 && watched[0].revents != 0)
            return std::nullopt;
        if (count > 0)
            others.knock = watched[2].fd = -1; // no peer is left that could knock
        if (Clock::now() >= deadline)
            return Silence::TooLate;
    }
}

std::optional<Channel::Silence> Channel::read(bool acceptsDescriptor)
{
    std::array<char, readSize> buffer; // NOLINT(*-member-init): filled by the kernel
    iovec part { buffer.data(), buffer.size() };
    Control control {};
    msghdr message {};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    message.msg_control = control.bytes.data();
    // Without space for it, the kernel closes descriptors that an untrusted sender passes.
    message.msg_controllen = acceptsDescriptor ? control.bytes.size() : CMSG_SPACE(sizeof(ucred));
    const ssize_t count = recvmsg(m_socket.get(), &message, MSG_CMSG_CLOEXEC | MSG_DONTWAIT);
    if (count < 0)
        return errno == EAGAIN || errno == EINTR ? std::nullopt : std::optional(Silence::Closed);
    for (cmsghdr *head = CMSG_FIRSTHDR(&message); head != nullptr; head = CMSG_NXTHDR(&message, head)) {
        if (head->cmsg_level != SOL_SOCKET)
            continue;
        if (head->cmsg_type == SCM_CREDENTIALS)
            m_sender = valueIn<ucred>(head).pid;
        else if (head->cmsg_type == SCM_RIGHTS)
            m_passed = descriptorIn(head);
    }
    if (count == 0)
        return m_reader.isInside() ? Silence::Garbage : Silence::Closed;
    if (!acceptsDescriptor && ((message.msg_flags & MSG_CTRUNC) != 0 || m_passed))
        return Silence::Garbage;
    m_reader.add({ buffer.data(), static_cast<std::size_t>(count) });
    return std::nullopt;
}

} // namespace vitrine
