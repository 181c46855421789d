// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/draft.h"
#include "base/error.h"

#include <QString>

#include <vector>

namespace vitrine {

/// The drafts of one trail as stored on disk: in a file of their own, so that the trail holds only what happened.
struct KeptDrafts {
    QString trail; ///< absolute path
    QString title; ///< its title in the window
    Drafts drafts;
};

/// All of these functions block: not on the GUI thread.
class DraftFile final {
public:
    /// Stores what was changed since `known`, and leaves the rest unchanged: another program may store drafts of the
    /// same trail. Removes the file if no drafts are left.
    static Result<void> write(const KeptDrafts &drafts, const Drafts &known);
    /// Has no drafts if none are stored, or if they cannot be read.
    static KeptDrafts read(const QString &trail);
    /// The drafts of all trails that still exist, newest first.
    static std::vector<KeptDrafts> readAll();

    static QString folder();
    /// Path of the lock file. While it is locked, other programs wait before they write.
    static QString lockOf(const QString &trail);
};

} // namespace vitrine
