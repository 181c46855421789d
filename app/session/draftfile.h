// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/draft.h"
#include "base/error.h"

#include <QString>

#include <vector>

namespace vitrine {

/// Drafts of one trail as they lie on the disk: a file of their own, so that the trail holds only what happened.
struct KeptDrafts {
    QString trail; ///< absolute file
    QString title; ///< what the window calls it
    Drafts drafts;
};

/// All of these block: not on the GUI's thread.
class DraftFile final {
public:
    /// Keeps what was changed since `known`, and leaves the rest as it is: another program may keep drafts of the same
    /// trail. Where none are left nothing is kept.
    static Result<void> write(const KeptDrafts &drafts, const Drafts &known);
    /// Without drafts where there are none, or none that can be read.
    static KeptDrafts read(const QString &trail);
    /// The drafts of all trails that still exist, the newest first.
    static std::vector<KeptDrafts> readAll();

    static QString folder();
    /// While it is locked, others wait before they write.
    static QString lockOf(const QString &trail);
};

} // namespace vitrine
