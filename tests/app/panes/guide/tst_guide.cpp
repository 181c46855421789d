// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/guide/guide.h"
#include "app/panes/guide/guidebrowser.h"
#include "app/panes/guide/guidepages.h"
#include "app/panes/guide/guidewindow.h"
#include "app/panes/guide/whatisthis.h"
#include "app/panes/pane.h"
#include "app/session/execution/executors.h"
#include "app/session/project.h"
#include "app/window/mainwindow.h"
#include "tests/app/window/shownwindow.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QListWidget>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>
#include <QTextBlock>
#include <QTextCursor>
#include <QToolButton>
#include <QWhatsThis>

#include <algorithm>
#include <memory>

using namespace vitrine;
using namespace vitrine::testing;
using namespace Qt::StringLiterals;

/// The guide as a reader uses it, in a real window.
class TestGuide final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings(); }

    void init()
    {
        failOnWarnings();
        QSettings().clear();
        m_window = std::make_unique<MainWindow>(makeInProcessBackend);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    void cleanup() { m_window.reset(); }

    void theKeyOpensTheContents()
    {
        QTest::keyClick(m_window.get(), Qt::Key_F1);
        QVERIFY(guide() && guide()->isVisible());
        QCOMPARE(guide()->browser()->page(), GuidePages::contents());
        QVERIFY(guide()->browser()->toPlainText().contains(u"agent-written code"));
        QTest::keyClick(guide(), Qt::Key_Escape);
        QTRY_VERIFY(!guide()->isVisible());
    }

    void everyPaneSaysWhatItIs()
    {
        for (const auto *pane : m_window->findChildren<QDockWidget *>()) {
            const auto text = WhatIsThis::about(pane);
            QVERIFY2(text.contains(pane->windowTitle().toHtmlEscaped()), qPrintable(pane->objectName()));
            QVERIFY2(text.count(u"<p>"_s) >= 3, qPrintable(pane->objectName()));
        }
    }

    void whatThingsSayOfThemselvesIsText()
    {
        QLineEdit field;
        field.setAccessibleName(u"<b>A & B</b>"_s);
        field.setToolTip(u"<p>one &lt;i&gt; two</p>"_s);
        field.setAccessibleDescription(u"<img src=x>\u202e"_s);
        const auto text = WhatIsThis::about(&field);
        QVERIFY2(text.contains(u"&lt;b&gt;A &amp; B&lt;/b&gt;"), qPrintable(text));
        QVERIFY2(text.contains(u"one &lt;i&gt; two"), qPrintable(text));
        QVERIFY2(text.contains(u"&lt;img src=x&gt;⟨U+202E⟩"), qPrintable(text));
        QVERIFY(WhatIsThis::about(std::make_unique<QWidget>().get()).isEmpty());
    }

    void theOtherKeyExplainsWhatHasTheFocus()
    {
        const auto tips = [] {
            return std::ranges::count_if(QApplication::topLevelWidgets(),
                [](const QWidget *widget) { return widget->inherits("QWhatsThat") && widget->isVisible(); });
        };
        QCOMPARE(tips(), 0);
        QTest::keyClick(m_window.get(), Qt::Key_F1, Qt::ShiftModifier);
        QCOMPARE(tips(), 1);
        QWhatsThis::hideText();
        QTRY_COMPARE(tips(), 0);
    }

    void theKeyOpensThePageOfThePane()
    {
        m_window->openFiles({ QStringLiteral(VITRINE_SOURCE_DIR "/resources/samples/loans.json") });
        QTRY_VERIFY_WITH_TIMEOUT(m_window->project()->isOpen(), 30'000);
        for (const auto *pane : m_window->findChildren<Pane *>()) {
            action(u"show-" + pane->info().id)->trigger();
            QTRY_VERIFY(QApplication::focusWidget() != nullptr);
            action(u"guide"_s)->trigger();
            const auto &page = pane->info().guidePage;
            QCOMPARE(guide()->browser()->page(), page.isEmpty() ? u"window"_s : page);
            guide()->close();
            m_window->activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        }
        m_window->project()->close();
    }

    void thePagesOfAllPanesAreThere()
    {
        const auto panes = m_window->findChildren<Pane *>();
        QCOMPARE(panes.size(), 21);
        for (const auto *pane : panes)
            QVERIFY2(pane->info().guidePage.isEmpty() || GuidePages::names().contains(pane->info().guidePage),
                qPrintable(pane->info().id));
    }

    void thePicturesAreOfPanesThatAreThere()
    {
        QFile file(QStringLiteral(VITRINE_SOURCE_DIR "/resources/guide/pictures/pictures.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto pictures = QJsonDocument::fromJson(file.readAll()).object();
        QVERIFY(pictures.size() > 5);
        for (const auto &picture : pictures) {
            const auto pane = picture[u"pane"].toString();
            QVERIFY2(pane.isEmpty() || m_window->findChild<QDockWidget *>(pane), qPrintable(pane));
        }
    }

    void everyPageHasTextAndItsPictures()
    {
        action(u"guide"_s)->trigger();
        for (const auto &name : GuidePages::names()) {
            auto *browser = guide()->browser();
            browser->showPage(name);
            QCOMPARE(browser->page(), name);
            QVERIFY2(browser->toPlainText().size() > 200, qPrintable(name));
            for (auto block = browser->document()->begin(); block.isValid(); block = block.next()) {
                for (auto part = block.begin(); !part.atEnd(); ++part) {
                    const auto image = part.fragment().charFormat().toImageFormat();
                    if (image.isValid())
                        QVERIFY(
                            !browser->document()->resource(QTextDocument::ImageResource, QUrl(image.name())).isNull());
                }
            }
        }
    }

    void everyPageFitsOnTwoScreens()
    {
        action(u"guide"_s)->trigger();
        auto *browser = guide()->browser();
        for (const auto &name : GuidePages::names()) {
            if (name == GuidePages::keys())
                continue; // a table of all actions, made for this window
            browser->showPage(name);
            const auto screens = browser->document()->size().height() / browser->viewport()->height();
            QVERIFY2(screens <= 2, qPrintable(u"%1: %2 screens"_s.arg(name).arg(screens)));
        }
    }

    void oneClickAnswersAQuestion_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("answer");
        QTest::newRow("why") << u"find out which step was blocked, and why"_s << u"Press F8"_s;
        QTest::newRow("allow") << u"allow a module"_s << u"applies the smallest change"_s;
        QTest::newRow("prove") << u"prove a step to someone"_s << u"Save Proof of Step"_s;
    }

    void oneClickAnswersAQuestion()
    {
        QFETCH(const QString, question);
        QFETCH(const QString, answer);
        action(u"guide"_s)->trigger();
        auto *browser = guide()->browser();
        browser->showPage(GuidePages::contents());
        auto link = browser->document()->find(question);
        QVERIFY(!link.isNull());
        QVERIFY(isShown(link));
        link.setPosition(link.selectionStart() + 1);
        const auto at = browser->cursorRect(link).center();
        QVERIFY(!browser->anchorAt(at).isEmpty());
        QTest::mouseClick(browser->viewport(), Qt::LeftButton, {}, at);
        QVERIFY(browser->page() != GuidePages::contents());
        const auto found = browser->document()->find(answer);
        QVERIFY(!found.isNull());
        QVERIFY(isShown(found));
    }

    void thePageOfKeysIsThatOfTheUser()
    {
        action(u"verify"_s)->setShortcut(Qt::CTRL | Qt::ALT | Qt::Key_V);
        action(u"guide"_s)->trigger();
        guide()->browser()->showPage(GuidePages::keys());
        QVERIFY(guide()->browser()->toPlainText().contains(u"Ctrl+Alt+V"));
        QVERIFY(guide()->browser()->toPlainText().contains(u"F1"));
    }

    void wordsFindPages()
    {
        action(u"guide"_s)->trigger();
        auto *field = guide()->findChild<QLineEdit *>(u"guideField"_s);
        QTest::keyClicks(field, u"checkpoint seal"_s);
        QStringList found;
        const auto *contents = guide()->findChild<QListWidget *>(u"guideContents"_s);
        for (int row = 0; row < contents->count(); ++row) {
            if (!contents->item(row)->isHidden())
                found.append(contents->item(row)->text());
        }
        QVERIFY2(found.contains(u"The trail"_s) && found.size() < 4, qPrintable(found.join(u',')));
    }

    void linksLeadOnAndBack()
    {
        action(u"guide"_s)->trigger();
        auto *browser = guide()->browser();
        browser->setSource(QUrl(u"filter.html"_s));
        QCOMPARE(browser->page(), u"filter"_s);
        guide()->findChild<QToolButton *>(u"guideBack"_s)->click();
        QCOMPARE(browser->page(), GuidePages::contents());
    }

    void nothingOutsideOfTheGuideIsRead_data()
    {
        QTest::addColumn<QString>("address");
        for (const auto *address : { "file:///etc/passwd", "https://example.org/a.png", "/etc/passwd",
                 "qrc:/vitrine/guide/../samples/loans.json", "qrc://host/vitrine/guide/index.html", "../../etc/passwd",
                 "qrc:/vitrine/guideline/a.html", "data:text/html,hello" })
            QTest::newRow(address) << QString::fromLatin1(address);
    }

    void nothingOutsideOfTheGuideIsRead()
    {
        QFETCH(const QString, address);
        GuideBrowser browser;
        browser.showPage(GuidePages::contents());
        QVERIFY(browser.loadResource(QTextDocument::HtmlResource, QUrl(address)).isNull());
        QVERIFY(browser.loadResource(QTextDocument::ImageResource, QUrl(address)).isNull());
    }

private:
    QAction *action(const QString &name) const { return m_window->findChild<QAction *>(name); }
    bool isShown(const QTextCursor &text) const
    {
        const auto *browser = guide()->browser();
        return browser->viewport()->rect().contains(browser->cursorRect(text));
    }
    GuideWindow *guide() const { return m_window->findChild<GuideWindow *>(); }

    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TestGuide)
#include "tst_guide.moc"
