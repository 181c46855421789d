// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/review/policydiagnostics.h"

#include "base/closestname.h"
#include "base/parsedjson.h"
#include "executor/policy/actionpatterns.h"
#include "executor/policy/importrules.h"
#include "executor/policy/jsonlocator.h"
#include "executor/policy/policydocument.h"
#include "executor/policy/policyproblem.h"
#include "executor/policy/profiles.h"
#include "executor/review/builtinnames.h"
#include "executor/review/stdlibnames.h"

#include <nlohmann/json.hpp>

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <functional>
#include <initializer_list>
#include <set>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t mostDiagnostics = 100;
/// The range of nesting depths of calls that sessions support.
constexpr double deepestRecursion = 100'000;
constexpr double shallowestRecursion = 50;

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

/// Tools of servers may have any pattern, those called by code are identifiers.
bool isTool(std::string_view text)
{
    return text == "*" || isName(text) || ((text.starts_with("mcp__") || text.contains('(')) && isToolPattern(text));
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

double diskMib()
{
    std::error_code none;
    const auto space = std::filesystem::space("/tmp", none);
    return none ? static_cast<double>(largestMebibytes) : static_cast<double>(space.capacity) / (1024 * 1024);
}

/// Known modules: those of the standard library, and those in a bundled policy.
const std::vector<std::string_view> &knownModules()
{
    static const std::set<std::string, std::less<>> names = [] {
        std::set<std::string, std::less<>> all(stdlibModules.begin(), stdlibModules.end());
        for (const std::string_view name : profileNames())
            for (const std::string &pattern : profile(name).value_or(Policy {}).imports.allow)
                all.insert(pattern.substr(0, pattern.find('.')));
        return all;
    }();
    static const std::vector<std::string_view> list(names.begin(), names.end());
    return list;
}

/// Whether the words differ by one letter inserted, removed or changed, or by two swapped letters.
bool isSlipOf(std::string_view word, std::string_view name)
{
    const std::size_t distance = editDistance(word, name);
    return distance == 1 || (distance == 2 && word.size() == name.size() && std::ranges::is_permutation(word, name));
}

/// Short names are similar to each other without any mistake.
std::string_view meantModule(std::string_view pattern)
{
    constexpr std::size_t shortest = 4;
    const std::string_view package = pattern.substr(0, pattern.find('.'));
    if (package.size() < shortest || std::ranges::contains(knownModules(), package))
        return {};
    const std::string_view closest = closestName(package, knownModules());
    return isSlipOf(package, closest) ? closest : std::string_view {};
}

bool isHost(std::string_view pattern) { return pattern.find_first_of("/ \t@?#") == pattern.npos; }
bool isPathGlob(std::string_view glob) { return glob.starts_with('/') || glob.starts_with('*'); }

/// A diagnostic without its position.
struct Word {
    std::string_view code;
    std::string advice {};
};
using WordOn = std::function<std::optional<Word>(const std::string &)>;

template <typename Holds>
WordOn unless(std::string_view code, const Holds &holds, std::span<const std::string_view> names = {})
{
    return [code, holds, names](const std::string &name) {
        return holds(name) ? std::nullopt : std::optional(Word { code, std::string(closestName(name, names)) });
    };
}

WordOn unlessOneOf(std::string_view code, std::span<const std::string_view> names)
{
    return unless(code, [names](std::string_view name) { return std::ranges::contains(names, name); }, names);
}

class Reader final {
public:
    Reader(std::string_view json, std::span<const std::string> layers)
        : m_text(json)
        , m_layers(layers)
        , m_document(parsedJson<Json>(json))
    {
    }

    std::vector<PolicyDiagnostic> read()
    {
        const auto policy = readPolicy(m_text);
        if (!policy)
            return {};
        const ImportRules imports(policy->imports);
        forEach("/imports/allow", [&imports](const std::string &pattern) { return onAllowed(pattern, imports); });
        forEach("/imports/deny", [](const std::string &pattern) { return onModule(pattern); });
        forEach("/builtins/allow",
            unless(
                "no-builtin", [](std::string_view name) { return isBuiltinName(name) || isFrameworkFunction(name); },
                builtins()));
        forEach("/attributes/allow_dunder",
            unless("no-dunder", [](std::string_view name) { return name == "*" || isDunder(name); }));
        forEach("/syntax/deny", unlessOneOf("no-syntax", syntaxNames));
        forEach("/tools/allow",
            unless("no-tool", [](std::string_view name) { return isTool(name) || !isToolPattern(name); }));
        readActions();
        forEach("/filesystem/read", unless("relative-glob", isPathGlob));
        forEach("/filesystem/write", unless("relative-glob", isPathGlob));
        forEach("/network/hosts", unless("no-host", isHost));
        forEach("/required_layers", unlessOneOf("no-layer", allLayers));
        forEach("/required_layers", [this](const std::string &layer) { return onLayer(layer); });
        readLimits();
        std::ranges::stable_sort(m_diagnostics, {}, &PolicyDiagnostic::byte);
        return std::move(m_diagnostics);
    }

private:
    const Json *at(const std::string &pointer) const
    {
        const Json::json_pointer location(pointer);
        return m_document.contains(location) ? &m_document.at(location) : nullptr;
    }

    static std::optional<Word> onModule(const std::string &pattern)
    {
        if (!canMatch(pattern))
            return Word { "never-matches" };
        const std::string_view meant = meantModule(pattern);
        return meant.empty() ? std::nullopt : std::optional(Word { "misspelt", std::string(meant) });
    }

    static std::optional<Word> onAllowed(const std::string &pattern, const ImportRules &imports)
    {
        constexpr std::string_view deny = "imports.deny:";
        if (canMatch(pattern)) {
            const std::string rule = imports.judge(withoutStar(pattern)).rule;
            if (rule.starts_with(deny))
                return Word { "denied-anyway", rule.substr(deny.size()) };
        }
        return onModule(pattern);
    }

    std::optional<Word> onLayer(const std::string &layer) const
    {
        const bool isAbsent = !m_layers.empty() && std::ranges::contains(allLayers, std::string_view(layer))
            && !std::ranges::contains(m_layers, layer);
        return isAbsent ? std::optional(Word { "absent-layer" }) : std::nullopt;
    }

    static std::vector<std::string_view> builtinsOf(const Policy &policy)
    {
        return { policy.builtins.begin(), policy.builtins.end() };
    }

    /// The names that a bundled policy allows: other builtins are rarely meant.
    static std::span<const std::string_view> builtins()
    {
        static const Policy widest = profile("permissive-audit").value_or(Policy {});
        static const std::vector<std::string_view> names = builtinsOf(widest);
        return names;
    }

    void forEach(const std::string &pointer, const WordOn &wordOn)
    {
        const Json *list = at(pointer);
        for (std::size_t i = 0; list != nullptr && i < list->size() && m_diagnostics.size() < mostDiagnostics; ++i) {
            const auto name = (*list)[i].get<std::string>();
            if (auto word = wordOn(name))
                add(word->code, pointer + '/' + std::to_string(i), name, std::move(word->advice));
        }
    }

    /// Patterns that cannot match, and those that a stronger list of the same part repeats.
    void readActions()
    {
        const auto read = [this](const std::string &part, const auto &isPattern) {
            forEach(part + "/allow", [&](const std::string &pattern) {
                return isPattern(pattern) ? overridden(pattern, part, { "deny", "ask" })
                                          : std::optional(Word { "allows-nothing" });
            });
            forEach(part + "/ask", [&](const std::string &pattern) {
                return isPattern(pattern) ? overridden(pattern, part, { "deny" })
                                          : std::optional(Word { "decides-nothing" });
            });
            forEach(part + "/deny", unless("decides-nothing", isPattern));
        };
        read("/commands", isCommandPattern);
        for (const char *part : { "/files/read", "/files/edit", "/files/write" })
            read(part, isFilePattern);
        for (const char *list : { "/hosts/allow", "/hosts/ask", "/hosts/deny" })
            forEach(list, unless("no-host", isHost));
        read("/hosts", [](std::string_view pattern) { return !isHost(pattern) || isHostPattern(pattern); });
        read("/tools", isToolPattern);
    }

    /// "commands.deny" for a pattern of "/commands/allow" that is there as well.
    std::optional<Word> overridden(
        const std::string &pattern, const std::string &part, std::initializer_list<const char *> lists) const
    {
        for (const char *list : lists) {
            const Json *stronger = at(part + '/' + list);
            if (stronger == nullptr || !std::ranges::contains(*stronger, Json(pattern)))
                continue;
            std::string rule = part.substr(1) + '/' + list;
            std::ranges::replace(rule, '/', '.');
            return Word { "overridden", std::move(rule) };
        }
        return std::nullopt;
    }

    void readLimits()
    {
        for (const char *limit : { "operations", "memory_mib" })
            diagnoseLimit("zero-limit", limit, [](double value) { return value == 0; });
        diagnoseLimit("zero-steps", "max_steps", [](double value) { return value == 0; });
        diagnoseLimit("zero-loop", "while_iterations", [](double value) { return value == 0; });
        for (const char *limit : { "wall_s", "cpu_s" })
            diagnoseLimit("endless", limit, [](double value) { return value > longestSeconds; });
        diagnoseLimit("beyond-machine", "memory_mib", [](double value) { return value > machineMemoryMib(); });
        diagnoseLimit("beyond-disk", "written_mib", [](double value) { return value > diskMib(); });
        diagnoseLimit("too-deep", "recursion", [](double value) { return value > deepestRecursion; });
        diagnoseLimit("too-shallow", "recursion", [](double value) { return value < shallowestRecursion; });
    }

    void diagnoseLimit(std::string_view code, const std::string &name, const std::function<bool(double)> &isOdd)
    {
        const std::string pointer = "/limits/" + name;
        const Json *limit = at(pointer);
        if (limit != nullptr && limit->is_number() && isOdd(limit->get<double>()))
            add(code, pointer, code.starts_with("zero") ? name : limit->dump());
    }

    void add(std::string_view code, const std::string &pointer, const std::string &subject, std::string advice = {})
    {
        const std::size_t byte = locateInJson(m_text, pointer);
        m_diagnostics.push_back(
            { code, pointer, subject, std::move(advice), lineAt(m_text, byte), columnAt(m_text, byte), byte });
    }

    std::string_view m_text;
    std::span<const std::string> m_layers;
    Json m_document;
    std::vector<PolicyDiagnostic> m_diagnostics;
};

} // namespace

std::span<const std::string_view> layerNames() { return allLayers; }

std::vector<PolicyDiagnostic> diagnosticsOn(std::string_view json, std::span<const std::string> layers)
{
    return Reader(json, layers).read();
}

} // namespace vitrine
