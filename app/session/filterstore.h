// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace vitrine {

/// Recently used filters, and those that the user saved: stored in the settings, newest first. GUI thread.
class FilterStore final {
public:
    static QStringList history();
    /// Does nothing if the user turned the history off.
    static void remember(const QString &filter);
    static void forgetHistory();
    static QStringList saved();
    static bool isSaved(const QString &filter) { return saved().contains(filter); }
    static void setSaved(const QString &filter, bool isSaved);
};

} // namespace vitrine
