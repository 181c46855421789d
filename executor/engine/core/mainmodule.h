// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

namespace vitrine {

/// Creates a module `__main__` for a session, which contains the names of its code; null with an exception set on
/// failure. Needs the GIL, like everything in this file.
PyRef makeMainModule();

/// Replaces the interpreter's module `__main__` during its lifetime: pickle, unittest, doctest and dataclasses look
/// there for definitions of the code. Does nothing with null, in an interpreter whose `__main__` belongs to the host.
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
