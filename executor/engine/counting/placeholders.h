// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/counting/codeguards.h"
#include "executor/review/pyref.h"
#include "executor/review/syntaxtypes.h"

#include <string>
#include <unordered_map>
#include <vector>

namespace vitrine {

/// Guards as constants: a guard is represented in the tree by a text that cannot occur in a source (it has a random
/// part), and replaces that text in the compiled constants, so that it has no name in the code. Needs the GIL.
class Placeholders final {
public:
    Placeholders(const SyntaxTypes &types, std::shared_ptr<SessionCore> core);

    PyRef tick(Weight weight) { return m_codeGuards.tick(weight); }
    PyRef guard(std::unique_ptr<Guard> guard) { return m_codeGuards.guard(std::move(guard)); }

    /// `-guard` or `~guard` (operation USub or Invert) at the position of another node; null with an exception set.
    PyRef unary(const PyRef &guard, Syntax operation, PyObject *at);
    /// `guard @ operand`
    PyRef applied(const PyRef &guard, PyObject *operand);

    /// Replaces the texts in all constants of a code object that has not run yet, and of nested code objects.
    bool patch(PyObject *code) const;

private:
    PyRef constant(const PyRef &guard, PyObject *at);
    PyRef textOf(const PyRef &guard);
    PyObject *guardFor(PyObject *constant) const;

    const SyntaxTypes &m_types;
    CodeGuards m_codeGuards;
    std::string m_prefix;
    std::vector<PyRef> m_guards;
    std::unordered_map<PyObject *, PyRef> m_texts; ///< texts by guard
};

} // namespace vitrine
