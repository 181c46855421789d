// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT

// vitrine_worker: a Python module, not for manual use. The sandbox executor makes the distribution's own `python3`
// import it; an interpreter that a program embeds takes up to 1.4 times as long.
#include "executor/sandbox/worker/workerserver.h"

#include <fcntl.h>
#include <unistd.h>

#include <cstdio>
#include <print>

using namespace vitrine;

namespace {

int work()
{
    if (fcntl(workerSocket, F_GETFD) < 0 || fcntl(workerLifeline, F_GETFD) < 0) {
        std::println(stderr, "vitrine_worker is started by vitrine, not by hand.");
        return 2;
    }
    prepareWorkerProcess();
    WorkerServer server { UniqueFd(workerSocket) };
    const auto enter = server.awaitEnter();
    if (!enter)
        return 1;
    auto engine = WorkerEngine::create();
    if (!engine) {
        std::println(stderr, "{}", engine.error().detail);
        return 1;
    }
    // Exits immediately: destroying a session would change, and so copy, all of its memory, and run finalizers of its
    // objects, for a discarded checkpoint as for an ended session.
    _exit(server.serve(*enter, std::move(*engine)));
}

} // namespace

/// Called by the interpreter when it imports the module; never returns, since this runs the worker.
extern "C" [[gnu::visibility("default"), noreturn]] void *PyInit_vitrine_worker()
{
    const int status = work();
    std::fflush(stderr);
    _exit(status);
}
