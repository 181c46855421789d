// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <string_view>

namespace vitrine {

/// Why requests with this HTTP status are rejected. In English, because exporters write it to their own logs.
std::string_view rejectionReason(int status);

/// The body of a rejection: a `Status` with this message, as OTLP/HTTP prescribes it ("Failures"), as JSON or as a
/// protocol buffer.
QByteArray rejectionBody(std::string_view message, bool isProtobuf);

} // namespace vitrine
