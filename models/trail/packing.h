// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace vitrine::trailfile {

/// How the bytes of a text stand in `contents`. Part of the file format; hashes always cover the text itself.
enum class ContentForm { Raw = 0, Zstd = 1, Redacted = 2 };

/// SQLite's own bound on one value, kept so that a refusal names the reason.
inline constexpr std::size_t mostBytes = 1'000'000'000;

/// What readers get for a text that was taken out on request.
inline constexpr std::string_view redactedText = "[redacted]";

/// A text as it is stored: compressed where that saves an eighth at least. Refers to the text that it was made of.
class PackedText final {
public:
    explicit PackedText(std::string_view text);
    ContentForm form() const { return m_form; }
    std::string_view bytes() const { return m_form == ContentForm::Raw ? m_text : std::string_view(m_packed); }

private:
    std::string_view m_text;
    std::string m_packed;
    ContentForm m_form = ContentForm::Raw;
};

/// The text of stored bytes; throws Failure when they are none.
std::string unpacked(ContentForm form, std::string_view bytes, std::uint64_t size);

} // namespace vitrine::trailfile
