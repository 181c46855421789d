// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/steps/logreader.h"

namespace vitrine {

/// The console output of smolagents, as text, or inside the outputs of a notebook when requested by name
/// (docs/formats.md#console-text).
class AgentConsole final : public LogReader {
public:
    static constexpr std::string_view name = "agent-console";
    static bool isRecognized(const Sniff &sniff);
    void read(FileWindow &file, const Sniff &sniff, ImportContext &context) override;
};

} // namespace vitrine
