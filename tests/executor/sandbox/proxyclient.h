// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/sandbox/hostproxy.h"

#include <sys/socket.h>

#include <array>
#include <cstring>
#include <string>
#include <string_view>

namespace vitrine::test {

/// As a session does it: a byte, and a descriptor comes back.
inline UniqueFd askFor(const HostProxy &proxy)
{
    if (send(proxy.sessionEnd(), "c", 1, 0) != 1)
        return {};
    char byte = 0;
    iovec part { &byte, 1 };
    alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof(int))> control {};
    msghdr message {};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    message.msg_control = control.data();
    message.msg_controllen = control.size();
    if (recvmsg(proxy.sessionEnd(), &message, MSG_CMSG_CLOEXEC) != 1 || CMSG_FIRSTHDR(&message) == nullptr)
        return {};
    int fd = -1;
    std::memcpy(&fd, CMSG_DATA(CMSG_FIRSTHDR(&message)), sizeof fd);
    return UniqueFd(fd);
}

/// All that comes back until the other side closes.
inline std::string said(const UniqueFd &connection, std::string_view text)
{
    std::string all;
    send(connection.get(), text.data(), text.size(), MSG_NOSIGNAL);
    shutdown(connection.get(), SHUT_WR);
    std::array<char, 1024> buffer {};
    for (ssize_t count = 0; (count = recv(connection.get(), buffer.data(), buffer.size(), 0)) > 0;)
        all.append(buffer.data(), static_cast<std::size_t>(count));
    return all;
}

} // namespace vitrine::test
