// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/steps/logreader.h"

namespace vitrine {

/// A session of Cursor's command line as read from its store: {"chat", "messages"} (bytes/sessionstore.h).
class CursorChat final : public LogReader {
public:
    static constexpr std::string_view name = "cursor-chat";
    static bool isRecognized(const Sniff &sniff);
    void read(FileWindow &file, const Sniff &sniff, ImportContext &context) override;
};

} // namespace vitrine
