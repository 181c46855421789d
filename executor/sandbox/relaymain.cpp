// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT

// vitrine-relay: connects the program with the worker in a container (relay.h). Not for manual use.
#include "executor/sandbox/relay.h"

#include <fcntl.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <print>

int main()
{
    if (isatty(STDIN_FILENO) != 0) {
        std::println(stderr, "vitrine-relay is started by vitrine, not by hand.");
        return 2;
    }
    std::signal(SIGPIPE, SIG_IGN);
    // Only frames may be sent to the host.
    const int output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    dup2(STDERR_FILENO, STDOUT_FILENO);
    return vitrine::Relay(STDIN_FILENO, output).serve();
}
