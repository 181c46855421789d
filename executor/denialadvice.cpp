// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/denialadvice.h"

#include "base/formatted.h"
#include "executor/policy/systemfolders.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <ranges>
#include <string_view>

namespace vitrine {

namespace {

using enum DenialAdvice::Change;

// The origin of the value that has to change.
enum class Source { None, Import, Finding, Event, Message, Rule, Fixed };

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
    { "guards.class", Unguard, {}, Source::None },
    { "guards.foreign", Add, "imports.allow", Source::Fixed, "ctypes" },
    { "guards.interpreter", Add, "attributes.allow_dunder", Source::Message },
    { "guards.module", Add, "imports.allow", Source::Message },
    { "guards.pickle", Unguard, {}, Source::None },
    { "guards.text", Unguard, {}, Source::None },
    { "guards.threads", Add, "imports.allow", Source::Fixed, "threading" },
    { "guards.withheld", Unguard, {}, Source::None },
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

// What a denial at run time names at the end of its message.
std::string messageSubject(const StepResult &result)
{
    static constexpr std::array texts { std::string_view("Forbidden access to dunder attribute: "),
        std::string_view("Forbidden access to attribute of the interpreter: "),
        std::string_view("Forbidden access to module: "), std::string_view("Forbidden function evaluation: '") };
    const std::string_view message = result.error->message;
    for (const std::string_view text : texts) {
        const std::size_t at = message.rfind(text);
        if (at == std::string_view::npos)
            continue;
        const std::string_view rest = message.substr(at + text.size());
        return std::string(rest.substr(0, rest.find_first_of(" '\n")));
    }
    return {};
}

std::string hostOf(std::string address)
{
    if (const std::size_t scheme = address.find("://"); scheme != std::string::npos) {
        address.erase(0, scheme + 3);
        address.erase(std::min(address.find_first_of("/?#"), address.size()));
        address.erase(0, address.rfind('@') == std::string::npos ? 0 : address.rfind('@') + 1);
    }
    if (address.starts_with('['))
        return address.substr(1, address.find(']') - 1);
    return std::ranges::count(address, ':') == 1 ? address.substr(0, address.find(':')) : address;
}

std::string folderOf(const std::string &path) { return path.substr(0, std::max<std::size_t>(path.rfind('/'), 1)); }

// The file that ended the step: the last one that the message names. A library that found no folder for a file of its
// own names the folders.
std::string fileIn(const StepResult &result, std::string_view entry)
{
    const std::string &message = result.error->message;
    std::string named;
    std::string last;
    for (const EventRecord &event : result.events) {
        if (event.verdict != Verdict::Denied || entryOf(event.rule) != entry)
            continue;
        last = event.detail;
        const std::string folder = folderOf(event.detail);
        const bool isForLibrary = event.kind.starts_with("tempfile.")
            || (!message.contains(event.detail) && message.contains('\'' + folder + '\''));
        if (isForLibrary && named.empty())
            named = folder + "/**";
        else if (message.contains(event.detail))
            named = event.detail;
    }
    return named.empty() ? last : named;
}

std::string eventSubject(const StepResult &result, std::string_view entry)
{
    if (entry.starts_with("filesystem.") || entry == "jail.files")
        return fileIn(result, entry);
    std::vector<EventRecord> denied = result.events;
    std::erase_if(denied, [](const EventRecord &event) { return event.verdict != Verdict::Denied; });
    const std::string detail = lastDenied(denied, entry, &EventRecord::detail);
    return entry == "network.hosts" ? hostOf(detail) : detail;
}

bool isInJail(const StepResult &result) { return std::ranges::contains(result.layers, "jail"); }

bool isThere(const std::string &path)
{
    std::error_code failed;
    return std::filesystem::exists(path, failed);
}

// The jail can contain the folder in which a new file is made, but not the file.
std::string writableInJail(const std::string &path)
{
    if (path.empty() || path.ends_with("/**") || isThere(path))
        return path;
    std::string folder = folderOf(path);
    while (folder.size() > 1 && !isThere(folder))
        folder = folderOf(folder);
    return (folder.size() > 1 ? folder : folderOf(path)) + "/**";
}

// The jail contains a file only if the policy names it: patterns such as `**` refer to the working folder there. The
// audit hook's message names the entry; accesses that the kernel denied have another one.
std::optional<DenialAdvice> adviceForFile(const StepResult &result, std::string_view entry)
{
    std::string changed(entry);
    for (const char *named : { "filesystem.read", "filesystem.write" }) {
        if (entry == "jail.files" && result.error->message.contains(std::string(named) + " does not name it"))
            changed = named;
    }
    if (changed == "jail.files")
        return std::nullopt;
    std::string path = eventSubject(result, entry);
    if (changed == "filesystem.write" && isInJail(result)) {
        if (isInSessionFolder(path))
            return DenialAdvice { std::string(entry), Raise, "limits.written_mib" };
        path = writableInJail(path);
    }
    return DenialAdvice { std::string(entry), Add, changed, path };
}

// importDenialText() writes this.
bool isNotInstalled(const StepResult &result)
{
    return result.error->message.contains("no module of this name is installed");
}

// Names that the interpreter owns, and uses of others that only a policy without guards opens (dunderDenialText).
bool isForUnguarded(const StepResult &result, std::string_view name)
{
    static constexpr std::array reserved { std::string_view("__build_class__"), std::string_view("__builtins__"),
        std::string_view("__import__"), std::string_view("__loader__"), std::string_view("__spec__") };
    return std::ranges::contains(reserved, name) || result.error->message.contains("(only \"*\" in ");
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
    case Source::Finding: {
        const std::string found = findingSubject(result, entry);
        return found.empty() ? messageSubject(result) : found;
    }
    case Source::Message: return messageSubject(result);
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
    if (entry == "jail.files" || entry.starts_with("filesystem.")) {
        if (auto ofFile = adviceForFile(result, entry))
            return ofFile;
    }
    if (entry == "imports.allow" && isNotInstalled(result))
        return DenialAdvice { std::string(entry), Install, std::string(entry),
            valueFor(result, entry, *rowFor(entry)) };
    const Row *row = rowFor(entry);
    if (row == nullptr)
        return DenialAdvice { std::string(entry) };
    std::string value = valueFor(result, entry, *row);
    if (entry == "attributes.allow_dunder" && isForUnguarded(result, value))
        return DenialAdvice { std::string(entry), Unguard };
    return DenialAdvice { std::string(entry), row->change, std::string(row->entry.empty() ? entry : row->entry),
        std::move(value) };
}

std::string toEnglish(const DenialAdvice &advice)
{
    const std::string missing = advice.entry == "network.hosts" ? "the host" : "it";
    const std::string value = advice.value.empty() ? missing : '"' + advice.value + '"';
    switch (advice.change) {
    case Add:
        if (advice.entry.starts_with("jail.") || advice.entry.starts_with("guards."))
            return formatted("Denied by {}. To allow it, add {} to {}.", advice.entry, value, advice.changedEntry);
        return formatted(
            "Denied by policy entry {}. To allow it, add {} to {}.", advice.entry, value, advice.changedEntry);
    case Remove:
        return formatted(
            "Denied by policy entry {}. To allow it, remove {} from {}.", advice.entry, value, advice.changedEntry);
    case Raise:
        if (advice.entry != advice.changedEntry)
            return formatted("Denied by policy entry {}. To allow it, raise {}.", advice.entry, advice.changedEntry);
        return formatted("Stopped by policy entry {}. To allow more, raise {}.", advice.entry, advice.changedEntry);
    case Unguard:
        return formatted("Denied by {}. To allow it, add \"*\" to imports.allow and to attributes.allow_dunder, which "
                         "turns the guards off.",
            advice.entry);
    case Install: return formatted("Denied by policy entry {}. The module {} is not installed.", advice.entry, value);
    case Nothing: break;
    }
    return formatted("Denied by {}. No policy entry can allow it.", advice.entry);
}

} // namespace vitrine
