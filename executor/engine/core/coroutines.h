// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/core/sessioncore.h"

namespace vitrine {

/// Runs a coroutine of the code to its end and returns its value; null with an exception set. With asyncio's event
/// loop, one for the whole session, if the policy allows asyncio; a waiting loop wakes up when the step is stopped.
/// Without it, coroutines may await each other and anything else that needs no loop.
PyRef finishCoroutine(SessionCore &core, PyObject *coroutine);

/// `asyncio.run` as the code sees it: on the session's loop. What the coroutine began and left open, tasks and
/// asynchronous generators, is ended with it.
PyRef makeAsyncioRun(std::shared_ptr<SessionCore> core);

/// Loops that the code makes by itself do without sockets, too, where the interpreter is the engine's. To be called
/// when the code imports asyncio. False with an exception set.
bool replaceLoops(SessionCore &core);

/// At the end of a step, while its limits and guards still apply: closes the unreferenced asynchronous generators, as
/// the loop would later. Those in variables stay open for the next step. An exception that is set stays.
void closeDroppedGenerators(SessionCore &core);

/// Ends the session's loop. Nothing that is open in it runs any more, nor does what asynchronous generators have left.
void closeEventLoop(SessionCore &core);

} // namespace vitrine
