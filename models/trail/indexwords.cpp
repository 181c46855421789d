// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/indexwords.h"

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <format>
#include <vector>

namespace vitrine::trailfile {

namespace {

/// More words than these are no help.
constexpr std::size_t mostWords = 300;

struct Piece {
    std::string word; ///< in lower case
    bool isOpenLeft = false; ///< the text begins with it: in a longer text the word may go on there
    bool isOpenRight = false;
    bool isPlain = true; ///< nothing but ASCII in it and beside it
};

/// Spaces, quotation marks, dashes and pictures: in every version of Unicode no part of a word.
constexpr auto signs = std::to_array<std::pair<std::uint32_t, std::uint32_t>>(
    { { 0xA0, 0xA9 }, { 0xAB, 0xB1 }, { 0xB6, 0xB8 }, { 0xBB, 0xBB }, { 0xBF, 0xBF }, { 0xD7, 0xD7 }, { 0xF7, 0xF7 },
        { 0x2000, 0x206F }, { 0x2190, 0x245F }, { 0x2500, 0x2775 }, { 0x2794, 0x2BFF }, { 0x3000, 0x3004 },
        { 0x3008, 0x3020 }, { 0xFF01, 0xFF0F }, { 0xFF1A, 0xFF20 }, { 0x1F300, 0x1FAFF } });

bool isAscii(char c) { return static_cast<unsigned char>(c) < 0x80; }
bool isInWord(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || !isAscii(c);
}

/// Length of the sign that the text begins with; 0 when it begins with anything else, bytes that are no text included.
std::size_t signLength(std::string_view text)
{
    const auto first = static_cast<unsigned char>(text.front());
    const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 1;
    if (length == 1 || length > text.size())
        return length == 1 && !isInWord(text.front()) ? 1 : 0;
    std::uint32_t point = first & (0x7FU >> length);
    for (const char c : text.substr(1, length - 1))
        point = point << 6 | (static_cast<unsigned char>(c) & 0x3FU);
    const bool isSign
        = std::ranges::any_of(signs, [&](const auto &range) { return range.first <= point && point <= range.second; });
    return isSign ? length : 0;
}

/// Bytes from the first up to the next sign.
std::size_t wordLength(std::string_view text)
{
    std::size_t length = 0;
    while (length < text.size() && signLength(text.substr(length)) == 0)
        ++length;
    return length;
}

std::vector<Piece> piecesOf(std::string_view text)
{
    std::vector<Piece> pieces;
    for (std::size_t at = 0; at < text.size();) {
        if (const std::size_t sign = signLength(text.substr(at)); sign > 0) {
            at += sign;
            continue;
        }
        const std::string_view word = text.substr(at, wordLength(text.substr(at)));
        Piece piece { std::string(word), at == 0, at + word.size() == text.size(), std::ranges::all_of(word, isAscii) };
        std::ranges::transform(piece.word, piece.word.begin(),
            [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
        pieces.push_back(std::move(piece));
        at += word.size();
    }
    return pieces;
}

std::string inQuotes(std::string_view word) { return std::format("\"{}\"", word); }

std::string inColumn(std::string_view column, const std::string &expression)
{
    if (column.empty())
        return expression;
    return std::format("{} : ({} OR \"{}\")", column, expression, cutWord);
}

} // namespace

IndexWords::IndexWords(Statements &statements, std::string index)
    : m_statements(statements)
    , m_index(std::move(index))
    , m_isThere(statements.database()
                    .execAndGet("SELECT count(*) FROM sqlite_temp_schema WHERE name = '" + m_index + "_words'")
                    .getInt()
          == 1)
{
}

std::size_t IndexWords::count(std::string_view text) { return piecesOf(text).size(); }

std::string IndexWords::having(std::string_view column, std::string_view text) const
{
    std::string all;
    if (!m_isThere)
        return all;
    for (const Piece &piece : piecesOf(text))
        // A word of another script goes through the tokenizer of the index like those that it holds.
        if (piece.isPlain || isOneWord(piece.word))
            all += (all.empty() ? "" : " AND ") + inQuotes(piece.word);
    return all.empty() ? all : inColumn(column, column.empty() ? all : "(" + all + ")");
}

std::string IndexWords::beginning(std::string_view text) const
{
    const auto pieces = piecesOf(text);
    const bool isWord = m_isThere && pieces.size() == 1 && pieces[0].word.size() == text.size()
        && (pieces[0].isPlain || isOneWord(pieces[0].word));
    return isWord ? inQuotes(pieces[0].word) + " *" : std::string();
}

/// The index has no positions and refuses what its tokenizer takes for several words.
bool IndexWords::isOneWord(std::string_view word) const
{
    SQLite::Statement &query = m_statements.get(std::format("SELECT 1 FROM {0} WHERE {0} MATCH ? LIMIT 1", m_index));
    const InUse use(query);
    query.bind(1, inQuotes(word));
    const int outcome = query.tryExecuteStep();
    return outcome == SQLITE_ROW || outcome == SQLITE_DONE;
}

std::string IndexWords::containing(std::string_view column, std::string_view piece)
{
    std::string all;
    for (const Piece &part : piecesOf(piece)) {
        if (!m_isThere || !part.isPlain)
            continue;
        const std::string words = part.isOpenLeft || part.isOpenRight
            ? anyWordLike(part.word, part.isOpenLeft, part.isOpenRight)
            : inQuotes(part.word);
        if (!words.empty())
            all += (all.empty() ? "" : " AND ") + words;
    }
    return all.empty() ? all : inColumn(column, "(" + all + ")");
}

/// The words of the index that the part could be a part of; empty when they are too many.
std::string IndexWords::anyWordLike(std::string_view part, bool isOpenLeft, bool isOpenRight)
{
    SQLite::Statement &query = m_statements.get(std::format(
        "SELECT term FROM temp.{}_words WHERE instr(term, ?1) AND (?2 OR substr(term, 1, length(?1)) = ?1) AND "
        "(?3 OR substr(term, -length(?1)) = ?1) LIMIT {}",
        m_index, mostWords + 1));
    const InUse use(query);
    query.bind(1, std::string(part));
    query.bind(2, isOpenLeft ? 1 : 0);
    query.bind(3, isOpenRight ? 1 : 0);
    std::string any;
    std::size_t count = 0;
    while (query.executeStep()) {
        if (++count > mostWords)
            return {};
        any += (any.empty() ? "(" : " OR ") + inQuotes(query.getColumn(0).getString());
    }
    return (any.empty() ? "(" + inQuotes(part) : any) + ")";
}

} // namespace vitrine::trailfile
