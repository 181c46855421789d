// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/agents/editblocks.h"

#include "base/trimmed.h"

#include <string>

namespace vitrine {

namespace {

enum class Part { Outside, Old, New };

constexpr std::string_view aroundNames = " \t\r*`:#";

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
        } else if (!line.starts_with("```") && !trimmed(line, aroundNames).empty()) {
            file = trimmed(line, aroundNames); // the last line before the fence
        }
    }
    return edits;
}

} // namespace vitrine
