// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/policy.h"

#include <cstdint>
#include <map>
#include <mutex>
#include <string>

namespace vitrine {

/// The files that a step opened for writing, and their growth since, by any writer. With a limit of zero, only the
/// policy's globs apply. Any thread.
class WrittenFiles final {
public:
    /// Starts a step.
    void begin(const Limits &limits);

    /// Registers a file that is about to be opened, and emptied if `truncates`. False if it exceeds the number of files
    /// that the step may write.
    bool open(const std::string &path, bool truncates);

    /// Whether one of them is the file with these system numbers. Queries the system for each file.
    bool isOpen(std::uint64_t device, std::uint64_t number) const;

    /// Whether there is a limit on written bytes, and a file that could exceed it.
    bool isWatched() const;
    /// Whether the files have grown by more than the step may write. Queries the system for each file.
    bool isTooMuch() const;

private:
    mutable std::mutex m_mutex; ///< protects the members below
    std::map<std::string, std::uint64_t> m_sizes; ///< sizes when they were opened
    std::uint64_t m_mostFiles = 0;
    std::uint64_t m_mostBytes = 0;
};

} // namespace vitrine
