// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#if PY_VERSION_HEX < 0x030D0000
#include <opcode.h>
#else
#include <opcode_ids.h>
#endif

namespace vitrine {

/// Classifies CPython instructions by their use of names, for each supported version.

inline bool loadsGlobal(int operation)
{
#ifdef LOAD_FROM_DICT_OR_GLOBALS
    if (operation == LOAD_FROM_DICT_OR_GLOBALS)
        return true;
#endif
    return operation == LOAD_GLOBAL || operation == LOAD_NAME;
}

inline bool loadsAttribute(int operation)
{
#if PY_VERSION_HEX < 0x030C0000
    if (operation == LOAD_METHOD)
        return true;
#endif
    return operation == LOAD_ATTR;
}

/// Whether the lowest bit of the argument is a flag and not part of the name's index.
inline bool hasMark(int operation)
{
    return operation == LOAD_GLOBAL || (PY_VERSION_HEX >= 0x030C0000 && operation == LOAD_ATTR);
}

} // namespace vitrine
