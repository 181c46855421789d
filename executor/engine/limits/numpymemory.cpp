// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/limits/numpymemory.h"
#include "executor/review/pyref.h"

#include "executor/engine/limits/memorylimit.h"

#include <cstdint>
#include <limits>

#include <malloc.h>

namespace vitrine {

namespace {

// numpy's own structures (NEP 49, stable since 1.22), so that its headers are not needed to build.
struct Allocator {
    void *context;
    void *(*malloc)(void *context, std::size_t size);
    void *(*calloc)(void *context, std::size_t count, std::size_t size);
    void *(*realloc)(void *context, void *block, std::size_t size);
    void (*free)(void *context, void *block, std::size_t size);
};
struct Handler {
    char name[127];
    std::uint8_t version;
    Allocator allocator;
};
// In the table of numpy's C functions.
constexpr std::size_t setHandlerIndex = 304;
constexpr std::size_t defaultHandlerIndex = 306;

// numpy's own handler does the work: it caches small blocks and asks for huge pages.
Allocator real {};

bool take(std::size_t size)
{
    return size <= static_cast<std::size_t>(std::numeric_limits<std::int64_t>::max())
        && takeMemory(static_cast<std::int64_t>(size));
}

void *orGiven(void *block, std::size_t size)
{
    if (block == nullptr)
        giveMemory(static_cast<std::int64_t>(size));
    return block;
}

void *takeBlock(void *, std::size_t size)
{
    return take(size) ? orGiven(real.malloc(real.context, size), size) : nullptr;
}

void *takeCleared(void *, std::size_t count, std::size_t size)
{
    const bool overflows = size > 0 && count > std::numeric_limits<std::size_t>::max() / size;
    return !overflows && take(count * size) ? orGiven(real.calloc(real.context, count, size), count * size) : nullptr;
}

// The old size is unknown: malloc's size is slightly larger.
void *resize(void *, void *block, std::size_t size)
{
    const auto before = static_cast<std::int64_t>(block != nullptr ? malloc_usable_size(block) : 0);
    const std::int64_t more = static_cast<std::int64_t>(size) - before;
    if (more > 0 && !takeMemory(more))
        return nullptr;
    void *fresh = real.realloc(real.context, block, size);
    if (fresh == nullptr && more > 0)
        giveMemory(more);
    else if (fresh != nullptr && more < 0)
        giveMemory(-more);
    return fresh;
}

void giveBlock(void *, void *block, std::size_t size)
{
    if (block != nullptr)
        giveMemory(static_cast<std::int64_t>(size));
    real.free(real.context, block, size);
}

Handler handler { "vitrine", 1, { nullptr, takeBlock, takeCleared, resize, giveBlock } };

bool findRealHandler(void **table)
{
    PyObject *capsule = *static_cast<PyObject **>(table[defaultHandlerIndex]);
    const auto *found = static_cast<const Handler *>(PyCapsule_GetPointer(capsule, "mem_handler"));
    if (found != nullptr)
        real = found->allocator;
    return found != nullptr;
}

// The functions of numpy's C interface; null while it is not loaded.
void **functions()
{
    const PyRef name = toPython("numpy._core._multiarray_umath");
    const PyRef module = PyRef::steal(PyImport_GetModule(name.get()));
    const PyRef table = PyRef::steal(module ? PyObject_GetAttrString(module.get(), "_ARRAY_API") : nullptr);
    return table && PyCapsule_CheckExact(table.get()) ? static_cast<void **>(PyCapsule_GetPointer(table.get(), nullptr))
                                                      : nullptr;
}

} // namespace

void countNumpyMemory()
{
    void **table = functions();
    if (table != nullptr && (real.malloc != nullptr || findRealHandler(table))) {
        const auto setHandler = reinterpret_cast<PyObject *(*)(PyObject *)>(table[setHandlerIndex]);
        const PyRef capsule = PyRef::steal(PyCapsule_New(&handler, "mem_handler", nullptr));
        const PyRef before = PyRef::steal(capsule ? setHandler(capsule.get()) : nullptr);
    }
    PyErr_Clear();
}

} // namespace vitrine
