// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>

namespace vitrine {

/// A stack of its own for the code of a session, on the same thread. CPython walks chains of iterators, slices and
/// properties with one C call each, both when it uses and when it frees them: a loop that nests a million of them
/// overflows any usual stack. Here the stack grows with the memory that the code may have, so that memory is short
/// first. Only address space is taken until it is used, and what was used goes back after each call.
class DeepStack final {
public:
    /// For code that may have so much memory; 0 when nothing limits it.
    explicit DeepStack(std::size_t memoryBytes);
    ~DeepStack();
    DeepStack(const DeepStack &) = delete;
    DeepStack &operator=(const DeepStack &) = delete;

    /// Runs it on this stack; on the caller's where the system gives none. What it throws is thrown again.
    void call(const std::function<void()> &run);

    std::size_t size() const { return m_size; }
    void *top() const { return static_cast<char *>(m_memory) + m_size; }
    /// Does this thread run on it?
    bool isBusy() const { return m_isBusy; }

private:
    void *m_memory = nullptr;
    std::size_t m_size = 0;
    bool m_isBusy = false;
};

/// Where the stack ends that this thread runs on now, whichever it is. No call but the first asks the system.
std::uintptr_t lowestStackAddress();

} // namespace vitrine
