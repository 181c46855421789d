// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace vitrine {

/// The language that the window speaks, kept in the settings, such as "de"; empty: that of the system. It is taken up
/// at the next start. GUI thread.
struct LanguageSettings final {
    /// Empty too when the program has no words in what was chosen.
    static QString chosen();
    static void choose(const QString &language);
    /// The languages of the program.
    static QStringList there();
    /// As who speaks it calls it.
    static QString nameOf(const QString &language);
};

} // namespace vitrine
