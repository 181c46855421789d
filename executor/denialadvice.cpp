// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/denialadvice.h"

#include "base/formatted.h"

#include <algorithm>
#include <array>
#include <ranges>
#include <string_view>

namespace vitrine {

namespace {

using enum DenialAdvice::Change;

// The origin of the value that has to change.
enum class Source { None, Import, Finding, Event, Rule, Fixed };

struct Row {
    std::string_view rule; ///< or its prefix, if it ends with a dot
    DenialAdvice::Change change;
    std::string_view entry; ///< to change; empty: the rule itself
    Source source;
    std::string_view value = {}; ///< for Source::Fixed
};

constexpr auto rows = std::to_array<Row>({
    { "imports.allow", Add, {}, Source::Import },
    { "imports.deny", Remove, {}, Source::Rule },
    { "builtins.allow", Add, {}, Source::Finding },
    { "attributes.allow_dunder", Add, {}, Source::Finding },
    { "syntax.deny", Remove, {}, Source::Finding },
    { "filesystem.", Add, {}, Source::Event },
    { "network.hosts", Add, {}, Source::Event },
    { "tools.allow", Add, {}, Source::Finding },
    { "process", Add, "imports.allow", Source::Fixed, "subprocess" },
    { "process.environment", Add, "imports.allow", Source::Fixed, "os" },
    { "guards.foreign", Add, "imports.allow", Source::Fixed, "ctypes" },
    { "limits.", Raise, {}, Source::None },
    { "tools.deny", Remove, {}, Source::Rule },
    { "tools.default", Add, "tools.allow", Source::None },
    { "commands.deny", Remove, {}, Source::Rule },
    { "commands.default", Add, "commands.allow", Source::None },
    { "files.read.deny", Remove, {}, Source::Rule },
    { "files.read.default", Add, "files.read.allow", Source::None },
    { "files.edit.deny", Remove, {}, Source::Rule },
    { "files.edit.default", Add, "files.edit.allow", Source::None },
    { "files.write.deny", Remove, {}, Source::Rule },
    { "files.write.default", Add, "files.write.allow", Source::None },
    { "hosts.deny", Remove, {}, Source::Rule },
    { "hosts.default", Add, "hosts.allow", Source::None },
});

// A rule may have a suffix after a colon: "imports.deny:numpy.f2py".
std::string_view entryOf(std::string_view rule) { return rule.substr(0, rule.find(':')); }
std::string_view subjectOf(std::string_view rule)
{
    const std::size_t colon = rule.find(':');
    return colon == std::string_view::npos ? std::string_view() : rule.substr(colon + 1);
}

const Row *rowFor(std::string_view entry)
{
    const auto matches
        = [entry](const Row &row) { return row.rule.ends_with('.') ? entry.starts_with(row.rule) : entry == row.rule; };
    const auto found = std::ranges::find_if(rows, matches);
    return found != rows.end() ? &*found : nullptr;
}

template <typename Records, typename Text>
std::string lastDenied(const Records &records, std::string_view entry, Text text)
{
    auto denied = records | std::views::reverse
        | std::views::filter([entry](const auto &record) { return entryOf(record.rule) == entry; });
    return denied.empty() ? std::string() : std::string((*denied.begin()).*text);
}

std::string findingSubject(const StepResult &result, std::string_view entry)
{
    std::vector<Finding> denied = result.findings;
    std::erase_if(denied, [](const Finding &finding) { return finding.severity != Severity::Denied; });
    return lastDenied(denied, entry, &Finding::subject);
}

std::string eventSubject(const StepResult &result, std::string_view entry)
{
    std::vector<EventRecord> denied = result.events;
    std::erase_if(denied, [](const EventRecord &event) { return event.verdict != Verdict::Denied; });
    return lastDenied(denied, entry, &EventRecord::detail);
}

// The jail contains a file only if the policy names it: patterns such as `**` refer to the working folder there. The
// audit hook's message names the entry; accesses that the kernel denied have another one.
std::optional<DenialAdvice> adviceForJail(const StepResult &result, std::string_view entry)
{
    for (const char *changed : { "filesystem.read", "filesystem.write" })
        if (result.error->message.contains(std::string(changed) + " does not name it"))
            return DenialAdvice { std::string(entry), Add, changed, eventSubject(result, entry) };
    return std::nullopt;
}

std::string valueFor(const StepResult &result, std::string_view entry, const Row &row)
{
    switch (row.source) {
    case Source::Import: {
        std::vector<ImportRecord> denied = result.imports;
        std::erase_if(denied, [](const ImportRecord &import) { return import.verdict != Verdict::Denied; });
        const std::string module = lastDenied(denied, entry, &ImportRecord::module);
        return module.empty() ? findingSubject(result, entry) : module;
    }
    case Source::Finding: return findingSubject(result, entry);
    case Source::Event: return eventSubject(result, entry);
    case Source::Rule: return std::string(subjectOf(result.error->rule));
    case Source::Fixed: return std::string(row.value);
    case Source::None: break;
    }
    return {};
}

} // namespace

std::optional<DenialAdvice> denialAdvice(const StepResult &result)
{
    if (!result.error || result.error->rule.empty() || result.error->rule == "approval")
        return std::nullopt;
    const std::string_view entry = entryOf(result.error->rule);
    if (entry.ends_with(".ask"))
        return std::nullopt; // a person decided
    if (auto ofJail = entry == "jail.files" ? adviceForJail(result, entry) : std::nullopt)
        return ofJail;
    const Row *row = rowFor(entry);
    if (row == nullptr)
        return DenialAdvice { std::string(entry) };
    return DenialAdvice { std::string(entry), row->change, std::string(row->entry.empty() ? entry : row->entry),
        valueFor(result, entry, *row) };
}

std::string toEnglish(const DenialAdvice &advice)
{
    const std::string value = advice.value.empty() ? "it" : '"' + advice.value + '"';
    switch (advice.change) {
    case Add:
        if (advice.entry.starts_with("jail."))
            return formatted("Denied by {}. To allow it, add {} to {}.", advice.entry, value, advice.changedEntry);
        return formatted(
            "Denied by policy entry {}. To allow it, add {} to {}.", advice.entry, value, advice.changedEntry);
    case Remove:
        return formatted(
            "Denied by policy entry {}. To allow it, remove {} from {}.", advice.entry, value, advice.changedEntry);
    case Raise:
        return formatted("Stopped by policy entry {}. To allow more, raise {}.", advice.entry, advice.changedEntry);
    case Nothing: break;
    }
    return formatted("Denied by {}. No policy entry can allow it.", advice.entry);
}

} // namespace vitrine
