// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// A file that a patch changes.
struct PatchFile {
    enum class Change {
        Edited,
        Added,
        Deleted,
        MovedFrom,
        MovedTo,
        Unclear, ///< edited, added or deleted: the patch does not say which
    };
    Change change = Change::Edited;
    std::string path;
    std::string text {}; ///< of an added file, if the patch has it in the form of apply_patch
    bool operator==(const PatchFile &) const = default;
};

/// The files of a patch for apply_patch: "*** Update File: src/a.py".
std::vector<PatchFile> filesOfPatch(std::string_view patch);

/// The files of a difference as diff and git write it: "+++ b/src/a.py". `strip` is the number of folders that are
/// removed from each name. Without it, names lose the letters of git if both have them ("a/", "b/"). A name with
/// escapes has an empty path.
std::vector<PatchFile> filesOfDiff(std::string_view diff, std::optional<std::size_t> strip = std::nullopt);

} // namespace vitrine
