// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/endrequest.h"

#include <QSocketNotifier>

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>

#include <sys/eventfd.h>
#include <unistd.h>

namespace vitrine {

namespace {

constexpr std::array endingSignals { SIGTERM, SIGINT, SIGHUP };

/// eventfd: readable after a signal.
std::atomic<int> requests = -1;

extern "C" void noteEndRequest(int)
{
    const int before = errno;
    if (const int descriptor = requests.load(); descriptor >= 0)
        eventfd_write(descriptor, 1);
    errno = before;
}

} // namespace

// A handler rather than blocked signals: programs that are started would inherit those.
EndRequest::EndRequest(QObject *parent)
    : QObject(parent)
{
    requests = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    auto *notifier = new QSocketNotifier(requests, QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this] {
        eventfd_t count = 0;
        eventfd_read(requests, &count);
        Q_EMIT made();
    });
    struct sigaction action {};
    action.sa_handler = noteEndRequest;
    action.sa_flags = SA_RESTART | static_cast<int>(SA_RESETHAND);
    for (const int number : endingSignals) {
        struct sigaction before {};
        // nohup ignores a signal, and that stays.
        if (sigaction(number, nullptr, &before) == 0 && before.sa_handler != SIG_IGN)
            sigaction(number, &action, nullptr);
    }
}

EndRequest::~EndRequest()
{
    for (const int number : endingSignals) {
        struct sigaction now {};
        if (sigaction(number, nullptr, &now) == 0 && now.sa_handler == noteEndRequest)
            std::signal(number, SIG_DFL);
    }
    close(requests.exchange(-1));
}

} // namespace vitrine
