// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/policy/policy.h"
#include "executor/policy/policycomments.h"
#include "models/trail/read/trail.h"
#include "models/trail/write/recorder.h"

#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// A policy that was activated while a trail was open. It is an event of that trail, so it stays on record.
struct PolicyChange {
    Policy policy;
    Policy before; ///< that was in force until then
    PolicyComments comments; ///< of the document
    std::string author;
    std::string reason; ///< in the author's words; may be empty
    std::string program; ///< name and version; set by `recordPolicyChange`
    double at = 0; ///< seconds since 1970
    PolicyComments commentsBefore = {}; ///< that were in force until then
    bool operator==(const PolicyChange &) const = default;
};

/// All changes of a trail, the newest first. Those whose policies cannot be read any more are left out. Blocks.
Result<std::vector<PolicyChange>> policyChanges(const Trail &trail);

/// Blocks; not on the GUI's thread.
Result<void> recordPolicyChange(Recorder &recorder, const PolicyChange &change, std::string_view program);

} // namespace vitrine
