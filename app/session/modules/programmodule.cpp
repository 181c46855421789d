// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/modules/programmodule.h"

#include <QLibrary>

#include <filesystem>
#include <system_error>

namespace vitrine {

namespace {

QString locationOf(const QString &module)
{
    std::error_code failed;
    const auto here = std::filesystem::read_symlink("/proc/self/exe", failed).parent_path();
    for (const char *folder : { ".", "../libexec/vitrine" }) {
        if (const auto location = here / folder / module.toStdString(); std::filesystem::exists(location, failed))
            return QString::fromStdString(location.string());
    }
    return module;
}

} // namespace

Result<QFunctionPointer> functionOfModule(const QString &module, const char *function)
{
    QLibrary library(locationOf(module));
    if (const auto found = library.resolve(function))
        return found;
    return std::unexpected(Error { .code = ErrorCode::Unavailable,
        .file = module.toStdString(),
        .line = {},
        .byte = {},
        .detail = library.errorString().toStdString() });
}

} // namespace vitrine
