// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/chat/chatrun.h"
#include "models/logs/formats/chat/responseitems.h"
#include "models/logs/steps/recordwalker.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>

namespace vitrine {

/// Reads rollouts of Codex: the records of one session, or of several consecutive ones in one file.
class CodexRollouts final : ObjectReader {
public:
    using ObjectReader::ObjectReader;
    /// Reads a record of a file with one record per line.
    void record();
    /// Reads a document of the first versions: `{session, items}`.
    void document();
    void finish();

private:
    struct Said {
        std::string text;
        SourceSpan span;
        TimeSpan time;
    };
    struct Rollout {
        Rollout() { chat.setRunsText(false); }
        RunBuilder builder;
        ChatRun chat { builder };
        ResponseItems items { builder, chat };
        std::string lastUser; ///< the user's last message, which events repeat
        std::optional<Said> pending; ///< a reply in an event, until it is known whether items repeat the replies
        bool hasReplies = false; ///< in items
        std::string parent; ///< session that started this one
        std::int64_t ownFrom = 0; ///< earlier records are copies of those of the session that this one continues
        std::uint64_t order = 0;
    };

    Rollout &rollout(const std::string &id);
    void take(const JsonSlice &slice, const std::string &location);
    void event(JsonObject event, const SourceSpan &span);
    void meta(JsonObject payload);
    void item(JsonObject payload, const SourceSpan &span, const TimeSpan &time);
    void message(JsonObject payload, const SourceSpan &span, const TimeSpan &time);
    void happened(JsonObject payload, const SourceSpan &span, const TimeSpan &time);
    void heard(JsonObject payload, const SourceSpan &span, const TimeSpan &time);
    void tokens(JsonObject payload);
    void sayPending();
    void user(std::string text, const SourceSpan &span, const TimeSpan &time);

    std::map<std::string, std::unique_ptr<Rollout>> m_rollouts; ///< by session
    Rollout *m_now = nullptr;
};

} // namespace vitrine
