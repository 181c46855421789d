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

/// The use of names by instructions of CPython, in each of its versions.

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

/// Whether the lowest bit of the argument is no part of the index of the name.
inline bool hasMark(int operation)
{
    return operation == LOAD_GLOBAL || (PY_VERSION_HEX >= 0x030C0000 && operation == LOAD_ATTR);
}

} // namespace vitrine
