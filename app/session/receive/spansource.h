// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QUrl>

#include <functional>
#include <string_view>

namespace vitrine {

/// The outcome of a request: accepted, malformed, or rejected because of a local error.
enum class Reception { Taken, Malformed, Failed };

/// Where spans of other programs come from. Used on one thread with an event loop.
class SpanSource {
public:
    /// Gets each request as OTLP's JSON, on the thread of the source.
    using Take = std::function<Reception(std::string_view json)>;

    SpanSource() = default;
    virtual ~SpanSource() = default;
    SpanSource(const SpanSource &) = delete;
    SpanSource &operator=(const SpanSource &) = delete;

    /// `port` 0: any that is free.
    virtual bool listen(quint16 port) = 0;
    /// Where exporters send traces to; empty while it does not listen.
    virtual QUrl url() const = 0;
};

} // namespace vitrine
