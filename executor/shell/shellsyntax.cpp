// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/shell/shellsyntax.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

namespace vitrine {

using Json = nlohmann::json;

namespace {

/// The position at which a node starts; a list of nodes starts with its first.
std::size_t offsetOf(const Json &node)
{
    if (node.is_array())
        return node.empty() ? 0 : offsetOf(node.front());
    const auto position = node.find("Pos");
    return position == node.end() || !position->is_object() ? 0 : position->value("Offset", std::size_t { 0 });
}

} // namespace

std::vector<const Json *> shellsyntax::childrenOf(const Json &node)
{
    // A position has an offset, too, but so does a slice: "${x:$(y)}".
    const auto isPosition = [](const Json &child) {
        const auto offset = child.find("Offset");
        return offset != child.end() && offset->is_number();
    };
    std::vector<const Json *> children;
    if (node.is_structured())
        for (const Json &child : node)
            if (child.is_array() || (child.is_object() && !isPosition(child)))
                children.push_back(&child);
    if (node.is_object())
        std::ranges::stable_sort(children, {}, [](const Json *child) { return offsetOf(*child); });
    return children;
}

std::string shellsyntax::typeOf(const Json &node) { return node.value("Type", std::string()); }

std::string shellsyntax::literalText(const Json &node)
{
    std::string text;
    const auto add = [&text](const Json &parts) {
        for (const Json &part : parts)
            text += shellsyntax::literalText(part);
    };
    if (node.is_array()) {
        add(node);
    } else if (node.is_object()) {
        const std::string value
            = node.contains("Value") && node["Value"].is_string() ? node["Value"].get<std::string>() : std::string();
        const bool isEscaped = node.contains("Dollar") && node["Dollar"].is_boolean() && value.contains('\\');
        text = isEscaped ? std::string(1, escapedText) : value;
        if (const auto parts = node.find("Parts"); parts != node.end() && parts->is_array())
            add(*parts);
    }
    return text;
}

bool shellsyntax::holdsIndex(std::string text)
{
    const std::size_t open = text.find('[');
    if (open == text.npos)
        return false;
    std::erase(text, '\\');
    return std::ranges::any_of(std::array<std::string_view, 6> { "$(", "`", "<(", ">(", "@P}", "\x01" },
        [&](std::string_view mark) { return text.find(mark, open) != text.npos; });
}

} // namespace vitrine
