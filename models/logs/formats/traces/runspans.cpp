// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/traces/runspans.h"

#include "models/logs/formats/traces/spanbytes.h"

#include <utility>

namespace vitrine {

RunSpans::RunSpans(const std::vector<WaitingSpan> &trace, const Spool &spool, std::vector<SpanTree::Location> locations)
    : m_trace(trace)
    , m_spool(spool)
    , m_locations(std::move(locations))
{
}

std::shared_ptr<const Span> RunSpans::load(std::size_t n) const
{
    const WaitingSpan &span = at(n);
    if (span.whole)
        return { std::shared_ptr<const Span> {}, span.whole.get() };
    const auto bytes = m_spool.read(span.location, span.size);
    auto read = bytes ? spanFrom(*bytes) : std::nullopt;
    return std::make_shared<const Span>(read ? std::move(*read) : Span {});
}

std::shared_ptr<const Span> RunSpans::firstOf(SpanKind kind) const
{
    for (std::size_t n = 0; n < count(); ++n)
        if (at(n).kind == kind)
            return load(n);
    return {};
}

} // namespace vitrine
