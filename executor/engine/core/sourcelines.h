// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/core/stepfailure.h"

#include <deque>

namespace vitrine {

/// Adds the code of the session's steps to `linecache`, once that is loaded, and removes that of other sessions:
/// `inspect` and `traceback` then show it, as in a notebook. Needs the GIL; leaves no exception set.
void offerSourceLines(std::deque<StepSource> &sources);

/// Removes the code of all steps from `linecache` when a session ends. Another session adds its own again with its next
/// step. Needs the GIL; leaves no exception set.
void withdrawSourceLines();

} // namespace vitrine
