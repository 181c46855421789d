// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// The user and the session that a run belongs to, and its tags, as its log has them.
struct RunLabels {
    std::string user;
    std::string session;
    std::vector<std::string> tags;
    bool operator==(const RunLabels &) const = default;
};

/// Found in members of a run's `extra` that have the names which logs use, such as "userId", "session_id" and "tags",
/// or in its metadata. `extra` is a JSON object in text; it may be empty.
RunLabels runLabelsIn(std::string_view extra);

/// The tags as a JSON list.
std::string tagListIn(std::string_view extra);

} // namespace vitrine
