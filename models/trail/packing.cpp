// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/packing.h"

#include "models/trail/database.h"

#include <openssl/comp.h>
#include <openssl/objects.h>

#include <memory>

namespace vitrine::trailfile {

namespace {

/// Below this a frame's head outweighs what it saves.
constexpr std::size_t worthPacking = 200;

using Context = std::unique_ptr<COMP_CTX, decltype(&COMP_CTX_free)>;

// OpenSSL brings zstd along, built in wherever Debian's is used; without it texts are stored as they are.
Context zstd()
{
    COMP_METHOD *method = COMP_zstd_oneshot();
    const bool isThere = method && COMP_get_type(method) != NID_undef;
    return { isThere ? COMP_CTX_new(method) : nullptr, &COMP_CTX_free };
}

unsigned char *writable(std::string &bytes) { return reinterpret_cast<unsigned char *>(bytes.data()); }

/// OpenSSL takes its input as if it could write there; it does not.
unsigned char *readable(std::string_view bytes)
{
    return reinterpret_cast<unsigned char *>(const_cast<char *>(bytes.data()));
}

} // namespace

PackedText::PackedText(std::string_view text)
    : m_text(text)
{
    if (text.size() < worthPacking || text.size() > mostBytes)
        return;
    const Context context = zstd();
    if (!context)
        return;
    m_packed.resize(text.size() - text.size() / 8);
    const int length = COMP_compress_block(context.get(), writable(m_packed), static_cast<int>(m_packed.size()),
        readable(text), static_cast<int>(text.size()));
    m_packed.resize(length > 0 ? static_cast<std::size_t>(length) : 0);
    m_form = length > 0 ? ContentForm::Zstd : ContentForm::Raw;
}

std::string unpacked(ContentForm form, std::string_view bytes, std::uint64_t size)
{
    if (form == ContentForm::Raw)
        return std::string(bytes);
    if (form == ContentForm::Redacted)
        return std::string(redactedText);
    if (size > mostBytes)
        throw Failure(ErrorCode::Corrupt, "size of a content");
    const Context context = zstd();
    if (!context)
        throw Failure(ErrorCode::Unavailable, "zstd");
    std::string text(size, '\0');
    const int length = COMP_expand_block(
        context.get(), writable(text), static_cast<int>(size), readable(bytes), static_cast<int>(bytes.size()));
    if (length < 0 || static_cast<std::uint64_t>(length) != size)
        throw Failure(ErrorCode::Corrupt, "content");
    return text;
}

} // namespace vitrine::trailfile
