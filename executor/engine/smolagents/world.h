// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/limits/meter.h"
#include "executor/review/pyref.h"
#include "executor/stepresult.h"

namespace vitrine::smolagents {

/// The objects that one run works on: the caller's own, used in place, live afterwards. Callers with several steps in
/// one session pass the same objects each time.
struct World {
    /// dict: the variables. `_print_outputs` and `_operations_count` are replaced in it when a run starts.
    PyRef state;
    /// dict by name, copied when a run starts; None or null: tools were never sent, so that not even print is known.
    /// Any callable will do. A tool called final_answer ends the run with what it returns.
    PyRef staticTools;
    /// dict: functions that the code defines, all scopes in one (docs/executor.md#names).
    PyRef customTools;
    /// Iterable of str, read again by each run; null: the imports that the policy of the session allows. The policy's
    /// deny list applies in both cases.
    PyRef authorizedImports;
    /// set of names of tools that are Python objects of the user's or the host (`callOwnTool`); null: none.
    PyRef ownTools;
    ToolSource toolSource = ToolSource::Python; ///< whose these are
};

/// How a run ended.
struct Outcome {
    PyRef value; ///< of the last statement, or the final answer; null after an error
    bool isFinal = false;
    /// The exception that the older executor raises to its caller: InterpreterError around the code's exception, or the
    /// exception itself if it passes unchanged (SystemExit …). Null unless there was an error.
    PyRef exception;
    PyRef cause; ///< what the code raised, inside `exception`; null after a syntax error
    StopReason stopped = StopReason::None; ///< the session's own stop (time, cancel …): `exception` is then Stopped
    int line = 0; ///< 1-based, of the top-level statement that failed; 0 when unknown
    bool isLimit = false; ///< the error is the operation or while limit, with the text that the code could catch
};

} // namespace vitrine::smolagents
