// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/logs/emptyfolders.h"

#include "models/logs/bytes/logfiles.h"

#include <filesystem>
#include <span>

namespace vitrine {

ExitStatus reportEmptyFolders(Console &console, const std::vector<std::string> &names)
{
    auto status = ExitStatus::Fine;
    for (const std::string &name : names) {
        std::error_code ignored;
        if (!std::filesystem::is_directory(name, ignored) || !logFilesOf(std::span(&name, 1)).empty())
            continue;
        Error error { ErrorCode::UnknownFormat, std::filesystem::absolute(name, ignored).lexically_normal().string(),
            {}, {}, {} };
        error.flaw.code = FlawCode::NoLogInFolder;
        status = worse(status, report(console, error));
    }
    return status;
}

} // namespace vitrine
