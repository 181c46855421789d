// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/globs.h"

namespace vitrine {

bool matchesGlob(std::string_view glob, std::string_view path)
{
    if (glob.empty())
        return path.empty();
    if (glob.starts_with("**")) {
        glob.remove_prefix(2);
        for (std::size_t skip = 0; skip <= path.size(); ++skip) {
            if (matchesGlob(glob, path.substr(skip)))
                return true;
        }
        return false;
    }
    if (glob.front() == '*') {
        for (std::size_t skip = 0; skip <= path.size(); ++skip) {
            if (matchesGlob(glob.substr(1), path.substr(skip)))
                return true;
            if (skip < path.size() && path[skip] == '/')
                break;
        }
        return false;
    }
    if (path.empty() || (glob.front() != path.front() && (glob.front() != '?' || path.front() == '/')))
        return false;
    return matchesGlob(glob.substr(1), path.substr(1));
}

} // namespace vitrine
