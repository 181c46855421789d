// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/translations.h"

#include "resources/resources.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace vitrine {

namespace {

// `QLocale::system()` reads LANGUAGE, LC_ALL and LANG, but a C locale hides LANGUAGE from it.
QStringList languages(const QString &chosen)
{
    if (!chosen.isEmpty())
        return { chosen };
    auto list = qEnvironmentVariable("LANGUAGE").split(u':', Qt::SkipEmptyParts);
    list.append(QLocale::system().uiLanguages());
    return list;
}

bool loadProgram(QTranslator &translator, const QString &language)
{
    return translator.load(
        QLocale(language), QStringLiteral("vitrine"), QStringLiteral("_"), resourcePath(u"translations", u""));
}

bool loadQt(QTranslator &translator, const QString &language)
{
    return translator.load(QLocale(language), QStringLiteral("qtbase"), QStringLiteral("_"),
        QLibraryInfo::path(QLibraryInfo::TranslationsPath));
}

} // namespace

Translations::Translations(QCoreApplication *application, const QString &chosen)
    : m_application(application)
{
    for (const auto &language : languages(chosen)) {
        if (!loadProgram(m_program, language))
            continue;
        QLocale::setDefault(QLocale(language));
        m_application->installTranslator(&m_program);
        if (loadQt(m_qt, language))
            m_application->installTranslator(&m_qt);
        return;
    }
    // The plurals of the texts in the code.
    if (loadProgram(m_program, QStringLiteral("en")))
        m_application->installTranslator(&m_program);
}

Translations::~Translations()
{
    m_application->removeTranslator(&m_qt);
    m_application->removeTranslator(&m_program);
}

} // namespace vitrine
