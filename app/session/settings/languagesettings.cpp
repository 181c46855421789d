// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/settings/languagesettings.h"

#include "resources/resources.h"

#include <QDir>
#include <QLocale>
#include <QSettings>

#include <algorithm>

namespace vitrine {

namespace {

QString key() { return QStringLiteral("window/language"); }

} // namespace

QString LanguageSettings::chosen()
{
    const auto language = QSettings().value(key()).toString();
    return there().contains(language) ? language : QString();
}

void LanguageSettings::choose(const QString &language)
{
    if (language.isEmpty())
        QSettings().remove(key());
    else
        QSettings().setValue(key(), language);
}

QStringList LanguageSettings::there()
{
    const QString before = QStringLiteral("vitrine_");
    const QString behind = QStringLiteral(".qm");
    QStringList languages;
    for (const auto &file : QDir(resourcePath(u"translations", u"")).entryList({ before + u'*' + behind }))
        languages.append(file.sliced(before.size()).chopped(behind.size()));
    return languages;
}

QString LanguageSettings::nameOf(const QString &language)
{
    const QLocale locale(language);
    const auto name = locale.nativeLanguageName();
    return locale.toUpper(name.left(1)) + name.sliced(std::min(name.size(), qsizetype(1)));
}

} // namespace vitrine
