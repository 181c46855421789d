// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/steps/logreader.h"

namespace vitrine {

/// Threads of Zed's agent: messages that are `{User}` or `{Agent}`; before version 0.3, messages with roles, segments
/// and calls.
class ZedThread final : public LogReader {
public:
    static constexpr std::string_view name = "zed";
    static bool isRecognized(const Sniff &sniff);
    void read(FileWindow &file, const Sniff &sniff, ImportContext &context) override;
};

} // namespace vitrine
