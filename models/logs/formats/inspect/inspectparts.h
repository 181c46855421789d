// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/bytes/archive.h"
#include "models/logs/formats/inspect/inspectsample.h"
#include "models/logs/steps/importcontext.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace vitrine {

/// A sample whose long lists are stored in separate parts, as large ones are in the third version of Inspect's
/// archives: a folder with "sample.json" and "metadata.json", and the folders "events", "messages" and "attachments"
/// with arrays that are named by the number of their first item. Attachments are referenced by numbers, messages by
/// ranges of numbers.
class InspectParts final {
public:
    /// The end of the entry's name that identifies such a sample's folder.
    static constexpr std::string_view shellName = "/sample.json";

    /// `folder` ends with a slash.
    InspectParts(Archive &archive, ImportContext &context, std::string folder);
    void read(const InspectHeader &header);

private:
    using Record = std::function<void(JsonStream &stream, RecordWalker &walker)>;
    void walk(const std::string &entry, std::unique_ptr<ByteSource> source, const Record &record);
    std::string metadata();
    void readShell(std::string metadata);
    /// Called for each item of a list in parts, with its number.
    using Item = std::function<void(RecordWalker &walker, const JsonSlice &slice, std::uint64_t number)>;
    void sequence(std::string_view name, const Item &item);
    void readAttachments(InspectSample &sample);
    void readMessages(InspectSample &sample);
    void readEvents(InspectSample &sample);
    bool isInConversation(std::uint64_t message) const;

    Archive &m_archive;
    ImportContext &m_context;
    std::string m_folder;
    std::optional<Envelope> m_shell;
    /// The ranges of messages in the conversation, from and to.
    std::vector<std::pair<std::uint64_t, std::uint64_t>> m_conversation;
};

} // namespace vitrine
