// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/steps/logreader.h"

namespace vitrine {

/// The output of `codex exec --json`: threads, turns and their items.
class CodexExec final {
public:
    static bool isRecognized(const Sniff &sniff);
    static void read(FileWindow &file, Framing framing, ImportContext &context);
};

} // namespace vitrine
