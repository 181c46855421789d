// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/policytext.h"

#include "app/wording/differencetext.h"

#include <nlohmann/json.hpp>

namespace vitrine {

void printDifferences(Console &console, const std::vector<PolicyDifference> &differences)
{
    for (const PolicyDifference &difference : differences)
        console.write(DifferenceText::line(difference));
}

nlohmann::ordered_json differencesJson(const std::vector<PolicyDifference> &differences)
{
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const PolicyDifference &difference : differences) {
        list.push_back(
            { { "change", toString(difference.kind) }, { "path", difference.path }, { "value", difference.value } });
        if (difference.kind == PolicyDifference::Kind::Changed)
            list.back()["before"] = difference.before;
    }
    return list;
}

} // namespace vitrine
