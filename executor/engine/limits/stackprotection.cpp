// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/limits/stackprotection.h"

#include <dlfcn.h>

#include <algorithm>

namespace vitrine {

thread_local StackProtection::Part StackProtection::known {};

StackProtection::StackProtection(void *top, std::size_t size)
    : m_before(known)
{
    constexpr std::size_t usual = std::size_t { 8 } << 20;
    const std::size_t used = std::min(size, usual);
    report({ static_cast<char *>(top) - used, used });
}

// A step may call a tool that runs a step of another session, on a stack of its own.
StackProtection::~StackProtection() { report(m_before); }

#if PY_VERSION_HEX >= 0x030E0000

namespace {

using SetProtection = int (*)(PyThreadState *, void *, std::size_t);
using ResetProtection = void (*)(PyThreadState *);

// Of 3.14.1 and later: a module that was built with them is to load in 3.14.0 as well.
template <typename Function>
Function functionNamed(const char *name)
{
    return reinterpret_cast<Function>(dlsym(RTLD_DEFAULT, name));
}

const SetProtection setProtection = functionNamed<SetProtection>("PyUnstable_ThreadState_SetStackProtection");
const ResetProtection resetProtection = functionNamed<ResetProtection>("PyUnstable_ThreadState_ResetStackProtection");

} // namespace

bool StackProtection::isPossible() { return setProtection != nullptr && resetProtection != nullptr; }

void StackProtection::report(const Part &part)
{
    if (!isPossible())
        return;
    known = part;
    if (part.bottom == nullptr)
        resetProtection(PyThreadState_Get());
    else if (setProtection(PyThreadState_Get(), part.bottom, part.size) < 0)
        PyErr_Clear();
}

#else

bool StackProtection::isPossible() { return true; }
void StackProtection::report(const Part & /*part*/) { }

#endif

} // namespace vitrine
