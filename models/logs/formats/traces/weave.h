// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/steps/logreader.h"

namespace vitrine {

/// Calls of W&B Weave: one per line, a list, or pages of its service (docs/formats.md#weave).
class Weave final : public LogReader {
public:
    static constexpr std::string_view name = "weave";
    static bool isRecognized(const Sniff &sniff);
    void read(FileWindow &file, const Sniff &sniff, ImportContext &context) override;
};

} // namespace vitrine
