// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/steps/logreader.h"

namespace vitrine {

/// smolagents' benchmark rows (docs/formats.md#smolagents-benchmark-rows): one run per line, its steps as a flat list
/// of chat messages.
class SmolagentsMessages final : public LogReader {
public:
    static constexpr std::string_view name = "smolagents-messages";
    static bool isRecognized(const Sniff &sniff);
    void read(FileWindow &file, const Sniff &sniff, ImportContext &context) override;
};

} // namespace vitrine
