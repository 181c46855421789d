// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/steps/logreader.h"

namespace vitrine {

/// Rows whose steps are the dictionaries of transformers' agents, the predecessor of smolagents
/// (docs/formats.md#transformers-agents).
class TransformersSteps final : public LogReader {
public:
    static constexpr std::string_view name = "transformers-steps";
    static bool isRecognized(const Sniff &sniff);
    void read(FileWindow &file, const Sniff &sniff, ImportContext &context) override;
};

/// Rows whose steps are reprs of smolagents' step objects, in strings (docs/formats.md#rows-of-step-reprs).
class SmolagentsReprs final : public LogReader {
public:
    static constexpr std::string_view name = "smolagents-reprs";
    static bool isRecognized(const Sniff &sniff);
    void read(FileWindow &file, const Sniff &sniff, ImportContext &context) override;
};

} // namespace vitrine
