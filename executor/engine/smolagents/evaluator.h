// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/core/sessioncore.h"
#include "executor/engine/smolagents/world.h"
#include "executor/review/sourcetext.h"
#include "executor/review/syntaxtypes.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

namespace vitrine::smolagents {

class Machine;

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
