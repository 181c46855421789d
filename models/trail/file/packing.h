// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace vitrine::trailfile {

/// The form of a text's bytes in `contents`, or of several in `blocks`. Part of the file format; hashes always cover
/// the text itself. For a text in a block, its position there is stored instead of its bytes.
enum class ContentForm { Raw = 0, Zstd = 1, Redacted = 2, InBlock = 3 };

/// SQLite's own limit for one value, checked here so that the error states the reason.
inline constexpr std::size_t mostBytes = 1'000'000'000;

/// The text shown instead of a redacted one.
inline constexpr std::string_view redactedText = "[redacted]";

/// A text as it is stored. Valid as long as the original text exists and until its packer packs another one.
struct PackedText {
    ContentForm form = ContentForm::Raw;
    std::string_view bytes;
};

/// Compresses texts if that saves at least an eighth. One thread at a time.
class Packer final {
public:
    Packer();
    ~Packer();
    Packer(const Packer &) = delete;
    Packer &operator=(const Packer &) = delete;
    PackedText operator()(std::string_view text);

private:
    struct Context;
    std::unique_ptr<Context> m_context;
    std::string m_packed;
};

/// Restores texts from stored bytes. One thread at a time.
class Unpacker final {
public:
    Unpacker();
    ~Unpacker();
    Unpacker(const Unpacker &) = delete;
    Unpacker &operator=(const Unpacker &) = delete;
    /// Throws Failure if the bytes do not give a text of `size` bytes.
    void operator()(std::string_view bytes, std::uint64_t size, std::string &text);

private:
    struct Context;
    std::unique_ptr<Context> m_context;
};

} // namespace vitrine::trailfile
