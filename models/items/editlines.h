// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/transcriptcards.h"

#include <string_view>

/// The lines that an edit changes. Pure, any thread.
namespace vitrine {

/// One text in place of another: their common beginning and end are cut down to three lines each.
std::vector<DiffLine> replacedLines(std::string_view before, std::string_view after);

/// The lines of a patch, as its own marks name them.
std::vector<DiffLine> patchLines(std::string_view patch);

/// The lines that an edit changes, by its JSON arguments; empty if they do not say.
std::vector<DiffLine> editedLines(std::string_view arguments);

} // namespace vitrine
