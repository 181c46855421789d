// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/uniquefd.h"

#include <netinet/in.h>
#include <sys/socket.h>

#include <array>
#include <atomic>
#include <string>
#include <string_view>
#include <thread>

namespace vitrine::test {

/// A web server on this machine that answers everything with "hello".
class LoopbackServer final {
public:
    LoopbackServer()
        : m_socket(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
    {
        sockaddr_in address {};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof address;
        bind(m_socket.get(), reinterpret_cast<sockaddr *>(&address), size);
        listen(m_socket.get(), 8);
        getsockname(m_socket.get(), reinterpret_cast<sockaddr *>(&address), &size);
        m_port = ntohs(address.sin_port);
        m_thread = std::jthread([this] { serve(); });
    }
    ~LoopbackServer() { shutdown(m_socket.get(), SHUT_RDWR); }
    LoopbackServer(const LoopbackServer &) = delete;
    LoopbackServer &operator=(const LoopbackServer &) = delete;

    std::string port() const { return std::to_string(m_port); }
    int requests() const { return m_requests; }

private:
    void serve()
    {
        while (true) {
            const UniqueFd client(accept(m_socket.get(), nullptr, nullptr));
            if (!client)
                return;
            std::string request;
            std::array<char, 1024> buffer {};
            while (!request.contains("\r\n\r\n")) {
                const ssize_t count = recv(client.get(), buffer.data(), buffer.size(), 0);
                if (count <= 0)
                    break;
                request.append(buffer.data(), static_cast<std::size_t>(count));
            }
            ++m_requests;
            constexpr std::string_view answer
                = "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nConnection: close\r\n\r\nhello";
            send(client.get(), answer.data(), answer.size(), MSG_NOSIGNAL);
        }
    }

    UniqueFd m_socket;
    int m_port = 0;
    std::atomic_int m_requests = 0;
    std::jthread m_thread;
};

} // namespace vitrine::test
