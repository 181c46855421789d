// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/markdownview.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QTest>
#include <QTextBlock>

using namespace vitrine;
using namespace Qt::StringLiterals;

/// Untrusted Markdown.
class TestMarkdownView final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s)); }

    void isFormatted()
    {
        MarkdownView view;
        view.setMarkdownText("# Plan\n\n- **one**\n- two\n\n```\nx = 1\n```\n");
        QCOMPARE(view.document()->firstBlock().blockFormat().headingLevel(), 1);
        QVERIFY(view.toPlainText().startsWith(u"Plan\none\ntwo"_s));
        QVERIFY(view.toPlainText().contains(u"x = 1"_s));
    }

    void aLongTextIsThereAMomentLater()
    {
        MarkdownView view;
        const QByteArray plan = QByteArray("# Plan\n\n") + QByteArray("- **one** `x`\n").repeated(1'000);
        QVERIFY(MarkdownView::canShow(plan));
        view.setMarkdownText(QByteArray(plan).replace("Plan", "Other"));
        view.setMarkdownText(plan);
        QVERIFY(view.toPlainText().isEmpty());
        QTRY_VERIFY(view.toPlainText().startsWith(u"Plan\none x\n"_s));
        view.setMarkdownText(plan);
        view.setMarkdownText("short");
        QTest::qWait(50); // what was prepared meanwhile is for nobody
        QCOMPARE(view.toPlainText(), u"short"_s);
    }

    void aParagraphWithoutEndStaysText()
    {
        const auto canShow = [](const QByteArray &text) { return MarkdownView::canShow(text); };
        const QByteArray words = QByteArray("`a` **b** ").repeated(300) + '\n';
        QVERIFY(canShow(words));
        QVERIFY(!canShow(words + words));
        QVERIFY(canShow(words + '\n' + words));
        QVERIFY(canShow("- " + words + "- " + words + "1. " + words));
        QVERIFY(canShow("```\n" + QByteArray("x = 1\n").repeated(2'000) + "```\n"));
    }

    void markupIsShownAsText_data()
    {
        QTest::addColumn<QByteArray>("markdown");
        QTest::addColumn<QString>("text");
        QTest::newRow("html") << QByteArray("<b>bold</b>") << u"<b>bold</b>"_s;
        QTest::newRow("script") << QByteArray("a <script>alert(1)</script>") << u"a <script>alert(1)</script>"_s;
        QTest::newRow("image of html") << QByteArray("<img src='file:///etc/passwd'>")
                                       << u"<img src='file:///etc/passwd'>"_s;
        QTest::newRow("bidi") << QByteArray("a\xe2\x80\xae"
                                            "b")
                              << u"a⟨U+202E⟩b"_s;
        QTest::newRow("bidi as an entity") << QByteArray("a&#x202E;b") << u"a⟨U+202E⟩b"_s;
        QTest::newRow("zero width as an entity") << QByteArray("a&#8203;b&zwnj;c") << u"a⟨U+200B⟩b⟨U+200C⟩c"_s;
        QTest::newRow("escape") << QByteArray("a\x1b[2Jb") << u"a⟨ESC⟩[2Jb"_s;
    }

    void markupIsShownAsText()
    {
        QFETCH(const QByteArray, markdown);
        QFETCH(const QString, text);
        MarkdownView view;
        view.setMarkdownText(markdown);
        QCOMPARE(view.toPlainText().trimmed(), text);
    }

    void imagesAreWords()
    {
        MarkdownView view;
        view.setMarkdownText("see ![a plot](file:///etc/hostname) and ![](https://example.org/x.png)");
        QCOMPARE(
            view.toPlainText(), u"see [image: a plot, file:///etc/hostname] and [image: https://example.org/x.png]"_s);
        view.resize(300, 200);
        view.grab();
        QVERIFY(!view.loadResource(QTextDocument::ImageResource, QUrl(u"file:///etc/hostname"_s)).isValid());
    }

    void aLinkIsAskedFor()
    {
        MarkdownView view;
        view.setMarkdownText("[safe site](https://evil.example/x)");
        view.show();
        QVERIFY(QTest::qWaitForWindowActive(&view));
        QTest::keyClick(&view, Qt::Key_Tab);
        Q_EMIT view.anchorClicked(QUrl(u"https://evil.example/x"_s));
        auto *question = view.findChild<QMessageBox *>(u"openLink"_s);
        QVERIFY(question != nullptr);
        QVERIFY(question->informativeText().contains(u"https://evil.example/x"_s));
        QCOMPARE(question->defaultButton(), question->button(QMessageBox::Cancel));
        QTest::keyClick(question, Qt::Key_Escape);
    }

    void otherLinksLeadNowhere()
    {
        MarkdownView view;
        for (const auto *address : { "file:///etc/passwd", "javascript:alert(1)", "vitrine:///x", "ftp://example.org" })
            Q_EMIT view.anchorClicked(QUrl(QString::fromLatin1(address)));
        QVERIFY(view.findChild<QMessageBox *>(u"openLink"_s) == nullptr);
    }

    void copiesPlainTextAndMarkdown()
    {
        MarkdownView view;
        view.setMarkdownText("**a** &amp; b");
        view.show();
        QVERIFY(QTest::qWaitForWindowActive(&view));
        QTest::keyClick(&view, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"**a** &amp; b"_s);
        QTest::keyClick(&view, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(&view, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"a & b"_s);
        QVERIFY(!QGuiApplication::clipboard()->mimeData()->hasHtml());
    }

    void whatWouldStallIsNotFormatted()
    {
        QVERIFY(MarkdownView::canShow("# a\n\n- b\n\n----------------------------------------------------------\n"));
        QVERIFY(!MarkdownView::canShow(QByteArray(20'000, 'x')));
        QVERIFY(!MarkdownView::canShow(QByteArray("|1|2|\n").repeated(1'000)));
        QVERIFY(!MarkdownView::canShow(QByteArray("![](x) ").repeated(1'000)));
        QVERIFY(!MarkdownView::canShow(QByteArray("&#8203;").repeated(1'000)));
        QVERIFY(!MarkdownView::canShow(QByteArray(10'000, '>').append('x')));
        QVERIFY(!MarkdownView::canShow(QByteArray("- ").repeated(1'000).append('x')));
    }
};

QTEST_MAIN(TestMarkdownView)
#include "tst_markdownview.moc"
