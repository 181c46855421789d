// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/smolagents/node.h"
#include "executor/engine/smolagents/scope.h"
#include "executor/review/pyref.h"

#include <cstddef>
#include <memory>
#include <string_view>
#include <vector>

namespace vitrine::smolagents {

enum class FunctionKind { Defined, Lambda, Tool, FinalAnswer };

/// What code knows as a function: one that it defined, a lambda, or a tool that it read as a value. To code it looks as
/// the older executor's Python functions do; there is no code object, frame or globals behind it.
struct Function {
    PyObject_HEAD FunctionKind kind;
    std::shared_ptr<const Tree> tree; ///< keeps `node` alive
    const Node *node;
    Scope *scope; ///< where it was defined
    Env *env;
    PyObject *tool; ///< what a Tool stands for
    PyObject *toolName; ///< the name it was read by
    PyObject *name;
    PyObject *qualname;
    PyObject *dict;
    PyObject *weakrefs;
};

/// A generator expression on its way.
struct Generator {
    PyObject_HEAD std::shared_ptr<const Tree> tree;
    const Node *node;
    Scope *scope;
    PyObject *frame; ///< that code sees: there is nothing in it
    PyObject *iterator; ///< of the current for clause, or null before it
    std::size_t clause;
    bool isRunning;
    bool isDone;
};

/// `_print_outputs`: text in the making, or whatever code put into `value`.
struct PrintContainer {
    PyObject_HEAD PyObject *value;
    std::vector<PyRef> pending; ///< printed since `value` was last looked at
    Py_ssize_t pendingChars;
};

/// Stands for a function that code may not have, so that it can be imported and refused when it is evaluated, as the
/// older executor does. There is nothing behind it.
struct Withheld {
    PyObject_HEAD PyObject *name;
    PyObject *module;
};

/// The dialect's own classes; made once a session. Needs the GIL.
class ObjectTypes final {
public:
    /// Null with an exception set.
    static std::unique_ptr<ObjectTypes> create();

    PyRef env() const;
    PyRef scope(Scope *outer, Env *env, std::shared_ptr<Run> run, PyObject *names) const;
    /// An empty scope within another.
    PyRef inner(Scope &outer) const { return scope(&outer, outer.env, outer.run, nullptr); }
    PyRef function(FunctionKind kind, std::shared_ptr<const Tree> tree, const Node *node, Scope &at) const;
    PyRef tool(PyObject *tool, PyObject *name, Env &env) const;
    /// What stands for the tool final_answer during a run.
    PyRef finalAnswer(PyObject *tool, PyObject *name, Env &env) const;
    PyRef generator(std::shared_ptr<const Tree> tree, const Node &node, Scope &at) const;
    PyRef printContainer() const;
    /// Stands for the traceback that `__exit__` is given: there is nothing to see in it.
    PyRef traceback() const;
    PyRef withheld(PyObject *function, PyObject *name) const;

    bool isWithheld(PyObject *object) const { return Py_TYPE(object) == typeOf(m_withheld); }
    bool isPrintContainer(PyObject *object) const { return Py_TYPE(object) == typeOf(m_printContainer); }

    PyObject *returnException() const { return m_return.get(); }
    PyObject *breakException() const { return m_break.get(); }
    PyObject *continueException() const { return m_continue.get(); }

private:
    ObjectTypes() = default;
    static PyTypeObject *typeOf(const PyRef &type) { return reinterpret_cast<PyTypeObject *>(type.get()); }
    bool createClasses();
    bool createExceptions();

    PyRef m_env;
    PyRef m_scope;
    PyRef m_function;
    PyRef m_generator;
    PyRef m_printContainer;
    PyRef m_traceback;
    PyRef m_frame;
    PyRef m_withheld;
    PyRef m_return;
    PyRef m_break;
    PyRef m_continue;
};

/// Is it a Function of any session?
bool isFunctionOfCode(PyObject *object);

/// Appends to the text of a container. False with an exception set.
bool appendText(PrintContainer &container, PyObject *text);
/// The value as code sees it, borrowed; null with an exception set.
PyObject *valueOf(PrintContainer &container);

} // namespace vitrine::smolagents
