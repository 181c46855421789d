// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTranslator>

class QCoreApplication;

namespace vitrine {

/// Loads translations of the program and of Qt's own dialogs for the lifetime of this object.
class Translations final {
public:
    /// Installs the available translations for the chosen language, otherwise for the user's languages (`LANGUAGE`,
    /// then the locale), in their order. English needs a file too: it contains the plurals.
    explicit Translations(QCoreApplication *application, const QString &chosen = {});
    ~Translations();
    Translations(const Translations &) = delete;
    Translations &operator=(const Translations &) = delete;

private:
    QCoreApplication *m_application;
    QTranslator m_program;
    QTranslator m_qt;
};

} // namespace vitrine
