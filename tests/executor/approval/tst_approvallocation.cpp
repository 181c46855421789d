// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/approval/approvallocation.h"

#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

using namespace vitrine;

namespace {

using std::filesystem::path;

bool isPrivate(const path &folder)
{
    struct stat is {};
    return ::lstat(folder.c_str(), &is) == 0 && S_ISDIR(is.st_mode) && (is.st_mode & 0777) == 0700;
}

} // namespace

/// Which folder the socket is in, on machines of every kind.
class TestApprovalLocation final : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_home;
    ApprovalRoots m_roots;

    path made(const char *name, mode_t mode)
    {
        path folder = m_home->filePath(QString::fromLatin1(name)).toStdString();
        std::filesystem::create_directory(folder);
        return ::chmod(folder.c_str(), mode) == 0 ? folder : path();
    }

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<QTemporaryDir>();
        m_roots = { made("runtime", 0700), m_home->filePath(QStringLiteral("usual")).toStdString(),
            { made("tmp", 01777) } };
    }

    void isInTheRuntimeFolder()
    {
        const ApprovalFolders folders = makeApprovalFolder(m_roots);
        QVERIFY(folders.safe == std::vector { *m_roots.named / "vitrine" });
        QVERIFY(isPrivate(folders.safe.front()));
        QVERIFY(!folders.isWorthReporting && folders.unusable.empty());
    }

    void isInTheUsualFolderWhereNoneIsNamed()
    {
        m_roots.named.reset();
        m_roots.usual = made("usual", 0700);
        const ApprovalFolders folders = makeApprovalFolder(m_roots);
        QVERIFY(folders.safe == std::vector { m_roots.usual / "vitrine" });
        QVERIFY(!folders.isWorthReporting);
    }

    void isInAPrivateOneOfTheTemporaryFolderWhereNoneIsThere()
    {
        m_roots.named.reset();
        const ApprovalFolders folders = makeApprovalFolder(m_roots);
        const path own = m_roots.temporary.front() / ("vitrine-" + std::to_string(::geteuid()));
        QVERIFY(folders.safe == std::vector { own });
        QVERIFY(isPrivate(own));
        QVERIFY(folders.isWorthReporting);
        const std::vector<UnusableFolder> expected { { "XDG_RUNTIME_DIR", FolderProblem::NotSet },
            { m_roots.usual, FolderProblem::Missing } };
        QVERIFY(folders.unusable == expected);
        QCOMPARE(toString(expected.front()), std::string("XDG_RUNTIME_DIR is not set"));
    }

    void passesOverWhatIsNotSafe_data()
    {
        QTest::addColumn<QByteArray>("how");
        QTest::addColumn<int>("why");
        QTest::newRow("missing") << QByteArray("missing") << int(FolderProblem::Missing);
        QTest::newRow("others may write") << QByteArray("shared") << int(FolderProblem::OpenToOthers);
        QTest::newRow("others may enter ours") << QByteArray("open") << int(FolderProblem::OpenToOthers);
        QTest::newRow("a link") << QByteArray("link") << int(FolderProblem::OpenToOthers);
        QTest::newRow("too long") << QByteArray("long") << int(FolderProblem::TooLong);
        QTest::newRow("of another user") << QByteArray("other") << int(FolderProblem::OfAnotherUser);
        QTest::newRow("not writable") << QByteArray("locked") << int(FolderProblem::NotWritable);
    }
    void passesOverWhatIsNotSafe()
    {
        QFETCH(QByteArray, how);
        QFETCH(int, why);
        const path inside = *m_roots.named / "vitrine";
        if (how == "missing")
            std::filesystem::remove(*m_roots.named);
        else if (how == "shared")
            QCOMPARE(::chmod(m_roots.named->c_str(), 0777), 0);
        else if (how == "open")
            QVERIFY(::mkdir(inside.c_str(), 0700) == 0 && ::chmod(inside.c_str(), 0755) == 0);
        else if (how == "link")
            std::filesystem::create_directory_symlink(made("elsewhere", 0700), inside);
        else if (how == "long")
            m_roots.named = made(std::string(100, 'x').c_str(), 0700);
        else if (how == "locked")
            QCOMPARE(::chmod(m_roots.named->c_str(), 0500), 0);
        if ((how == "other" || how == "locked") && (::geteuid() == 0) != (how == "other"))
            QSKIP("only root can give folders away, and nothing is locked to it");
        if (how == "other")
            QCOMPARE(::chown(m_roots.named->c_str(), 65'534, 65'534), 0);
        const ApprovalFolders folders = makeApprovalFolder(m_roots);
        QCOMPARE(int(folders.unusable.front().why), why);
        QCOMPARE(folders.safe.size(), std::size_t(1));
        QVERIFY(folders.safe.front().parent_path() == m_roots.temporary.front());
        QVERIFY(folders.isWorthReporting);
    }

    void isNowhereWhenNothingIsSafe()
    {
        QCOMPARE(::chmod(m_roots.named->c_str(), 0777), 0);
        QCOMPARE(::chmod(m_roots.temporary.front().c_str(), 0777), 0); // others could replace what is in there
        const ApprovalFolders folders = makeApprovalFolder(m_roots);
        QVERIFY(folders.safe.empty());
        QVERIFY(folders.isWorthReporting);
        QCOMPARE(folders.unusable.size(), std::size_t(3));
        QVERIFY(std::filesystem::is_empty(*m_roots.named));
    }

    void isFoundWithAnotherEnvironment()
    {
        ApprovalRoots other = m_roots;
        other.named.reset();
        const path kept = makeApprovalFolder(other).safe.front();
        const ApprovalFolders folders = findApprovalFolders(m_roots);
        QVERIFY(folders.safe == std::vector { kept });
        QVERIFY(!std::filesystem::exists(*m_roots.named / "vitrine"));
    }
};

QTEST_GUILESS_MAIN(TestApprovalLocation)
#include "tst_approvallocation.moc"
