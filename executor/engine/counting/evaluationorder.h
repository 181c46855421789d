// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"
#include "executor/review/syntaxtypes.h"

#include <functional>

namespace vitrine {

/// Determines which nodes below a node run exactly once with it, and which may be skipped or repeated. Needs the GIL.
class EvaluationOrder final {
public:
    /// The older executor (docs/executor.md#functions) does not evaluate decorators, and defaults only at each call.
    EvaluationOrder(const SyntaxTypes &types, bool isOlder)
        : m_types(types)
        , m_isOlder(isOlder)
    {
    }

    using Visit = std::function<void(PyObject *node)>;
    /// Visits the direct child nodes in Python's order of evaluation.
    void within(PyObject *node, Syntax kind, const Visit &visit) const;

    /// Visits a part with its own tick: one node, or the key and the value of a dict comprehension.
    using VisitApart = std::function<void(PyObject *first, PyObject *second)>;
    void apart(PyObject *node, Syntax kind, const VisitApart &visit) const;

private:
    void visitField(PyObject *node, SyntaxField field, const Visit &visit) const;
    void visitFields(PyObject *node, std::initializer_list<SyntaxField> fields, const Visit &visit) const;
    void visitValue(PyObject *value, const Visit &visit) const;
    void visitCall(PyObject *node, const Visit &visit) const;
    void visitDict(PyObject *node, const Visit &visit) const;
    void visitFunction(PyObject *node, const Visit &visit) const;
    void visitFirst(PyObject *node, SyntaxField field, const Visit &visit) const;
    void visitOthers(PyObject *node, SyntaxField field, const VisitApart &visit) const;
    void visitComprehension(PyObject *node, const VisitApart &visit) const;
    PyObject *item(PyObject *node, SyntaxField field, Py_ssize_t index) const;

    const SyntaxTypes &m_types;
    bool m_isOlder;
};

} // namespace vitrine
