// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/core/sessioncore.h"
#include "executor/review/sourcetext.h"
#include "executor/review/syntaxtypes.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

namespace vitrine::smolagents {

class Machine;

/// The objects that one run works on: the caller's own, used in place, live afterwards. Whoever runs several steps in
/// one session gives the same objects each time.
struct World {
    /// dict: the variables. `_print_outputs` and `_operations_count` are replaced in it when a run starts.
    PyRef state;
    /// dict by name, copied when a run starts; None or null: tools were never sent, so that not even print is known.
    /// Any callable will do. A tool called final_answer ends the run with what it returns.
    PyRef staticTools;
    /// dict: functions that the code defines, all scopes in one (docs/executor.md#names).
    PyRef customTools;
    /// Iterable of str, read anew by each run; null: what the policy of the session allows. The policy's deny list
    /// holds in both cases.
    PyRef authorizedImports;
    /// set of names of tools that are Python objects of the user's or the host (`callOwnTool`); null: none.
    PyRef ownTools;
    ToolSource toolSource = ToolSource::Python; ///< whose these are
};

/// How a run ended.
struct Outcome {
    PyRef value; ///< of the last statement, or the final answer; null after an error
    bool isFinal = false;
    /// What the older executor raises to its caller: InterpreterError around what the code raised, or the exception
    /// itself where that one lets it through (SystemExit …). Null unless there was an error.
    PyRef exception;
    PyRef cause; ///< what the code raised, inside `exception`; null after a syntax error
    StopReason stopped = StopReason::None; ///< the session's own stop (time, cancel …): `exception` is then Stopped
    int line = 0; ///< 1-based, of the top-level statement that failed; 0 when unknown
    bool isLimit = false; ///< the error is the operation or while limit, with the text that the code could catch
};

/// Runs steps exactly as the older local executor does, its defects included (docs/executor.md): a walk over
/// the syntax tree, values are live Python objects, what code may reach is guarded as everywhere in the engine.
///
/// Around a run the caller does what any run of a session needs: `SessionCore::beginStep` (meter, print buffer), an
/// `AuditedSession`, and a `Watchdog` for time limits and cancelling, whose stop ends the walk at the next node. All
/// use, destruction included, needs the GIL; no exception is left set.
class Evaluator final {
public:
    /// Null with an exception set when its own classes cannot be made.
    static std::unique_ptr<Evaluator> create(const SyntaxTypes &syntax, std::shared_ptr<SessionCore> core);
    ~Evaluator();
    Evaluator(const Evaluator &) = delete;
    Evaluator &operator=(const Evaluator &) = delete;

    /// Parses and runs. A syntax error leaves the state as it is.
    Outcome run(std::string_view code, const World &world);
    /// Runs a parsed module of that text.
    Outcome run(PyObject *tree, const SourceText &source, const World &world);

    /// The captured prints that `state` holds, cut at the policy's limit: also after an error or a syntax error (then
    /// those of the run before).
    std::string printed(const World &world) const;

    /// The operation counter in the state, where it still is a number.
    std::optional<std::int64_t> operations(const World &world) const;

    /// A new dict of the tools that are always there: those of the builtins that `policy` allows, in the guarded form
    /// that `staticTools` wants them (docs/executor.md#base-tools). Null with an exception set.
    PyRef baseTools() const;

    /// For the garbage collector: what it holds between the runs.
    int traverse(visitproc visit, void *arg) const;

private:
    explicit Evaluator(std::shared_ptr<Machine> machine);
    std::shared_ptr<Machine> m_machine;
};

} // namespace vitrine::smolagents
