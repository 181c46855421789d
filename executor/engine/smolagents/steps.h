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
    PyObject *staticTools; ///< dict by name; None when tools were never sent
    PyObject *customTools; ///< dict by name
    PyObject *authorizedImports; ///< iterable of str
    PyObject *baseTools; ///< dict: where one of these is among the tools, the engine's own form of it is used
};

/// The steps of a session whose policy wants them exactly as the older executor runs them: the evaluator over a state
/// of the session's own with the session's tools, or over those of a host. Needs the GIL.
class Steps final {
public:
    /// Puts the state into the globals of the session. `variables`: name to JSON value. Null with an exception set.
    static std::unique_ptr<Steps> create(const SyntaxTypes &syntax, const std::shared_ptr<SessionCore> &core,
        const std::map<std::string, std::string> &variables);
    /// Over the globals of the session as they are, a dict of the host.
    static std::unique_ptr<Steps> createHosted(const SyntaxTypes &syntax, const std::shared_ptr<SessionCore> &core);
    ~Steps();

    /// Sets the objects of a host's next step, until `giveBack`. False with an exception set.
    bool lend(const Loan &loan);
    void giveBack();
    /// The session's tools have changed. False with an exception set.
    bool replaceTools();
    /// Tools that are always there follow the policy of the session. False with an exception set.
    bool takePolicy();
    /// For the garbage collector: what it holds of the host between the steps.
    int traverse(visitproc visit, void *arg) const { return m_evaluator->traverse(visit, arg); }

    Outcome run(PyObject *tree, const SourceText &source);
    /// The prints of the last run, cut.
    std::string printed() const { return m_evaluator->printed(m_world); }
    /// The counter of the code itself, in the last run.
    std::uint64_t operations() const { return m_operations; }
    /// The counter goes on while values are described: what their texts cost is part of it, as for the framework.
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
    PyRef m_baseTools; ///< of a host's session
    std::uint64_t m_operations = 0;
};

/// Fills status and error of the result of a run that did not end well.
void takeFailure(SessionCore &core, const Outcome &outcome, const SourceText &source, StepResult &result);

} // namespace vitrine::smolagents
