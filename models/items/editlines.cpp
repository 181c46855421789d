// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/editlines.h"

#include "base/parsedjson.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <ranges>

namespace vitrine {

namespace {

using EditJson = nlohmann::json;
using Mark = DiffLine::Mark;

constexpr std::size_t contextLines = 3;

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
        lines.push_back({ mark, std::string(text) });
}

std::string_view stringAt(const EditJson &json, std::initializer_list<const char *> keys)
{
    for (const char *key : keys)
        if (const auto found = json.find(key); found != json.end() && found->is_string())
            return found->get_ref<const std::string &>();
    return {};
}

std::vector<DiffLine> replacementIn(const EditJson &edit)
{
    if (!edit.is_object())
        return {};
    const auto before = stringAt(edit, { "old_string", "old_str", "old_text", "oldText", "oldString", "search" });
    const auto after
        = stringAt(edit, { "new_string", "new_str", "new_text", "newText", "newString", "replace", "insert_text" });
    return before.empty() && after.empty() ? std::vector<DiffLine>() : replacedLines(before, after);
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
    for (const auto line : linesOf(patch)) {
        const bool isName = line.starts_with("+++ ") || line.starts_with("--- ");
        const auto mark = isName || line.empty() ? Mark::Same
            : line.front() == '+'                ? Mark::Added
            : line.front() == '-'                ? Mark::Removed
                                                 : Mark::Same;
        const bool isMarked = !isName && !line.empty() && std::string_view("+- ").contains(line.front());
        lines.push_back({ mark, std::string(isMarked ? line.substr(1) : line) });
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

} // namespace vitrine
