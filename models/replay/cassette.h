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

/// The cassette of a run: how its tools are answered when it is replayed. What the log recorded is never changed;
/// what the user makes of it is kept in the trail beside it, each version as an event of its own, of which the newest
/// is in force. A run is named by its log's hash and its place there, so that a cassette follows it into other trails.
namespace vitrine {

/// May this source of a double run on this machine, outside the jail? A trail may come from anybody.
using TrustedSource = std::function<bool(std::string_view python)>;

/// The document that `readToolStubs` reads.
std::string toJson(const ToolStubs &tools);

/// The stubs that the user saved with the run; nothing when there are none, or they were reset. Blocks.
Result<std::optional<ToolStubs>> savedTools(const Trail &trail, RunId run);

/// Saves a cassette with the run, or takes it back (nothing): then the log's own answers hold again. Blocks.
Result<void> saveTools(
    Recorder &recorder, const Trail &trail, RunId run, const std::optional<ToolStubs> &tools, std::string_view by);

/// Doubles in Python whose source is not trusted are left without an answer. Without `isTrusted`, none is.
void withoutUntrusted(ToolStubs &tools, const TrustedSource &isTrusted);

} // namespace vitrine
