// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/translations.h"

#include "app/wording/errortext.h"

#include <QTest>

using namespace vitrine;

class TestTranslations final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void speaksTheLanguageOfTheUser_data()
    {
        QTest::addColumn<QByteArray>("language");
        QTest::addColumn<bool>("isEnglish");
        QTest::newRow("German") << QByteArrayLiteral("de") << false;
        QTest::newRow("French") << QByteArrayLiteral("fr") << false;
        QTest::newRow("English") << QByteArrayLiteral("en") << true;
        QTest::newRow("one that is not there") << QByteArrayLiteral("tlh") << true;
        QTest::newRow("the second of two") << QByteArrayLiteral("tlh:de") << false;
    }

    void speaksTheLanguageOfTheUser()
    {
        QFETCH(const QByteArray, language);
        QFETCH(const bool, isEnglish);
        if (!QFile::exists(QStringLiteral(":/vitrine/translations/vitrine_de.qm")) || !isTranslated())
            QSKIP("the translations are not there yet");
        const auto before = qgetenv("LANGUAGE");
        qputenv("LANGUAGE", language);
        const Translations translations(qApp);
        qputenv("LANGUAGE", before);
        QCOMPARE(ErrorText::reason(ErrorCode::EmptyFile) == QStringLiteral("it is empty"), isEnglish);
    }

    void speaksWhatWasChosen()
    {
        if (!isTranslated())
            QSKIP("the translations are not there yet");
        const auto before = qgetenv("LANGUAGE");
        qputenv("LANGUAGE", "en");
        const Translations translations(qApp, QStringLiteral("de"));
        qputenv("LANGUAGE", before);
        QVERIFY(ErrorText::reason(ErrorCode::EmptyFile) != QStringLiteral("it is empty"));
    }

private:
    static bool isTranslated()
    {
        QTranslator german;
        return german.load(QStringLiteral(":/vitrine/translations/vitrine_de.qm")) && !german.isEmpty();
    }
};

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"
