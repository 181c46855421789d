// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/editor/codemark.h"
#include "app/session/execution/stepreview.h"
#include "models/trail/read/trail.h"

#include <string_view>
#include <vector>

namespace vitrine {

/// Line of the code, from 1, on which a statement begins, also when a program that quotes it has set its spaces, quotes
/// and brackets in its own way; 0 when the code has not got it.
int statementLine(std::string_view code, std::string_view statement);

/// Line of the step's code, from 1, on which the recorded error happened, found by the statement that the error
/// quotes, else by the last line of the code that its traceback names; 0 when there is neither.
int recordedErrorLine(const StepRecord &recorded);

/// Marks of the recorded error, of the newest execution of this very code, and of what the review says. `code` is what
/// the editor shows; the recorded error is left out when that is a draft.
std::vector<CodeMark> stepMarks(
    const StepRecord &recorded, std::string_view code, const Execution *newest, const StepReview &review);

} // namespace vitrine
