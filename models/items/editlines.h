// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/transcriptcards.h"

#include <string_view>

/// The lines that an edit changes. Pure, any thread.
namespace vitrine {

/// One text in place of another: their common beginning and end are cut down to three lines each.
std::vector<DiffLine> replacedLines(std::string_view before, std::string_view after);

/// The lines of a patch, as its own marks name them, with their numbers where it has them.
std::vector<DiffLine> patchLines(std::string_view patch);

/// The lines that an edit changes, by its JSON arguments; empty if they do not say.
std::vector<DiffLine> editedLines(std::string_view arguments);

/// The lines that a log itself has of an edit, in an event of its step: {"kind": "patch", "record": {"call": …,
/// "hunks":
/// [{"oldStart": …, "newStart": …, "lines": […]}]}}. `extra` is that of the step; empty if there is none for the call.
std::vector<DiffLine> recordedLines(std::string_view extra, std::string_view call);

/// Numbers the lines of an edit by what its tool returned, if that lists the new lines with their numbers in one place
/// alone: "   12\treturn 1", "   12→return 1".
void numberLines(std::vector<DiffLine> &lines, std::string_view result);

} // namespace vitrine
