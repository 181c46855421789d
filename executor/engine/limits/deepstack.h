// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>

namespace vitrine {

/// A separate stack for the code of a session, on the same thread. CPython recurses in C when it uses or frees nested
/// iterators, slices and properties: a million nested ones overflow any usual stack. This stack is so large, in
/// proportion to the memory limit of the code, that memory runs out first. Only address space is reserved until it is
/// used, and used pages are released after each call.
class DeepStack final {
public:
    /// `memoryBytes` is the memory limit of the code; 0 for none.
    explicit DeepStack(std::size_t memoryBytes);
    ~DeepStack();
    DeepStack(const DeepStack &) = delete;
    DeepStack &operator=(const DeepStack &) = delete;

    /// Runs a function on this stack, or on the caller's if the system does not provide one. Rethrows its exceptions.
    void call(const std::function<void()> &run);

    std::size_t size() const { return m_size; }
    void *top() const { return static_cast<char *>(m_memory) + m_size; }
    /// Whether this thread runs on this stack.
    bool isBusy() const { return m_isBusy; }

private:
    void *m_memory = nullptr;
    std::size_t m_size = 0;
    bool m_isBusy = false;
};

/// The lowest address of the stack on which this thread currently runs, of any kind. Only the first call queries the
/// system.
std::uintptr_t lowestStackAddress();

} // namespace vitrine
