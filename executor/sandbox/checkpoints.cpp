// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/sandbox/checkpoints.h"

#include <fstream>
#include <limits>
#include <ranges>
#include <string>

namespace vitrine {

namespace {

// The memory that the kernel would provide without swapping; plenty if unknown.
std::uint64_t availableMib()
{
    std::ifstream file("/proc/meminfo");
    std::string name;
    std::uint64_t kib = 0;
    for (std::string unit; file >> name >> kib && std::getline(file, unit);) {
        if (name == "MemAvailable:")
            return kib / 1024;
    }
    return std::numeric_limits<std::uint64_t>::max();
}

} // namespace

void Checkpoints::take(std::size_t step, WorkerProcess &session, const ToolHost &tools)
{
    if (m_most == 0)
        return;
    auto copy = session.askForCopy();
    if (!copy)
        return;
    m_taken.insert_or_assign(step, Checkpoint { std::move(*copy), tools });
    makeRoom();
}

Checkpoints::Checkpoint *Checkpoints::find(std::size_t step, std::size_t &found)
{
    for (auto after = m_taken.upper_bound(step); after != m_taken.begin();) {
        const auto at = std::prev(after);
        if (at->second.process.awaitStart()) {
            found = at->first;
            return &at->second;
        }
        after = m_taken.erase(at);
    }
    return nullptr;
}

void Checkpoints::dropAfter(std::size_t step) { m_taken.erase(m_taken.upper_bound(step), m_taken.end()); }

std::vector<std::size_t> Checkpoints::steps() const
{
    return std::views::keys(m_taken) | std::ranges::to<std::vector>();
}

void Checkpoints::makeRoom()
{
    const std::size_t most = availableMib() < m_scarceMib ? 1 : m_most;
    while (m_taken.size() > most)
        m_taken.erase(m_taken.begin());
}

} // namespace vitrine
