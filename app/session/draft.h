// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/record/records.h"

#include <QByteArray>
#include <QHash>

namespace vitrine {

/// Code of a step that the user has changed.
struct Draft {
    QByteArray recorded; ///< the code that the draft was made from
    QByteArray code;
    RunId run = 0; ///< run of the step; 0 if unknown
    bool operator==(const Draft &) const = default;
};

using Drafts = QHash<StepId, Draft>;

} // namespace vitrine
