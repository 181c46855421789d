// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <cstddef>
#include <string>
#include <string_view>

namespace vitrine {

/// Number of bytes that a text takes in the message with the answer, where it is JSON within JSON.
std::size_t sizeInAnswer(const nlohmann::ordered_json &json);

/// The whole text with its secrets masked.
std::string maskedText(std::string_view text);

/// A text for answers: secrets are masked, then it is cut to `longest` bytes. The text must be whole: in a part, a
/// secret may not be recognized.
std::string shownText(std::string_view text, std::size_t longest = 300);

/// The same for the line of a summary, which may be cut already: its last word is left out then.
std::string shownLine(std::string_view line, std::size_t longest);

/// A piece of a long text with its secrets masked. `offset` counts bytes of the masked text.
struct TextPiece {
    std::string text;
    std::size_t offset = 0;
    std::size_t total = 0;
    bool isLast = true;
};
TextPiece pieceOf(std::string_view text, std::size_t offset);

/// A list in an answer that ends before the answer gets too long.
class AnswerPage final {
public:
    /// Returns false, without adding, if the entry does not fit. A short first entry always fits.
    bool add(nlohmann::ordered_json entry);
    bool isEmpty() const { return m_entries.empty(); }
    nlohmann::ordered_json take() { return std::move(m_entries); }

private:
    nlohmann::ordered_json m_entries = nlohmann::ordered_json::array();
    std::size_t m_size = 0;
};

/// A list in an answer that holds the first entries only, and counts the others.
class ShortList final {
public:
    explicit ShortList(std::size_t most)
        : m_most(most)
    {
    }
    void add(nlohmann::ordered_json entry);
    /// Writes the list, and the number of the entries left out, if there are any, under "more_" and its name.
    void writeTo(nlohmann::ordered_json &answer, const std::string &name);

private:
    nlohmann::ordered_json m_entries = nlohmann::ordered_json::array();
    std::size_t m_most;
    std::size_t m_more = 0;
};

} // namespace vitrine
