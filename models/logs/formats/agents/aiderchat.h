// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/steps/logreader.h"

namespace vitrine {

/// Chat histories of Aider (`.aider.chat.history.md`): a run for each start of the program (docs/formats.md#aider).
class AiderChat final : public LogReader {
public:
    static constexpr std::string_view name = "aider";
    static bool isRecognized(const Sniff &sniff);
    void read(FileWindow &file, const Sniff &sniff, ImportContext &context) override;
};

} // namespace vitrine
