// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/filterneedles.h"

#include "models/trail/filternode.h"

namespace vitrine {

namespace {

void add(std::vector<std::string> &needles, std::string needle)
{
    if (!needle.empty())
        needles.push_back(std::move(needle));
}

/// The name that a function asks for and, where the code imports it by another path, its last part: of a call rather
/// where it is made than where it is imported.
void addName(const std::string &name, bool isCall, std::vector<std::string> &needles)
{
    const std::string last = name.substr(name.rfind('.') + 1);
    if (isCall)
        for (const std::string &called : { name, last })
            add(needles, called + '(');
    for (const std::string &plain : { name, last })
        add(needles, plain);
}

void addNeedles(const FilterNode &node, std::vector<std::string> &needles)
{
    if (node.kind == FilterNode::Kind::Not)
        return;
    for (const FilterNode &child : node.children)
        addNeedles(child, needles);
    if (node.kind == FilterNode::Kind::Words)
        add(needles, node.words);
    if (node.kind != FilterNode::Kind::Comparison)
        return;
    const FilterField *field = trailfile::filterField(node.field);
    if (field == nullptr && node.argument)
        addName(*node.argument, node.field == "calls", needles);
    if (field == nullptr || (field->type != FilterType::Text && field->type != FilterType::Name))
        return;
    for (const FilterValue &value : node.values)
        if (const auto *text = std::get_if<std::string>(&value))
            add(needles, *text);
}

} // namespace

std::vector<std::string> filterNeedles(const Filter &filter)
{
    std::vector<std::string> needles;
    if (filter.root())
        addNeedles(*filter.root(), needles);
    return needles;
}

} // namespace vitrine
