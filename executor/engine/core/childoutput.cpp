// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/core/childoutput.h"

#include "executor/engine/core/sessioncore.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <array>
#include <string_view>

namespace vitrine {

namespace {

constexpr int firstFree = 3;

bool startsProcesses(const SessionCore &core)
{
    return !core.isHosted && !core.isSmolagents() && !core.startsNoProcesses && core.imports.allows("subprocess");
}

} // namespace

// A file in memory never blocks a process that writes to it.
ChildOutput::ChildOutput(SessionCore &core)
    : m_core(core)
{
    if (!startsProcesses(core))
        return;
    m_before = UniqueFd(::fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, firstFree));
    m_file = UniqueFd(m_before ? ::memfd_create("output", MFD_CLOEXEC) : -1);
    if (!m_file || ::dup2(m_file.get(), STDOUT_FILENO) < 0) {
        m_file = UniqueFd();
        return;
    }
    m_core.beforePrint = [this] { take(); };
}

ChildOutput::~ChildOutput()
{
    if (!m_file)
        return;
    m_core.beforePrint = {};
    take();
    ::dup2(m_before.get(), STDOUT_FILENO);
}

void ChildOutput::take()
{
    std::array<char, 4096> part {};
    ssize_t size = 0;
    while ((size = ::pread(m_file.get(), part.data(), part.size(), m_taken)) > 0) {
        m_taken += size;
        const PyRef text = PyRef::steal(PyUnicode_DecodeUTF8(part.data(), size, "replace"));
        PyErr_Clear();
        m_core.printOnly(fromPython(text.get()));
    }
}

} // namespace vitrine
