// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/importrules.h"

#include "base/closestname.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

bool isBelow(std::string_view name, std::string_view package)
{
    return name.size() > package.size() && name.starts_with(package) && name[package.size()] == '.';
}

// "a.b" covers a.b; "a.*" covers a and all below; "*" covers everything.
bool covers(std::string_view pattern, std::string_view module)
{
    if (pattern == "*")
        return true;
    if (pattern.ends_with(".*")) {
        const std::string_view package = pattern.substr(0, pattern.size() - 2);
        return module == package || isBelow(module, package);
    }
    return module == pattern;
}

// Importing a.b imports a first, so a pattern also allows the packages above it (docs/executor.md#import-rules).
bool leadsTo(std::string_view pattern, std::string_view module) { return isBelow(pattern, module); }

std::vector<std::string> sorted(std::vector<std::string> patterns)
{
    std::ranges::sort(patterns);
    patterns.erase(std::ranges::unique(patterns).begin(), patterns.end());
    return patterns;
}

} // namespace

ImportRules::ImportRules(const ImportPolicy &policy)
    : m_allow(sorted(policy.allow))
    , m_deny(sorted(policy.deny))
{
}

ImportRules::Answer ImportRules::judge(std::string_view module) const
{
    for (const std::string &pattern : m_deny) {
        // A denied package includes everything below it, whether written "a" or "a.*".
        if (covers(pattern, module) || isBelow(module, pattern))
            return { Verdict::Denied, "imports.deny:" + pattern };
    }
    for (const std::string &pattern : m_allow) {
        if (covers(pattern, module) || leadsTo(pattern, module))
            return { Verdict::Allowed, "imports.allow:" + pattern };
    }
    return { Verdict::Denied, "imports.allow" };
}

std::vector<std::string> ImportRules::closest(std::string_view module) const
{
    std::vector<std::pair<std::size_t, std::string_view>> near;
    for (const std::string &pattern : m_allow) {
        const std::size_t distance = editDistance(module, pattern);
        if (distance * 3 <= std::max(module.size(), pattern.size()))
            near.emplace_back(distance, pattern);
    }
    std::ranges::sort(near);
    near.resize(std::min<std::size_t>(near.size(), 3));
    std::vector<std::string> names;
    for (const auto &[distance, name] : near)
        names.emplace_back(name);
    return names;
}

bool isDangerousModule(std::string_view module)
{
    static constexpr std::array dangerous { std::string_view("builtins"), std::string_view("io"),
        std::string_view("multiprocessing"), std::string_view("os"), std::string_view("pathlib"),
        std::string_view("pty"), std::string_view("shutil"), std::string_view("socket"), std::string_view("subprocess"),
        std::string_view("sys") };
    return std::ranges::any_of(
        dangerous, [module](std::string_view name) { return module == name || isBelow(module, name); });
}

} // namespace vitrine
