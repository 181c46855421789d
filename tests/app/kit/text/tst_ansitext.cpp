// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/ansitext.h"

#include <QTest>

using namespace vitrine;

class TestAnsiText final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsColorsAndWeight()
    {
        const auto runs = AnsiText().take("a\x1b[1;31mb\x1b[0mc\x1b[92md");
        QCOMPARE(runs.size(), std::size_t(4));
        QCOMPARE(runs[0].text, QByteArray("a"));
        QVERIFY(runs[0].style == AnsiStyle());
        QVERIFY((runs[1].style == AnsiStyle { 2, true }));
        QVERIFY(runs[2].style == AnsiStyle());
        QVERIFY((runs[3].style == AnsiStyle { 3, false }));
    }

    void otherCodesStay()
    {
        const QByteArray text("\x1b[2Ja\x1b]0;title\x07\x1b");
        QByteArray whole;
        AnsiText ansi;
        for (const auto &run : ansi.take(text))
            whole += run.text;
        QCOMPARE(whole + ansi.takeRest(), text);
    }

    void aTornCodeIsPutTogether()
    {
        AnsiText ansi;
        QCOMPARE(ansi.take("a\x1b[3").size(), std::size_t(1));
        const auto runs = ansi.take("1mb");
        QCOMPARE(runs.size(), std::size_t(1));
        QCOMPARE(runs[0].text, QByteArray("b"));
        QCOMPARE(runs[0].style.color, 2);
        QVERIFY(ansi.takeRest().isEmpty());
    }

    void whatWouldHideTextIsLeftOut()
    {
        const auto runs = AnsiText().take("\x1b[8;48;5;1;38;2;1;2;3mhidden");
        QVERIFY(runs.back().style == AnsiStyle());
        QCOMPARE(AnsiText().take("\x1b[38;5;9mx").back().style.color, 2);
        QCOMPARE(AnsiText().take("\x1b[38;5;200mx").back().style.color, 0);
    }

    void anEndlessCodeIsText()
    {
        AnsiText ansi;
        const auto text = "\x1b[" + QByteArray(1'000, '1');
        QByteArray whole;
        for (const auto &run : ansi.take(text))
            whole += run.text;
        QCOMPARE(whole, QByteArray(text));
    }
};

QTEST_GUILESS_MAIN(TestAnsiText)
#include "tst_ansitext.moc"
