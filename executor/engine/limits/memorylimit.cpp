// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/limits/memorylimit.h"
#include "executor/review/pyref.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <limits>
#include <string_view>
#include <utility>

#include <malloc.h>

namespace vitrine {

namespace {

constexpr std::int64_t unlimited = std::numeric_limits<std::int64_t>::max();

// Allocators are global in a process, like CPython's.
std::atomic<std::int64_t> taken = 0;
thread_local std::int64_t highest = unlimited;
thread_local bool isReached = false;
PyMemAllocatorEx realRaw {};
PyObjectArenaAllocator realArenas {};

// Keeps one block of each size that CPython requests repeatedly, so that a step at the edge of an arena, or on a thread
// that is new to Python, does not allocate memory from the system that the last step released.
struct SpareBlock {
    std::size_t size;
    std::atomic<void *> block = nullptr;
};
std::array<SpareBlock, 2> spares { SpareBlock { std::size_t { 1 } << 20 }, SpareBlock { std::size_t { 1 } << 14 } };

SpareBlock *spareOf(std::size_t size)
{
    const auto found = std::ranges::find(spares, size, &SpareBlock::size);
    return found == spares.end() ? nullptr : &*found;
}

void *arenaOf(void *context, std::size_t size)
{
    SpareBlock *spare = spareOf(size);
    void *block = spare != nullptr ? spare->block.exchange(nullptr) : nullptr;
    return block != nullptr ? block : realArenas.alloc(context, size);
}

void giveArena(void *context, void *block, std::size_t size)
{
    void *none = nullptr;
    SpareBlock *spare = spareOf(size);
    if (spare == nullptr || !spare->block.compare_exchange_strong(none, block))
        realArenas.free(context, block, size);
}

std::int64_t sizeOf(void *block) { return static_cast<std::int64_t>(malloc_usable_size(block)); }

// malloc returns a little more than requested: the block's real size counts.
void *counted(void *block)
{
    if (block != nullptr)
        taken.fetch_add(sizeOf(block), std::memory_order_relaxed);
    return block;
}

bool mayTake(std::size_t bytes)
{
    if (highest == unlimited)
        return true;
    const std::int64_t now = taken.load(std::memory_order_relaxed);
    if (now < highest && bytes <= static_cast<std::size_t>(highest - now))
        return true;
    isReached = true;
    return false;
}

void *rawMalloc(void *context, std::size_t size)
{
    return mayTake(size) ? counted(realRaw.malloc(context, size)) : nullptr;
}

void *rawCalloc(void *context, std::size_t count, std::size_t size)
{
    const bool overflows = size > 0 && count > std::numeric_limits<std::size_t>::max() / size;
    return !overflows && mayTake(count * size) ? counted(realRaw.calloc(context, count, size)) : nullptr;
}

void *rawRealloc(void *context, void *block, std::size_t size)
{
    const std::int64_t before = block != nullptr ? sizeOf(block) : 0;
    const bool grows = static_cast<std::int64_t>(size) > before;
    if (grows && !mayTake(size - static_cast<std::size_t>(before)))
        return nullptr;
    void *fresh = realRaw.realloc(context, block, size);
    if (fresh != nullptr)
        taken.fetch_add(sizeOf(fresh) - before, std::memory_order_relaxed);
    return fresh;
}

void rawFree(void *context, void *block)
{
    if (block != nullptr)
        taken.fetch_sub(sizeOf(block), std::memory_order_relaxed);
    realRaw.free(context, block);
}

void *arenaAlloc(void *context, std::size_t size)
{
    void *arena = mayTake(size) ? arenaOf(context, size) : nullptr;
    if (arena != nullptr)
        taken.fetch_add(static_cast<std::int64_t>(size), std::memory_order_relaxed);
    return arena;
}

void arenaFree(void *context, void *arena, std::size_t size)
{
    taken.fetch_sub(static_cast<std::int64_t>(size), std::memory_order_relaxed);
    giveArena(context, arena, size);
}

// A debugging allocator returns addresses inside its blocks, whose sizes cannot be queried.
bool isDebugging()
{
    const char *chosen = std::getenv("PYTHONMALLOC");
    if (chosen != nullptr && std::string_view(chosen).ends_with("debug"))
        return true;
    PyObject *flags = PySys_GetObject("flags");
    const PyRef mode = PyRef::steal(flags != nullptr ? PyObject_GetAttrString(flags, "dev_mode") : nullptr);
    PyErr_Clear();
    return mode && PyObject_IsTrue(mode.get()) == 1;
}

} // namespace

bool countPythonMemory()
{
    static const bool isCounting = [] {
        if (isDebugging())
            return false;
        PyMem_GetAllocator(PYMEM_DOMAIN_RAW, &realRaw);
        PyObject_GetArenaAllocator(&realArenas);
        PyMemAllocatorEx raw { realRaw.ctx, rawMalloc, rawCalloc, rawRealloc, rawFree };
        PyObjectArenaAllocator arenas { realArenas.ctx, arenaAlloc, arenaFree };
        PyMem_SetAllocator(PYMEM_DOMAIN_RAW, &raw);
        PyObject_SetArenaAllocator(&arenas);
        return true;
    }();
    return isCounting;
}

std::int64_t pythonMemory() { return taken.load(std::memory_order_relaxed); }

bool takeMemory(std::int64_t bytes)
{
    if (!mayTake(static_cast<std::size_t>(bytes)))
        return false;
    taken.fetch_add(bytes, std::memory_order_relaxed);
    return true;
}

void giveMemory(std::int64_t bytes) { taken.fetch_sub(bytes, std::memory_order_relaxed); }

MemoryCeiling::MemoryCeiling(std::optional<std::int64_t> ceiling)
    : m_before(std::exchange(highest, ceiling.value_or(unlimited)))
    , m_wasReached(std::exchange(isReached, false))
{
}

MemoryCeiling::~MemoryCeiling()
{
    highest = m_before;
    isReached = m_wasReached;
}

bool MemoryCeiling::wasReached() const { return isReached; }

} // namespace vitrine
