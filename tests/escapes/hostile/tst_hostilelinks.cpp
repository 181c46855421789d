// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Links and paths: what a policy opens in the jail's view, and what a hostile step makes of that.
#include "tests/escapes/hostile/hostilesession.h"

#include <filesystem>
#include <fstream>

using namespace vitrine;
using namespace vitrine::test;

class TestHostileLinks final : public QObject, HostileSession {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { start(); }
    void cleanupTestCase() { finish(); }
    void init() { begin(3); }
    void cleanup() { checkWhatIsLeft(); }

    void linksOpenWhatThePolicyNamesAndNothingElse()
    {
        const QTemporaryDir folder;
        const std::string base = std::filesystem::canonical(folder.path().toStdString()).string();
        std::filesystem::create_directories(base + "/data");
        for (const char *name : { "/secret.txt", "/real.txt", "/data/plain.txt" })
            std::ofstream(base + name) << name;
        std::filesystem::create_symlink(base + "/secret.txt", base + "/data/trap.txt");
        std::filesystem::create_symlink("plain.txt", base + "/data/newest.txt");
        std::filesystem::create_symlink(base + "/real.txt", base + "/named.txt");
        Policy policy = openPolicy();
        policy.readGlobs = { base + "/data/*.txt", base + "/named.txt" };
        QVERIFY(m_executor->begin({ policy, {}, {} }));
        const auto read = [&](const std::string &name) { return outcome(run("open('" + base + name + "').read()")); };
        QCOMPARE(read("/data/plain.txt"), QStringLiteral("'/data/plain.txt'"));
        QCOMPARE(read("/data/newest.txt"), QStringLiteral("'/data/plain.txt'"));
        QCOMPARE(read("/named.txt"), QStringLiteral("'/real.txt'"));
        const std::string prefix = withPrelude("base = b'" + base + "'\n");
        for (const std::string name : { "/secret.txt", "/data/trap.txt", "/real.txt" })
            QCOMPARE(outcome(run(prefix + "c('open', base + b'" + name + "', 0)")), QStringLiteral("(-1, 2)"));
    }

    void aLinkThatCodeHasMovedOpensNothingForTheNextSession()
    {
        const QTemporaryDir folder;
        const std::string base = std::filesystem::canonical(folder.path().toStdString()).string();
        std::filesystem::create_directories(base + "/out/sub");
        std::filesystem::create_directory(base + "/home");
        std::ofstream(base + "/home/secret.txt") << "secret";
        std::ofstream(base + "/out/given.txt") << "given";
        std::filesystem::create_symlink(base + "/home", base + "/out/folder");
        std::filesystem::create_symlink(base + "/home/secret.txt", base + "/out/file");
        Policy policy = openPolicy();
        policy.readGlobs = { base + "/out/given.txt", base + "/out/sub/*.txt" };
        policy.writeGlobs = { base + "/out/**", base + "/out/sub/**" };
        const std::string prefix = withPrelude("base = b'" + base + "'\n");
        QVERIFY(m_executor->begin({ policy, {}, {} }));
        QCOMPARE(outcome(run(prefix
                     + "base += b'/out/'\nc('rmdir', base + b'sub'), c('rename', base + b'folder', base + b'sub'), "
                       "c('rename', base + b'file', base + b'given.txt')")),
            QStringLiteral("((0, 0), (0, 0), (0, 0))"));
        QVERIFY(m_executor->begin({ policy, {}, {} }));
        QVERIFY(isNamespaced());
        for (const char *name : { "/out/given.txt", "/out/sub/secret.txt", "/home/secret.txt" })
            QCOMPARE(outcome(run(prefix + "c('open', base + b'" + name + "', 0)")), QStringLiteral("(-1, 2)"));
        QCOMPARE(outcome(run(prefix + "c('open', base + b'/out/sub/new.txt', 0o101, 0o644)[0]")), QStringLiteral("-1"));
        QVERIFY(!std::filesystem::exists(base + "/home/new.txt"));
    }

    void aPathInAFolderForWritingUnderAnotherNameIsRejected()
    {
        const QTemporaryDir folder;
        const std::string base = std::filesystem::canonical(folder.path().toStdString()).string();
        std::filesystem::create_directory(base + "/out");
        std::ofstream(base + "/out/given.txt") << "given";
        std::filesystem::create_symlink(base + "/out", base + "/other");
        Policy policy = openPolicy();
        policy.readGlobs = { base + "/other/given.txt" };
        policy.writeGlobs = { base + "/out/**" };
        const auto started = m_executor->begin({ policy, {}, {} });
        QVERIFY(!started && started.error().detail.contains(base + "/other/given.txt"));
    }

    void aPathThatThePolicyNamesIsOpenAndNothingBesideIt()
    {
        const QTemporaryDir folder;
        const std::string base = std::filesystem::canonical(folder.path().toStdString()).string();
        std::filesystem::create_directory(base + "/out");
        for (const char *name : { "/in.txt", "/secret.txt", "/out/old" })
            std::ofstream(base + name) << name;
        Policy policy = openPolicy();
        policy.readGlobs = { base + "/in*.txt" };
        policy.writeGlobs = { base + "/out/**" };
        QVERIFY(m_executor->begin({ policy, {}, {} }));
        QCOMPARE(outcome(run("open('" + base + "/in.txt').read()")), QStringLiteral("'/in.txt'"));
        const std::string prefix = withPrelude("base = b'" + base + "'\n");
        QCOMPARE(outcome(run(prefix + "c('open', base + b'/secret.txt', 0)")), QStringLiteral("(-1, 2)"));
        QCOMPARE(outcome(run(prefix + "c('open', base + b'/in.txt', 1)[0]")), QStringLiteral("-1"));
        QCOMPARE(outcome(run("with open('" + base + "/out/new', 'w') as f: f.write('made')\n1")), QStringLiteral("1"));
        std::string made;
        std::ifstream(base + "/out/new") >> made;
        QCOMPARE(text(made), QStringLiteral("made"));
        QCOMPARE(outcome(run(prefix + "c('mknod', base + b'/out/fifo', 0o10644, 0)")), QStringLiteral("(-1, 1)"));
        QVERIFY(!std::filesystem::exists(base + "/out/fifo"));
    }
};

QTEST_GUILESS_MAIN(TestHostileLinks)
#include "tst_hostilelinks.moc"
