// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/database.h"

namespace vitrine::trailfile {

/// In a column whose text was too long to be indexed to its end, so that nobody takes it for complete.
inline constexpr std::string_view cutWord = "vitrine_cut_text";

/// Expressions of FTS5 for what a full-text index of the trail can know about a text. Each holds for all texts that
/// fulfil the wish, and perhaps for more; empty means that the index cannot help. Words are written as the tokenizer
/// writes them; what is no ASCII it may write otherwise, and is left out.
class IndexWords final {
public:
    IndexWords(Statements &statements, std::string index);
    const std::string &index() const { return m_index; }

    /// Texts with all words of `text`. An empty column is any.
    std::string having(std::string_view column, std::string_view text) const;
    /// Texts with a word that begins so.
    std::string beginning(std::string_view text) const;
    /// Texts that have this piece somewhere: words at its ends may be parts of longer ones.
    std::string containing(std::string_view column, std::string_view piece);
    static std::size_t count(std::string_view text);

private:
    bool isOneWord(std::string_view word) const;
    std::string anyWordLike(std::string_view part, bool isOpenLeft, bool isOpenRight);

    Statements &m_statements;
    std::string m_index;
    bool m_isThere; ///< files of version 1 have none
};

} // namespace vitrine::trailfile
