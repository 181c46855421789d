// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

/// The `extra` of runs and steps: a JSON object in text, which may be empty.
namespace vitrine {

/// Adds a member to a JSON object in text, which may be empty.
void addToExtra(std::string &extra, std::string_view key, std::string_view json);

/// Notes in the `extra` of a run the call that started it, unless one is known.
void addStarter(std::string &extra, const std::string &call);

/// Adds the members of one JSON object in text to another; both may be empty.
void mergeExtra(std::string &extra, std::string_view other);

} // namespace vitrine
