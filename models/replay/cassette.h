// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/toolstubs.h"
#include "models/trail/read/trail.h"
#include "models/trail/write/recorder.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

/// The cassette of a run: the tool stubs that are used when it is replayed. The recorded answers are never changed; the
/// user's versions are stored in the trail beside them, each as an event, of which the newest is active. A run is
/// identified by the hash of its log and its index there, so that a cassette follows it into other trails.
namespace vitrine {

/// Whether a tool stub with this source may run on this machine outside the jail. Trails may come from untrusted
/// people.
using TrustedSource = std::function<bool(std::string_view python)>;

/// The JSON document that `readToolStubs` reads.
std::string toJson(const ToolStubs &tools);

/// The stubs that the user saved with the run; nothing if there are none, or they were reset. Blocks.
Result<std::optional<ToolStubs>> savedTools(const Trail &trail, RunId run);

/// Saves a cassette with the run, or resets it (nothing), so that the log's own answers are used again. Blocks.
Result<void> saveTools(
    Recorder &recorder, const Trail &trail, RunId run, const std::optional<ToolStubs> &tools, std::string_view by);

/// Removes the answers of tool stubs in Python whose source is not trusted. Without `isTrusted`, no source is trusted.
void withoutUntrusted(ToolStubs &tools, const TrustedSource &isTrusted);

} // namespace vitrine
