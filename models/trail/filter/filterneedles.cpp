// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/filter/filterneedles.h"

#include "models/trail/filter/filternode.h"
#include "models/trail/filter/pattern.h"

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

using Needles = std::vector<FilterNeedle>;

void add(Needles &needles, std::string text, bool isPattern = false)
{
    if (!text.empty())
        needles.push_back({ std::move(text), isPattern });
}

/// The name that a function asks for and, where the code imports it by another path, its last part: of a call rather
/// where it is made than where it is imported.
void addName(const std::string &name, bool isCall, Needles &needles)
{
    const std::string last = name.substr(name.rfind('.') + 1);
    if (isCall)
        for (const std::string &called : { name, last })
            add(needles, called + '(');
    for (const std::string &plain : { name, last })
        add(needles, plain);
}

bool isUnwanted(FilterOperator comparison)
{
    return comparison == FilterOperator::NotEqual || comparison == FilterOperator::NotMatches;
}

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

void addNeedles(const FilterNode &node, Needles &needles)
{
    if (node.kind == FilterNode::Kind::Not)
        return;
    for (const FilterNode &child : node.children)
        addNeedles(child, needles);
    if (node.kind == FilterNode::Kind::Words)
        add(needles, node.words);
    if (node.kind != FilterNode::Kind::Comparison || isUnwanted(node.comparison))
        return;
    const FilterField *field = trailfile::filterField(node.field);
    if (field == nullptr && node.argument)
        addName(*node.argument, node.field == "calls", needles);
    if (field == nullptr || (field->type != FilterType::Text && field->type != FilterType::Name))
        return;
    for (const FilterValue &value : node.values)
        if (const auto *text = std::get_if<std::string>(&value))
            add(needles, *text, node.comparison == FilterOperator::Matches);
}

} // namespace

std::vector<FilterNeedle> filterNeedles(const Filter &filter)
{
    Needles needles;
    if (filter.root())
        addNeedles(*filter.root(), needles);
    return needles;
}

NeedleSearch::NeedleSearch(FilterNeedle needle)
    : m_needle(std::move(needle))
    , m_pattern(m_needle.isPattern ? std::make_unique<const trailfile::Pattern>(m_needle.text) : nullptr)
{
}

NeedleSearch::~NeedleSearch() = default;
NeedleSearch::NeedleSearch(NeedleSearch &&) noexcept = default;
NeedleSearch &NeedleSearch::operator=(NeedleSearch &&) noexcept = default;

bool NeedleSearch::isIn(std::string_view text) const
{
    return m_pattern ? m_pattern->isIn(text) : locationIn(text).has_value();
}

std::optional<std::size_t> NeedleSearch::locationIn(std::string_view text) const
{
    if (m_pattern)
        return m_pattern->find(text, 0).transform([](const auto &match) { return match.from; });
    const auto found = std::ranges::search(text, m_needle.text, {}, lower, lower);
    if (found.empty())
        return std::nullopt;
    return static_cast<std::size_t>(found.begin() - text.begin());
}

} // namespace vitrine
