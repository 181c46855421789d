// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>

namespace vitrine {

/// Counts the memory that CPython allocates from the system in this process: arenas, and every block above 512 bytes.
/// Small blocks are in arenas and cost nothing extra. Once per process; false if a debugging allocator prevents it.
/// Needs the GIL.
bool countPythonMemory();

/// The number of bytes that CPython currently uses.
std::int64_t pythonMemory();

/// Counts a block outside CPython's own allocators (numpy's data) when it is allocated or freed. `takeMemory` returns
/// false if the limit does not allow the block.
bool takeMemory(std::int64_t bytes);
void giveMemory(std::int64_t bytes);

/// During its lifetime, this thread gets no memory beyond `ceiling` (as measured by `pythonMemory`): the code gets a
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
