// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/editblocks.h"

#include <string>

namespace vitrine {

namespace {

enum class Part { Outside, Old, New };

std::string_view stripped(std::string_view line)
{
    constexpr std::string_view around = " \t\r*`:#";
    const std::size_t from = line.find_first_not_of(around);
    return from == line.npos ? std::string_view {} : line.substr(from, line.find_last_not_of(around) - from + 1);
}

ChatCall editOf(std::string_view file, std::string_view before, std::string_view after)
{
    std::string arguments = "{\"path\":" + quotedJson(file) + ",\"old_string\":" + quotedJson(before);
    arguments += ",\"new_string\":" + quotedJson(after) + '}';
    return { .id = {}, .name = "edit", .arguments = std::move(arguments), .code = {} };
}

} // namespace

std::vector<ChatCall> editsIn(std::string_view reply)
{
    constexpr std::size_t mostEdits = 10'000;
    std::vector<ChatCall> edits;
    std::string_view file;
    std::string before;
    std::string after;
    Part part = Part::Outside;
    while (!reply.empty() && edits.size() < mostEdits) {
        const std::size_t end = std::min(reply.find('\n'), reply.size());
        const std::string_view line = reply.substr(0, end);
        reply.remove_prefix(std::min(end + 1, reply.size()));
        if (line.starts_with("<<<<<<< ")) {
            part = Part::Old;
            before.clear();
            after.clear();
        } else if (part == Part::Old && line.starts_with("=======")) {
            part = Part::New;
        } else if (part == Part::New && line.starts_with(">>>>>>> ")) {
            part = Part::Outside;
            edits.push_back(editOf(file, before, after));
        } else if (part != Part::Outside) {
            (part == Part::Old ? before : after) += std::string(line) + '\n';
        } else if (!line.starts_with("```") && !stripped(line).empty()) {
            file = stripped(line); // the last line before the fence
        }
    }
    return edits;
}

} // namespace vitrine
