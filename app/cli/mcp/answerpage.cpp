// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/mcp/answerpage.h"

#include "base/utf8.h"
#include "executor/review/secretscanner.h"
#include "models/trail/record/summaries.h"

#include <algorithm>
#include <limits>

namespace vitrine {

namespace {

/// The part of an answer's bytes that is left for a list or a text.
constexpr std::size_t answerRoom = 8000;

} // namespace

std::size_t sizeInAnswer(const nlohmann::ordered_json &json)
{
    using Json = nlohmann::ordered_json;
    const std::string text = json.dump(-1, ' ', true, Json::error_handler_t::replace);
    return text.size()
        + static_cast<std::size_t>(std::ranges::count_if(text, [](char c) { return c == '"' || c == '\\'; }));
}

std::string maskedText(std::string_view text)
{
    ScanScope scope;
    scope.personalData = false;
    scope.most = std::numeric_limits<std::size_t>::max();
    return withoutSecrets(text, findSecrets(text, scope));
}

std::string shownText(std::string_view text, std::size_t longest)
{
    std::string masked = maskedText(text);
    if (masked.size() <= longest)
        return masked;
    masked.resize(characterStart(masked, longest));
    return masked + "…";
}

std::string shownLine(std::string_view line, std::size_t longest)
{
    constexpr std::size_t longestCharacter = 4;
    if (line.size() + longestCharacter > longestSummaryLine)
        line = line.substr(0, line.find_last_of(" \t") == line.npos ? 0 : line.find_last_of(" \t"));
    return shownText(line, longest);
}

TextPiece pieceOf(std::string_view text, std::size_t offset)
{
    const std::string masked = maskedText(text);
    TextPiece piece;
    piece.total = masked.size();
    piece.offset = characterStart(masked, std::min(offset, masked.size()));
    std::size_t length = std::min(answerRoom, masked.size() - piece.offset);
    for (;;) {
        const std::size_t end = characterStart(masked, piece.offset + length);
        piece.text = masked.substr(piece.offset, end - piece.offset);
        piece.isLast = end == masked.size();
        if (length < 16 || sizeInAnswer(piece.text) <= answerRoom)
            return piece;
        length = length * 3 / 4;
    }
}

bool AnswerPage::add(nlohmann::ordered_json entry)
{
    const std::size_t size = sizeInAnswer(entry) + 1;
    if (m_size + size > answerRoom)
        return false;
    m_size += size;
    m_entries.push_back(std::move(entry));
    return true;
}

void ShortList::add(nlohmann::ordered_json entry)
{
    if (m_entries.size() < m_most)
        m_entries.push_back(std::move(entry));
    else
        ++m_more;
}

void ShortList::writeTo(nlohmann::ordered_json &answer, const std::string &name)
{
    answer[name] = std::move(m_entries);
    if (m_more > 0)
        answer["more_" + name] = m_more;
}

} // namespace vitrine
