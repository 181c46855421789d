// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/packages.h"

#include "base/formatted.h"
#include "base/parsedjson.h"
#include "executor/remote/kernelside.h"
#include "executor/remote/pythonjson.h"
#include "executor/remote/safevalue.h"
#include "executor/sandbox/boundedjson.h"

#include <algorithm>

namespace vitrine {

namespace {

constexpr std::string_view publicIndex = "https://pypi.org/simple";
constexpr std::string_view failureBegins = "the packages: ";
constexpr std::size_t longestLine = 500;
constexpr std::size_t longestFailure = 2000;

std::string literal(std::string_view text)
{
    return pythonRepr({ .kind = SafeValue::Kind::Text, .text = std::string(text) });
}

std::string literals(const PackageWish &wish, std::string PackageRequirement::*member)
{
    std::string all = "[";
    for (const PackageRequirement &package : wish.packages)
        all += literal(package.*member) + ", ";
    return all + "]";
}

std::string versionIn(const nlohmann::json &shown, std::size_t at, const std::string &name)
{
    constexpr std::size_t longest = 100;
    const bool isPair = shown.is_array() && at < shown.size() && shown[at].is_array() && shown[at].size() == 2
        && shown[at][0] == name && shown[at][1].is_string();
    return isPair ? shown[at][1].get<std::string>().substr(0, longest) : std::string();
}

} // namespace

std::string packagesCode(const PackageWish &wish, bool areThere)
{
    std::string code = formatted("import sys as _sys, types as _types\n"
                                 "_module = _sys.modules['_vitrine_packages'] = _types.ModuleType('_packages')\n"
                                 "exec(compile({}, '<vitrine>', 'exec'), _module.__dict__)\n",
        literal(packageSide()));
    if (!areThere)
        code += formatted("_module.install({}, {}, {})\n", literals(wish, &PackageRequirement::text),
            literal(wish.index.empty() ? publicIndex : wish.index), packageTime.count());
    return code + "del _sys, _types, _module\n";
}

std::string packagesLook(const PackageWish &wish)
{
    return formatted("__import__('_vitrine_packages').versions({})", literals(wish, &PackageRequirement::name));
}

Result<std::vector<EventRecord>> packageEvents(const PackageWish &wish, std::string_view shown)
{
    constexpr JsonBounds bounds { .depth = 4, .values = 1000, .keys = 0 };
    const nlohmann::json reported = isBoundedJson(shown, bounds) ? parsedJson<nlohmann::json>(shown) : nlohmann::json();
    std::vector<EventRecord> events;
    for (std::size_t i = 0; i < wish.packages.size(); ++i) {
        const std::string &name = wish.packages[i].name;
        const std::string version = versionIn(reported, i, name);
        if (version.empty())
            return std::unexpected(packageFailure(name + " is missing"));
        events.push_back({ .kind = "package.installed", .detail = name + " " + version, .rule = {} });
    }
    return events;
}

Error packageFailure(std::string said)
{
    if (said.size() > longestFailure)
        said.erase(0, said.size() - longestFailure);
    return { ErrorCode::Unavailable, {}, {}, {}, std::string(failureBegins) + said };
}

bool isPackageFailure(const Error &error) { return error.detail.starts_with(failureBegins); }

void PackageLines::add(std::string_view text)
{
    m_rest += text;
    std::size_t begin = 0;
    for (auto end = m_rest.find('\n'); end != std::string::npos; end = m_rest.find('\n', begin)) {
        if (end > begin && m_reported)
            m_reported(m_rest.substr(begin, std::min(end - begin, longestLine)));
        begin = end + 1;
    }
    m_rest.erase(0, begin);
    if (m_rest.size() > longestLine)
        m_rest.resize(longestLine);
}

} // namespace vitrine
