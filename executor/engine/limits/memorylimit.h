// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>

namespace vitrine {

/// Counts the memory that CPython takes from the system in this process: arenas, and every block above 512 bytes. Small
/// blocks are inside arenas, so they cost nothing more. Once per process; false if a debugging allocator prevents it.
/// Needs the GIL.
bool countPythonMemory();

/// Bytes that CPython has now.
std::int64_t pythonMemory();

/// A block outside CPython's own allocators (numpy's data) comes or goes. False when it may not come.
bool takeMemory(std::int64_t bytes);
void giveMemory(std::int64_t bytes);

/// While it lives, this thread gets no memory beyond `ceiling` (in the measure of `pythonMemory`): the code sees a
/// MemoryError that it can catch. No effect without a ceiling.
class MemoryCeiling final {
public:
    explicit MemoryCeiling(std::optional<std::int64_t> ceiling);
    ~MemoryCeiling();
    MemoryCeiling(const MemoryCeiling &) = delete;
    MemoryCeiling &operator=(const MemoryCeiling &) = delete;

    /// Whether an allocation failed on this thread under this ceiling.
    bool wasReached() const;

private:
    std::int64_t m_before;
    bool m_wasReached;
};

} // namespace vitrine
