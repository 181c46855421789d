// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/smolagents/evaluator.h"
#include "executor/stepresult.h"

#include <map>
#include <memory>
#include <string>

namespace vitrine::smolagents {

/// The objects that a host lends to one of its steps; borrowed.
struct Loan {
    PyObject *staticTools; ///< dict by name; None if tools were never sent
    PyObject *customTools; ///< dict by name
    PyObject *authorizedImports; ///< iterable of str
    PyObject *baseTools; ///< dict: if one of these is among the tools, the engine's own form of it is used
};

/// The steps of a session whose policy requires the exact behavior of the older executor: the evaluator with the
/// session's own state and tools, or with those of a host. Needs the GIL.
class Steps final {
public:
    /// Adds the state to the globals of the session. `variables`: name to JSON value. Null with an exception set.
    static std::unique_ptr<Steps> create(const SyntaxTypes &syntax, const std::shared_ptr<SessionCore> &core,
        const std::map<std::string, std::string> &variables);
    /// Uses the existing globals of the session, a dict of the host.
    static std::unique_ptr<Steps> createHosted(const SyntaxTypes &syntax, const std::shared_ptr<SessionCore> &core);
    ~Steps();

    /// Sets the objects of a host's next step, until `giveBack`. False with an exception set.
    bool lend(const Loan &loan);
    void giveBack();
    /// Call it after the session's tools have changed. False with an exception set.
    bool replaceTools();
    /// Updates the tools that always exist by the policy of the session. False with an exception set.
    bool takePolicy();
    /// For the garbage collector: the host's objects held between the steps.
    int traverse(visitproc visit, void *arg) const { return m_evaluator->traverse(visit, arg); }

    Outcome run(PyObject *tree, const SourceText &source);
    /// The prints of the last run, cut.
    std::string printed() const { return m_evaluator->printed(m_world); }
    /// The operation counter of the last run, without describing values.
    std::uint64_t operations() const { return m_operations; }
    /// Updates the counter after values were described: the operations of their reprs are included, as in the
    /// framework.
    void recount();

private:
    explicit Steps(std::shared_ptr<SessionCore> core);
    bool makeWorld(const std::map<std::string, std::string> &variables);
    bool addTools(const Loan &loan);
    bool addTool(PyObject *name, PyObject *tool, PyObject *base);
    bool addOwnTool(PyObject *name, PyObject *tool);

    std::shared_ptr<SessionCore> m_core;
    std::unique_ptr<Evaluator> m_evaluator;
    World m_world;
    PyRef m_baseTools; ///< base tools of a host's session
    std::uint64_t m_operations = 0;
};

/// Sets status and error of the result of a run that failed.
void takeFailure(SessionCore &core, const Outcome &outcome, const SourceText &source, StepResult &result);

} // namespace vitrine::smolagents
