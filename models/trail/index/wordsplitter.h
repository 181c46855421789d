// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

struct sqlite3;

namespace vitrine::trailfile {

/// For each byte, the lower-case byte that is indexed; 0 for bytes that are not part of words.
inline constexpr std::array<unsigned char, 256> indexedBytes = [] {
    std::array<unsigned char, 256> bytes {};
    for (std::size_t c = 0; c < bytes.size(); ++c) {
        const bool isUpper = c >= 'A' && c <= 'Z';
        const bool isIn = isUpper || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c >= 0x80;
        bytes[c] = static_cast<unsigned char>(isUpper ? c - 'A' + 'a' : isIn ? c : 0);
    }
    return bytes;
}();

/// Splits texts into the words of the full-text indexes: letters, digits and '_', ignoring case and accents. Text that
/// is not ASCII is split by FTS5's own Unicode tokenizer, taken from a connection that must outlive this. One thread at
/// a time.
class WordSplitter final {
public:
    using Take = std::function<void(std::string_view word)>;

    explicit WordSplitter(sqlite3 *connection);
    ~WordSplitter();
    WordSplitter(const WordSplitter &) = delete;
    WordSplitter &operator=(const WordSplitter &) = delete;

    /// Calls `take` with each word, which is valid during the call.
    template <typename TakeWord>
    void split(std::string_view text, TakeWord &&take)
    {
        if (m_word.size() < text.size())
            m_word.resize(text.size());
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t from = at;
            unsigned char all = 0;
            for (; at < text.size() && isInWord(text[at]); ++at) {
                const unsigned char c = indexedBytes[static_cast<unsigned char>(text[at])];
                m_word[at - from] = static_cast<char>(c);
                all |= c;
            }
            if (at == from)
                ++at;
            else if (all < 0x80)
                take(std::string_view(m_word).substr(0, at - from));
            else
                splitUnicode(text.substr(from, at - from), take);
        }
        if (m_word.size() > mostKept)
            std::string().swap(m_word);
    }
    static bool isInWord(char c) { return indexedBytes[static_cast<unsigned char>(c)] != 0; }

private:
    struct Unicode;
    void splitUnicode(std::string_view text, const Take &take);

    /// The most memory kept between two texts; few texts are longer.
    static constexpr std::size_t mostKept = 1 << 20;

    sqlite3 *m_connection;
    std::string m_word; ///< in lower case; the rest of the buffer is from earlier words
    std::unique_ptr<Unicode> m_unicode; ///< created when first needed
};

} // namespace vitrine::trailfile
