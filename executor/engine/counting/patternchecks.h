// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/core/sessioncore.h"
#include "executor/engine/counting/placeholders.h"
#include "executor/review/syntaxtypes.h"

#include <memory>
#include <vector>

namespace vitrine {

/// Checks the attributes of class patterns, which the class only names at run time. Each case that contains one is
/// preceded by another, `case _ if check @ Class`, which never matches: it checks those names just before they are
/// used. Needs the GIL.
class PatternChecks final {
public:
    PatternChecks(const SyntaxTypes &types, Placeholders &placeholders, std::shared_ptr<SessionCore> core)
        : m_types(types)
        , m_placeholders(placeholders)
        , m_core(std::move(core))
    {
    }

    /// Adds a case for every class pattern in `pattern`. False with an exception set.
    bool add(PyObject *pattern, std::vector<PyRef> &cases);

private:
    PyRef check(PyObject *pattern);

    const SyntaxTypes &m_types;
    Placeholders &m_placeholders;
    std::shared_ptr<SessionCore> m_core;
};

} // namespace vitrine
