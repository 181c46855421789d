// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/steps/logreader.h"

namespace vitrine {

/// Trajectories and evaluation outputs of OpenHands, in their three shapes (docs/formats.md#openhands).
class OpenHands final : public LogReader {
public:
    static constexpr std::string_view name = "openhands";
    static bool isRecognized(const Sniff &sniff);
    void read(FileWindow &file, const Sniff &sniff, ImportContext &context) override;
};

} // namespace vitrine
