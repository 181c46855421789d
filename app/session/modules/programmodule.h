// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <QFunctionPointer>
#include <QString>

namespace vitrine {

/// A function of a module of this program, which is loaded now if that has not happened yet, and stays. The module lies
/// beside the program in the build, and in libexec/vitrine where it is installed. For what brings large libraries
/// along that most commands do not need: to load those takes longer than such a command has to run.
/// `Unavailable`, with the system's words, where the module is missing or broken. Any thread.
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
