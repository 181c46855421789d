// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/plaintip.h"

#include <QGuiApplication>
#include <QLabel>
#include <QScreen>
#include <QTest>
#include <QTextDocument>

using namespace vitrine;
using namespace Qt::StringLiterals;

/// Tips that say what a log says, and do no more than that.
class TestPlainTip final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void itSaysTheTextAsItIs_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("words") << u"def f(x):\n    return x"_s;
        QTest::newRow("HTML") << u"<b>bold</b> <img src='http://example.org/x.png'>"_s;
        QTest::newRow("an ampersand alone") << u"a & b && c"_s;
        QTest::newRow("entities") << u"&lt;b&gt; &amp;"_s;
    }

    void itSaysTheTextAsItIs()
    {
        QFETCH(const QString, text);
        const auto tip = plainTip(text);
        QVERIFY(Qt::mightBeRichText(tip));
        QCOMPARE(said(tip), text);
    }

    void whatIsHiddenIsMarked() { QVERIFY(!plainTip(u"a\u202eb"_s).contains(u'\u202e')); }

    void nothingHasNoTip() { QVERIFY(plainTip({}).isEmpty()); }

    void itStaysOnTheScreen_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("one word") << QString(10'000, u'n');
        QTest::newRow("many words") << u"word "_s.repeated(10'000);
        QTest::newRow("many lines") << u"line\n"_s.repeated(10'000);
        QTest::newRow("pairs of surrogates") << u"\U0001f469"_s.repeated(10'000);
    }

    void itStaysOnTheScreen()
    {
        QFETCH(const QString, text);
        const auto tip = plainTip(text);
        QVERIFY(said(tip).endsWith(u"…"));
        QVERIFY(said(tip).isValidUtf16());
        QLabel label(tip); // as the tips of Qt are
        label.setWordWrap(true);
        const auto screen = QGuiApplication::primaryScreen()->availableSize();
        QVERIFY(label.sizeHint().width() < screen.width());
        QVERIFY(label.sizeHint().height() < screen.height());
    }

private:
    static QString said(const QString &tip)
    {
        QTextDocument document;
        document.setHtml(tip);
        return document.toPlainText().remove(QChar(0x200b));
    }
};

QTEST_MAIN(TestPlainTip)
#include "tst_plaintip.moc"
