// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace vitrine {

/// The valid field names of a redaction (`Redaction::field`), in alphabetical order. Any thread.
std::vector<std::string> redactableFields();

} // namespace vitrine
