// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/bytes/peekedsource.h"

#include <utility>

namespace vitrine {

PeekedSource::PeekedSource(std::unique_ptr<ByteSource> inner, std::size_t count)
    : m_inner(std::move(inner))
    , m_first(count, '\0')
{
    std::size_t length = 0;
    for (std::size_t got = 1; got > 0 && length < count; length += got)
        got = readInner(m_first.data() + length, count - length);
    m_first.resize(length);
}

std::size_t PeekedSource::readInner(char *target, std::size_t count)
{
    const std::size_t got = m_inner->read(target, count);
    if (m_inner->fault() && !fault())
        fail(*m_inner->fault());
    return got;
}

std::size_t PeekedSource::read(char *target, std::size_t count)
{
    if (m_given == m_first.size())
        return readInner(target, count);
    const std::size_t got = m_first.copy(target, count, m_given);
    m_given += got;
    return got;
}

} // namespace vitrine
