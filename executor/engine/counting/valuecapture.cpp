// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/counting/valuecapture.h"

#include "executor/engine/counting/nodelists.h"
#include "executor/engine/guards/guards.h"

namespace vitrine {

bool ValueCapture::captureValue(PyObject *node, bool skipsNone)
{
    const PyRef value = m_step.types.field(node, SyntaxField::value);
    if (!value || Py_IsNone(value.get()) || m_step.types.kindOf(value.get()) == Syntax::Starred)
        return true;
    const PyRef kept = captured(value.get(), skipsNone);
    if (kept)
        m_step.weights.passThrough(kept.get(), value.get());
    return kept && m_step.types.set(node, SyntaxField::value, kept.get());
}

// `(guard @ (value,))[0]`: an operator cannot return NotImplemented, which is a possible value.
PyRef ValueCapture::captured(PyObject *value, bool skipsNone)
{
    const PyRef load = m_step.types.make(Syntax::Load);
    const PyRef elements = PyRef::steal(load ? Py_BuildValue("[O]", value) : nullptr);
    const PyRef tuple = elements ? m_step.types.make(Syntax::Tuple, value,
                                       { { SyntaxField::elts, elements.get() }, { SyntaxField::ctx, load.get() } })
                                 : PyRef();
    const PyRef kept = tuple
        ? m_step.placeholders.applied(m_step.placeholders.guard(makeCaptureGuard(m_step.core, skipsNone)), tuple.get())
        : PyRef();
    const PyRef zero = PyRef::steal(PyLong_FromLong(0));
    const PyRef index = kept ? m_step.types.make(Syntax::Constant, value,
                                   { { SyntaxField::value, zero.get() }, { SyntaxField::kind, Py_None } })
                             : PyRef();
    return index ? m_step.types.make(Syntax::Subscript, value,
                       { { SyntaxField::value, kept.get() }, { SyntaxField::slice, index.get() },
                           { SyntaxField::ctx, load.get() } })
                 : PyRef();
}

bool ValueCapture::captureName(PyObject *list, Py_ssize_t index, const std::string &name, bool skipsNone)
{
    const PyRef read = m_step.types.makeName(name, Syntax::Load, PyList_GET_ITEM(list, index));
    PyRef kept = read ? captured(read.get(), skipsNone) : PyRef();
    const PyRef added = m_step.statement(std::move(kept));
    if (!added)
        return false;
    m_step.weights.ignore(added.get());
    return PyList_Insert(list, index + 1, added.get()) == 0;
}

bool ValueCapture::captureBlock(PyObject *node, SyntaxField field)
{
    const PyRef body = m_step.types.field(node, field);
    for (Py_ssize_t i = sizeOf(body); i-- > 0;) {
        if (!capture(body.get(), i, true))
            return false;
    }
    return true;
}

bool ValueCapture::capture(PyObject *list, Py_ssize_t index, bool skipsNone)
{
    PyObject *node = PyList_GET_ITEM(list, index);
    switch (m_step.types.kindOf(node)) {
    case Syntax::Expr:
    case Syntax::Assign:
    case Syntax::AnnAssign: return captureValue(node, skipsNone);
    case Syntax::AugAssign: {
        const PyRef target = m_step.types.field(node, SyntaxField::target);
        const bool isName = m_step.types.kindOf(target.get()) == Syntax::Name;
        return !isName || captureName(list, index, m_step.types.text(target.get(), SyntaxField::id), skipsNone);
    }
    case Syntax::FunctionDef:
    case Syntax::AsyncFunctionDef:
    case Syntax::ClassDef: return captureName(list, index, m_step.types.text(node, SyntaxField::name), skipsNone);
    case Syntax::If: return captureBlock(node, SyntaxField::body) && captureBlock(node, SyntaxField::orelse);
    case Syntax::For: return captureBlock(node, SyntaxField::body);
    default: return true;
    }
}

} // namespace vitrine
