// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

/// The output of a statement, if its text is in the statement itself: of echo, printf, and cat with a here-document.
std::optional<std::string> printedText(const nlohmann::json &statement);

/// Removes leading tabs from the lines of a here-document ("<<-").
std::string withoutTabs(std::string_view document);

} // namespace vitrine
