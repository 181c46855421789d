// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/theme/tokentable.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace vitrine;

class TestTokenTable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theBundledFileIsValid();
    void aMeaningLikeAnotherKeepsItsOwnShape();
    void aMissingMeaningIsNamed();
    void anUnknownPaletteRoleIsRejected();
    void whatIsNoJsonIsRejected();

private:
    static QJsonObject document();
};

QJsonObject TestTokenTable::document()
{
    QFile file(QStringLiteral(VITRINE_SOURCE_DIR "/resources/themes/tokens.json"));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

void TestTokenTable::theBundledFileIsValid()
{
    const auto table = TokenTable::parse(QJsonDocument(document()).toJson());
    QVERIFY2(table.has_value(), table ? "" : qPrintable(table.error()));
    QCOMPARE(table->entry(Meaning::Blocked).shape, QStringLiteral("bar-circle"));
    QCOMPARE(table->palette(Scheme::Dark).color(QPalette::Base), QColor(0x1c, 0x1f, 0x22));
}

void TestTokenTable::aMeaningLikeAnotherKeepsItsOwnShape()
{
    const auto &table = TokenTable::bundled();
    QCOMPARE(table.entry(Meaning::Fixed).colors, table.entry(Meaning::Ok).colors);
    QCOMPARE(table.entry(Meaning::Fixed).shape, QStringLiteral("up-circle"));
}

void TestTokenTable::aMissingMeaningIsNamed()
{
    QJsonObject json = document();
    QJsonObject meanings = json.value(QLatin1StringView("meanings")).toObject();
    meanings.remove(QLatin1StringView("redacted"));
    json.insert(QLatin1StringView("meanings"), meanings);
    const auto table = TokenTable::parse(QJsonDocument(json).toJson());
    QVERIFY(!table);
    QVERIFY(table.error().contains(QStringLiteral("redacted")));
}

void TestTokenTable::anUnknownPaletteRoleIsRejected()
{
    QJsonObject json = document();
    QJsonObject palettes = json.value(QLatin1StringView("palettes")).toObject();
    QJsonObject light = palettes.value(QLatin1StringView("light")).toObject();
    light.insert(QLatin1StringView("Bse"), QStringLiteral("#ffffff"));
    palettes.insert(QLatin1StringView("light"), light);
    json.insert(QLatin1StringView("palettes"), palettes);
    const auto table = TokenTable::parse(QJsonDocument(json).toJson());
    QVERIFY(!table);
    QVERIFY(table.error().contains(QStringLiteral("Bse")));
}

void TestTokenTable::whatIsNoJsonIsRejected()
{
    QVERIFY(!TokenTable::parse("{\"meanings\": "));
    QVERIFY(!TokenTable::parse({}));
}

QTEST_MAIN(TestTokenTable)
#include "tst_tokentable.moc"
