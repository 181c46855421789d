// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/foreignpolicy.h"

#include <nlohmann/json_fwd.hpp>

#include <expected>
#include <string_view>

namespace vitrine {

/// Parses the subset of YAML used in configuration files: mappings and lists in block style, flow lists of plain texts,
/// quoted and plain scalars, comments. Anchors, tags, several documents and block scalars are errors.
std::expected<nlohmann::json, ForeignError> readPlainYaml(std::string_view text);

} // namespace vitrine
