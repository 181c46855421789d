// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/core/sessioncode.h"

#include <vector>

namespace vitrine {

namespace {

struct Code {
    PyObject *builtins; // borrowed: may be deleted before the session is removed
    SessionCore *core;
};

// Never destroyed, as this and the other lists of guards are read by code that is still running when the program ends.
std::vector<Code> &knownCode()
{
    static auto *const known = new std::vector<Code>;
    return *known;
}

} // namespace

// The previous entry of this address is outdated: a session can outlive its builtins, if a cycle of objects holds it.
void registerCode(SessionCore &core, PyObject *builtins)
{
    std::erase_if(knownCode(), [builtins](const Code &code) { return code.builtins == builtins; });
    knownCode().push_back({ builtins, &core });
}

void forgetCode(const SessionCore &core)
{
    std::erase_if(knownCode(), [&core](const Code &code) { return code.core == &core; });
}

SessionCore *sessionOf(PyObject *builtins)
{
    for (const Code &code : knownCode()) {
        if (code.builtins == builtins)
            return code.core;
    }
    return nullptr;
}

} // namespace vitrine
