// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/sessioncore.h"

namespace vitrine {

/// Runs a coroutine of the code to its end and gives its value; null with an exception set. With asyncio's event loop,
/// one for the whole session, where the policy allows asyncio; a waiting loop wakes up when the step is stopped.
/// Without it, coroutines may await each other and whatever else needs no loop.
PyRef finishCoroutine(SessionCore &core, PyObject *coroutine);

/// `asyncio.run` as the code sees it: on the session's loop.
PyRef makeAsyncioRun(std::shared_ptr<SessionCore> core);

/// Loops that the code makes by itself do without sockets, too, where the interpreter is the engine's. To be called
/// when the code imports asyncio. False with an exception set.
bool replaceLoops(SessionCore &core);

/// Ends the session's loop.
void closeEventLoop(SessionCore &core);

} // namespace vitrine
