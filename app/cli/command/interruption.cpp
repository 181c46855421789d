// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/interruption.h"

#include <csignal>

#include <poll.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <unistd.h>

namespace vitrine {

namespace {

sigset_t watchedSignals()
{
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    return signals;
}

int blockedSignals()
{
    const sigset_t signals = watchedSignals();
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    return signalfd(-1, &signals, SFD_CLOEXEC);
}

void unblockSignals()
{
    const sigset_t signals = watchedSignals();
    pthread_sigmask(SIG_UNBLOCK, &signals, nullptr);
}

/// The next signal, or 0 when the other descriptor has become readable. After a signal, the same one when there is no
/// more patience.
int nextSignal(int signals, int end, int before, std::chrono::milliseconds patience)
{
    pollfd descriptors[] { { signals, POLLIN, 0 }, { end, POLLIN, 0 } };
    signalfd_siginfo info {};
    while (true) {
        const int count = poll(descriptors, 2, before != 0 ? static_cast<int>(patience.count()) : -1);
        if (count == 0)
            return before;
        if (count < 0)
            continue;
        if (descriptors[1].revents != 0)
            return 0;
        if (read(signals, &info, sizeof info) == static_cast<ssize_t>(sizeof info))
            return static_cast<int>(info.ssi_signo);
    }
}

} // namespace

Interruption::Interruption(std::chrono::milliseconds patience)
    : m_patience(patience)
    , m_signals(blockedSignals())
    , m_end(eventfd(0, EFD_CLOEXEC))
    , m_thread([this] { watch(); })
{
}

Interruption::~Interruption()
{
    eventfd_write(m_end, 1);
    m_thread.join();
    close(m_signals);
    close(m_end);
    unblockSignals();
}

void Interruption::watch()
{
    int number = 0;
    while ((number = nextSignal(m_signals, m_end, number, m_patience)) != 0) {
        if (hasCome()) {
            std::signal(number, SIG_DFL);
            unblockSignals();
            std::raise(number);
        }
        m_stop.request_stop();
    }
}

} // namespace vitrine
