// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/theme/applicationpalette.h"
#include "app/panes/welcome/welcomepage.h"

#include <QAction>
#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QFileInfo>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>
#include <QUrl>

#include <memory>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestWelcomePage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void buttonsSayWhatTheUserWants();
    void offersOtherWaysToBegin();
    void recentFilesReportWhatTheyAre();
    void returnOpensTheCurrentFile();
    void removingAsksForTheCurrentFile();
    void withoutFilesTheButtonsRest();
    void theListNeedsNoScrollingSideways();
    void aFirstStartFitsIntoASmallWindow();
    void hostileNamesArePlainText();
    void listsAgentsSessions();
    void opensAndFollowsASession();
    void listsNoSessionsWhereThatIsOff();
    void droppedFilesAreReported();
    void droppedTextIsNotTaken();
    void everyButtonHasAName();
    void theFocusIsSeenAndBeginsWhereItIsOfUse();

private:
    void storeSessions();
    QTreeView *sessions() const { return m_page->findChild<QTreeView *>(u"sessionView"_s); }
    QTreeView *list() const { return m_page->findChild<QTreeView *>(u"recentView"_s); }
    QString cell(int row, int column) const { return list()->model()->index(row, column).data().toString(); }
    QPushButton *button(const QString &name) const { return m_page->findChild<QPushButton *>(name); }

    std::unique_ptr<QTemporaryDir> m_home;
    std::unique_ptr<WelcomePage> m_page;
};

void TestWelcomePage::init()
{
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
    applyPalette(PaletteChoice::Light);
    m_page = std::make_unique<WelcomePage>();
    m_page->resize(1024, 640);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
}

void TestWelcomePage::buttonsSayWhatTheUserWants()
{
    QSignalSpy open(m_page.get(), &WelcomePage::openRequested);
    QSignalSpy sample(m_page.get(), &WelcomePage::sampleRequested);
    button(u"welcomeOpen"_s)->setFocus();
    QTest::keyClick(button(u"welcomeOpen"_s), Qt::Key_Space);
    QTest::mouseClick(button(u"welcomeSample"_s), Qt::LeftButton);
    QCOMPARE(open.count(), 1);
    QCOMPARE(sample.count(), 1);
}

void TestWelcomePage::offersOtherWaysToBegin()
{
    QAction action(u"&Receive…"_s);
    action.setObjectName(u"receive"_s);
    m_page->addStart(&action, u"Steps arrive"_s);
    QSignalSpy triggered(&action, &QAction::triggered);
    auto *added = button(u"welcome-receive"_s);
    QCOMPARE(added->accessibleName(), u"Receive…"_s);
    QCOMPARE(added->accessibleDescription(), u"Steps arrive"_s);
    QTest::mouseClick(added, Qt::LeftButton);
    QCOMPARE(triggered.size(), 1);
    // By keyboard: the next one below, and Return.
    QTRY_VERIFY(added->isVisible());
    button(u"welcomeOpen"_s)->setFocus();
    QTest::keyClick(button(u"welcomeOpen"_s), Qt::Key_Down);
    QVERIFY(added->hasFocus());
    QTest::keyClick(added, Qt::Key_Return);
    QCOMPARE(triggered.size(), 2);
    QTest::keyClick(added, Qt::Key_Down);
    QVERIFY(button(u"welcomeSample"_s)->hasFocus());
}

void TestWelcomePage::theFocusIsSeenAndBeginsWhereItIsOfUse()
{
    QVERIFY(button(u"welcomeOpen"_s)->hasFocus());
    const auto focused = button(u"welcomeOpen"_s)->grab().toImage();
    button(u"welcomeSample"_s)->setFocus();
    QVERIFY(button(u"welcomeOpen"_s)->grab().toImage() != focused);
    m_page->hide();
    m_page->setRecent({ { u"/a/one.json"_s } });
    m_page->show();
    QCOMPARE(m_page->focusWidget(), list());
}

void TestWelcomePage::recentFilesReportWhatTheyAre()
{
    QTemporaryDir folder;
    QFile log(folder.filePath(u"run.json"_s));
    QVERIFY(log.open(QIODevice::WriteOnly));
    const auto now = QDateTime::currentDateTime();
    m_page->setRecent({ { log.fileName(), RecentEntry::State::Unknown, now, 50'000 },
        { folder.filePath(u"gone.json"_s), RecentEntry::State::Unknown, now.addDays(-1), 1 }, { u"/a/old.json"_s } });
    QCOMPARE(cell(0, 0), u"run.json"_s);
    QCOMPARE(cell(0, 1), folder.path());
    QTRY_COMPARE(cell(0, 3), u"Log"_s);
    QCOMPARE(cell(1, 3), u"File not found"_s);
    QCOMPARE(cell(0, 2), QLocale().toString(50'000));
    QCOMPARE(cell(0, 4), u"today"_s);
    QCOMPARE(cell(1, 4), u"yesterday"_s);
    QCOMPARE(cell(2, 2), u"—"_s); // the words are wider than the column
    QCOMPARE(cell(2, 4), u"—"_s);
}

void TestWelcomePage::returnOpensTheCurrentFile()
{
    m_page->setRecent({ { u"/a/one.json"_s }, { u"/a/two.json"_s } });
    QSignalSpy chosen(m_page.get(), &WelcomePage::fileChosen);
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_Down);
    QTest::keyClick(list(), Qt::Key_Return);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen[0][0].toString(), u"/a/two.json"_s);
    button(u"openRecent"_s)->click();
    QCOMPARE(chosen.count(), 2);
}

void TestWelcomePage::removingAsksForTheCurrentFile()
{
    m_page->setRecent({ { u"/a/one.json"_s } });
    QSignalSpy removed(m_page.get(), &WelcomePage::removeRequested);
    button(u"removeRecent"_s)->click();
    QCOMPARE(removed.count(), 1);
    QCOMPARE(removed[0][0].toString(), u"/a/one.json"_s);
}

void TestWelcomePage::withoutFilesTheButtonsRest()
{
    QVERIFY(!button(u"openRecent"_s)->isEnabled());
    QVERIFY(!button(u"removeRecent"_s)->isEnabled());
    m_page->setRecent({ { u"/a/one.json"_s } });
    QVERIFY(button(u"openRecent"_s)->isEnabled());
}

void TestWelcomePage::theListNeedsNoScrollingSideways()
{
    constexpr int folder = 1;
    for (const int width : { 1'600, 1'024, 700 }) {
        m_page->resize(width, 640);
        QCoreApplication::processEvents();
        QVERIFY2(!list()->horizontalScrollBar()->isVisible(), qPrintable(QString::number(width)));
    }
    QVERIFY(list()->isColumnHidden(folder));
    m_page->resize(1'600, 640);
    QCoreApplication::processEvents();
    QVERIFY(!list()->isColumnHidden(folder));
}

// All ways to begin are in sight in a window of 1024 × 640, which leaves this much room to the page.
void TestWelcomePage::aFirstStartFitsIntoASmallWindow()
{
    QAction action(u"Open Session…"_s);
    for (int count = 0; count < 5; ++count)
        m_page->addStart(&action, u"Sessions that coding agents stored on this computer"_s);
    m_page->resize(1'024, 560);
    QCoreApplication::processEvents();
    QVERIFY(!m_page->verticalScrollBar()->isVisible());
    m_page->setRecent({ { u"/a/one.json"_s } });
    QCoreApplication::processEvents();
    QVERIFY(button(u"openRecent"_s)->isVisible());
    QVERIFY(list()->height() > 6 * m_page->fontMetrics().height());
}

void TestWelcomePage::hostileNamesArePlainText()
{
    m_page->setRecent({ { u"/a/\u202e<img src=x>\n.json"_s } });
    QCOMPARE(cell(0, 0), u"⟨U+202E⟩<img src=x>↵.json"_s);
    const QString tip = list()->model()->index(0, 0).data(Qt::ToolTipRole).toString();
    QVERIFY(tip.contains(u"&lt;img"_s));
}

/// Two sessions in a home folder, which the page lists.
void TestWelcomePage::storeSessions()
{
    m_home = std::make_unique<QTemporaryDir>();
    const auto store = [this](const QString &name, const QByteArray &content) {
        QVERIFY(QDir(m_home->path()).mkpath(QFileInfo(name).path()));
        QFile file(m_home->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    };
    store(u".codex/sessions/2026/rollout-1.jsonl"_s, R"({"payload":{"cwd":"/home/u/<b>shop"}})");
    store(u".claude/projects/-work-app/2.jsonl"_s, "{}");
    const std::string home = m_home->path().toStdString();
    m_page->setSessions([home](std::string_view name) { return name == "HOME" ? home : std::string(); });
    QTRY_COMPARE(sessions()->model()->rowCount(), 2);
    QTRY_VERIFY(sessions()->isVisible());
}

void TestWelcomePage::listsAgentsSessions()
{
    QVERIFY(!sessions()->isVisible());
    storeSessions();
    const auto *model = sessions()->model();
    const auto rowOf = [&](const QString &agent) {
        return model->match(model->index(0, 0), Qt::DisplayRole, agent, 1, Qt::MatchExactly).value(0);
    };
    QTRY_COMPARE(rowOf(u"Codex"_s).siblingAtColumn(1).data().toString(), u"/home/u/<b>shop"_s);
    QCOMPARE(rowOf(u"Claude Code"_s).siblingAtColumn(1).data().toString(), u"-work-app"_s);
    m_page->findChild<QLineEdit *>(u"sessionFilter"_s)->setText(u"SHOP"_s);
    QCOMPARE(model->rowCount(), 1);
    QCOMPARE(model->index(0, 0).data().toString(), u"Codex"_s);
}

void TestWelcomePage::opensAndFollowsASession()
{
    storeSessions();
    QSignalSpy chosen(m_page.get(), &WelcomePage::fileChosen);
    QSignalSpy followed(m_page.get(), &WelcomePage::followRequested);
    m_page->findChild<QLineEdit *>(u"sessionFilter"_s)->setText(u"codex"_s);
    QTest::mouseClick(button(u"openSession"_s), Qt::LeftButton);
    QTest::mouseClick(button(u"followSession"_s), Qt::LeftButton);
    QCOMPARE(chosen.size(), 1);
    QVERIFY(chosen.front().front().toString().endsWith(u"rollout-1.jsonl"_s));
    QCOMPARE(followed.size(), 1);
    QCOMPARE(followed.front(), chosen.front());
}

void TestWelcomePage::listsNoSessionsWhereThatIsOff()
{
    storeSessions();
    m_page->setSessions({});
    QVERIFY(!sessions()->isVisible());
    m_page->hide();
    m_page->show();
    QVERIFY(!sessions()->isVisible());
}

void TestWelcomePage::droppedFilesAreReported()
{
    QSignalSpy dropped(m_page.get(), &WelcomePage::filesDropped);
    QMimeData data;
    data.setUrls({ QUrl::fromLocalFile(u"/a/one.json"_s), QUrl(u"https://example.org/x"_s) });
    QDragEnterEvent enter({ 5, 5 }, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_page->viewport(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({ 5, 5 }, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_page->viewport(), &drop);
    QCOMPARE(dropped.count(), 1);
    QCOMPARE(dropped[0][0].toStringList(), QStringList { u"/a/one.json"_s });
}

void TestWelcomePage::droppedTextIsNotTaken()
{
    QMimeData data;
    data.setText(u"rm -rf"_s);
    QDragEnterEvent enter({ 5, 5 }, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    enter.ignore();
    QCoreApplication::sendEvent(m_page->viewport(), &enter);
    QVERIFY(!enter.isAccepted());
}

void TestWelcomePage::everyButtonHasAName()
{
    for (const auto *each : m_page->findChildren<QPushButton *>())
        QVERIFY2(!each->text().isEmpty() || !each->accessibleName().isEmpty(), qPrintable(each->objectName()));
    QVERIFY(!list()->accessibleName().isEmpty());
}

QTEST_MAIN(TestWelcomePage)
#include "tst_welcomepage.moc"
