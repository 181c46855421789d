// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/packagerules.h"

#include "base/formatted.h"
#include "executor/policy/globs.h"
#include "executor/policy/importrules.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

constexpr std::size_t longest = 200;
constexpr std::size_t mostPackages = 100;
constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
constexpr std::string_view digits = "0123456789";

/// Packages whose module has a different name. For all others, the names are assumed to be the same.
constexpr std::array<std::pair<std::string_view, std::string_view>, 14> otherNames { { { "attrs", "attr" },
    { "beautifulsoup4", "bs4" }, { "biopython", "Bio" }, { "lxml-html-clean", "lxml_html_clean" },
    { "opencv-python", "cv2" }, { "opencv-python-headless", "cv2" }, { "pillow", "PIL" }, { "pyjwt", "jwt" },
    { "python-dateutil", "dateutil" }, { "python-docx", "docx" }, { "pyyaml", "yaml" }, { "scikit-image", "skimage" },
    { "scikit-learn", "sklearn" }, { "umap-learn", "umap" } } };

bool isOf(std::string_view text, std::string_view also)
{
    return std::ranges::all_of(
        text, [also](char c) { return letters.contains(c) || digits.contains(c) || also.contains(c); });
}

bool isName(std::string_view name)
{
    return !name.empty() && isOf(name, "-_.") && isOf(name.substr(0, 1), {}) && isOf(name.substr(name.size() - 1), {});
}

// One of `==1.13.*`, `>=2`, `~=1.4.post1` …
bool isSpecifier(std::string_view specifier)
{
    for (const std::string_view comparison : { "==", "!=", "<=", ">=", "~=", "<", ">" }) {
        if (specifier.starts_with(comparison)) {
            const std::string_view version = specifier.substr(comparison.size());
            return !version.empty() && digits.contains(version.front()) && isOf(version, ".*+!_-");
        }
    }
    return false;
}

bool areSpecifiers(std::string_view text)
{
    while (true) {
        const auto comma = text.find(',');
        if (!isSpecifier(text.substr(0, comma)))
            return false;
        if (comma == std::string_view::npos)
            return true;
        text.remove_prefix(comma + 1);
    }
}

// PEP 503: lower-case letters, and one hyphen for each run of separators.
std::string normalized(std::string_view name)
{
    std::string plain;
    for (const char c : name) {
        if (!std::string_view("-_.").contains(c))
            plain += static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
        else if (!plain.ends_with('-'))
            plain += '-';
    }
    return plain;
}

std::string moduleOf(const std::string &name)
{
    const auto *const known = std::ranges::find(otherNames, name, &decltype(otherNames)::value_type::first);
    if (known != otherNames.end())
        return std::string(known->second);
    std::string module = name;
    std::ranges::replace(module, '-', '_');
    return module;
}

// Empty if the address must not be passed to an installer: it contains a user, a key or a query.
std::string hostOf(std::string_view index)
{
    const auto behind = index.starts_with("https://") ? 8U : index.starts_with("http://") ? 7U : 0U;
    if (behind == 0 || index.size() > longest || !isOf(index, ":/.-_~%"))
        return {};
    const std::string_view rest = index.substr(behind);
    const std::string_view host = rest.substr(0, rest.find_first_of(":/"));
    return isName(host) ? std::string(host) : std::string();
}

Error error(ErrorCode code, std::string detail) { return { code, {}, {}, {}, std::move(detail) }; }

std::vector<std::string> hostsOf(const PackageWish &wish)
{
    if (wish.index.empty())
        return { "pypi.org", "files.pythonhosted.org" };
    return { hostOf(wish.index) };
}

} // namespace

Result<PackageRequirement> packageRequirementFrom(std::string_view text)
{
    std::string plain(text.substr(0, longest + 1));
    std::erase(plain, ' ');
    const auto end = plain.find_first_of("=!<>~");
    const std::string_view name = std::string_view(plain).substr(0, end);
    const bool isWhole = end == std::string::npos || areSpecifiers(std::string_view(plain).substr(end));
    // "a b" is not a name, while "a == 1" is a name and a version.
    const bool isOneWord = std::string_view(text.substr(0, text.find_first_of("=!<>~"))).find_last_not_of(' ') + 1
        == name.size() + std::string_view(text).find_first_not_of(' ');
    if (plain.size() > longest || !isName(name) || !isWhole || !isOneWord)
        return std::unexpected(
            error(ErrorCode::BadValue, formatted("not a package such as sympy or sympy==1.13: {}", plain)));
    PackageRequirement made { .text = plain, .name = normalized(name), .module = {} };
    made.module = moduleOf(made.name);
    return made;
}

Result<PackageWish> packageWishFrom(const std::vector<std::string> &requirements, const std::string &index)
{
    if (!index.empty() && hostOf(index).empty())
        return std::unexpected(error(ErrorCode::BadValue, "not the address of a package index"));
    if (requirements.size() > mostPackages)
        return std::unexpected(error(ErrorCode::BadValue, formatted("more than {} packages", mostPackages)));
    PackageWish wish { .packages = {}, .index = index };
    for (const std::string &requirement : requirements) {
        auto package = packageRequirementFrom(requirement);
        if (!package)
            return std::unexpected(package.error());
        wish.packages.push_back(std::move(*package));
    }
    return wish;
}

Result<void> judgePackages(const Policy &policy, const PackageWish &wish)
{
    const ImportRules imports(policy.imports);
    for (const PackageRequirement &package : wish.packages) {
        if (const auto answer = imports.judge(package.module); answer.verdict != Verdict::Allowed)
            return std::unexpected(error(ErrorCode::Unavailable,
                formatted("{}: the policy does not allow importing {}, so the package {} is not installed", answer.rule,
                    package.module, package.name)));
    }
    if (wish.packages.empty())
        return {};
    for (const std::string &host : hostsOf(wish)) {
        const auto allows = [&host](const std::string &pattern) { return matchesGlob(pattern, host); };
        if (std::ranges::none_of(policy.hosts, allows))
            return std::unexpected(error(ErrorCode::Unavailable,
                formatted(
                    "network.hosts: the policy does not allow {}, where the packages are downloaded from", host)));
    }
    return {};
}

} // namespace vitrine
