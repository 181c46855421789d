// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/sandbox/forkwarden.h"

#include <linux/seccomp.h>
#include <poll.h>
#include <sys/ioctl.h>

#include <algorithm>
#include <cerrno>

namespace vitrine {

namespace {

// The kernel's structures may be longer than those known at build time.
template <typename Known>
union Roomy {
    Known known;
    unsigned char room[256];
};

} // namespace

bool ForkWarden::grantOne(Channel::Clock::time_point deadline)
{
    pollfd waiting { m_listener.get(), POLLIN, 0 };
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Channel::Clock::now()).count();
    return poll(&waiting, 1, static_cast<int>(std::max<std::int64_t>(left, 0))) > 0 && answer(true);
}

// The call is judged only by its number and flags, which are in registers: code cannot change them between the check
// and the call.
bool ForkWarden::answer(bool isGranted)
{
    Roomy<seccomp_notif> request {};
    if (ioctl(m_listener.get(), SECCOMP_IOCTL_NOTIF_RECV, &request) != 0)
        return false; // the asking process is already dead
    Roomy<seccomp_notif_resp> response {};
    response.known.id = request.known.id;
    response.known.error = isGranted ? 0 : -EPERM;
    response.known.flags = isGranted ? SECCOMP_USER_NOTIF_FLAG_CONTINUE : 0;
    return ioctl(m_listener.get(), SECCOMP_IOCTL_NOTIF_SEND, &response) == 0;
}

} // namespace vitrine
