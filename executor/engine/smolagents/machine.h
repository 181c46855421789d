// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/core/enginetypes.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/smolagents/objects.h"
#include "executor/engine/smolagents/scope.h"
#include "executor/engine/smolagents/world.h"
#include "executor/review/sourcetext.h"
#include "executor/review/syntaxtypes.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace vitrine::smolagents {

/// Names that the dialect itself reads and writes, interned.
struct KnownNames {
    PyRef prints;
    PyRef operations;
    PyRef counter;
    PyRef self;
    PyRef selfClass;
    PyRef finalAnswer;
    PyRef name;
    PyRef spec;
    PyRef value;
};

/// Functions of the standard library that behave as for the older executor.
struct Helpers {
    PyRef closeMatches; ///< difflib.get_close_matches
    PyRef unparse; ///< ast.unparse
    PyRef generate; ///< the function that makes generators of Python
    PyRef mapping; ///< collections.abc.Mapping
};

/// State shared by all walks of one session: classes, counters, known exception classes. Functions that code defined
/// keep it alive. Needs the GIL.
class Machine final : public std::enable_shared_from_this<Machine> {
public:
    ~Machine();
    Machine(const Machine &) = delete;
    Machine &operator=(const Machine &) = delete;
    static std::shared_ptr<Machine> create(const SyntaxTypes &syntax, std::shared_ptr<SessionCore> core);

    Outcome run(PyObject *tree, const SourceText &source, const World &world);
    /// Releases the state of the last run, whose functions refer back to this object.
    void release() { m_top = {}; }
    /// For the garbage collector: the state of the last run.
    int traverse(visitproc visit, void *arg) const
    {
        Py_VISIT(m_top.get());
        return 0;
    }

    /// The machine that runs functions defined in such an environment: the running session, so that its limits also
    /// apply to functions of an earlier session on the same state; the environment's own machine if none runs.
    static std::shared_ptr<Machine> runnerOf(const Env &env);

    /// The captured prints in a state, cut. Leaves no exception set.
    std::string printed(PyObject *state) const;

    /// The operation counter in a state, if it is a number.
    std::optional<std::int64_t> operations(PyObject *state) const;

    /// Counts one node. False with an exception set if the step has to stop.
    bool tick(Scope &scope)
    {
        Run &run = *scope.run;
        if (!run.isPrivate)
            return tickInState(scope);
        if (run.count >= m_operationLimit)
            return raiseLimit();
        ++run.count;
        return spend();
    }

    PyRef call(Function &function, PyObject *args, PyObject *keywords);
    PyRef next(Generator &generator);
    /// Calls a tool by its name.
    PyRef callTool(Env &env, PyObject *name, PyObject *tool, PyObject *args, PyObject *keywords);

    /// Checks a value as the older executor does after each node (docs/executor.md#value-checks), and goes further: a
    /// module that is allowed is replaced by its view. Null with the denial set.
    PyRef checked(PyRef value, Env &env)
    {
        PyTypeObject *type = Py_TYPE(value.get());
        if (type == &PyLong_Type || type == &PyUnicode_Type || type == &PyFloat_Type || type == &PyBool_Type
            || type == &PyList_Type || type == &PyTuple_Type || Py_IsNone(value.get()))
            return value;
        return checkedSlowly(std::move(value), env);
    }

    /// Sets an InterpreterError for an error of the code itself.
    void fail(const std::string &message) const;
    /// Sets an exception for a denial by a rule of the policy.
    void deny(std::string_view rule, const std::string &message) const { m_core->deny(nullptr, rule, message); }

    /// Denies a function that is not available to the code.
    void denyFunction(PyObject *name) const;

    /// Sets the error for an exceeded while limit.
    void raiseWhileLimit();

    const SyntaxTypes &syntax() const { return m_syntax; }
    SessionCore &core() const { return *m_core; }
    const ObjectTypes &objects() const { return *m_objects; }
    const KnownNames &names() const { return m_names; }
    /// A new list of the names with a spelling similar to a word, best first. Null with an exception set.
    PyRef closeMatches(PyObject *word, PyObject *possibilities) const;
    /// The source of a node as formatted by CPython.
    PyRef sourceOf(const Node &node) const;
    bool isMapping(PyObject *value) const;
    /// A dict of all exception classes among the builtins.
    PyObject *errors() const { return m_errors.get(); }
    /// Whether the policy allows everything, so that nothing is checked.
    bool allowsEverything() const { return m_core->allowsEverything() && !isUnguarded(); }
    /// Whether only the framework's own checks apply.
    bool isUnguarded() const { return m_core->isUnguarded(); }
    /// Whether an older version of the framework is reproduced.
    bool isBefore(DialectVersion version) const { return m_core->policy.dialectVersion < version; }

    /// Records the innermost statement that failed, for the line in reports.
    void noteFailure(const Node *node)
    {
        if (m_failed == nullptr)
            m_failed = node;
    }
    void forgetFailure() { m_failed = nullptr; }
    /// A final answer that a handler of the code has caught, as was possible before 1.24, does not count.
    void forgetFinalAnswer(PyObject *exception)
    {
        if (exception == m_core->finalAnswer.exception.get())
            m_core->finalAnswer = {};
    }

    /// A generator of Python that gives the values of a generator expression. Null with an exception set.
    PyRef realGenerator(PyObject *values);

private:
    static constexpr std::uint64_t ticksPerBreath = 1024;

    Machine(const SyntaxTypes &syntax, std::shared_ptr<SessionCore> core);
    bool prepare();
    bool makeErrors();
    bool loadMapping();
    static PyObject *load(PyRef &helper, const char *module, const char *name);
    bool makeEntry();
    bool makeBreath();

    bool spend()
    {
        if (!m_core->meter.spend(1)) {
            m_core->raiseStop();
            return false;
        }
        return ++m_ticks % ticksPerBreath != 0 || breathe();
    }
    bool tickInState(Scope &scope);
    bool isCountedHere(const Scope &scope, PyObject *counter) const;
    bool breathe();
    bool raiseLimit();
    PyRef checkedSlowly(PyRef value, Env &env);
    PyRef checkedModule(PyRef value, Env &env);
    bool checkFunction(PyObject *value, Env &env);
    bool checkDict(PyObject *value, Env &env);

    PyRef makeEnv(const World &world);
    bool wrapFinalAnswer(Env &env);
    PyRef giveFinalAnswer(Function &function, PyObject *args, PyObject *keywords);
    PyRef topScope(const World &world, Env &env);
    bool resetState(const World &world, Scope &scope) const;
    PyRef execute(const std::shared_ptr<const Tree> &tree, Scope &scope);
    PyRef walk(const std::shared_ptr<const Tree> &tree, Scope &scope);
    bool cutPrints(PyObject *state) const;
    void conclude(const World &world, const SourceText &source, Outcome &outcome);
    void concludeError(const World &world, const SourceText &source, PyRef exception, Outcome &outcome);
    PyRef wrapped(PyObject *exception, const SourceText &source) const;
    int failedLine() const;

    const SyntaxTypes &m_syntax;
    std::shared_ptr<SessionCore> m_core;
    std::unique_ptr<ObjectTypes> m_objects;
    KnownNames m_names;
    PyRef m_errors;
    mutable Helpers m_helpers; ///< null until they are needed
    PyRef m_entryCode; ///< calls `run` in the frame whose module the older executor's classes seem to come from
    PyRef m_entryGlobals;
    std::function<PyRef()> m_entry;
    PyRef m_breath; ///< a Python function that does nothing
    std::uint64_t m_ticks = 0;
    PyRef m_top; ///< Scope over the state of the last run
    PyRef m_limitError; ///< the last error that reported a limit to the code
    std::uint64_t m_operationLimit = 0; ///< of the run; describing its values later has its own limit
    const Node *m_statement = nullptr; ///< the current top-level statement
    const Node *m_failed = nullptr;
};

} // namespace vitrine::smolagents
