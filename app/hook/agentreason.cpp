// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hook/agentreason.h"

#include "app/wording/rulingsentences.h"
#include "base/utf8.h"

#include <algorithm>

namespace vitrine {

namespace {

constexpr std::size_t longestArgument = 300;

std::string safeArgument(std::string_view text)
{
    std::size_t length = std::min(text.size(), longestArgument);
    while (length > 0 && length < text.size() && continuesCharacter(text[length]))
        --length;
    std::string safe(text.substr(0, length));
    std::ranges::replace_if(safe, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }, ' ');
    return length < text.size() ? safe + "…" : safe;
}

} // namespace

std::string agentReason(const ActionRuling &ruling)
{
    const RulingSentence sentence = rulingSentence(ruling);
    std::string text = sentence.text;
    if (const std::size_t at = text.find("%1"); at != text.npos)
        text.replace(at, 2, safeArgument(sentence.argument));
    return text;
}

} // namespace vitrine
