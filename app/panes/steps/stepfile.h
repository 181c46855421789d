// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/rows.h"

#include <QList>
#include <QTemporaryDir>
#include <QUrl>

#include <optional>

namespace vitrine {

/// The code of a step as a temporary file that can be dragged elsewhere. The files exist as long as this object.
class StepFile final {
public:
    /// Writes "run-3-step-2.py". Empty for a step without code, or if the file cannot be written.
    QList<QUrl> write(int runNumber, const StepRow &step, const QString &code);

private:
    std::optional<QTemporaryDir> m_folder; ///< created when a drag starts
};

} // namespace vitrine
