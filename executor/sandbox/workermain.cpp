// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT

// vitrine-worker: started by the sandbox executor, of no use by hand.
#include "executor/review/pythonruntime.h"
#include "executor/sandbox/workerserver.h"

#include <fcntl.h>
#include <unistd.h>

#include <cstdio>
#include <print>

using namespace vitrine;

namespace {

int work()
{
    WorkerServer server { UniqueFd(workerSocket) };
    const auto enter = server.awaitEnter();
    if (!enter)
        return 1;
    const auto python = PythonRuntime::start();
    if (!python) {
        std::println(stderr, "{}", python.error().detail);
        return 1;
    }
    auto engine = WorkerEngine::create((*python)->syntax());
    if (!engine) {
        std::println(stderr, "{}", engine.error().detail);
        return 1;
    }
    const int status = server.serve(*enter, std::move(*engine), (*python)->version());
    // A copy has none of the interpreter's other threads to end in good order.
    _exit(status);
}

} // namespace

int main()
{
    if (fcntl(workerSocket, F_GETFD) < 0 || fcntl(workerLifeline, F_GETFD) < 0) {
        std::println(stderr, "vitrine-worker is started by vitrine, not by hand.");
        return 2;
    }
    prepareWorkerProcess();
    return work();
}
