// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/counting/weights.h"

namespace vitrine {

bool Weights::isStored(PyObject *node) const
{
    PyObject *context = m_types.value(node, SyntaxField::ctx);
    return context != nullptr && m_types.kindOf(context) != Syntax::Load;
}

Weight Weights::ofItself(PyObject *node, Syntax kind) const
{
    switch (kind) {
    // Parts of another node, which evaluate nothing themselves.
    case Syntax::alias:
    case Syntax::arg:
    case Syntax::arguments:
    case Syntax::comprehension:
    case Syntax::keyword:
    case Syntax::match_case:
    case Syntax::withitem:
    case Syntax::Starred: return 0;
    case Syntax::Name:
    case Syntax::Tuple:
    case Syntax::List:
    case Syntax::Attribute:
    case Syntax::Subscript:
        if (isStored(node))
            return 0;
        break;
    default: break;
    }
    return !m_unevaluated.empty() && m_unevaluated.contains(node) ? 0 : 1;
}

} // namespace vitrine
