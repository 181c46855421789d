// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/review/policyremarks.h"

#include "executor/policy/importrules.h"
#include "executor/policy/jsonlocator.h"
#include "executor/policy/policydocument.h"
#include "executor/review/builtinnames.h"

#include <nlohmann/json.hpp>

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

constexpr auto syntaxNames = std::to_array<std::string_view>({
#define VITRINE_SYNTAX(name) #name,
#include "executor/review/syntaxlist.h"
#undef VITRINE_SYNTAX
});

constexpr auto allLayers = std::to_array<std::string_view>(
    { "audit", "guards", "jail", "landlock", "limits", "namespaces", "process", "review", "rlimits", "seccomp" });

// Letters beyond ASCII are allowed in names.
bool isNameStart(char c) { return c == '_' || (c & 0x80) != 0 || std::isalpha(static_cast<unsigned char>(c)) != 0; }
bool isNameCharacter(char c) { return isNameStart(c) || std::isdigit(static_cast<unsigned char>(c)) != 0; }

bool isName(std::string_view text)
{
    return !text.empty() && isNameStart(text.front()) && std::ranges::all_of(text, isNameCharacter);
}

std::string_view withoutStar(std::string_view pattern)
{
    return pattern.ends_with(".*") ? pattern.substr(0, pattern.size() - 2) : pattern;
}

/// "a", "a.b", "a.b.*" or "*".
bool canMatch(std::string_view pattern)
{
    if (pattern == "*")
        return true;
    std::string_view rest = withoutStar(pattern);
    for (std::size_t dot = rest.find('.'); dot != rest.npos; dot = rest.find('.')) {
        if (!isName(rest.substr(0, dot)))
            return false;
        rest.remove_prefix(dot + 1);
    }
    return isName(rest);
}

double machineMemoryMib()
{
    return static_cast<double>(sysconf(_SC_PHYS_PAGES)) * static_cast<double>(sysconf(_SC_PAGE_SIZE)) / (1024 * 1024);
}

template <typename Holds>
auto unless(std::string_view code, const Holds &holds)
{
    return [code, holds](const std::string &name) { return holds(name) ? std::string_view {} : code; };
}

class Reader final {
public:
    explicit Reader(std::string_view json)
        : m_text(json)
        , m_document(Json::parse(json, nullptr, false))
    {
    }

    std::vector<PolicyRemark> read()
    {
        const auto policy = readPolicy(m_text);
        if (!policy)
            return {};
        const ImportRules imports(policy->imports);
        forEach("/imports/allow", [&](const std::string &pattern) -> std::string_view {
            if (!canMatch(pattern))
                return "never-matches";
            const bool isDenied = imports.judge(withoutStar(pattern)).rule.starts_with("imports.deny:");
            return isDenied ? "denied-anyway" : std::string_view {};
        });
        forEach("/imports/deny", unless("never-matches", canMatch));
        forEach("/builtins/allow", unless("no-builtin", [](std::string_view name) {
            return isBuiltinName(name) || isFrameworkFunction(name);
        }));
        forEach("/attributes/allow_dunder",
            unless("no-dunder", [](std::string_view name) { return name == "*" || isDunder(name); }));
        forEach("/syntax/deny",
            unless("no-syntax", [](std::string_view name) { return std::ranges::contains(syntaxNames, name); }));
        forEach("/required_layers",
            unless("no-layer", [](std::string_view name) { return std::ranges::contains(allLayers, name); }));
        for (const char *limit : { "operations", "while_iterations", "memory_mib", "recursion", "max_steps" })
            readLimit(std::string("/limits/") + limit);
        std::ranges::stable_sort(m_remarks, {}, &PolicyRemark::byte);
        return std::move(m_remarks);
    }

private:
    const Json *at(const std::string &pointer) const
    {
        const Json::json_pointer place(pointer);
        return m_document.contains(place) ? &m_document.at(place) : nullptr;
    }

    template <typename CodeOf>
    void forEach(const std::string &pointer, const CodeOf &codeOf)
    {
        const Json *list = at(pointer);
        for (std::size_t i = 0; list != nullptr && i < list->size(); ++i) {
            const auto name = (*list)[i].get<std::string>();
            if (const std::string_view code = codeOf(name); !code.empty())
                add(code, pointer + '/' + std::to_string(i), name);
        }
    }

    void readLimit(const std::string &pointer)
    {
        const Json *limit = at(pointer);
        if (limit == nullptr || limit->is_null())
            return;
        if (*limit == 0)
            add("zero-limit", pointer, pointer.substr(pointer.rfind('/') + 1));
        else if (pointer.ends_with("/memory_mib") && limit->get<double>() > machineMemoryMib())
            add("beyond-machine", pointer, limit->dump());
    }

    void add(std::string_view code, const std::string &pointer, const std::string &subject)
    {
        const std::size_t byte = locateInJson(m_text, pointer);
        m_remarks.push_back({ code, pointer, subject, lineAt(m_text, byte), byte });
    }

    std::string_view m_text;
    Json m_document;
    std::vector<PolicyRemark> m_remarks;
};

} // namespace

std::span<const std::string_view> layerNames() { return allLayers; }

std::vector<PolicyRemark> remarksOn(std::string_view json) { return Reader(json).read(); }

} // namespace vitrine
