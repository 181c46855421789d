// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <QFunctionPointer>
#include <QString>

namespace vitrine {

/// Returns a function of a module of this program, which is loaded at the first call and stays loaded. The module is
/// located next to the program in a build, and in libexec/vitrine when installed. Modules hold what needs large
/// libraries that most commands do not: loading those takes longer than such a command runs. Fails with `Unavailable`,
/// and the system's message, if the module is missing or broken. Any thread.
Result<QFunctionPointer> functionOfModule(const QString &module, const char *function);

/// The services of a module, returned by its function of that name.
template <typename Services>
Result<const Services *> servicesOfModule(const QString &module, const char *function)
{
    const auto found = functionOfModule(module, function);
    if (!found)
        return std::unexpected(found.error());
    return reinterpret_cast<const Services *(*)()>(*found)();
}

} // namespace vitrine
