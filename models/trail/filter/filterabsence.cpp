// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/filter/filterabsence.h"

#include "models/trail/filter/filternode.h"

#include <algorithm>

namespace vitrine {

namespace {

void addAbsences(const FilterNode &node, bool isNegated, std::vector<FieldAbsence> &found)
{
    if (node.kind == FilterNode::Kind::Comparison) {
        FieldAbsence absence { node.field, isNegated };
        if (!std::ranges::contains(found, absence))
            found.push_back(std::move(absence));
    }
    for (const FilterNode &child : node.children)
        addAbsences(child, isNegated != (node.kind == FilterNode::Kind::Not), found);
}

} // namespace

std::vector<FieldAbsence> absencesOf(const Filter &filter)
{
    std::vector<FieldAbsence> found;
    if (filter.root())
        addAbsences(*filter.root(), false, found);
    return found;
}

} // namespace vitrine
