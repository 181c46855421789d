// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/steps/logreader.h"

namespace vitrine {

/// Traces and logs in OTLP/JSON, as one export per file, an array, or one export per line: spans with OpenInference or
/// gen_ai attributes, gen_ai events, and the events of agents (docs/formats.md#opentelemetry).
class OtlpTrace final : public LogReader {
public:
    static constexpr std::string_view name = "otlp";
    static bool isRecognized(const Sniff &sniff);
    void read(FileWindow &file, const Sniff &sniff, ImportContext &context) override;
};

} // namespace vitrine
