// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/limits/deepstack.h"

#include <sys/mman.h>

#include <algorithm>
#include <cstdint>
#include <exception>
#include <utility>

#include <pthread.h>
#include <ucontext.h>

namespace vitrine {

namespace {

constexpr std::size_t mebi = std::size_t { 1 } << 20;
constexpr std::size_t guard = 64 * 1024; // inaccessible pages below the stack
constexpr std::size_t kept = 256 * 1024; // bytes at the top, which every step uses
constexpr std::size_t watched = 16 * 1024; // bytes below that, which steps rarely use

// The smallest object that nests takes 48 bytes, a call for it less than four times as much.
constexpr std::size_t stackBytesPerByte = 4;

// Sanitizers track the stack of each thread.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool isPossible = false;
#else
constexpr bool isPossible = true;
#endif

std::size_t wantedSize(std::size_t memoryBytes)
{
    constexpr std::size_t least = 64 * mebi;
    constexpr std::size_t most = 16 * 1024 * mebi;
    return memoryBytes == 0 ? most : std::clamp(memoryBytes * stackBytesPerByte, least, most);
}

// The bottom of the deep stack that this thread is on; 0 on its own.
thread_local std::uintptr_t deepBottom = 0;

std::uintptr_t bottomOfThread()
{
    pthread_attr_t attributes;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0)
        return 0;
    void *base = nullptr;
    std::size_t size = 0;
    pthread_attr_getstack(&attributes, &base, &size);
    pthread_attr_destroy(&attributes);
    return reinterpret_cast<std::uintptr_t>(base);
}

struct Switch {
    const std::function<void()> *run;
    ucontext_t back;
    ucontext_t there;
    std::exception_ptr thrown;
};

// makecontext only passes arguments of type int.
void enter(unsigned int high, unsigned int low)
{
    auto *state = reinterpret_cast<Switch *>(static_cast<std::uintptr_t>(high) << 32U | low);
    try {
        (*state->run)();
    } catch (...) {
        state->thrown = std::current_exception();
    }
}

// Deeper calls left return addresses beyond the kept part. Querying the system is slower than looking for them.
bool wentDeep(const void *memory, std::size_t size)
{
    const auto *end = static_cast<const std::uint64_t *>(memory) + (size - kept) / sizeof(std::uint64_t);
    return std::any_of(end - watched / sizeof(std::uint64_t), end, [](std::uint64_t word) { return word != 0; });
}

} // namespace

std::uintptr_t lowestStackAddress()
{
    thread_local const std::uintptr_t own = bottomOfThread();
    return deepBottom != 0 ? deepBottom : own;
}

DeepStack::DeepStack(std::size_t memoryBytes)
{
    constexpr std::size_t fewest = 8 * mebi;
    for (std::size_t size = wantedSize(memoryBytes); isPossible && size >= fewest; size /= 2) {
        void *memory = mmap(
            nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
        if (memory == MAP_FAILED)
            continue;
        mprotect(memory, guard, PROT_NONE);
        m_memory = memory;
        m_size = size;
        return;
    }
}

DeepStack::~DeepStack()
{
    if (m_memory != nullptr)
        munmap(m_memory, m_size);
}

void DeepStack::call(const std::function<void()> &run)
{
    if (m_memory == nullptr || m_isBusy)
        return run();
    Switch state { &run, {}, {}, {} };
    getcontext(&state.there);
    state.there.uc_stack.ss_sp = m_memory;
    state.there.uc_stack.ss_size = m_size;
    state.there.uc_link = &state.back;
    const auto address = reinterpret_cast<std::uintptr_t>(&state);
    makecontext(&state.there, reinterpret_cast<void (*)()>(reinterpret_cast<void *>(enter)), 2,
        static_cast<unsigned int>(address >> 32U), static_cast<unsigned int>(address));
    m_isBusy = true;
    const auto before = std::exchange(deepBottom, reinterpret_cast<std::uintptr_t>(m_memory) + guard);
    swapcontext(&state.back, &state.there);
    deepBottom = before;
    m_isBusy = false;
    if (wentDeep(m_memory, m_size))
        madvise(static_cast<char *>(m_memory) + guard, m_size - guard - kept, MADV_DONTNEED);
    if (state.thrown)
        std::rethrow_exception(std::exchange(state.thrown, {}));
}

} // namespace vitrine
