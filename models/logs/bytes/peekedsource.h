// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/bytes/bytesource.h"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

namespace vitrine {

/// A source whose first bytes can be inspected before they are read. One thread.
class PeekedSource final : public ByteSource {
public:
    /// `inner` must not be null.
    PeekedSource(std::unique_ptr<ByteSource> inner, std::size_t count);
    /// The first `count` bytes, or fewer if there are no more.
    std::string_view first() const { return m_first; }

    std::size_t read(char *target, std::size_t count) override;
    std::uint64_t done() const override { return m_inner->done(); }
    std::uint64_t total() const override { return m_inner->total(); }

private:
    std::size_t readInner(char *target, std::size_t count);

    std::unique_ptr<ByteSource> m_inner;
    std::string m_first;
    std::size_t m_given = 0; ///< number of first bytes that were already returned
};

} // namespace vitrine
