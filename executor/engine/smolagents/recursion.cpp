// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/smolagents/recursion.h"

#include "executor/engine/limits/deepstack.h"

#include <cstdint>

namespace vitrine::smolagents {

namespace {

// Reserved for code that does not check: CPython's own C functions, printing, unwinding.
constexpr std::uintptr_t reserve = std::uintptr_t { 512 } * 1024;

} // namespace

bool hasStackLeft()
{
    return reinterpret_cast<std::uintptr_t>(__builtin_frame_address(0)) > lowestStackAddress() + reserve;
}

void raiseRecursion() { PyErr_SetString(PyExc_RecursionError, "maximum recursion depth exceeded"); }

} // namespace vitrine::smolagents
