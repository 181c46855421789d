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

/// A policy that was activated while a trail was open, recorded as an event of that trail.
struct PolicyChange {
    Policy policy;
    Policy before; ///< the policy that was active until then
    PolicyComments comments; ///< comments of the document
    std::string author;
    std::string reason; ///< in the author's words; may be empty
    std::string program; ///< name and version; set by `recordPolicyChange`
    double at = 0; ///< seconds since 1970
    PolicyComments commentsBefore = {}; ///< comments of the previous policy
    bool operator==(const PolicyChange &) const = default;
};

/// All changes of a trail, newest first. Leaves out those whose policies can no longer be read. Blocks.
Result<std::vector<PolicyChange>> policyChanges(const Trail &trail);

/// Records a change. Blocks; not on the GUI thread.
Result<void> recordPolicyChange(Recorder &recorder, const PolicyChange &change, std::string_view program);

} // namespace vitrine
