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

/// The worker for an interpreter of the user's choice, such as /path/to/venv/bin/python, ~/venv/bin/python or a name
/// that the shell would find. Code can use the packages of its environment, which the jail makes read-only. Starts the
/// interpreter to query it; blocks. If its version of Python is not the one that this program was built for, that
/// environment needs the package `vitrine` of this version, for its worker.
Result<WorkerPython> workerPythonAt(const QString &typed);

/// An interpreter that can run the worker.
struct KnownPython {
    QString executable; ///< empty: the system's
    QString version; ///< "3.13"
    bool operator==(const KnownPython &) const = default;
};

/// The system's interpreter, and those in the usual locations that have a worker; starts none of them.
QList<KnownPython> knownPythons();
/// The one whose version is nearest to the recorded one, if it is nearer than the current one; otherwise nothing.
std::optional<KnownPython> nearestPython(
    std::string_view recorded, std::string_view current, const QList<KnownPython> &known);

} // namespace vitrine
