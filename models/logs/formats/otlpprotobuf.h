// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <string>
#include <string_view>

namespace vitrine {

/// A request of OTLP's traces (ExportTraceServiceRequest, opentelemetry.proto.collector.trace.v1) from protocol buffers
/// to the JSON that the standard writes for it, on one line: ids in hexadecimal, 64-bit numbers as text. A field that
/// it does not know is written by its number, as "field99", for the account of an import. Fails on what is no such
/// message (BadValue) and on values within values without end (TooDeep). Memory grows with the message. Any thread.
Result<std::string> otlpJson(std::string_view protobuf);

/// The same for a request of OTLP's logs (ExportLogsServiceRequest).
Result<std::string> otlpLogsJson(std::string_view protobuf);

} // namespace vitrine
