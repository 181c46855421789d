// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/steps/logreader.h"

namespace vitrine {

/// Sessions of Claude Code, as lines and as exported from the web (docs/formats.md#transcripts).
class ClaudeCode final : public LogReader {
public:
    static constexpr std::string_view name = "claude-code";
    static bool isRecognized(const Sniff &sniff);
    void read(FileWindow &file, const Sniff &sniff, ImportContext &context) override;
};

} // namespace vitrine
