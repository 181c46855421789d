// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/steps/logreader.h"

namespace vitrine {

/// Trajectories of SWE-agent, 0.x and 1.x (docs/formats.md#swe-agent): each file is a run, each shell command a step.
class SweAgent final : public LogReader {
public:
    static constexpr std::string_view name = "swe-agent";
    static bool isRecognized(const Sniff &sniff);
    void read(FileWindow &file, const Sniff &sniff, ImportContext &context) override;
};

} // namespace vitrine
