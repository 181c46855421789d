// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/installation.h"
#include "executor/policy/policy.h"
#include "models/trail/write/recorder.h"

#include <string_view>

namespace vitrine {

/// Records what became of packages as an event of the trail, "packages", with the policy that judged them.
Result<void> recordInstallation(
    Recorder &recorder, const Installation &installation, std::string_view executor, const Policy &policy);

} // namespace vitrine
