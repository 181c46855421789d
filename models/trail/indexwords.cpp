// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/indexwords.h"

#include <algorithm>
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

bool isAscii(char c) { return static_cast<unsigned char>(c) < 0x80; }
bool isInWord(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || !isAscii(c);
}

std::vector<Piece> piecesOf(std::string_view text)
{
    std::vector<Piece> pieces;
    for (std::size_t at = 0; at < text.size();) {
        if (!isInWord(text[at])) {
            ++at;
            continue;
        }
        const auto end = std::ranges::find_if_not(text.substr(at), isInWord) - text.substr(at).begin();
        const std::string_view word = text.substr(at, static_cast<std::size_t>(end));
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
        all += (all.empty() ? "" : " AND ") + inQuotes(piece.word);
    return all.empty() ? all : inColumn(column, column.empty() ? all : "(" + all + ")");
}

std::string IndexWords::beginning(std::string_view text) const
{
    const auto pieces = piecesOf(text);
    return m_isThere && pieces.size() == 1 ? inQuotes(pieces.front().word) + " *" : std::string();
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
