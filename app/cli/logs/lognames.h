// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

namespace vitrine {

/// The prefix of a run's name if several logs may have a run with that number: "math.jsonl", or the whole path if two
/// logs have that name. Empty for a single log.
class LogNames final {
public:
    /// Adds the file of a run. Add all files before requesting the first name.
    void add(const std::string &file);
    std::string of(const std::string &file) const;

private:
    std::map<std::string, std::set<std::string>> m_files; ///< by their names without folders
};

} // namespace vitrine
