// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/editor/completion.h"

#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestCompletion final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void offersWhatTheSessionHas()
    {
        const auto found = at("offer"_ba, { .names = { u"offers"_s, u"offer_count"_s, u"rate"_s }, .modules = {} });
        QCOMPARE(found.typed, 5);
        QCOMPARE(found.words, (QStringList { u"offer_count"_s, u"offers"_s }));
    }

    void offersTheWordsOfTheCodeAndKeywords()
    {
        QVERIFY(at("counter = 1\ncou"_ba, {}).words.contains(u"counter"_s));
        QVERIFY(at("x = 1\nwhi"_ba, {}).words.contains(u"while"_s));
    }

    void afterImportOnlyAllowedModules()
    {
        const CompletionSources sources { .names = { u"mathless"_s }, .modules = { u"math"_s, u"os.path"_s } };
        QCOMPARE(at("import ma"_ba, sources).words, QStringList { u"math"_s });
        QCOMPARE(at("from os.p"_ba, sources).words, QStringList { u"os.path"_s });
        QCOMPARE(at("import os.p"_ba, sources).typed, 4);
        QVERIFY(at("from math import mat"_ba, sources).words.contains(u"mathless"_s));
    }

    void neverOffersTheWordAsItIs() { QVERIFY(!at("print"_ba, {}).words.contains(u"print"_s)); }

    void countsBytes() { QCOMPARE(at("größ"_ba, { .names = { u"größe"_s }, .modules = {} }).typed, 6); }

private:
    static Completions at(const QByteArray &code, const CompletionSources &sources)
    {
        return completionsAt(code, code.size(), sources);
    }
};

QTEST_GUILESS_MAIN(TestCompletion)
#include "tst_completion.moc"
