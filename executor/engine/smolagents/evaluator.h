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

/// Runs steps exactly as the older local executor does, its defects included (docs/executor.md): it walks the syntax
/// tree, values are live Python objects, and access is guarded as everywhere in the engine.
///
/// The caller prepares each run like any other of a session, with `SessionCore::beginStep` (meter, print buffer), an
/// `AuditedSession`, and a `Watchdog` for time limits and canceling, whose stop ends the walk at the next node. All
/// use, destruction included, needs the GIL; no exception is left set.
class Evaluator final {
public:
    /// Null with an exception set if its own classes cannot be created.
    static std::unique_ptr<Evaluator> create(const SyntaxTypes &syntax, std::shared_ptr<SessionCore> core);
    ~Evaluator();
    Evaluator(const Evaluator &) = delete;
    Evaluator &operator=(const Evaluator &) = delete;

    /// Parses and runs code. A syntax error does not change the state.
    Outcome run(std::string_view code, const World &world);
    /// Runs the parsed module of `source`.
    Outcome run(PyObject *tree, const SourceText &source, const World &world);

    /// The captured prints in `state`, cut at the policy's limit: also after an error, and after a syntax error those
    /// of the previous run.
    std::string printed(const World &world) const;

    /// The operation counter in the state, if it still is a number.
    std::optional<std::int64_t> operations(const World &world) const;

    /// Creates a dict of the tools that always exist: those of the builtins that `policy` allows, in the guarded form
    /// required in `staticTools` (docs/executor.md#base-tools). Null with an exception set.
    PyRef baseTools() const;

    /// For the garbage collector: the objects held between the runs.
    int traverse(visitproc visit, void *arg) const;

private:
    explicit Evaluator(std::shared_ptr<Machine> machine);
    std::shared_ptr<Machine> m_machine;
};

} // namespace vitrine::smolagents
