// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/export/reportcolors.h"

#include "app/wording/meaning.h"
#include "resources/resources.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace vitrine {

namespace {

using namespace Qt::StringLiterals;

class Colors final {
public:
    Colors(const QJsonObject &tokens, const QString &scheme)
        : m_meanings(tokens.value(u"meanings"_s).toObject())
        , m_palette(tokens.value(u"palettes"_s).toObject().value(scheme).toObject())
        , m_scheme(scheme)
    {
    }

    QString css() const
    {
        QString css = u":root{"_s;
        for (auto role = m_palette.begin(); role != m_palette.end(); ++role)
            css += u"--%1:%2;"_s.arg(role.key(), role.value().toString());
        css += u"--rule:color-mix(in srgb,var(--Mid) 45%,transparent);--keyword:%1;--string:%2}\n"_s.arg(
            pair(u"blocked"_s).at(0), pair(u"ok"_s).at(0));
        for (const Meaning meaning : allMeanings) {
            const QString name = tokenName(meaning).toString();
            const QStringList colors = pair(name);
            css += u".%1{color:%2}.chip.%1{background:%3}\n"_s.arg(name, colors.at(0), colors.at(1));
        }
        return css;
    }

private:
    QStringList pair(const QString &name) const
    {
        const QJsonObject entry = m_meanings.value(name).toObject();
        if (const QString like = entry.value(u"like"_s).toString(); !like.isEmpty())
            return pair(like);
        const QJsonArray colors = entry.value(m_scheme).toArray();
        return { color(colors.at(0).toString()), color(colors.at(1).toString()) };
    }
    /// Some are a role of the palette.
    QString color(const QString &token) const
    {
        if (m_palette.contains(token))
            return u"var(--%1)"_s.arg(token);
        return token.startsWith(u'#') ? token : u"var(--AlternateBase)"_s;
    }

    QJsonObject m_meanings;
    QJsonObject m_palette;
    QString m_scheme;
};

} // namespace

std::string reportColors()
{
    QFile file(resourcePath(u"themes", u"tokens.json"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QJsonObject tokens = QJsonDocument::fromJson(file.readAll()).object();
    const QString css = Colors(tokens, u"light"_s).css() + u"@media screen and (prefers-color-scheme:dark){\n"_s
        + Colors(tokens, u"dark"_s).css() + u"}\n"_s;
    return css.toStdString();
}

} // namespace vitrine
