// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/steps/logreader.h"

namespace vitrine {

/// smolagents' memory as JSON (docs/formats.md#smolagents-memory): an array of steps, a RunResult, agents by name, an
/// array of these, JSONL of any of them, or one step per line, which together are one run.
class SmolagentsMemory final : public LogReader {
public:
    static constexpr std::string_view name = "smolagents-memory";
    static bool isRecognized(const Sniff &sniff);
    void read(FileWindow &file, const Sniff &sniff, ImportContext &context) override;
};

} // namespace vitrine
