// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/transcriptcards.h"

#include <string_view>

/// The lines that an edit changes. Pure, any thread.
namespace vitrine {

/// The lines of replacing one text by another. Their common beginning and end are reduced to three lines each.
std::vector<DiffLine> replacedLines(std::string_view before, std::string_view after);

/// The lines of a patch according to its marks, with line numbers if it has them.
std::vector<DiffLine> patchLines(std::string_view patch);

/// The lines that an edit changes, according to its JSON arguments; empty if they do not contain them.
std::vector<DiffLine> editedLines(std::string_view arguments);

/// The lines of an edit that a log records in an event of the step:
/// {"kind": "patch", "record": {"call": …, "hunks": [{"oldStart": …, "newStart": …, "lines": […]}]}}.
/// `extra`: of the step. Empty if it has no such event for the call.
std::vector<DiffLine> recordedLines(std::string_view extra, std::string_view call);

/// Numbers the lines of an edit by the result of its tool, if that lists the new lines with their numbers exactly once:
/// "   12\treturn 1", "   12→return 1".
void numberLines(std::vector<DiffLine> &lines, std::string_view result);

} // namespace vitrine
