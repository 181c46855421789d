// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"
#include "executor/review/reviewer.h"
#include "executor/review/sourcetext.h"
#include "executor/review/syntaxtypes.h"

namespace vitrine {

/// The review of a step that is parsed already, for the engine. Needs the GIL; leaves the tree as it is.
Review reviewTree(const SyntaxTypes &types, PyObject *tree, const SourceText &source, const Policy &policy,
    const SessionNames &session);

} // namespace vitrine
