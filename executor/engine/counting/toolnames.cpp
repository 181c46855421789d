// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/counting/toolnames.h"

#include "executor/engine/counting/boundnames.h"
#include "executor/engine/guards/guards.h"

#include <algorithm>

namespace vitrine {

// The older executor only checks assignments and loops.
bool ToolNames::mayTakeTool(Syntax kind) const
{
    return !m_step.isOlder || kind == Syntax::Assign || kind == Syntax::AugAssign || kind == Syntax::AnnAssign
        || kind == Syntax::For;
}

bool ToolNames::isTakenName(const std::string &name) const
{
    return m_step.core->isTool(name) || (m_step.isOlder && std::ranges::contains(m_step.core->policy.builtins, name));
}

PyRef ToolNames::shadowGuard(const std::string &name)
{
    return m_step.placeholders.guard(makeDenialGuard(m_step.core,
        { "tools.shadow", "Cannot assign to name '" + name + "': doing this would erase the existing tool!" }));
}

// Names of tools cannot be taken (docs/executor.md#names): in the older dialect its base tools count as well.
PyRef ToolNames::denial(PyObject *node, Syntax kind)
{
    if (!mayTakeTool(kind))
        return {};
    const std::vector<std::string> names = namesBoundBy(m_step.types, node, kind);
    const auto taken = std::ranges::find_if(names, [this](const std::string &name) { return isTakenName(name); });
    return taken == names.end() ? PyRef()
                                : m_step.statement(m_step.placeholders.unary(shadowGuard(*taken), Syntax::USub, node));
}

// The value to be bound is not even evaluated.
bool ToolNames::denyTaken(PyObject *named)
{
    PyObject *target = m_step.types.value(named, SyntaxField::target);
    const std::string name = target != nullptr ? m_step.types.text(target, SyntaxField::id) : std::string();
    if (m_step.isOlder || !isTakenName(name))
        return true;
    const PyRef denied = m_step.placeholders.unary(shadowGuard(name), Syntax::USub, named);
    return denied && m_step.types.set(named, SyntaxField::value, denied.get());
}

} // namespace vitrine
