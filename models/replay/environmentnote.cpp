// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/environmentnote.h"

#include "base/parsedjson.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cctype>
#include <ranges>
#include <utility>

namespace vitrine {

namespace {

using Json = nlohmann::json;

std::string textIn(const Json &object, const char *key)
{
    const Json value = object.is_object() ? object.value(key, Json()) : Json();
    return value.is_string() ? value.get<std::string>() : std::string();
}

/// "3.13" of "3.13.5"
std::string_view minorVersion(std::string_view version)
{
    const std::size_t first = version.find('.');
    const std::size_t second = first == std::string_view::npos ? first : version.find('.', first + 1);
    return version.substr(0, second);
}

/// Names of packages are compared without regard to case and separators.
std::string packageKey(std::string_view name)
{
    std::string key;
    for (const char c : name)
        key += c == '_' || c == '.' ? '-' : static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return key;
}

/// Modules whose packages have other names.
struct OtherName {
    std::string_view module;
    std::string_view package;
};
constexpr std::array otherNames { OtherName { "PIL", "pillow" }, OtherName { "bs4", "beautifulsoup4" },
    OtherName { "cv2", "opencv-python" }, OtherName { "dateutil", "python-dateutil" },
    OtherName { "skimage", "scikit-image" }, OtherName { "sklearn", "scikit-learn" }, OtherName { "yaml", "pyyaml" } };

std::array<std::filesystem::path, 2> systemFolders(std::string_view python)
{
    return { "/usr/lib/python3/dist-packages",
        "/usr/local/lib/python" + std::string(minorVersion(python)) + "/dist-packages" };
}

/// "numpy-2.2.4.dist-info"
std::optional<PackageRecord> packageOf(const std::string &name)
{
    for (const std::string_view end : { ".dist-info", ".egg-info" }) {
        const std::size_t dash = name.find('-');
        if (!name.ends_with(end) || dash == std::string::npos || dash + 1 >= name.size() - end.size())
            continue;
        const std::string version = name.substr(dash + 1, name.size() - end.size() - dash - 1);
        return PackageRecord { name.substr(0, dash), version.substr(0, version.find("-py")) };
    }
    return std::nullopt;
}

} // namespace

EnvironmentRecord recordedEnvironment(const RunRecord &run)
{
    EnvironmentRecord environment;
    const Json extra = parsedJson<Json>(run.extra);
    const Json recorded = extra.is_object() ? extra.value("environment", Json()) : Json();
    environment.python = textIn(recorded, "python");
    const Json packages = recorded.is_object() ? recorded.value("packages", Json()) : Json();
    if (!packages.is_object())
        return environment;
    for (const auto &[name, version] : packages.items()) {
        if (version.is_string())
            environment.packages.push_back({ name, version.get<std::string>() });
    }
    return environment;
}

std::vector<PackageRecord> installedPackages(std::span<const std::filesystem::path> folders)
{
    std::vector<PackageRecord> packages;
    for (const auto &folder : folders) {
        std::error_code error;
        for (auto at = std::filesystem::directory_iterator(folder, error);
            !error && at != std::filesystem::directory_iterator(); at.increment(error)) {
            if (auto package = packageOf(at->path().filename().string()))
                packages.push_back(std::move(*package));
        }
    }
    return packages;
}

std::vector<EnvironmentDifference> environmentDifferences(
    const EnvironmentRecord &recorded, std::string_view python, std::span<const PackageRecord> installed)
{
    std::vector<EnvironmentDifference> differences;
    if (!recorded.python.empty() && !python.empty() && minorVersion(recorded.python) != minorVersion(python))
        differences.push_back({ "Python", recorded.python, std::string(python) });
    for (const PackageRecord &package : recorded.packages) {
        const auto now = std::ranges::find(
            installed, packageKey(package.name), [](const PackageRecord &one) { return packageKey(one.name); });
        if (now != installed.end() && now->version != package.version)
            differences.push_back({ package.name, package.version, now->version });
    }
    return differences;
}

std::vector<EnvironmentDifference> environmentDifferences(const EnvironmentRecord &recorded, std::string_view python)
{
    const auto installed
        = recorded.packages.empty() ? std::vector<PackageRecord>() : installedPackages(systemFolders(python));
    return environmentDifferences(recorded, python, installed);
}

std::vector<PackageRecord> installedAmong(const std::set<std::string> &modules, std::string_view python)
{
    std::set<std::string> keys;
    for (const std::string &module : modules) {
        const auto other = std::ranges::find(otherNames, module, &OtherName::module);
        keys.insert(packageKey(other == otherNames.end() ? std::string_view(module) : other->package));
    }
    if (keys.empty())
        return {};
    auto packages = installedPackages(systemFolders(python));
    std::erase_if(packages, [&](const PackageRecord &package) { return !keys.contains(packageKey(package.name)); });
    std::ranges::sort(packages, {}, &PackageRecord::name);
    return packages;
}

} // namespace vitrine
