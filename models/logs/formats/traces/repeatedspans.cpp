// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/traces/repeatedspans.h"

#include "models/logs/formats/traces/runspans.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace vitrine {

namespace {

/// Whether two spans differ at most in their position in the log.
bool isSame(const Span &a, const Span &b)
{
    const auto texts = [](const Span &span) {
        return std::tie(span.traceId, span.id, span.parentId, span.name, span.kind, span.isError, span.statusMessage,
            span.attributes, span.time.startedAt, span.time.endedAt, span.time.seconds, span.reply.text,
            span.reply.thinking, span.reply.model, span.reply.unknown);
    };
    const auto isEvent = [](const SpanEvent &one, const SpanEvent &other) {
        return std::tie(one.name, one.attributes) == std::tie(other.name, other.attributes);
    };
    const auto isMessage = [](const PromptMessage &one, const PromptMessage &other) {
        return std::tie(one.role, one.text) == std::tie(other.role, other.text);
    };
    const auto isCall = [](const ChatCall &one, const ChatCall &other) {
        return std::tie(one.id, one.name, one.arguments) == std::tie(other.id, other.name, other.arguments);
    };
    const auto isResult = [](const ChatResult &one, const ChatResult &other) {
        return std::tie(one.id, one.text, one.isError) == std::tie(other.id, other.text, other.isError);
    };
    return texts(a) == texts(b) && std::ranges::equal(a.events, b.events, isEvent)
        && std::ranges::equal(a.prompt, b.prompt, isMessage) && std::ranges::equal(a.reply.calls, b.reply.calls, isCall)
        && std::ranges::equal(a.reply.results, b.reply.results, isResult);
}

/// Whether `early` is what a span was when it started.
bool isStarted(const Span &early, const Span &late)
{
    const bool isOne = early.id == late.id && early.name == late.name && early.parentId == late.parentId
        && early.time.startedAt == late.time.startedAt;
    const auto isThere = [&](const auto &attribute) { return late.attributes.contains(attribute.first); };
    return isOne && !early.time.endedAt && late.time.endedAt && std::ranges::all_of(early.attributes, isThere);
}

} // namespace

void dropRepeatedSpans(std::vector<WaitingSpan> &spans, const Spool &spool, ImportContext &context,
    const std::function<void(const WaitingSpan &)> &leave)
{
    std::vector<SpanTree::Index> byId(spans.size());
    std::iota(byId.begin(), byId.end(), SpanTree::Index { 0 });
    const auto idOf = [&](SpanTree::Index index) { return spans[index].id; };
    std::ranges::stable_sort(byId, {}, idOf);
    std::vector<bool> isRepeated(spans.size(), false);
    bool isAny = false;
    // Each is compared with the one before it that stays: that suffices for what exporters do.
    for (std::size_t kept = 0, n = 1; n < byId.size(); ++n) {
        if (idOf(byId[n]) != idOf(byId[kept])) {
            kept = n;
            continue;
        }
        const auto first = RunSpans(spans, spool, { { byId[kept], 0 } }).load(0);
        const auto second = RunSpans(spans, spool, { { byId[n], 0 } }).load(0);
        const bool isFirst = isStarted(*first, *second);
        const bool isSecond = isStarted(*second, *first) || isSame(*first, *second);
        isAny = isAny || isFirst || isSecond;
        isRepeated[isFirst ? byId[kept] : byId[n]] = isFirst || isSecond;
        kept = isSecond ? kept : n;
    }
    if (!isAny)
        return;
    std::size_t next = 0;
    std::erase_if(spans, [&](const WaitingSpan &span) {
        const bool goes = isRepeated[next++];
        if (goes) {
            context.account(ImportContext::RecordUse::Silent, "repeated span");
            leave(span);
        }
        return goes;
    });
}

} // namespace vitrine
