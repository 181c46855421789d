// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/steps/logreader.h"

namespace vitrine {

/// The wire log of Kimi CLI: the events of its loop, or its messages (KimiMessages).
class KimiCli final : public LogReader {
public:
    static constexpr std::string_view name = "kimi-cli";
    static bool isRecognized(const Sniff &sniff);
    void read(FileWindow &file, const Sniff &sniff, ImportContext &context) override;
};

} // namespace vitrine
