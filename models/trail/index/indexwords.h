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

/// The letter that words of a column begin with in a full-text index.
constexpr char columnMark(std::string_view column)
{
    constexpr std::string_view names[] { "task", "answer", "code", "thought", "output", "error", "tool" };
    constexpr std::string_view marks = "qactoex";
    for (std::size_t n = 0; n < marks.size(); ++n)
        if (names[n] == column)
            return marks[n];
    return '\0';
}

/// Expressions, in the syntax of FTS5, for what a full-text index of the trail can know about a text. Each holds for
/// all texts that fulfil the wish, and perhaps for more; empty means that the index cannot help.
class IndexWords final {
public:
    IndexWords(Statements &statements, std::string index);
    /// A table with the column `id`, for those that fulfil an expression: SQL of its text.
    std::string hits(std::string_view expression) const;

    /// Texts with all words of `text`, in one column. An empty column is any.
    std::string having(std::string_view column, std::string_view text);
    /// Texts with a word that begins so.
    std::string beginning(std::string_view text);
    /// Texts that have this piece somewhere: words at its ends may be parts of longer ones.
    std::string containing(std::string_view column, std::string_view piece);
    /// Words of a text, as the index has them.
    std::size_t count(std::string_view text);

private:
    std::string in(std::string_view column, std::string_view word, std::string_view behind = {}) const;
    std::string cutIn(std::string_view column) const;
    static std::string allIn(char mark, const std::vector<std::string> &words);
    std::string anyWordLike(std::string_view column, std::string_view part, bool isOpenRight);

    Statements &m_statements;
    WordSplitter m_splitter;
    std::string m_index;
    bool m_isThere; ///< files of version 1 have none
    bool m_isOwn; ///< not of FTS5: the words of steps since version 4
};

} // namespace vitrine::trailfile
