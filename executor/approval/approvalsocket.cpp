// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/approval/approvalsocket.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <utility>

#include <poll.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

namespace vitrine {

namespace {

constexpr int mostWaiting = 16;

Error failure(const std::filesystem::path &path)
{
    const int code = errno;
    return { code == EACCES ? ErrorCode::NoPermission : ErrorCode::Unavailable, path.string(), {}, {},
        std::strerror(code) };
}

std::optional<sockaddr_un> addressOf(const std::filesystem::path &path)
{
    sockaddr_un address {};
    address.sun_family = AF_UNIX;
    const std::string &text = path.native();
    if (text.size() >= sizeof(address.sun_path)) {
        errno = ENAMETOOLONG;
        return std::nullopt;
    }
    std::memcpy(static_cast<char *>(address.sun_path), text.data(), text.size());
    return address;
}

int newSocket() { return ::socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0); }

} // namespace

ApprovalSocket::~ApprovalSocket()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

ApprovalSocket::ApprovalSocket(ApprovalSocket &&other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1))
{
}

ApprovalSocket &ApprovalSocket::operator=(ApprovalSocket &&other) noexcept
{
    std::swap(m_descriptor, other.m_descriptor);
    return *this;
}

Result<ApprovalSocket> ApprovalSocket::listen(const std::filesystem::path &path)
{
    ApprovalSocket socket(newSocket());
    const auto address = addressOf(path);
    if (!socket || !address
        || ::bind(socket.m_descriptor, reinterpret_cast<const sockaddr *>(&*address), sizeof(*address)) != 0
        || ::chmod(path.c_str(), S_IRUSR | S_IWUSR) != 0 || ::listen(socket.m_descriptor, mostWaiting) != 0)
        return std::unexpected(failure(path));
    return socket;
}

Result<ApprovalSocket> ApprovalSocket::connect(const std::filesystem::path &path)
{
    ApprovalSocket socket(newSocket());
    const auto address = addressOf(path);
    if (!socket || !address
        || ::connect(socket.m_descriptor, reinterpret_cast<const sockaddr *>(&*address), sizeof(*address)) != 0)
        return std::unexpected(failure(path));
    return socket;
}

ApprovalSocket ApprovalSocket::accept() const
{
    return ApprovalSocket(::accept4(m_descriptor, nullptr, nullptr, SOCK_NONBLOCK | SOCK_CLOEXEC));
}

bool ApprovalSocket::isOfThisUser() const
{
    ucred peer {};
    socklen_t size = sizeof(peer);
    return ::getsockopt(m_descriptor, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 && peer.uid == ::geteuid();
}

bool ApprovalSocket::read(std::string &bytes, std::size_t most) const
{
    std::array<char, 16'384> part {};
    while (bytes.size() <= most) {
        const ssize_t count = ::recv(m_descriptor, part.data(), part.size(), 0);
        if (count > 0)
            bytes.append(part.data(), static_cast<std::size_t>(count));
        else if (count == 0 || errno != EINTR)
            return count != 0 && (errno == EAGAIN || errno == EWOULDBLOCK);
    }
    return false;
}

bool ApprovalSocket::write(std::string &bytes) const
{
    while (!bytes.empty()) {
        const ssize_t count = ::send(m_descriptor, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (count >= 0)
            bytes.erase(0, static_cast<std::size_t>(count));
        else if (errno != EINTR)
            return errno == EAGAIN || errno == EWOULDBLOCK;
    }
    return true;
}

void ApprovalSocket::await(std::chrono::milliseconds longest, bool toWrite) const
{
    pollfd waiting { m_descriptor, static_cast<short>(toWrite ? POLLIN | POLLOUT : POLLIN), 0 };
    ::poll(&waiting, 1, static_cast<int>(longest.count()));
}

} // namespace vitrine
