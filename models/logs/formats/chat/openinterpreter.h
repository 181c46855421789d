// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/steps/logreader.h"

namespace vitrine {

/// Conversations of Open Interpreter: messages with a type and a format (docs/formats.md#other-agents).
class OpenInterpreter final : public LogReader {
public:
    static constexpr std::string_view name = "open-interpreter";
    static bool isRecognized(const Sniff &sniff);
    void read(FileWindow &file, const Sniff &sniff, ImportContext &context) override;
};

} // namespace vitrine
