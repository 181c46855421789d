// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/shell/shellfacts.h"

#include "executor/shell/shellcollector.h"

#include <nlohmann/json.hpp>

namespace vitrine {

bool isInterpreter(std::string_view program) { return interpreterOf(program) != nullptr; }

ShellFacts shellFacts(const ShellParser &parser, std::string_view command)
{
    return std::move(shellFacts(parser, std::span(&command, 1)).front());
}

std::vector<ShellFacts> shellFacts(const ShellParser &parser, std::span<const std::string_view> commands)
{
    std::vector<ShellFacts> all(commands.size());
    parser.parse(commands, [&](std::size_t index, const ShellParser::Answer &answer) {
        if (!answer) {
            all[index].fault = answer.error();
            return;
        }
        ShellCollector collector(parser);
        collector.collect(**answer);
        all[index] = collector.take();
    });
    return all;
}

} // namespace vitrine
