// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/earlierimports.h"

#include "base/parsedjson.h"
#include "models/logs/bytes/filestamp.h"
#include "models/trail/read/interruptedimports.h"
#include "models/trail/read/recordings.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <ranges>
#include <system_error>
#include <utility>

namespace vitrine {

namespace {

/// The contents named by a report, which is in the trail and so may be forged.
std::vector<LogContent> contentsOf(const nlohmann::json &report)
{
    std::vector<LogContent> contents;
    const auto list = report.find("contents");
    if (list == report.end() || !list->is_array())
        return contents;
    for (const nlohmann::json &part : *list)
        if (part.is_object() && part.contains("sha256") && part["sha256"].is_string() && part.contains("runs")
            && part["runs"].is_number_unsigned())
            contents.push_back({ part["sha256"].get<std::string>(), part["runs"].get<std::uint64_t>() });
    return contents;
}

EarlierImports::Import importOf(const SourceSummary &source)
{
    EarlierImports::Import import { .id = source.id,
        .sha256 = source.record.sha256,
        .format = source.record.format,
        .shard = {},
        .file = source.record.file,
        .stamp = {},
        .size = source.record.size,
        .runs = source.runs,
        .importedAt = source.record.importedAt,
        .hasCopiesLeftOut = false,
        .contents = {} };
    const auto report = parsedJson<nlohmann::json>(source.report);
    if (!report.is_object())
        return import;
    if (const auto shard = report.find("shard"); shard != report.end() && shard->is_string())
        import.shard = shard->get<std::string>();
    if (const auto stamp = report.find("stamp"); stamp != report.end() && stamp->is_string())
        import.stamp = stamp->get<std::string>();
    import.contents = contentsOf(report);
    if (const auto silent = report.find("silent"); silent != report.end() && silent->is_object())
        for (const auto &[kind, count] : silent->items())
            import.hasCopiesLeftOut = import.hasCopiesLeftOut || isCopied(kind);
    return import;
}

} // namespace

EarlierImports::EarlierImports(std::filesystem::path trail, Match match)
    : m_trail(std::move(trail))
    , m_match(match)
{
}

Result<void> EarlierImports::refresh()
{
    std::error_code error;
    if (m_trail.empty() || !std::filesystem::exists(m_trail, error))
        return {};
    // One without an end may have come to it since.
    const SourceId after = m_open.empty() ? m_seen : m_open.front().id - 1;
    const auto sources = opened().and_then([&](const Trail *trail) { return trail->sources(after); });
    if (!sources)
        return std::unexpected(sources.error());
    const std::vector<SourceSummary> open = std::exchange(m_open, {});
    for (const SourceSummary &source : *sources) {
        const bool isKnown = source.id <= m_seen && !std::ranges::contains(open, source.id, &SourceSummary::id);
        if (!isKnown)
            take(source);
    }
    if (!sources->empty())
        m_seen = std::max(m_seen, sources->back().id);
    if (!m_knowsReplacements && std::ranges::any_of(m_imports, [](const Import &import) { return import.runs == 0; }))
        readReplacements();
    m_knowsReplacements = true;
    return {};
}

/// Later ones are made by this program.
void EarlierImports::readReplacements()
{
    const auto deletions = deletionsOf(*m_opened);
    if (!deletions)
        return;
    for (const Deletion &deletion : *deletions) {
        const auto rule = parsedJson<nlohmann::json>(deletion.rule);
        if (!rule.is_object() || !rule.contains("source") || !rule.contains("replaced_by")
            || !rule["source"].is_number_integer() || !rule["replaced_by"].is_number_integer())
            continue;
        m_replacedBy.emplace(rule["source"].get<SourceId>(), rule["replaced_by"].get<SourceId>());
    }
}

Result<const Trail *> EarlierImports::opened() const
{
    if (m_opened)
        return m_opened.get();
    return Trail::open(m_trail).transform([this](std::unique_ptr<Trail> trail) -> const Trail * {
        m_opened = std::move(trail);
        return m_opened.get();
    });
}

void EarlierImports::take(const SourceSummary &source)
{
    if (source.isComplete)
        add(importOf(source));
    else
        m_open.push_back(source);
}

void EarlierImports::add(Import import)
{
    const std::size_t location = m_imports.size();
    m_byBytes.emplace(import.sha256, location);
    m_byPath.emplace(import.file, location);
    m_byName.emplace(std::filesystem::path(import.file).filename().string(), location);
    if (!import.stamp.empty())
        m_byFile.insert_or_assign(import.file, location);
    if (import.shard.empty() && (m_match == Match::InParts || import.contents.size() == 1))
        for (const LogContent &content : import.contents)
            m_byContent.try_emplace(content.sha256, location);
    m_imports.push_back(std::move(import));
}

std::optional<std::string> EarlierImports::hashOfUnchanged(const std::filesystem::path &file) const
{
    std::error_code error;
    const auto found = m_byFile.find(std::filesystem::absolute(file, error).lexically_normal().string());
    if (error || found == m_byFile.end() || m_imports[found->second].stamp != stampOf(file))
        return std::nullopt;
    return m_imports[found->second].sha256;
}

const EarlierImports::Import *EarlierImports::ofBytes(std::string_view sha256, const std::string &shard) const
{
    const auto [first, last] = m_byBytes.equal_range(sha256);
    for (const std::string &wanted : { std::string(), shard })
        for (const std::size_t location : std::ranges::subrange(first, last) | std::views::values)
            if (m_imports[location].shard == wanted)
                return current(&m_imports[location]);
    const auto packed = m_byContent.find(sha256);
    return packed == m_byContent.end() ? nullptr : current(&m_imports[packed->second]);
}

/// The import that has the runs now. Records in the trail may be forged, so each step goes to a later one.
const EarlierImports::Import *EarlierImports::current(const Import *import) const
{
    while (import->runs == 0) {
        const auto by = m_replacedBy.find(import->id);
        if (by == m_replacedBy.end() || by->second <= import->id)
            return import;
        const auto found = std::ranges::find(m_imports, by->second, &Import::id);
        if (found == m_imports.end())
            return import;
        import = &*found;
    }
    return import;
}

std::vector<EarlierImports::Import> EarlierImports::otherForms(const SourceRecord &source) const
{
    constexpr std::size_t most = 8;
    std::vector<Import> forms;
    const auto add = [&](const Import &import) {
        const bool isOther = import.runs > 0 && import.id != 0 && import.shard.empty() && import.sha256 != source.sha256
            && !std::ranges::contains(forms, import.id, &Import::id);
        if (isOther)
            forms.push_back(import);
        return forms.size() < most;
    };
    const auto addAll = [&](const auto &index, const std::string &key) {
        const auto [first, last] = index.equal_range(key);
        for (const std::size_t location : std::ranges::subrange(first, last) | std::views::values | std::views::reverse)
            if (!add(m_imports[location]))
                break;
    };
    addAll(m_byPath, source.file);
    addAll(m_byName, std::filesystem::path(source.file).filename().string());
    return forms;
}

std::vector<EarlierImports::Import> EarlierImports::readWhole() const
{
    std::vector<Import> found;
    for (const Import &import : m_imports)
        if (import.runs > 0 && import.id != 0 && import.shard.empty() && !import.hasCopiesLeftOut
            && import.file.ends_with(".jsonl"))
            found.push_back(import);
    return found;
}

void EarlierImports::setReplaced(SourceId import, SourceId by)
{
    m_replacedBy.insert_or_assign(import, by);
    if (const auto found = std::ranges::find(m_imports, import, &Import::id); found != m_imports.end())
        found->runs = 0;
}

const EarlierImports::Import *EarlierImports::ofContents(std::span<const LogContent> contents) const
{
    const auto earlier = [this](const LogContent &content) { return ofBytes(content.sha256, {}); };
    if (contents.empty() || (m_match == Match::AsOne && contents.size() > 1))
        return nullptr;
    return std::ranges::all_of(contents, earlier) ? earlier(contents.front()) : nullptr;
}

Result<std::vector<SourceId>> EarlierImports::cutOff(std::string_view sha256) const
{
    const auto isOfThese = [&](const SourceSummary &source) { return source.record.sha256 == sha256; };
    if (std::ranges::none_of(m_open, isOfThese))
        return std::vector<SourceId>();
    const auto interrupted = opened().and_then([](const Trail *trail) { return interruptedImports(*trail); });
    if (!interrupted)
        return std::unexpected(interrupted.error());
    std::vector<SourceId> found;
    for (const SourceSummary &source : m_open)
        if (isOfThese(source) && std::ranges::contains(*interrupted, source.id))
            found.push_back(source.id);
    return found;
}

} // namespace vitrine
