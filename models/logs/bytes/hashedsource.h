// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/sha256.h"
#include "models/logs/bytes/bytesource.h"

#include <cstddef>
#include <memory>

namespace vitrine {

/// Hashes the bytes read from another source, so that packed content is identified without a second pass.
class HashedSource final : public ByteSource {
public:
    /// `hash` must outlive it.
    HashedSource(std::unique_ptr<ByteSource> inner, Sha256 &hash);
    std::size_t read(char *target, std::size_t count) override;
    std::uint64_t done() const override { return m_inner->done(); }
    std::uint64_t total() const override { return m_inner->total(); }

private:
    std::unique_ptr<ByteSource> m_inner;
    Sha256 &m_hash;
};

} // namespace vitrine
