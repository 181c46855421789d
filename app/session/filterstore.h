// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace vitrine {

/// Filters that were used, and those that the user keeps: remembered in the settings, newest first. GUI thread.
class FilterStore final {
public:
    static QStringList history();
    /// Unless the user wants nothing to be remembered.
    static void remember(const QString &filter);
    static void forgetHistory();
    static QStringList saved();
    static bool isSaved(const QString &filter) { return saved().contains(filter); }
    static void setSaved(const QString &filter, bool isSaved);
};

} // namespace vitrine
