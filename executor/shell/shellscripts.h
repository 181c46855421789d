// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

/// The output of a statement if it is a text in the statement itself: of echo, printf, and cat with a here-document.
std::optional<std::string> printedText(const nlohmann::json &statement);

/// A here-document of "<<-": lines without the tabs that they begin with.
std::string withoutTabs(std::string_view document);

} // namespace vitrine
