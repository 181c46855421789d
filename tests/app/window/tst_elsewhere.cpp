// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/find/finder.h"
#include "app/panes/jobs/jobmodel.h"
#include "app/panes/jobs/jobpane.h"
#include "app/panes/settings/remotepage.h"
#include "app/panes/step/differenceview.h"
#include "tests/app/session/keyring/fakewallet.h"
#include "tests/app/window/shownwindow.h"
#include "tests/executor/remote/cloudserver.h"

#include <QAction>
#include <QComboBox>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QThreadPool>
#include <QTreeView>

#include <mutex>

using namespace vitrine;
using namespace vitrine::test;
using namespace vitrine::testing;
using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 60'000;

std::mutex messagesGuard;
QByteArray messages; ///< that were logged in this process

void keepMessage(QtMsgType, const QMessageLogContext &, const QString &text)
{
    const std::scoped_lock lock(messagesGuard);
    messages += text.toUtf8() + '\n';
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// Places elsewhere as a user of the window meets them: the page of the settings, a key that the keyring keeps, and a
/// run that is replayed here and there. With the contract of a cloud.
class TestElsewhere final : public QObject {
    Q_OBJECT

    CloudServer m_cloud;
    FakeWallet m_wallet;
    FakeBus m_bus { &m_wallet };

    template <typename Widget>
    static Widget *child(const QWidget &page, const char *name)
    {
        return page.findChild<Widget *>(QString::fromLatin1(name));
    }

    static void choose(const RemotePage &page, const QString &location)
    {
        auto *locations = child<QComboBox>(page, "remoteSite");
        locations->setCurrentIndex(locations->findData(location));
    }

    // The outcome of a press of a button, when it is there.
    static QString outcomeOf(const RemotePage &page, const char *button)
    {
        auto *pressed = child<QPushButton>(page, button);
        pressed->click();
        if (!QTest::qWaitFor([&] { return child<QPushButton>(page, "testRemote")->isEnabled(); }, patienceMs))
            return u"nothing"_s;
        return child<QLabel>(page, "remoteOutcome")->text();
    }

    void keepKey(const RemotePage &page)
    {
        choose(page, u"e2b"_s);
        auto *key = child<QLineEdit>(page, "remoteKey");
        key->setFocus();
        QTest::keyClicks(key, CloudServer::e2bKey());
        QTest::keyClick(key, Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(m_wallet.secrets.values(), QStringList { CloudServer::e2bKey() }, patienceMs);
        QCOMPARE(key->text(), QString());
        QTRY_COMPARE(child<QLabel>(page, "remoteOutcome")->text(), u"The key is in the keyring."_s);
    }

    // As another program would have made one and left it.
    void makeSandbox()
    {
        NetworkThread thread;
        HttpRequest request { .verb = "POST", .url = m_cloud.url() };
        request.url.setPath(u"/v2/sandboxes"_s);
        request.headers = { { "X-API-KEY", CloudServer::e2bKey().toUtf8() }, { "Content-Type", "application/json" } };
        request.body = R"({"templateID": "code-interpreter-v1", "timeout": 60, "metadata": {"vitrine": "1"},
            "allow_internet_access": false})";
        const auto made = thread.run([&] { return HttpClient(thread).send(request); });
        QVERIFY(made && made->status == 201);
    }

    static void replay(MainWindow &window, const QString &executor)
    {
        auto *replayElsewhere = window.findChild<QAction *>(u"replayElsewhere"_s);
        QTRY_VERIFY_WITH_TIMEOUT(replayElsewhere->isEnabled(), patienceMs);
        replayElsewhere->trigger();
        auto *finder = window.findChild<Finder *>();
        QTRY_VERIFY(finder->isVisible());
        auto *field = finder->findChild<QLineEdit *>();
        QTest::keyClicks(field, executor);
        QTest::keyClick(field, Qt::Key_Return);
        const auto *jobs = window.findChild<JobPane *>()->model();
        const int row = jobs->rowCount() - 1;
        QTRY_VERIFY_WITH_TIMEOUT(jobs->job(row) == nullptr, 2 * patienceMs);
        QVERIFY2(jobs->outcome(row).how == JobOutcome::How::Done, qPrintable(jobs->spoken(row)));
    }

    static bool isReported(const MainWindow &window, const QString &words)
    {
        for (const auto *label : window.findChildren<QLabel *>()) {
            if (label->isVisible() && label->text().contains(words))
                return true;
        }
        return false;
    }

    // What the window runs here, then there: the two stand side by side, each with the name of its executor.
    void compareWith(const QString &executor)
    {
        MainWindow window(makeInProcessBackend);
        window.resize(1400, 900);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QVERIFY(openIn(window));
        replay(window, u"In-process"_s);
        replay(window, executor);
        auto *rows = window.findChild<QTreeView *>(u"compareView"_s);
        QTRY_VERIFY_WITH_TIMEOUT(rows->isVisible() && rows->model()->rowCount() > 0, patienceMs);
        QTRY_VERIFY(isReported(window, u"replayed in In-process"_s));
        QTRY_VERIFY(isReported(window, u"replayed in "_s + executor));
        QTRY_VERIFY_WITH_TIMEOUT(window.project()->isQuiet(), patienceMs);
    }

private Q_SLOTS:
    void initTestCase()
    {
        useOwnSettings();
        forgetAll();
        qputenv("DBUS_SESSION_BUS_ADDRESS", m_bus.address().toLatin1());
        qputenv("XDG_CURRENT_DESKTOP", "KDE");
        qputenv("KDE_SESSION_VERSION", "6");
        QVERIFY(m_cloud.start());
        qputenv("E2B_API_URL", m_cloud.url().toEncoded());
        qputenv("E2B_SANDBOX_URL", m_cloud.url().toEncoded());
        qInstallMessageHandler(keepMessage);
    }

    void init()
    {
        m_cloud.misbehave("");
        m_wallet.secrets.clear();
        QSettings().clear();
    }

    void cleanupTestCase() { qInstallMessageHandler(nullptr); }

    void theTestSaysWhatFails_data()
    {
        QTest::addColumn<QByteArray>("mood");
        QTest::addColumn<QString>("said");
        QTest::newRow("well") << QByteArray() << u"Connected: e2b."_s;
        QTest::newRow("refused") << QByteArray("unauthorized") << u"401"_s;
        QTest::newRow("limited") << QByteArray("limited") << u"429"_s;
        QTest::newRow("broken") << QByteArray("failing") << u"500"_s;
        QTest::newRow("no JSON") << QByteArray("nonsense") << u"JSON"_s;
    }

    void theTestSaysWhatFails()
    {
        QFETCH(const QByteArray, mood);
        QFETCH(const QString, said);
        RemotePage page;
        page.show();
        keepKey(page);
        m_cloud.misbehave(mood.constData(), 100);
        const QString outcome = outcomeOf(page, "testRemote");
        QVERIFY2(outcome.contains(said), qPrintable(outcome));
        QVERIFY2(!outcome.contains(CloudServer::e2bKey()), qPrintable(outcome));
    }

    void theTestSaysThatThereIsNoKey()
    {
        RemotePage page;
        page.show();
        choose(page, u"e2b"_s);
        const QString outcome = outcomeOf(page, "testRemote");
        QVERIFY2(outcome.contains(u"E2B_API_KEY"), qPrintable(outcome));
    }

    void theTestSaysThatItWaits()
    {
        RemotePage page;
        page.show();
        keepKey(page);
        child<QPushButton>(page, "testRemote")->click();
        QVERIFY(child<QLabel>(page, "remoteOutcome")->text().startsWith(u"Connecting"));
        QTRY_VERIFY_WITH_TIMEOUT(child<QPushButton>(page, "testRemote")->isEnabled(), patienceMs);
        QVERIFY(!child<QLabel>(page, "remoteOutcome")->text().startsWith(u"Connecting"));
    }

    // The service says nothing for a minute.
    void whoeverClosesThePageDoesNotWait()
    {
        QElapsedTimer timer;
        {
            RemotePage page;
            page.show();
            keepKey(page);
            m_cloud.misbehave("silent", 100);
            child<QPushButton>(page, "testRemote")->click();
            QTRY_VERIFY_WITH_TIMEOUT(!m_cloud.reported()["requests"].empty(), patienceMs);
            timer.start();
        }
        QVERIFY(timer.elapsed() < 1'000);
        QVERIFY(QThreadPool::globalInstance()->waitForDone(10'000)); // nor does a thread
    }

    void theTestSaysWhichEngineDoesNotAnswer()
    {
        RemotePage page;
        page.show();
        child<QLineEdit>(page, "remoteEngine")->setText(u"unix:///nowhere/engine.sock"_s);
        const QString outcome = outcomeOf(page, "testRemote");
        QVERIFY2(outcome.contains(u"/nowhere/engine.sock"), qPrintable(outcome));
    }

    void whatRunsIsListedAndStopped()
    {
        RemotePage page;
        page.resize(700, 500);
        page.show();
        keepKey(page);
        makeSandbox();
        QCOMPARE(outcomeOf(page, "refreshRemote"), QString());
        auto *list = child<QTableWidget>(page, "remoteResources");
        QCOMPARE(list->rowCount(), 1);
        QCOMPARE(list->item(0, 1)->text(), u"code-interpreter-v1"_s);
        QVERIFY(!child<QPushButton>(page, "stopRemote")->isEnabled());
        list->selectRow(0);
        QVERIFY(child<QPushButton>(page, "stopRemote")->isEnabled());
        QCOMPARE(outcomeOf(page, "stopRemote"), QString());
        QCOMPARE(list->rowCount(), 0);
        QVERIFY(m_cloud.reported()["sandboxes"].empty());
        QCOMPARE(outcomeOf(page, "refreshRemote"), QString());
        QVERIFY(list->accessibleDescription().startsWith(u"No running"));
    }

    // Its key comes out of the keyring, and is nowhere else afterwards.
    void aRunHereIsComparedWithOneInACloud()
    {
        {
            RemotePage page;
            page.show();
            keepKey(page);
        }
        messages.clear();
        compareWith(u"E2B"_s);
        const QByteArray key = CloudServer::e2bKey().toUtf8();
        QVERIFY2(!messages.contains(key), messages.constData());
        QDirIterator files(qEnvironmentVariable("HOME"), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        int count = 0;
        while (files.hasNext()) {
            const QString file = files.next();
            QVERIFY2(!contentOf(file).contains(key), qPrintable(file));
            ++count;
        }
        QVERIFY(count > 0);
        QVERIFY(m_cloud.reported()["sandboxes"].empty());
        QVERIFY(m_cloud.reported()["violations"].empty());
    }
};

QTEST_MAIN(TestElsewhere)
#include "tst_elsewhere.moc"
