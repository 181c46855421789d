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

std::vector<bool> framesOfCalls(const RunSpans &spans)
{
    std::vector<bool> isFrame(spans.count());
    std::vector<std::pair<std::uint32_t, std::size_t>> below; ///< depths, and innermost calls
    for (std::size_t n = spans.count(); n-- > 0;) {
        std::size_t calls = 0;
        for (; !below.empty() && below.back().first > spans.depth(n); below.pop_back())
            calls += below.back().second;
        const SpanKind kind = spans.at(n).kind;
        isFrame[n] = kind == SpanKind::Model && calls > 1;
        const bool isInner = kind == SpanKind::Model && calls == 0;
        const bool isOwn = kind == SpanKind::Tool || kind == SpanKind::Agent;
        below.emplace_back(spans.depth(n), isOwn ? 0 : isInner ? 1 : calls);
    }
    return isFrame;
}

} // namespace vitrine
