// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/counting/steprewrite.h"

namespace vitrine {

/// Turns imports into guarded assignments. Functions return false with an exception set.
class ImportRewriter final {
public:
    explicit ImportRewriter(StepRewrite &step)
        : m_step(step)
    {
    }

    /// Makes the compiler check the `from __future__` statements at the start of a module.
    bool judgeFutures(PyObject *body);
    /// The compiler flags requested by them; the statements themselves are removed.
    int futureFlags() const { return m_futureFlags; }

    bool rewriteImport(PyObject *import, std::vector<PyRef> &out);
    bool rewriteImportFrom(PyObject *import, bool isInFunction, std::vector<PyRef> &out);

private:
    bool isFuture(PyObject *statement) const;

    StepRewrite &m_step;
    int m_futureFlags = 0;
    int m_lastFutureLine = 0; ///< line of the last one at the start of the module
};

} // namespace vitrine
