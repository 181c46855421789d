// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/policychoice.h"

#include "app/cli/textfile.h"
#include "executor/policy/policydocument.h"
#include "executor/policy/profiles.h"

#include <utility>

namespace vitrine {

std::expected<Policy, std::vector<Error>> choosePolicy(const std::string &nameOrFile)
{
    if (auto bundled = profile(nameOrFile))
        return std::move(*bundled);
    auto text = readTextFile(nameOrFile);
    if (text)
        return readPolicy(*text, nameOrFile);
    // What looks like a name was most likely meant as one.
    if (text.error().code == ErrorCode::FileNotFound && !nameOrFile.contains('/') && !nameOrFile.contains('.'))
        text.error().detail = "bundled policies: " + listedProfiles();
    return std::unexpected(std::vector { std::move(text.error()) });
}

std::string listedProfiles()
{
    std::string list;
    for (const auto name : profileNames())
        list.append(list.empty() ? "" : ", ").append(name);
    return list;
}

} // namespace vitrine
