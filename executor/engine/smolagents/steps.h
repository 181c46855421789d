// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/smolagents/evaluator.h"
#include "executor/stepresult.h"

#include <map>
#include <memory>
#include <string>

namespace vitrine::smolagents {

/// The steps of a session whose policy wants them exactly as the older executor runs them: the evaluator over a state
/// of the session's own, with the session's tools. Needs the GIL.
class Steps final {
public:
    /// Puts the state into the globals of the session. `variables`: name to JSON value. Null with an exception set.
    static std::unique_ptr<Steps> create(const SyntaxTypes &syntax, const std::shared_ptr<SessionCore> &core,
        const std::map<std::string, std::string> &variables);
    ~Steps();

    Outcome run(PyObject *tree, const SourceText &source);
    /// The prints of the last run, cut.
    std::string printed() const { return m_evaluator->printed(m_world); }
    /// As the code's own counter tells them, of the last run.
    std::uint64_t operations() const { return m_operations; }
    /// The counter goes on while values are described: what their texts cost is part of it, as for the framework.
    void recount();

private:
    Steps() = default;
    bool makeWorld(const std::shared_ptr<SessionCore> &core, const std::map<std::string, std::string> &variables);

    std::unique_ptr<Evaluator> m_evaluator;
    World m_world;
    std::uint64_t m_operations = 0;
};

/// Fills status and error of the result of a run that did not end well.
void takeFailure(SessionCore &core, const Outcome &outcome, const SourceText &source, StepResult &result);

} // namespace vitrine::smolagents
