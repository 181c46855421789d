// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/record/records.h"

#include <optional>
#include <string>
#include <string_view>

/// The writer of a live recording. Each run that is recorded live has an event with the channel, process and user that
/// wrote its entries. A run without such an event was imported from a log.
namespace vitrine {

struct Writer {
    std::string channel; ///< "module", "hook", "receiver"
    RunId run = 0; ///< 0: all runs whose source is `file`
    std::string file = {}; ///< the file in which a receiver stores its spans
    std::string process = {}; ///< name of the program
    std::int64_t pid = 0;
    std::string user = {}; ///< name, or number if the user has no name
    bool operator==(const Writer &) const = default;
};

/// The event about this process and its user, for entries that are recorded over this channel.
TrailEvent writerEvent(std::string_view channel, RunId run, std::string_view file = {});
/// Returns nothing for other events.
std::optional<Writer> writerOf(const TrailEvent &event);

} // namespace vitrine
