// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/steps/logreader.h"

namespace vitrine {

/// Conversations of Amazon Q Developer CLI and of the versions of Kiro CLI that have its store: `{conversation_id,
/// history}`, where an entry has a message of the user and the reply to it. `/save` writes the same document.
class AmazonQ final : public LogReader {
public:
    static constexpr std::string_view name = "amazon-q";
    static bool isRecognized(const Sniff &sniff);
    void read(FileWindow &file, const Sniff &sniff, ImportContext &context) override;
};

} // namespace vitrine
