// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/record/records.h"

#include <QByteArray>
#include <QCoreApplication>

namespace vitrine {

/// The actions of a step without code, for the place where others have code.
class ActionText final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::ActionText)

public:
    /// Markdown: a line for each action, what it was given and what it gave, in fences that no text can leave. Empty
    /// where nothing was done.
    static QByteArray markdown(const StepRecord &record);
};

} // namespace vitrine
