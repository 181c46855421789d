// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "executor/sandbox/jailspec.h"

#include <QList>
#include <QString>

#include <optional>
#include <string_view>

namespace vitrine {

/// The worker for an interpreter of the user's own, such as /path/to/venv/bin/python, ~/venv/bin/python or a name that
/// the shell would find: with the packages of its
/// environment, which the jail lets code read only. Starts it to ask; blocks. Another version of Python than the one
/// that this program was built for needs the package `vitrine` of this version in that environment, for its worker.
Result<WorkerPython> workerPythonAt(const QString &typed);

/// An interpreter that can run the worker.
struct KnownPython {
    QString executable; ///< empty: the system's
    QString version; ///< "3.13"
    bool operator==(const KnownPython &) const = default;
};

/// The system's, and those installed at usual places that have a worker; starts none of them.
QList<KnownPython> knownPythons();
/// The one whose version is nearest to the recorded one, and nearer than the current one; nothing when none is.
std::optional<KnownPython> nearestPython(
    std::string_view recorded, std::string_view current, const QList<KnownPython> &known);

} // namespace vitrine
