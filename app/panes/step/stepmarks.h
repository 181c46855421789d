// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/editor/codemark.h"
#include "app/session/execution/stepreview.h"
#include "models/trail/read/trail.h"

#include <string_view>
#include <vector>

namespace vitrine {

/// Line of the code, from 1, on which a statement starts, even if a program that quotes the statement has changed its
/// spaces, quotes and brackets; 0 if the code does not contain it.
int statementLine(std::string_view code, std::string_view statement);

/// Line of the step's code, from 1, on which the recorded error happened: the line of the statement that the error
/// quotes, otherwise the last line of the code in its traceback; 0 if there is neither.
int recordedErrorLine(const StepRecord &recorded);

/// Marks of the recorded error, of the latest execution of exactly this code, and of the review. `code` is the text in
/// the editor; the recorded error is omitted if that is a draft.
std::vector<CodeMark> stepMarks(
    const StepRecord &recorded, std::string_view code, const Execution *newest, const StepReview &review);

} // namespace vitrine
