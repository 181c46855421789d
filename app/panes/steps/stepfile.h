// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/rows.h"

#include <QList>
#include <QTemporaryDir>
#include <QUrl>

#include <optional>

namespace vitrine {

/// The code of a step as a file, for who wants to drag it elsewhere. The files are there as long as this is.
class StepFile final {
public:
    /// "run-3-step-2.py". Nothing for a step without code, or where it cannot be written.
    QList<QUrl> write(int runNumber, const StepRow &step, const QString &code);

private:
    std::optional<QTemporaryDir> m_folder; ///< created when a drag starts
};

} // namespace vitrine
