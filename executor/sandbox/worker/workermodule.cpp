// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT

// vitrine_worker: a module of Python, of no use by hand. The sandbox executor has the distribution's own `python3`
// import it; an interpreter that a program embeds is up to 1.4 times as slow.
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
    // Here and now: to take a session apart would touch, and so copy, all of its memory, and run what its objects do at
    // their end, for a checkpoint that has been dropped as for a session that is over.
    _exit(server.serve(*enter, std::move(*engine)));
}

} // namespace

/// Called by the interpreter when it imports the module, which never comes to an end: this is the worker.
extern "C" [[gnu::visibility("default"), noreturn]] void *PyInit_vitrine_worker()
{
    const int status = work();
    std::fflush(stderr);
    _exit(status);
}
