// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/shell/shellreview.h"

#include "executor/shell/shellcollector.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <future>
#include <thread>

namespace vitrine {

namespace {

/// With at least this many commands, several threads with a parser process each are faster than one.
constexpr std::size_t fewestToShare = 1024;

} // namespace

ShellFacts shellFacts(const ShellParser &parser, std::string_view command)
{
    return std::move(shellFacts(parser, std::span(&command, 1)).front());
}

std::vector<ShellFacts> shellFacts(const ShellParser &parser, std::span<const std::string_view> commands)
{
    std::vector<ShellFacts> all(commands.size());
    const auto collect = [&](std::size_t first, std::size_t count) {
        parser.parse(commands.subspan(first, count), [&](std::size_t index, const ShellParser::Answer &answer) {
            ShellFacts &facts = all[first + index];
            if (!answer) {
                facts.fault = answer.error();
                return;
            }
            if ((*answer)->empty()) {
                facts.fault = ShellFault { ShellFault::Kind::Empty };
                return;
            }
            ShellCollector collector(parser);
            collector.collect(**answer);
            facts = collector.take();
        });
    };
    const std::size_t parts = commands.size() < fewestToShare ? 1 : std::max(std::thread::hardware_concurrency(), 1U);
    const std::size_t each = (commands.size() + parts - 1) / parts;
    std::vector<std::future<void>> others;
    for (std::size_t first = each; first < commands.size(); first += each)
        others.push_back(std::async(std::launch::async, collect, first, std::min(each, commands.size() - first)));
    collect(0, std::min(each, commands.size()));
    for (std::future<void> &other : others)
        other.get();
    return all;
}

} // namespace vitrine
