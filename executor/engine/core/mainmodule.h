// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

namespace vitrine {

/// A module `__main__` for a session, whose names are those of its code; null with an exception set when it cannot be
/// made. Needs the GIL, as all here.
PyRef makeMainModule();

/// While it lives, the interpreter's module `__main__` is this one: pickle, unittest, doctest and dataclasses look
/// there for what code defined. Nothing happens with null, in an interpreter whose `__main__` is the host's.
class MainModule final {
public:
    explicit MainModule(const PyRef &module);
    ~MainModule();
    MainModule(const MainModule &) = delete;
    MainModule &operator=(const MainModule &) = delete;

private:
    PyRef m_before;
    bool m_isSet = false;
};

} // namespace vitrine
