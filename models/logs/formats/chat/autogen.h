// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/steps/logreader.h"

namespace vitrine {

/// Messages of AutoGen 0.4 and later.
class AutoGen final : public LogReader {
public:
    static constexpr std::string_view name = "autogen";
    static bool isRecognized(const Sniff &sniff);
    void read(FileWindow &file, const Sniff &sniff, ImportContext &context) override;
};

} // namespace vitrine
