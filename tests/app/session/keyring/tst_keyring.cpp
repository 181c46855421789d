// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/keyring/sealingkeys.h"
#include "models/trail/write/recorder.h"
#include "tests/app/cli/program.h"
#include "tests/app/session/keyring/fakewallet.h"

#include <QFile>
#include <QFuture>
#include <QTemporaryDir>
#include <QTest>
#include <QtConcurrentRun>

using namespace vitrine;
using namespace Qt::StringLiterals;

/// The program that speaks to the keyring, and who asks it; against a wallet of our own on a bus of our own.
class TestKeyring : public QObject {
    Q_OBJECT

private:
    /// On another thread: this one answers for the wallet.
    template <typename Call>
    static auto outcomeOf(Call call)
    {
        auto future = QtConcurrent::run(std::move(call));
        while (!future.isFinished())
            QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents, 50);
        return future.result();
    }
    static auto keyOf(const SealingKeyLocation &location)
    {
        return outcomeOf([location] {
            auto key = takeSealingKey(location, Keyring(QStringLiteral(VITRINE_KEYRING)));
            return key ? std::pair(key->publicKey(), Error {}) : std::pair(std::string(), key.error());
        });
    }
    static Outcome vitrine(const QStringList &arguments)
    {
        return outcomeOf([arguments] { return runProgram(arguments); });
    }
    QString newTrail(const QString &name) const
    {
        const QString file = m_folder.filePath(name);
        const auto recorder = Recorder::open(file.toStdString());
        return recorder ? file : QString();
    }
    static QByteArray bytesOf(const QString &file)
    {
        QFile bytes(file);
        return bytes.open(QFile::ReadOnly) ? bytes.readAll() : QByteArray();
    }
    QTemporaryDir m_folder;
    FakeWallet m_wallet;
    FakeBus m_bus { &m_wallet };

private Q_SLOTS:
    void init();
    void saysThatThereIsNoKeyring();
    void saysThatThereIsNoProgram();
    void makesAndFindsAKey();
    void keepsAKeyThatIsThere();
    void rejectsWhatIsNoKey();
    void saysThatItWasNotOpened();
    void stopsWaitingForTheUser();
    void sealsFromTheCommandLine();
    void namesTheFileWhereThereIsNoKeyring();
};

void TestKeyring::init()
{
    m_wallet.setMood(FakeWallet::Mood::Open);
    m_wallet.secrets.clear();
    qputenv("DBUS_SESSION_BUS_ADDRESS", m_bus.address().toLatin1());
    qputenv("XDG_CURRENT_DESKTOP", "KDE");
    qputenv("KDE_SESSION_VERSION", "6");
}

void TestKeyring::saysThatThereIsNoKeyring()
{
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus");
    const auto [key, error] = keyOf({});
    QVERIFY(key.empty());
    QVERIFY2(error.code == ErrorCode::Unavailable, error.detail.c_str());
    QCOMPARE(m_wallet.secrets.size(), 0);
}

void TestKeyring::saysThatThereIsNoProgram()
{
    const auto key = takeSealingKey({}, Keyring(u"/nonexistent/vitrine-keyring"_s));
    QVERIFY(!key);
    QVERIFY(key.error().code == ErrorCode::Unavailable);
}

void TestKeyring::makesAndFindsAKey()
{
    QVERIFY(keyOf({}).second.code == ErrorCode::NotFound);
    const auto [made, error] = keyOf({ .file = {}, .name = {}, .isNew = true });
    QVERIFY2(!made.empty(), error.detail.c_str());
    QCOMPARE(keyOf({}).first, made);
    const std::string other = keyOf({ .file = {}, .name = "work", .isNew = true }).first;
    QVERIFY(!other.empty() && other != made);
    QCOMPARE(keyOf({ .file = {}, .name = "work", .isNew = false }).first, other);
    QCOMPARE(m_wallet.secrets.keys(),
        (QStringList { u"Vitrine/trail sealing key"_s, u"Vitrine/trail sealing key: work"_s }));
}

void TestKeyring::keepsAKeyThatIsThere()
{
    const std::string made = keyOf({ .file = {}, .name = {}, .isNew = true }).first;
    QVERIFY(!made.empty());
    QVERIFY(keyOf({ .file = {}, .name = {}, .isNew = true }).second.code == ErrorCode::BadValue);
    QCOMPARE(keyOf({}).first, made);
}

void TestKeyring::rejectsWhatIsNoKey()
{
    m_wallet.secrets.insert(u"Vitrine/trail sealing key"_s, u"no key but a secret"_s);
    const auto error = keyOf({}).second;
    QVERIFY(error.code == ErrorCode::BadValue);
    QVERIFY(!error.detail.contains("secret"));
}

void TestKeyring::saysThatItWasNotOpened()
{
    m_wallet.setMood(FakeWallet::Mood::Refusing);
    const auto error = keyOf({}).second;
    QVERIFY2(error.code == ErrorCode::NoPermission, error.detail.c_str());
}

void TestKeyring::stopsWaitingForTheUser()
{
    m_wallet.setMood(FakeWallet::Mood::Silent);
    const auto code = outcomeOf([this] {
        const Keyring keyring(QStringLiteral(VITRINE_KEYRING));
        const auto key = takeSealingKey({}, keyring, [this] { return m_wallet.isWaiting(); });
        return key ? ErrorCode::Internal : key.error().code;
    });
    QVERIFY(code == ErrorCode::Cancelled);
}

void TestKeyring::sealsFromTheCommandLine()
{
    const QString file = newTrail(u"sealed.vitrine"_s);
    const Outcome none = vitrine({ u"trail"_s, u"seal"_s, file });
    QCOMPARE(none.status, 2);
    QVERIFY2(none.err.contains("--new-key") && none.err.contains("--key FILE"), none.all().constData());
    const Outcome made = vitrine({ u"trail"_s, u"seal"_s, u"--json"_s, u"--new-key"_s, file });
    QVERIFY2(made.status == 0, made.all().constData());
    const Outcome again = vitrine({ u"trail"_s, u"seal"_s, u"--json"_s, file });
    QVERIFY2(again.status == 0, again.all().constData());
    QCOMPARE(again.json()["public_key"], made.json()["public_key"]);
    QCOMPARE(vitrine({ u"trail"_s, u"verify"_s, file }).status, 0);
    const QByteArray secret = m_wallet.secrets.value(u"Vitrine/trail sealing key"_s).section(u'\n', 1, 1).toLatin1();
    QVERIFY(secret.size() > 40);
    for (const QByteArray &text : { made.all(), again.all(), bytesOf(file), bytesOf(file + u"-wal"_s) })
        QVERIFY(!text.contains(secret));
}

void TestKeyring::namesTheFileWhereThereIsNoKeyring()
{
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus");
    const QString file = newTrail(u"unsealed.vitrine"_s);
    const Outcome outcome = vitrine({ u"trail"_s, u"seal"_s, u"--new-key"_s, file });
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.contains("No keyring is available") && outcome.err.contains("--key FILE"),
        outcome.all().constData());
    const QString key = m_folder.filePath(u"key.pem"_s);
    const Outcome sealed = vitrine({ u"trail"_s, u"seal"_s, u"--new-key"_s, u"--key"_s, key, file });
    QVERIFY2(sealed.status == 0, sealed.all().constData());
}

QTEST_GUILESS_MAIN(TestKeyring)
#include "tst_keyring.moc"
