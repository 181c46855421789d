// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/theme/tokentable.h"

#include "resources/resources.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMetaEnum>

namespace vitrine {

namespace {

using EntryResult = std::expected<TokenTable::Entry, QString>;
using PaletteResult = std::expected<QPalette, QString>;

constexpr std::array schemeKeys { QLatin1StringView("light"), QLatin1StringView("dark"),
    QLatin1StringView("contrast-light"), QLatin1StringView("contrast-dark") };

std::unexpected<QString> badKey(QStringView where, QStringView key)
{
    return std::unexpected(QStringLiteral("%1: %2 is missing or not valid").arg(where, key));
}

// An entry that is like another one has that one's colors and a shape of its own.
QJsonObject resolved(const QJsonObject &meanings, const QString &name)
{
    QJsonObject entry = meanings.value(name).toObject();
    if (const QString like = entry.value(QLatin1StringView("like")).toString(); !like.isEmpty()) {
        const QJsonValue shape = entry.value(QLatin1StringView("shape"));
        entry = meanings.value(like).toObject();
        entry.insert(QLatin1StringView("shape"), shape);
    }
    return entry;
}

EntryResult readEntry(const QJsonObject &meanings, const QString &name)
{
    const QJsonObject json = resolved(meanings, name);
    TokenTable::Entry entry;
    entry.shape = json.value(QLatin1StringView("shape")).toString();
    if (entry.shape.isEmpty())
        return badKey(name, u"shape");
    for (std::size_t scheme = 0; scheme < schemeKeys.size(); ++scheme) {
        const QJsonArray pair = json.value(schemeKeys[scheme]).toArray();
        entry.colors[scheme] = pair.at(0).toString();
        entry.tints[scheme] = pair.at(1).toString();
        if (entry.colors[scheme].isEmpty() || entry.tints[scheme].isEmpty())
            return badKey(name, QString(schemeKeys[scheme]));
    }
    return entry;
}

PaletteResult readPalette(const QJsonObject &roles, const QColor &disabled)
{
    QPalette palette;
    const auto metaEnum = QMetaEnum::fromType<QPalette::ColorRole>();
    for (auto it = roles.begin(); it != roles.end(); ++it) {
        bool known = false;
        const int role = metaEnum.keyToValue(it.key().toLatin1().constData(), &known);
        const auto color = QColor::fromString(it.value().toString());
        if (!known || !color.isValid())
            return badKey(u"palettes", it.key());
        palette.setColor(QPalette::ColorRole(role), color);
    }
    for (const auto role : { QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::PlaceholderText })
        palette.setColor(QPalette::Disabled, role, disabled);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, palette.color(QPalette::Active, QPalette::Mid));
    return palette;
}

PaletteResult readPalette(const QJsonObject &document, QLatin1StringView name)
{
    const auto roles = document.value(QLatin1StringView("palettes")).toObject().value(name).toObject();
    const auto disabled
        = QColor::fromString(document.value(QLatin1StringView("disabled")).toObject().value(name).toString());
    if (roles.isEmpty() || !disabled.isValid())
        return badKey(u"palettes", QString(name));
    return readPalette(roles, disabled);
}

} // namespace

std::expected<TokenTable, QString> TokenTable::parse(const QByteArray &json)
{
    const QJsonObject document = QJsonDocument::fromJson(json).object();
    const QJsonObject meanings = document.value(QLatin1StringView("meanings")).toObject();
    TokenTable table;
    for (const Meaning meaning : allMeanings) {
        auto entry = readEntry(meanings, tokenName(meaning).toString());
        if (!entry)
            return std::unexpected(entry.error());
        table.m_entries.insert(meaning, *std::move(entry));
    }
    for (std::size_t scheme = 0; scheme < schemeKeys.size(); ++scheme) {
        auto palette = readPalette(document, schemeKeys[scheme]);
        if (!palette)
            return std::unexpected(palette.error());
        table.m_palettes[scheme] = *std::move(palette);
    }
    return table;
}

const TokenTable &TokenTable::bundled()
{
    static const TokenTable table = [] {
        QFile file(resourcePath(u"themes", u"tokens.json"));
        const bool isOpen = file.open(QIODevice::ReadOnly);
        auto parsed = parse(isOpen ? file.readAll() : QByteArray());
        if (!parsed)
            qFatal("The bundled theme is not valid: %ls", qUtf16Printable(parsed.error()));
        return *std::move(parsed);
    }();
    return table;
}

const TokenTable::Entry &TokenTable::entry(Meaning meaning) const { return *m_entries.constFind(meaning); }

} // namespace vitrine
