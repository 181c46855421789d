// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QUrl>

#include <functional>
#include <string>
#include <string_view>

namespace vitrine {

/// The outcome of a request: accepted, malformed, or rejected because of a local error.
struct Reception {
    enum class Kind { Taken, Malformed, Failed };
    Kind kind = Kind::Taken;
    std::string reason {}; ///< why it was not accepted, in English, for the exporter; empty: as for its HTTP status
};

/// A source of spans from other programs. Used on one thread with an event loop.
class SpanSource {
public:
    /// Receives each request as OTLP JSON, on the thread of the source.
    using Take = std::function<Reception(std::string_view json)>;
    /// Receives the HTTP status of each rejected request and the reason, in English, on the thread of the source.
    using Rejected = std::function<void(int status, std::string_view reason)>;

    SpanSource() = default;
    virtual ~SpanSource() = default;
    SpanSource(const SpanSource &) = delete;
    SpanSource &operator=(const SpanSource &) = delete;

    /// From the next request on.
    virtual void setRejected(Rejected rejected) = 0;
    /// `port` 0: any free port.
    virtual bool listen(quint16 port) = 0;
    /// The address that exporters send traces to; empty while it does not listen.
    virtual QUrl url() const = 0;
};

} // namespace vitrine
