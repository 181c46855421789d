// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

struct sqlite3;

namespace vitrine::trailfile {

/// Splits texts into the words that the full-text indexes know: letters, digits and '_', without case and accents. What
/// is no ASCII goes through FTS5's own tokenizer for Unicode, of a connection that outlives this. One thread at a time.
class WordSplitter final {
public:
    using Take = std::function<void(std::string_view word)>;

    explicit WordSplitter(sqlite3 *connection);
    ~WordSplitter();
    WordSplitter(const WordSplitter &) = delete;
    WordSplitter &operator=(const WordSplitter &) = delete;

    /// Calls `take` with each word, which is valid that long.
    template <typename TakeWord>
    void split(std::string_view text, TakeWord &&take)
    {
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t from = at;
            bool isAscii = true;
            for (; at < text.size() && isInWord(text[at]); ++at)
                isAscii = isAscii && static_cast<unsigned char>(text[at]) < 0x80;
            if (at == from)
                ++at;
            else if (isAscii)
                take(lowered(text.substr(from, at - from)));
            else
                splitUnicode(text.substr(from, at - from), take);
        }
    }
    static bool isInWord(char c)
    {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_'
            || static_cast<unsigned char>(c) >= 0x80;
    }

private:
    struct Unicode;
    std::string_view lowered(std::string_view word);
    void splitUnicode(std::string_view text, const Take &take);

    sqlite3 *m_connection;
    std::string m_word;
    std::unique_ptr<Unicode> m_unicode; ///< made when it is needed first
};

} // namespace vitrine::trailfile
