// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/username.h"

#include <pwd.h>
#include <unistd.h>

#include <array>

namespace vitrine {

std::string userName()
{
    std::array<char, 4096> texts {};
    passwd entry {};
    passwd *found = nullptr;
    if (getpwuid_r(geteuid(), &entry, texts.data(), texts.size(), &found) == 0 && found != nullptr)
        return found->pw_name;
    return std::to_string(geteuid());
}

} // namespace vitrine
