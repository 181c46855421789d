// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/json/jsonvalues.h"
#include "models/trail/record/records.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// Texts that a sample of Inspect stores once and references many times: messages by their number, attachments by their
/// key. The total size of inserted texts is limited.
class InspectPools final {
public:
    void addMessage(std::optional<JsonObject> message);
    void addAttachment(std::string key, std::string text);

    void fillPrompt(std::uint64_t from, std::uint64_t to, StepRecord &step);
    /// Replaces "attachment://KEY". `isJson`: the text is JSON, with the reference in one of its strings.
    void resolve(std::string &text, bool isJson = false);
    void resolve(StepRecord &step);

    bool hasAttachments() const { return !m_attachments.empty(); }
    /// The number of attachments that are not referenced.
    std::size_t unused() const { return m_attachments.size() - m_used.size(); }
    /// Whether some texts were left out for lack of room.
    bool isIncomplete() const;

private:
    std::map<std::string, std::string, std::less<>> m_attachments;
    std::set<std::string, std::less<>> m_used; ///< keys of the used attachments
    std::vector<PromptMessage> m_messages;
    std::uint64_t m_held = 0; ///< bytes
    std::uint64_t m_resolved = 0; ///< bytes of inserted texts
};

} // namespace vitrine
