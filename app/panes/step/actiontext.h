// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/record/records.h"

#include <QByteArray>
#include <QCoreApplication>

namespace vitrine {

/// The actions of a step without code, shown where other steps have code.
class ActionText final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::ActionText)

public:
    /// Markdown: a line for each action, with its input and output in fenced blocks that no text can break out of.
    /// Empty if there were no actions.
    static QByteArray markdown(const StepRecord &record);
};

} // namespace vitrine
