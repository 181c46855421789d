// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/policy.h"

#include <cstdint>
#include <map>
#include <mutex>
#include <string>

namespace vitrine {

/// The files that a step opened for writing, and their growth since, by any writer. A limit of zero leaves it to the
/// policy's globs. Any thread.
class WrittenFiles final {
public:
    /// A step begins.
    void begin(const Limits &limits);

    /// The file is about to be opened, and emptied if `truncates`. False when it is one more than the step may write.
    bool open(const std::string &path, bool truncates);

    /// Whether one of them is the file that the system knows by these numbers. Asks the system for each file.
    bool isOpen(std::uint64_t device, std::uint64_t number) const;

    /// Is there a limit on what is written, and anything that could be beyond it?
    bool isWatched() const;
    /// Have they grown by more than the step may write? Asks the system for each file.
    bool isTooMuch() const;

private:
    mutable std::mutex m_mutex; ///< protects the members below
    std::map<std::string, std::uint64_t> m_sizes; ///< when they were opened
    std::uint64_t m_mostFiles = 0;
    std::uint64_t m_mostBytes = 0;
};

} // namespace vitrine
