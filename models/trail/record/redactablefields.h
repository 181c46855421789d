// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace vitrine {

/// What the field of a redaction may be called (`Redaction::field`), in alphabetical order. Any thread.
std::vector<std::string> redactableFields();

} // namespace vitrine
