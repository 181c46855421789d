// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/syscall.h>
#include <unistd.h>

#include <array>
#include <cstddef>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/sched.h>
#include <linux/seccomp.h>

using namespace vitrine;

namespace {

// Offsets of what a filter can look at; the low half of an argument, as this machine stores it.
constexpr auto numberAt = offsetof(seccomp_data, nr);
constexpr auto firstArgumentAt = offsetof(seccomp_data, args);

constexpr sock_filter load(std::size_t at) { return BPF_STMT(BPF_LD | BPF_W | BPF_ABS, static_cast<__u32>(at)); }
constexpr sock_filter skipUnless(__u32 value, __u8 skipped)
{
    return BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, skipped);
}
constexpr sock_filter skipUnlessSet(__u32 bits, __u8 skipped)
{
    return BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, bits, 0, skipped);
}
constexpr sock_filter fail(int error)
{
    return BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | static_cast<__u32>(error));
}
constexpr sock_filter allow() { return BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW); }

/// As the usual containers do: nobody makes namespaces.
constexpr std::array withoutNewNamespaces { load(numberAt), skipUnless(SYS_clone3, 1), fail(ENOSYS),
    skipUnless(SYS_unshare, 1), fail(EPERM), skipUnless(SYS_clone, 3), load(firstArgumentAt),
    skipUnlessSet(CLONE_NEWUSER, 1), fail(EPERM), allow() };

/// As a kernel that does not know Landlock.
constexpr std::array withoutLandlock { load(numberAt), skipUnless(SYS_landlock_create_ruleset, 1), fail(ENOSYS),
    allow() };

QByteArray bytesOf(const auto &filter)
{
    return QByteArray(reinterpret_cast<const char *>(filter.data()), sizeof filter);
}

QStringList words(const char *text) { return QString::fromLatin1(text).split(u' '); }

} // namespace

/// The program where a stranger may start it: what the machine does not give is missing from the layers, and nothing
/// else.
class TestJailHosts : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_program = QStringLiteral(VITRINE_PROGRAM);
    QStringList m_here; ///< the layers where this test runs

    QString write(const char *name, const QByteArray &content) const
    {
        QFile file(m_folder.filePath(QLatin1StringView(name)));
        if (file.open(QIODevice::WriteOnly))
            file.write(content);
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther);
        return file.fileName();
    }

    /// Behind the words, which start it somewhere; descriptor 9 reads the filter.
    Outcome run(const QStringList &before, const QByteArray &filter, const QStringList &arguments) const
    {
        QProcess process;
        QStringList all { QStringLiteral("-c"), QStringLiteral("exec 9<\"$0\"; exec \"$@\""), write("filter", filter) };
        all << before << m_program << arguments;
        process.start(QStringLiteral("/bin/bash"), all);
        const bool hasEnded = process.waitForFinished(60'000) && process.exitStatus() == QProcess::NormalExit;
        return { hasEnded ? process.exitCode() : -1, process.readAllStandardOutput(), process.readAllStandardError() };
    }
    static QStringList layersOf(const Outcome &outcome)
    {
        QStringList layers;
        const auto document = outcome.json();
        if (document.is_object()) {
            for (const auto &layer : document.at("steps")[0].at("layers"))
                layers << QString::fromStdString(layer.get<std::string>());
        }
        return layers;
    }
    bool canStart(const QStringList &before, const QByteArray &filter) const
    {
        return run(before, filter, { QStringLiteral("--version") }).status == 0;
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(QFile::setPermissions(m_folder.path(),
            QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner | QFile::ReadOther | QFile::ExeOther));
        m_here = layersOf(run({}, {}, { QStringLiteral("run"), QStringLiteral("--json"), write("step.py", "1") }));
        QVERIFY(m_here.contains(QStringLiteral("seccomp")));
    }

    void theLayersThatAreThereHoldAndAreReported_data()
    {
        QTest::addColumn<QStringList>("before");
        QTest::addColumn<QByteArray>("filter");
        QTest::addColumn<QStringList>("missing");
        const QStringList everything = words("bwrap --dev-bind / /");
        QTest::newRow("here") << QStringList() << QByteArray() << QStringList();
        QTest::newRow("inside of another container")
            << everything + words("--unshare-all --die-with-parent") << QByteArray() << QStringList();
        QTest::newRow("where nothing but the system is writable")
            << words("bwrap --ro-bind / / --proc /proc --dev /dev --tmpfs /run --unshare-all") << QByteArray()
            << QStringList();
        if (geteuid() == 0)
            QTest::newRow("as another user")
                << words("setpriv --reuid 65534 --regid 65534 --clear-groups") << QByteArray() << QStringList();
        QTest::newRow("without bubblewrap")
            << everything + words("--dev-bind /dev/null /usr/bin/bwrap") << QByteArray() << words("namespaces");
        QTest::newRow("where nobody makes namespaces")
            << everything + words("--seccomp 9") << bytesOf(withoutNewNamespaces) << words("namespaces");
        QTest::newRow("where no user namespace is left")
            << everything + words("--unshare-user --disable-userns") << QByteArray() << words("namespaces");
        QTest::newRow("on a kernel without Landlock")
            << everything + words("--seccomp 9") << bytesOf(withoutLandlock) << words("landlock");
    }

    void theLayersThatAreThereHoldAndAreReported()
    {
        QFETCH(const QStringList, before);
        QFETCH(const QByteArray, filter);
        QFETCH(const QStringList, missing);
        if (!canStart(before, filter))
            QSKIP("this machine has no such place");
        const QString step = write("step.py", "print(sum(range(10)))");
        const Outcome outcome = run(before, filter, { QStringLiteral("run"), QStringLiteral("--json"), step });
        QVERIFY2(outcome.status == 0, outcome.all().constData());
        const auto result = outcome.json()["steps"][0];
        QCOMPARE(result["logs"], "45\n");
        QStringList expected = m_here;
        for (const QString &layer : missing)
            expected.removeOne(layer);
        if (missing.contains(QStringLiteral("namespaces")))
            expected.removeOne(QStringLiteral("jail")); // which says that they are there
        QCOMPARE(layersOf(outcome), expected);
    }

    void aPolicyCanDemandThem_data() { theLayersThatAreThereHoldAndAreReported_data(); }

    void aPolicyCanDemandThem()
    {
        QFETCH(const QStringList, before);
        QFETCH(const QByteArray, filter);
        QFETCH(const QStringList, missing);
        if (!canStart(before, filter) || !m_here.contains(QStringLiteral("namespaces"))
            || !m_here.contains(QStringLiteral("landlock")))
            QSKIP("this machine has no such place");
        const QString step = write("step.py", "print(1)");
        const QString policy = write("policy.json",
            R"({"vitrine_policy": 1, "name": "demanding", "version": 1, "base": "smolagents-default",
                "required_layers": ["namespaces", "landlock"]})");
        const Outcome outcome = run(before, filter,
            { QStringLiteral("run"), QStringLiteral("--json"), QStringLiteral("--policy"), policy, step });
        QVERIFY2((outcome.status == 0) == missing.isEmpty(), outcome.all().constData());
        for (const QString &layer : missing)
            QVERIFY2(outcome.err.contains(layer.toUtf8()), outcome.all().constData());
        QCOMPARE(outcome.out.contains("\"logs\": \"1"), missing.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestJailHosts)
#include "tst_jailhosts.moc"
