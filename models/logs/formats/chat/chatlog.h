// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/steps/logreader.h"

namespace vitrine {

/// Conversations as lists of messages in the shapes of model APIs (docs/formats.md#chat-logs): the fallback, detected
/// last.
class ChatLog final : public LogReader {
public:
    static constexpr std::string_view name = "chat";
    static bool isRecognized(const Sniff &sniff);
    void read(FileWindow &file, const Sniff &sniff, ImportContext &context) override;
};

} // namespace vitrine
