// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/chat/tokenusage.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

namespace vitrine {

namespace {

std::optional<std::int64_t> sumOf(JsonObject object, std::span<const std::string_view> keys)
{
    std::optional<std::int64_t> sum;
    for (const std::string_view key : keys) {
        const auto value = memberOf(object, key);
        const auto number = value ? tokenCountIn(*value) : std::nullopt;
        if (number)
            sum = sum.value_or(0) + *number;
    }
    return sum;
}

} // namespace

std::optional<Tokens> usageIn(JsonElement usage)
{
    constexpr std::array<std::string_view, 22> input { "input_tokens", "prompt_tokens", "cache_creation_input_tokens",
        "cache_read_input_tokens", "input_tokens_cache_read", "input_tokens_cache_write", "promptTokenCount",
        "promptTokens", "inputTokens", "request_tokens", "input", "cacheRead", "cacheWrite", "inputOther",
        "inputCacheRead", "inputCacheCreation", "input_other", "input_cache_read", "input_cache_creation",
        "cacheReadInputTokens", "cacheCreationInputTokens", "cacheWriteInputTokens" };
    constexpr std::array<std::string_view, 8> output { "output_tokens", "completion_tokens", "candidatesTokenCount",
        "thoughtsTokenCount", "completionTokens", "outputTokens", "response_tokens", "output" };
    const auto object = objectIn(usage);
    if (!object)
        return {};
    Tokens tokens { .input = sumOf(*object, input), .output = sumOf(*object, output), .quality = Quality::Missing };
    if (!tokens.input && !tokens.output)
        return {};
    tokens.quality = Quality::Recorded;
    return tokens;
}

void addTokens(std::optional<std::int64_t> &sum, const std::optional<std::int64_t> &more)
{
    constexpr std::int64_t most = std::int64_t { 1 } << 53;
    if (more && *more >= 0 && *more < most)
        sum = std::min(most, sum.value_or(0) + *more);
}

} // namespace vitrine
