// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/copyformats.h"

#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestCopyFormats final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFenceIsLongerThanAnyInTheText()
    {
        QCOMPARE(asMarkdown(u"a"_s), u"```\na\n```\n"_s);
        QVERIFY(asMarkdown(u"````\n"_s).startsWith(u"`````\n"_s));
    }

    void jsonIsOneString() { QCOMPARE(asJson(u"a\"b\n"_s), u"\"a\\\"b\\n\""_s); }

    void indentsAndChangesNothingElse()
    {
        QCOMPARE(indentedJson("{\"b\":1.50,\"a\":[1,{}, [] ,\"x,[\\\"y\"],\"b\":2}").value(),
            QByteArray(
                "{\n  \"b\": 1.50,\n  \"a\": [\n    1,\n    {},\n    [],\n    \"x,[\\\"y\"\n  ],\n  \"b\": 2\n}"));
    }

    void whatIsNoJsonStaysAsItIs()
    {
        for (const auto *text : { "", "1", "{'a': 1}", "[1,", "{} {}", "\"text\"" })
            QVERIFY2(!indentedJson(text), text);
    }
};

QTEST_GUILESS_MAIN(TestCopyFormats)
#include "tst_copyformats.moc"
