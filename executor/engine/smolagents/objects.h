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

/// A function as code sees it: one that it defined, a lambda, or a tool read as a value. To code it looks like the
/// older executor's Python functions, but it has no code object, frame or globals.
struct Function {
    PyObject_HEAD FunctionKind kind;
    std::shared_ptr<const Tree> tree; ///< keeps `node` alive
    const Node *node;
    Scope *scope; ///< where it was defined
    Env *env;
    PyObject *tool; ///< the wrapped Tool
    PyObject *toolName; ///< the name it was read by
    PyObject *name;
    PyObject *qualname;
    PyObject *dict;
    PyObject *weakrefs;
};

/// A generator expression that is being evaluated.
struct Generator {
    PyObject_HEAD std::shared_ptr<const Tree> tree;
    const Node *node;
    Scope *scope;
    PyObject *frame; ///< frame for the code, which is empty
    PyObject *iterator; ///< of the current for clause; null before it
    std::size_t clause;
    bool isRunning;
    bool isDone;
};

/// `_print_outputs`: collected text, or the object that code assigned to `value`.
struct PrintContainer {
    PyObject_HEAD PyObject *value;
    std::vector<PyRef> pending; ///< printed since `value` was last read
    Py_ssize_t pendingChars;
};

/// A placeholder for a function that is not available to code, so that it can be imported and is denied when evaluated,
/// as in the older executor. It does not contain the function.
struct Withheld {
    PyObject_HEAD PyObject *name;
    PyObject *module;
};

/// The dialect's own classes; created once per session. Needs the GIL.
class ObjectTypes final {
public:
    /// Null with an exception set.
    static std::unique_ptr<ObjectTypes> create();

    PyRef env() const;
    PyRef scope(Scope *outer, Env *env, std::shared_ptr<Run> run, PyObject *names) const;
    /// A new empty scope within another.
    PyRef inner(Scope &outer) const { return scope(&outer, outer.env, outer.run, nullptr); }
    PyRef function(FunctionKind kind, std::shared_ptr<const Tree> tree, const Node *node, Scope &at) const;
    PyRef tool(PyObject *tool, PyObject *name, Env &env) const;
    /// The replacement of the tool final_answer during a run.
    PyRef finalAnswer(PyObject *tool, PyObject *name, Env &env) const;
    PyRef generator(std::shared_ptr<const Tree> tree, const Node &node, Scope &at) const;
    PyRef printContainer() const;
    /// The traceback passed to `__exit__`, which exposes nothing.
    PyRef traceback() const;
    PyRef withheld(PyObject *function, PyObject *name) const;

    bool isWithheld(PyObject *object) const { return Py_TYPE(object) == typeOf(m_withheld); }
    bool isPrintContainer(PyObject *object) const { return Py_TYPE(object) == typeOf(m_printContainer); }

    PyObject *returnException() const { return m_return.get(); }
    PyObject *breakException() const { return m_break.get(); }
    PyObject *continueException() const { return m_continue.get(); }
    /// Raised by final answers before 1.24, when handlers of the code could catch them.
    PyObject *finalAnswerException() const { return m_finalAnswer.get(); }

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
    PyRef m_finalAnswer;
};

/// Whether it is a Function of any session.
bool isFunctionOfCode(PyObject *object);

/// Appends to the text of a container. False with an exception set.
bool appendText(PrintContainer &container, PyObject *text);
/// The value as code sees it, borrowed; null with an exception set.
PyObject *valueOf(PrintContainer &container);

} // namespace vitrine::smolagents
