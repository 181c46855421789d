// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/record/records.h"

#include <QString>

namespace vitrine {

/// The language for highlighting a block of a step's code, by its name in the syntax highlighter; "None" if unknown.
/// The record identifies only Python and shell scripts: other languages are taken from the first line of a notebook
/// cell or from the fence in the model's answer.
QString codeLanguage(const StepRecord &record, const CodeRecord &code);

} // namespace vitrine
