// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTranslator>

class QCoreApplication;

namespace vitrine {

/// The languages of the program and of Qt's own dialogs, as long as this lives.
class Translations final {
public:
    /// Installs what is there for the language that was chosen, or else for the user's languages (`LANGUAGE`, then the
    /// locale), in their order. English needs a file too: it holds the plurals.
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
