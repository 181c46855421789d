// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace vitrine {

/// The JSON Schema (draft 2020-12) of policy documents, generated from the table of rules; indented, ending with a
/// newline.
std::string policySchema();

} // namespace vitrine
