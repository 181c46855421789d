// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Whatever a command contains: its facts are bounded, what has no facts is unknown, and a program that is denied is
// never allowed.
#include "executor/shell/shellreview.h"
#include "tests/fuzz/require.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace {

using namespace vitrine;

constexpr std::size_t most = 200'000;

Policy rules()
{
    Policy policy;
    policy.commands = { { "ls **", "echo **", "python3 **" }, {}, { "rm **" }, std::nullopt };
    policy.fileReads.allow = { "**" };
    policy.fileWrites.allow = { "out" };
    policy.fetches.allow = { "example.org" };
    return policy;
}

bool isDenied(const ShellCommand &command)
{
    const std::string words = command.words.known();
    return words.substr(0, words.find(wordEnd)) == "rm";
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const ActionJudge judge(rules(), {});
    const std::string_view command(reinterpret_cast<const char *>(data), size);
    const ShellFacts facts = shellFacts(ShellParser(), command);
    const ActionRuling ruling = judgeShell(judge, facts);
    if (facts.fault) {
        fuzz::require(ruling.outcome == ActionOutcome::Unknown && facts.commands.empty());
        return 0;
    }
    fuzz::require(facts.commands.size() + facts.files.size() + facts.hosts.size() + facts.scripts.size() <= most);
    fuzz::require(std::ranges::none_of(facts.commands, isDenied) || ruling.outcome != ActionOutcome::Allow);
    for (const ShellScript &script : facts.scripts)
        fuzz::require(!script.code || script.code->size() <= 2 * size + 1);
    return 0;
}
