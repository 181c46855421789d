// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/file/database.h"
#include "models/trail/index/wordsplitter.h"

#include <string>
#include <string_view>
#include <vector>

namespace vitrine::trailfile {

/// Marks a column whose text was too long to be indexed completely.
inline constexpr std::string_view cutWord = "vitrine_cut_text";

/// The letter that is put before the words of a column in a full-text index.
constexpr char columnMark(std::string_view column)
{
    constexpr std::string_view names[] { "task", "answer", "code", "thought", "output", "error", "tool" };
    constexpr std::string_view marks = "qactoex";
    for (std::size_t n = 0; n < marks.size(); ++n)
        if (names[n] == column)
            return marks[n];
    return '\0';
}

/// Builds expressions in the syntax of FTS5 that select candidates from a full-text index of the trail. Each matches
/// all texts that meet the condition, and perhaps others; an empty one means that the index cannot help.
class IndexWords final {
public:
    IndexWords(Statements &statements, std::string index);
    /// SQL of a table with the column `id` that lists the rows matching an expression.
    std::string hits(std::string_view expression) const;

    /// Texts with all words of `text` in one column. An empty name means any column.
    std::string having(std::string_view column, std::string_view text);
    /// Texts with a word that starts with `text`.
    std::string beginning(std::string_view text);
    /// Texts that contain this piece anywhere: words at its ends may be parts of longer words.
    std::string containing(std::string_view column, std::string_view piece);
    /// The number of words in a text, as the index splits it.
    std::size_t count(std::string_view text);

private:
    std::string in(std::string_view column, std::string_view word, std::string_view behind = {}) const;
    std::string cutIn(std::string_view column) const;
    static std::string allIn(char mark, const std::vector<std::string> &words);
    std::string anyWordLike(std::string_view column, std::string_view part, bool isOpenRight);

    Statements &m_statements;
    WordSplitter m_splitter;
    std::string m_index;
    bool m_isThere; ///< files of version 1 have no index
    bool m_isOwn; ///< not an FTS5 index: the words of steps since version 4
};

} // namespace vitrine::trailfile
