// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QUrl>

#include <functional>
#include <string_view>

namespace vitrine {

/// The outcome of a request: accepted, malformed, or rejected because of a local error.
enum class Reception { Taken, Malformed, Failed };

/// A source of spans from other programs. Used on one thread with an event loop.
class SpanSource {
public:
    /// Receives each request as OTLP JSON, on the thread of the source.
    using Take = std::function<Reception(std::string_view json)>;

    SpanSource() = default;
    virtual ~SpanSource() = default;
    SpanSource(const SpanSource &) = delete;
    SpanSource &operator=(const SpanSource &) = delete;

    /// `port` 0: any free port.
    virtual bool listen(quint16 port) = 0;
    /// The address that exporters send traces to; empty while it does not listen.
    virtual QUrl url() const = 0;
};

} // namespace vitrine
