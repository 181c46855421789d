// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/file/packing.h"

#include "models/trail/file/failure.h"

#include <zstd.h>

#include <new>

namespace vitrine::trailfile {

namespace {

/// For smaller texts, the header of a frame costs more than it saves.
constexpr std::size_t worthPacking = 200;

/// The level that saves much for little time: higher levels take several times as long for some hundredths.
constexpr int level = 3;

} // namespace

struct Packer::Context {
    std::unique_ptr<ZSTD_CCtx, decltype(&ZSTD_freeCCtx)> zstd { ZSTD_createCCtx(), &ZSTD_freeCCtx };
};

Packer::Packer()
    : m_context(std::make_unique<Context>())
{
    if (!m_context->zstd)
        throw std::bad_alloc();
}

Packer::~Packer() = default;

PackedText Packer::operator()(std::string_view text)
{
    if (text.size() < worthPacking || text.size() > mostBytes)
        return { ContentForm::Raw, text };
    const std::size_t most = text.size() - text.size() / 8;
    if (m_packed.size() < most)
        m_packed.resize(most);
    const std::size_t length
        = ZSTD_compressCCtx(m_context->zstd.get(), m_packed.data(), most, text.data(), text.size(), level);
    if (ZSTD_isError(length) != 0)
        return { ContentForm::Raw, text };
    return { ContentForm::Zstd, std::string_view(m_packed).substr(0, length) };
}

struct Unpacker::Context {
    std::unique_ptr<ZSTD_DCtx, decltype(&ZSTD_freeDCtx)> zstd { ZSTD_createDCtx(), &ZSTD_freeDCtx };
};

Unpacker::Unpacker()
    : m_context(std::make_unique<Context>())
{
    if (!m_context->zstd)
        throw std::bad_alloc();
}

Unpacker::~Unpacker() = default;

void Unpacker::operator()(std::string_view bytes, std::uint64_t size, std::string &text)
{
    // The frame says how much it holds: a stored size that claims more must not cost its memory.
    if (size > mostBytes || ZSTD_getFrameContentSize(bytes.data(), bytes.size()) != size)
        throw Failure(ErrorCode::Corrupt, "size of a content");
    text.resize(size);
    const std::size_t length
        = ZSTD_decompressDCtx(m_context->zstd.get(), text.data(), text.size(), bytes.data(), bytes.size());
    if (length != size)
        throw Failure(ErrorCode::Corrupt, "content");
}

} // namespace vitrine::trailfile
