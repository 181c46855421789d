// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/counting/textcompiler.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/counting/instrumenter.h"
#include "executor/engine/counting/treecompiler.h"
#include "executor/review/syntaxwarnings.h"

namespace vitrine {

PyRef compileText(SessionCore &core, PyObject *tree, PyObject *file, PyObject *mode, int flags)
{
    Instrumenter instrumenter(*core.syntax, core.shared_from_this(), StepRewrite::Source::Text);
    if (!instrumenter.instrumentText(tree))
        return {};
    const UnauditedCall own;
    const SyntaxWarningsOff quiet;
    PyRef code = compileTree(tree, file, mode, flags | instrumenter.futureFlags());
    return code && instrumenter.patch(code.get()) ? std::move(code) : PyRef();
}

} // namespace vitrine
