// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/labeltext.h"

#include "app/wording/translations.h"

#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestLabelText final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hasTheSpaceOfTheLanguage_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("text");
        QTest::newRow("English") << u"en"_s << u"File: Open"_s;
        QTest::newRow("German") << u"de"_s << u"File: Open"_s;
        QTest::newRow("French") << u"fr"_s << u"File\u00A0: Open"_s;
    }

    void hasTheSpaceOfTheLanguage()
    {
        QFETCH(const QString, language);
        const Translations translations(qApp, language);
        QTEST(LabelText::of(u"File"_s, u"Open"_s), "text");
    }
};

QTEST_GUILESS_MAIN(TestLabelText)
#include "tst_labeltext.moc"
