// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <nlohmann/json_fwd.hpp>

#include <functional>

namespace vitrine {

/// Cuts a stream into the JSON documents of its lines, as they come. A stream with a line that is none, or that is
/// too long, is of no use from there on.
class JsonLines final {
public:
    /// False when the stream is of no use any more.
    bool add(const QByteArray &bytes, const std::function<void(const nlohmann::json &)> &reported);
    /// Call at the end: the last line needs no line end. False if the stream was invalid.
    bool finish(const std::function<void(const nlohmann::json &)> &reported);

private:
    bool report(const QByteArray &line, const std::function<void(const nlohmann::json &)> &reported);

    QByteArray m_rest;
    bool m_isBroken = false;
};

} // namespace vitrine
