// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/bytes/archive.h"
#include "models/logs/steps/logreader.h"

#include <functional>

namespace vitrine {

/// Logs of Inspect AI as one JSON document (docs/formats.md#inspect-ai): one run per sample and epoch.
class InspectLog final : public LogReader {
public:
    static constexpr std::string_view name = "inspect";
    static bool isRecognized(const Sniff &sniff);
    void read(FileWindow &file, const Sniff &sniff, ImportContext &context) override;
};

/// The same log as an archive, `.eval`: a header, and a file for each sample, which are opened one after the other.
class InspectArchive final {
public:
    using Progress = std::function<bool(std::uint64_t done, std::uint64_t total)>;
    InspectArchive(Archive &archive, ImportContext &context, Progress progress);

    static bool isRecognized(const Archive &archive);
    void read();

private:
    Archive &m_archive;
    ImportContext &m_context;
    Progress m_progress;
};

} // namespace vitrine
