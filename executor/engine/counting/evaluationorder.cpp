// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/counting/evaluationorder.h"

namespace vitrine {

void EvaluationOrder::visitValue(PyObject *value, const Visit &visit) const
{
    if (value == nullptr || value == Py_None)
        return;
    if (!PyList_CheckExact(value)) {
        if (m_types.isNode(value))
            visit(value);
        return;
    }
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(value); ++i)
        visitValue(PyList_GET_ITEM(value, i), visit);
}

void EvaluationOrder::visitField(PyObject *node, SyntaxField field, const Visit &visit) const
{
    visitValue(m_types.value(node, field), visit);
}

void EvaluationOrder::visitFields(PyObject *node, std::initializer_list<SyntaxField> fields, const Visit &visit) const
{
    for (const SyntaxField field : fields)
        visitField(node, field, visit);
}

PyObject *EvaluationOrder::item(PyObject *node, SyntaxField field, Py_ssize_t index) const
{
    PyObject *list = m_types.value(node, field);
    return list != nullptr && PyList_CheckExact(list) && index < PyList_GET_SIZE(list) ? PyList_GET_ITEM(list, index)
                                                                                       : nullptr;
}

void EvaluationOrder::visitFirst(PyObject *node, SyntaxField field, const Visit &visit) const
{
    visitValue(item(node, field, 0), visit);
}

void EvaluationOrder::visitOthers(PyObject *node, SyntaxField field, const VisitApart &visit) const
{
    for (Py_ssize_t i = 1; PyObject *one = item(node, field, i); ++i)
        visit(one, nullptr);
}

// In `a.b(c)`, `a` is evaluated before the arguments; in `a(c)`, nothing that counts is.
void EvaluationOrder::visitCall(PyObject *node, const Visit &visit) const
{
    PyObject *callee = m_types.value(node, SyntaxField::func);
    const Syntax kind = callee != nullptr ? m_types.kindOf(callee) : Syntax::Unknown;
    if (kind == Syntax::Attribute)
        visitField(callee, SyntaxField::value, visit);
    else if (kind != Syntax::Name)
        visitValue(callee, visit);
    visitFields(node, { SyntaxField::args, SyntaxField::keywords }, visit);
}

void EvaluationOrder::visitDict(PyObject *node, const Visit &visit) const
{
    for (Py_ssize_t i = 0; PyObject *value = item(node, SyntaxField::values, i); ++i) {
        visitValue(item(node, SyntaxField::keys, i), visit);
        visitValue(value, visit);
    }
}

void EvaluationOrder::visitFunction(PyObject *node, const Visit &visit) const
{
    if (m_isOlder)
        return;
    visitField(node, SyntaxField::decorator_list, visit);
    if (PyObject *arguments = m_types.value(node, SyntaxField::args))
        visitFields(arguments, { SyntaxField::defaults, SyntaxField::kw_defaults }, visit);
}

void EvaluationOrder::within(PyObject *node, Syntax syntax, const Visit &visit) const
{
    using enum SyntaxField;
    switch (syntax) {
    case Syntax::Assign: return visitFields(node, { value, targets }, visit);
    case Syntax::AnnAssign:
        visitFields(node, { value, target }, visit);
        return m_isOlder ? visitField(node, annotation, visit) : void();
    case Syntax::NamedExpr: return visitFields(node, { value, target }, visit);
    case Syntax::Call: return visitCall(node, visit);
    case Syntax::Dict: return visitDict(node, visit);
    case Syntax::For:
    case Syntax::AsyncFor: return visitField(node, iter, visit);
    case Syntax::If:
    case Syntax::IfExp:
    case Syntax::Assert: return visitField(node, test, visit);
    case Syntax::Match: return visitField(node, subject, visit);
    case Syntax::With:
    case Syntax::AsyncWith: return visitFirst(node, items, visit);
    case Syntax::BoolOp: return visitFirst(node, values, visit);
    case Syntax::Compare: visitField(node, left, visit); return visitFirst(node, comparators, visit);
    case Syntax::ListComp:
    case Syntax::SetComp:
    case Syntax::DictComp:
    case Syntax::GeneratorExp: {
        PyObject *first = item(node, generators, 0);
        return first != nullptr ? visitField(first, iter, visit) : void();
    }
    case Syntax::FunctionDef:
    case Syntax::AsyncFunctionDef:
    case Syntax::Lambda: return visitFunction(node, visit);
    case Syntax::While:
    case Syntax::Try:
    case Syntax::TryStar:
    case Syntax::TypeAlias: return;
    case Syntax::ClassDef:
        if (!m_isOlder)
            visitField(node, decorator_list, visit);
        return visitFields(node, { bases, keywords }, visit);
    default: m_types.forEachPart(node, [&](PyObject *part) { visitValue(part, visit); });
    }
}

void EvaluationOrder::visitComprehension(PyObject *node, const VisitApart &visit) const
{
    for (Py_ssize_t i = 0; PyObject *clause = item(node, SyntaxField::generators, i); ++i) {
        for (Py_ssize_t at = 0; PyObject *condition = item(clause, SyntaxField::ifs, at); ++at)
            visit(condition, nullptr);
        if (i > 0)
            visit(m_types.value(clause, SyntaxField::iter), nullptr);
    }
    PyObject *element = m_types.value(node, SyntaxField::elt);
    if (element != nullptr)
        return visit(element, nullptr);
    visit(m_types.value(node, SyntaxField::key), m_types.value(node, SyntaxField::value));
}

void EvaluationOrder::apart(PyObject *node, Syntax syntax, const VisitApart &visit) const
{
    using enum SyntaxField;
    switch (syntax) {
    case Syntax::BoolOp: return visitOthers(node, values, visit);
    case Syntax::Compare: return visitOthers(node, comparators, visit);
    case Syntax::With:
    case Syntax::AsyncWith: return visitOthers(node, items, visit);
    case Syntax::Assert:
        if (PyObject *message = m_types.value(node, msg); message != nullptr && message != Py_None)
            visit(message, nullptr);
        return;
    case Syntax::Lambda: return visit(m_types.value(node, body), nullptr);
    case Syntax::ListComp:
    case Syntax::SetComp:
    case Syntax::DictComp:
    case Syntax::GeneratorExp: return visitComprehension(node, visit);
    default: return;
    }
}

} // namespace vitrine
