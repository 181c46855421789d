// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/steps/extratext.h"

#include "models/logs/json/jsonvalues.h"

namespace vitrine {

void addToExtra(std::string &extra, std::string_view key, std::string_view json)
{
    const bool isEmpty = extra.size() <= 2;
    if (!isEmpty)
        extra.pop_back();
    extra = (isEmpty ? "{" : extra + ',') + quotedJson(key) + ':' + std::string(json) + '}';
}

void addStarter(std::string &extra, const std::string &call)
{
    if (!extra.contains("\"parent_call\""))
        addToExtra(extra, "parent_call", quotedJson(call));
}

void mergeExtra(std::string &extra, std::string_view other)
{
    if (other.size() <= 2)
        return;
    if (extra.size() <= 2) {
        extra = other;
        return;
    }
    extra.back() = ',';
    extra += other.substr(1);
}

} // namespace vitrine
