// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/bytes/hashedsource.h"

#include <utility>

namespace vitrine {

HashedSource::HashedSource(std::unique_ptr<ByteSource> inner, Sha256 &hash)
    : m_inner(std::move(inner))
    , m_hash(hash)
{
}

std::size_t HashedSource::read(char *target, std::size_t count)
{
    const std::size_t got = m_inner->read(target, count);
    m_hash.add({ target, got });
    if (m_inner->fault() && !fault())
        fail(*m_inner->fault());
    return got;
}

} // namespace vitrine
