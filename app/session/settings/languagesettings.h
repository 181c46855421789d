// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace vitrine {

/// The language of the window, stored in the settings, such as "de"; empty: that of the system. Takes effect at the
/// next start. GUI thread.
struct LanguageSettings final {
    /// Also empty if the program has no translation for the chosen language.
    static QString chosen();
    static void choose(const QString &language);
    /// The languages that the program is translated into.
    static QStringList there();
    /// The name of the language in that language.
    static QString nameOf(const QString &language);
};

} // namespace vitrine
