// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/record/records.h"

#include <optional>
#include <string>
#include <string_view>

/// The writer of a live recording: each run that is recorded while it happens has an event with the channel, process
/// and user that write its entries. A run without one was imported from a log.
namespace vitrine {

struct Writer {
    std::string channel; ///< "module", "hook", "receiver"
    RunId run = 0; ///< 0: all runs whose source is `file`
    std::string file = {}; ///< what a receiver keeps its spans in
    std::string process = {}; ///< name of the program
    std::int64_t pid = 0;
    std::string user = {}; ///< name, or number where it has none
    bool operator==(const Writer &) const = default;
};

/// The event about this process and its user, for entries that come by this channel.
TrailEvent writerEvent(std::string_view channel, RunId run, std::string_view file = {});
/// Nothing for events about anything else.
std::optional<Writer> writerOf(const TrailEvent &event);

} // namespace vitrine
