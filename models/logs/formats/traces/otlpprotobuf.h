// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <string>
#include <string_view>

namespace vitrine {

/// Converts a request of OTLP's traces (ExportTraceServiceRequest, opentelemetry.proto.collector.trace.v1) from
/// protocol buffers to the standard's JSON form, on one line: ids in hexadecimal, 64-bit numbers as text. Unknown
/// fields are written by number, such as "field99", for the account of an import. Fails if it is not such a message
/// (BadValue) or is nested too deeply (TooDeep). Memory grows with the message. Any thread.
Result<std::string> otlpJson(std::string_view protobuf);

/// The same for a request of OTLP's logs (ExportLogsServiceRequest).
Result<std::string> otlpLogsJson(std::string_view protobuf);

} // namespace vitrine
