// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/drafts/draft.h"
#include "executor/policy/error.h"

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
    /// In the place of what was kept of this trail; without drafts nothing is kept.
    static Result<void> write(const KeptDrafts &drafts);
    /// Without drafts where there are none, or none that can be read.
    static KeptDrafts read(const QString &trail);
    /// Of all trails that are still there, the newest first.
    static std::vector<KeptDrafts> readAll();

    static QString folder();
};

} // namespace vitrine
