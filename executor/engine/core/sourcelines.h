// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/core/stepfailure.h"

#include <deque>

namespace vitrine {

/// Gives `linecache`, once it is loaded, the code of the session's steps and takes away that of others: `inspect` and
/// `traceback` show it then, as in a notebook. Needs the GIL; leaves no exception set.
void offerSourceLines(std::deque<StepSource> &sources);

/// Takes the code of all steps away from `linecache`: a session that ends leaves none. Another session offers its own
/// again with its next step. Needs the GIL; leaves no exception set.
void withdrawSourceLines();

} // namespace vitrine
