// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/core/sessioncore.h"

namespace vitrine {

/// Runs a coroutine of the code to its end and returns its value; null with an exception set. If the policy allows
/// asyncio, runs it on asyncio's event loop, one for the whole session; a waiting loop wakes up when the step is
/// stopped. Otherwise, coroutines may await each other and anything else that does not need a loop.
PyRef finishCoroutine(SessionCore &core, PyObject *coroutine);

/// `asyncio.run` as the code sees it: runs on the session's loop. Tasks and asynchronous generators that the coroutine
/// leaves open end with it.
PyRef makeAsyncioRun(std::shared_ptr<SessionCore> core);

/// Makes loops that the code creates itself work without sockets as well, if the interpreter belongs to the engine.
/// Call it when the code imports asyncio. False with an exception set.
bool replaceLoops(SessionCore &core);

/// At the end of a step, while its limits and guards still apply: closes the unreferenced asynchronous generators, as
/// the loop would later. Generators in variables stay open for the next step. Keeps the current exception.
void closeDroppedGenerators(SessionCore &core);

/// Closes the session's loop. Nothing that is still open in it runs any more, not even the cleanup of asynchronous
/// generators.
void closeEventLoop(SessionCore &core);

} // namespace vitrine
