// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/record/records.h"

#include <QString>

namespace vitrine {

/// In which language a block of a step's code is to be coloured, by the name that the syntax highlighter has for it;
/// "None" where nothing tells. Beside Python and shell scripts the record has no names: what a notebook's cell begins
/// with or the fence in the model's answer said stands for one.
QString codeLanguage(const StepRecord &record, const CodeRecord &code);

} // namespace vitrine
