// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/limits/meter.h"
#include "executor/review/pyref.h"
#include "executor/stepresult.h"

namespace vitrine::smolagents {

/// The objects that one run works on: the caller's own, changed in place. Callers with several steps in one session
/// pass the same objects each time.
struct World {
    /// dict: the variables. A run replaces `_print_outputs` and `_operations_count` in it when it starts.
    PyRef state;
    /// dict by name, copied when a run starts; None or null: tools were never sent, so that not even print is defined.
    /// Values can be any callables. A tool called final_answer ends the run with its result.
    PyRef staticTools;
    /// dict: all functions that the code defines, in any scope (docs/executor.md#names).
    PyRef customTools;
    /// Iterable of str, read again by each run; null: the imports allowed by the policy of the session. The policy's
    /// deny list applies in both cases.
    PyRef authorizedImports;
    /// set of names of tools that are Python objects of the user or the host (`callOwnTool`); null: none.
    PyRef ownTools;
    ToolSource toolSource = ToolSource::Python; ///< source of these tools
};

/// How a run ended.
struct Outcome {
    PyRef value; ///< of the last statement, or the final answer; null after an error
    bool isFinal = false;
    /// The exception that the older executor raises to its caller: InterpreterError around the code's exception, or the
    /// exception itself if it is not wrapped (SystemExit …). Null unless there was an error.
    PyRef exception;
    PyRef cause; ///< the code's exception inside `exception`; null after a syntax error
    StopReason stopped = StopReason::None; ///< the session's own stop (time, cancel …): `exception` is then Stopped
    int line = 0; ///< 1-based, of the top-level statement that failed; 0 when unknown
    bool isLimit = false; ///< the operation or while limit was exceeded, with the message that the code could catch
};

} // namespace vitrine::smolagents
