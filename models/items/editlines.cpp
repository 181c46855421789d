// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/editlines.h"

#include "base/parsedjson.h"
#include "models/trail/record/editkeys.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <optional>
#include <ranges>
#include <span>

namespace vitrine {

namespace {

using EditJson = nlohmann::json;
using Mark = DiffLine::Mark;

constexpr std::size_t contextLines = 3;
constexpr std::array<std::string_view, 2> listingSigns { "\t", "→" };
constexpr std::array insertedTextKeys { "insert_text" };
constexpr std::uint64_t mostLine = 1'000'000'000;

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    if (text.ends_with('\n'))
        text.remove_suffix(1);
    if (text.empty())
        return lines;
    for (const auto part : std::views::split(text, '\n'))
        lines.emplace_back(part.begin(), part.end());
    return lines;
}

void addLines(std::vector<DiffLine> &lines, Mark mark, auto &&texts)
{
    for (const std::string_view text : texts)
        lines.push_back({ .mark = mark, .text = std::string(text) });
}

std::string_view stringAt(const EditJson &json, std::span<const char *const> keys)
{
    for (const char *key : keys)
        if (const auto found = json.find(key); found != json.end() && found->is_string())
            return found->get_ref<const std::string &>();
    return {};
}

std::string_view stringAt(const EditJson &json, std::initializer_list<const char *> keys)
{
    return stringAt(json, std::span(keys.begin(), keys.size()));
}

std::vector<DiffLine> replacementIn(const EditJson &edit)
{
    if (!edit.is_object())
        return {};
    const auto before = stringAt(edit, oldTextKeys);
    auto after = stringAt(edit, newTextKeys);
    if (after.empty())
        after = stringAt(edit, insertedTextKeys);
    if (before.empty() && after.empty())
        return {};
    auto lines = replacedLines(before, after);
    // An insertion says behind which line.
    if (const auto at = edit.find("insert_line");
        before.empty() && at != edit.end() && at->is_number_unsigned() && at->get<std::uint64_t>() < mostLine)
        for (auto number = at->get<std::int64_t>(); auto &line : lines)
            line.after = ++number;
    return lines;
}

/// The lines that a hunk of a patch begins with, in the old and in the new file.
struct HunkPosition {
    std::int64_t before = 0;
    std::int64_t after = 0;
};

/// Of "@@ -7,6 +7,8 @@ section"; nothing for a header without numbers.
std::optional<HunkPosition> hunkPosition(std::string_view line)
{
    const auto numberAfter = [&line](std::string_view sign) -> std::optional<std::int64_t> {
        const auto at = line.find(sign);
        if (at == line.npos)
            return {};
        line.remove_prefix(at + sign.size());
        std::int64_t number = 0;
        const auto read = std::from_chars(line.data(), line.data() + line.size(), number);
        return read.ec == std::errc() && number >= 0 && std::uint64_t(number) < mostLine ? std::optional(number)
                                                                                         : std::nullopt;
    };
    if (!line.starts_with("@@ -"))
        return {};
    const auto before = numberAfter("@@ -");
    const auto after = before ? numberAfter(" +") : std::nullopt;
    return after ? std::optional(HunkPosition { *before, *after }) : std::nullopt;
}

struct NumberedLine {
    std::int64_t number = 0;
    std::string_view text;
};

/// The lines of a listing as `cat -n` writes it.
std::vector<NumberedLine> numberedLines(std::string_view listing)
{
    std::vector<NumberedLine> numbered;
    for (auto line : linesOf(listing)) {
        line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
        std::int64_t number = 0;
        const auto read = std::from_chars(line.data(), line.data() + line.size(), number);
        if (read.ec != std::errc() || number < 0 || std::uint64_t(number) >= mostLine)
            continue;
        line.remove_prefix(std::size_t(read.ptr - line.data()));
        const auto sign
            = std::ranges::find_if(listingSigns, [&line](std::string_view mark) { return line.starts_with(mark); });
        if (sign != listingSigns.end())
            numbered.push_back({ number, line.substr(sign->size()) });
    }
    return numbered;
}

std::optional<std::int64_t> lineNumberAt(const EditJson &json, const char *key)
{
    const auto found = json.find(key);
    if (found == json.end() || !found->is_number_unsigned() || found->get<std::uint64_t>() >= mostLine)
        return {};
    return found->get<std::int64_t>();
}

/// A hunk of a patch as JSON: its lines begin with '+', '-' or a space.
std::vector<DiffLine> hunkLines(const EditJson &hunk)
{
    std::vector<DiffLine> lines;
    const auto texts = hunk.is_object() ? hunk.find("lines") : hunk.end();
    if (!hunk.is_object() || texts == hunk.end() || !texts->is_array())
        return lines;
    auto before = lineNumberAt(hunk, "oldStart");
    auto after = lineNumberAt(hunk, "newStart");
    for (const auto &text : *texts) {
        // "\ No newline at end of file" is no line of it.
        if (!text.is_string() || text.get_ref<const std::string &>().starts_with('\\'))
            continue;
        const std::string_view line = text.get_ref<const std::string &>();
        const auto mark = line.starts_with('+') ? Mark::Added : line.starts_with('-') ? Mark::Removed : Mark::Same;
        auto &shown = lines.emplace_back(mark, std::string(line.substr(line.empty() ? 0 : 1)));
        if (before && mark != Mark::Added)
            shown.before = (*before)++;
        if (after && mark != Mark::Removed)
            shown.after = (*after)++;
    }
    return lines;
}

bool isPatch(std::string_view text)
{
    return text.contains("*** Begin Patch") || text.starts_with("@@") || text.contains("\n@@")
        || text.contains("<<<<<<< SEARCH");
}

} // namespace

std::vector<DiffLine> replacedLines(std::string_view before, std::string_view after)
{
    const auto removed = linesOf(before);
    const auto added = linesOf(after);
    const auto head = std::size_t(std::ranges::mismatch(removed, added).in1 - removed.begin());
    std::size_t tail = 0;
    while (tail < std::min(removed.size(), added.size()) - head
        && removed[removed.size() - tail - 1] == added[added.size() - tail - 1])
        ++tail;
    std::vector<DiffLine> lines;
    const auto shownHead = std::min(head, contextLines);
    addLines(lines, Mark::Same, removed | std::views::drop(head - shownHead) | std::views::take(shownHead));
    addLines(lines, Mark::Removed, removed | std::views::drop(head) | std::views::take(removed.size() - head - tail));
    addLines(lines, Mark::Added, added | std::views::drop(head) | std::views::take(added.size() - head - tail));
    addLines(lines, Mark::Same,
        removed | std::views::drop(removed.size() - tail) | std::views::take(std::min(tail, contextLines)));
    return lines;
}

std::vector<DiffLine> patchLines(std::string_view patch)
{
    std::vector<DiffLine> lines;
    std::optional<HunkPosition> next;
    for (const auto line : linesOf(patch)) {
        if (const auto hunk = hunkPosition(line); hunk || line.starts_with("@@") || line.starts_with("***")) {
            next = hunk;
            lines.push_back({ .mark = Mark::Same, .text = std::string(line) });
            continue;
        }
        const bool isName = line.starts_with("+++ ") || line.starts_with("--- ");
        const auto mark = isName || line.empty() ? Mark::Same
            : line.front() == '+'                ? Mark::Added
            : line.front() == '-'                ? Mark::Removed
                                                 : Mark::Same;
        const bool isMarked = !isName && !line.empty() && std::string_view("+- ").contains(line.front());
        lines.push_back({ .mark = mark, .text = std::string(isMarked ? line.substr(1) : line) });
        if (isName)
            next.reset();
        if (next && mark != Mark::Added)
            lines.back().before = next->before++;
        if (next && mark != Mark::Removed)
            lines.back().after = next->after++;
    }
    return lines;
}

std::vector<DiffLine> editedLines(std::string_view arguments)
{
    const auto json = parsedJson<EditJson>(arguments);
    if (json.is_string())
        return isPatch(json.get_ref<const std::string &>()) ? patchLines(json.get_ref<const std::string &>())
                                                            : std::vector<DiffLine>();
    if (!json.is_object())
        return isPatch(arguments) ? patchLines(arguments) : std::vector<DiffLine>();
    if (auto lines = replacementIn(json); !lines.empty())
        return lines;
    std::vector<DiffLine> all;
    if (const auto edits = json.find("edits"); edits != json.end() && edits->is_array())
        for (const auto &edit : *edits)
            std::ranges::move(replacementIn(edit), std::back_inserter(all));
    if (!all.empty())
        return all;
    const auto patch = stringAt(json, { "patch", "diff", "input", "patchText" });
    return isPatch(patch) ? patchLines(patch) : std::vector<DiffLine>();
}

std::vector<DiffLine> recordedLines(std::string_view extra, std::string_view call)
{
    std::vector<DiffLine> lines;
    // Most steps have no patch: they are not parsed.
    if (call.empty() || !extra.contains("\"patch\""))
        return lines;
    const auto json = parsedJson<EditJson>(extra);
    const auto events = json.is_object() ? json.find("events") : json.end();
    if (!json.is_object() || events == json.end() || !events->is_array())
        return lines;
    for (const auto &event : *events) {
        if (!event.is_object() || stringAt(event, { "kind" }) != "patch")
            continue;
        const auto record = event.value("record", EditJson());
        const auto hunks = record.is_object() && stringAt(record, { "call" }) == call
            ? record.value("hunks", EditJson::array())
            : EditJson::array();
        for (const auto &hunk : hunks)
            std::ranges::move(hunkLines(hunk), std::back_inserter(lines));
    }
    return lines;
}

void numberLines(std::vector<DiffLine> &lines, std::string_view result)
{
    const auto isNew = [](const DiffLine &line) { return line.mark != Mark::Removed; };
    std::vector<std::string_view> texts;
    for (const auto &line : lines | std::views::filter(isNew))
        texts.emplace_back(line.text);
    const auto listed = numberedLines(result);
    // Ignores a listing that would take long to search.
    constexpr std::size_t mostCompared = 10'000'000;
    if (texts.size() * listed.size() > mostCompared)
        return;
    const auto isHere = [](const NumberedLine &line, std::string_view text) { return line.text == text; };
    const auto found = std::ranges::search(listed, texts, isHere);
    if (texts.empty() || found.empty()
        || !std::ranges::search(std::ranges::subrange(found.begin() + 1, listed.end()), texts, isHere).empty())
        return;
    auto after = found.front().number;
    auto before = after;
    for (auto &line : lines) {
        if (line.mark != Mark::Added)
            line.before = before++;
        if (isNew(line))
            line.after = after++;
    }
}

} // namespace vitrine
