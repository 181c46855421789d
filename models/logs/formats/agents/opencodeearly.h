// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/steps/logreader.h"

namespace vitrine {

/// Sessions of OpenCode's first versions, and of Crush, as read from their stores: `{session, messages}`, where
/// messages have parts `{type, data}`.
class OpenCodeEarly {
public:
    static bool isRecognized(const Sniff &sniff);
    static void read(FileWindow &file, Framing framing, ImportContext &context);
};

} // namespace vitrine
