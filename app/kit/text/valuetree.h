// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// One value within another.
struct ValueNode {
    enum class Kind { Map, List, Call, Leaf };
    Kind kind = Kind::Leaf;
    std::string name; ///< key or keyword as in the source; empty for a positional item
    std::string text; ///< source text of a leaf; name of a call
    std::uint32_t parent = 0;
    std::uint32_t row = 0; ///< position in its parent
    std::vector<std::uint32_t> children;
};

/// The values in a text that is JSON, or that Python prints for dictionaries, lists, tuples, sets and calls ("array([1,
/// 2])"). Parsed, never evaluated; order, numbers and duplicate names are kept. The first node is the root. Nothing for
/// other text, for a value that contains no other values, and for text that is nested too deeply or too long. Pure, any
/// thread.
std::optional<std::vector<ValueNode>> valueTree(std::string_view text);

/// Whether parsing is worth a try; cheap for any text.
bool mayHaveValues(std::string_view text);

/// The source text of a value without surrounding blanks; for a container, that of its items.
std::string valueText(const std::vector<ValueNode> &nodes, const ValueNode &node);

} // namespace vitrine
