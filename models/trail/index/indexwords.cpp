// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/index/indexwords.h"

#include "base/formatted.h"

#include <algorithm>
#include <vector>

namespace vitrine::trailfile {

namespace {

/// More words than this do not help a search.
constexpr std::size_t mostWords = 300;

struct Piece {
    std::string word; ///< in lower case
    bool isOpenLeft = false; ///< the text begins with it: in a longer text the word may go on there
    bool isOpenRight = false;
    bool isPlain = true; ///< nothing but ASCII in it and beside it
};

bool isAscii(char c) { return static_cast<unsigned char>(c) < 0x80; }
std::vector<Piece> piecesOf(std::string_view text)
{
    std::vector<Piece> pieces;
    for (std::size_t at = 0; at < text.size();) {
        if (!WordSplitter::isInWord(text[at])) {
            ++at;
            continue;
        }
        const auto end = std::ranges::find_if_not(text.substr(at), WordSplitter::isInWord) - text.substr(at).begin();
        const std::string_view word = text.substr(at, static_cast<std::size_t>(end));
        Piece piece { std::string(word), at == 0, at + word.size() == text.size(), std::ranges::all_of(word, isAscii) };
        std::ranges::transform(piece.word, piece.word.begin(),
            [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
        pieces.push_back(std::move(piece));
        at += word.size();
    }
    return pieces;
}

bool hasTable(Statements &statements, std::string_view name)
{
    const std::string sql = formatted("SELECT count(*) FROM main.sqlite_schema WHERE name = '{}'", name);
    return statements.database().execAndGet(sql).getInt() == 1;
}

/// The marks of the columns that an index has.
std::string_view marksOf(std::string_view index) { return index == "step_text" ? "ctoex" : "coex"; }

} // namespace

IndexWords::IndexWords(Statements &statements, std::string index)
    : m_statements(statements)
    , m_splitter(statements.database().getHandle())
    , m_index(std::move(index))
    , m_isThere(hasTable(statements, "words"))
    , m_isOwn(m_index == "step_text" && hasTable(statements, "word_segments"))
{
}

std::string IndexWords::hits(std::string_view expression) const
{
    return m_isOwn ? formatted("step_words({})", expression)
                   : formatted("(SELECT rowid AS id FROM {0} WHERE {0} MATCH {1})", m_index, expression);
}

std::size_t IndexWords::count(std::string_view text)
{
    std::size_t count = 0;
    m_splitter.split(text, [&](std::string_view) { ++count; });
    return count;
}

/// The word in a column, or in any; a suffix makes it a prefix search.
std::string IndexWords::in(std::string_view column, std::string_view word, std::string_view behind) const
{
    if (!column.empty())
        return formatted("\"{}{}\"{}", columnMark(column), word, behind);
    std::string any;
    for (const char mark : marksOf(m_index))
        any += formatted("{}\"{}{}\"{}", any.empty() ? "(" : " OR ", mark, word, behind);
    return any + ")";
}

/// A text that was too long to be indexed whole may have any word; of any column, that is looked up as it is.
std::string IndexWords::cutIn(std::string_view column) const
{
    return column.empty() ? std::string() : " OR " + in(column, cutWord);
}

std::string IndexWords::having(std::string_view column, std::string_view text)
{
    std::vector<std::string> words;
    if (m_isThere)
        m_splitter.split(text, [&](std::string_view word) { words.emplace_back(word); });
    if (words.empty())
        return {};
    // Long words are rare, and if one is missing, the others need no lookup.
    std::ranges::stable_sort(words, std::ranges::greater(), &std::string::size);
    if (!column.empty())
        return formatted("({}{})", allIn(columnMark(column), words), cutIn(column));
    std::string any;
    for (const char mark : marksOf(m_index))
        any += (any.empty() ? "(" : " OR ") + allIn(mark, words);
    return any + ")";
}

/// All words in one column: a text that contains a phrase contains all its words.
std::string IndexWords::allIn(char mark, const std::vector<std::string> &words)
{
    std::string all;
    for (const std::string &word : words)
        all += formatted("{}\"{}{}\"", all.empty() ? "(" : " AND ", mark, word);
    return all + ")";
}

std::string IndexWords::beginning(std::string_view text)
{
    // With a letter behind it, the text is still one word: there is nothing but a beginning of one.
    std::vector<std::string> words;
    if (m_isThere)
        m_splitter.split(std::string(text) + 'x', [&](std::string_view word) { words.emplace_back(word); });
    const bool isOne = words.size() == 1 && words.front().size() > 1 && !text.empty();
    return isOne ? in({}, words.front().substr(0, words.front().size() - 1), " *") : std::string();
}

std::string IndexWords::containing(std::string_view column, std::string_view piece)
{
    std::string all;
    for (const Piece &part : piecesOf(piece)) {
        if (!m_isThere || !part.isPlain)
            continue;
        const std::string words = part.isOpenLeft ? anyWordLike(column, part.word, part.isOpenRight)
                                                  : in(column, part.word, part.isOpenRight ? " *" : "");
        if (!words.empty())
            all += (all.empty() ? "(" : " AND ") + words;
    }
    return all.empty() ? all : formatted("({}){})", all, cutIn(column));
}

/// The words of the list that end with the part, or have it somewhere; empty when they are too many.
std::string IndexWords::anyWordLike(std::string_view column, std::string_view part, bool isOpenRight)
{
    SQLite::Statement &query = m_statements.get(formatted(
        "SELECT DISTINCT word FROM words WHERE instr(word, ?1) AND (?2 OR substr(word, -length(?1)) = ?1) LIMIT {}",
        mostWords + 1));
    const InUse use(query);
    query.bind(1, std::string(part));
    query.bind(2, isOpenRight ? 1 : 0);
    std::string any;
    std::size_t count = 0;
    while (query.executeStep()) {
        if (++count > mostWords)
            return {};
        any += (any.empty() ? "(" : " OR ") + in(column, query.getColumn(0).getString());
    }
    return any.empty() ? in(column, part) : any + ")";
}

} // namespace vitrine::trailfile
