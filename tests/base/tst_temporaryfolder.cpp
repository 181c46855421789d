// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/temporaryfolder.h"

#include <QTemporaryDir>
#include <QTest>

#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <fstream>
#include <string>

using namespace vitrine;

class TestTemporaryFolder : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void isRemovedWithItsContent();
    void removesWhatAKilledProcessLeft();
};

void TestTemporaryFolder::isRemovedWithItsContent()
{
    const QTemporaryDir parent;
    std::filesystem::path path;
    {
        const auto folder = TemporaryFolder::make(parent.path().toStdString(), "copy");
        QVERIFY(folder);
        path = folder->path();
        std::ofstream(path / "file") << "text";
        QVERIFY(path.filename().string().starts_with("vitrine-copy-"));
        const auto permissions = std::filesystem::status(path).permissions();
        QVERIFY((permissions & (std::filesystem::perms::group_all | std::filesystem::perms::others_all))
            == std::filesystem::perms::none);
    }
    QVERIFY(!std::filesystem::exists(path));
    QVERIFY(!TemporaryFolder::make("/nowhere/at/all", "copy"));
}

// Not those in use, and not those of another name.
void TestTemporaryFolder::removesWhatAKilledProcessLeft()
{
    const QTemporaryDir parent;
    const std::filesystem::path folder = parent.path().toStdString();
    std::filesystem::create_directory(folder / "vitrine-other-123456");
    std::array<int, 2> pipe {};
    QCOMPARE(::pipe(pipe.data()), 0);
    const pid_t child = ::fork();
    if (child == 0) {
        const auto made = TemporaryFolder::make(folder, "copy");
        std::ofstream(made->path() / "file") << "text";
        const std::string name = made->path().string();
        ::write(pipe[1], name.data(), name.size()) > 0 ? ::pause() : 0;
        ::_exit(1);
    }
    std::array<char, 4096> name {};
    QVERIFY(::read(pipe[0], name.data(), name.size() - 1) > 0);
    const std::filesystem::path left(name.data());
    QVERIFY(TemporaryFolder::make(folder, "copy"));
    QVERIFY(std::filesystem::exists(left / "file"));
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    QVERIFY(TemporaryFolder::make(folder, "copy"));
    QVERIFY(!std::filesystem::exists(left));
    QVERIFY(std::filesystem::exists(folder / "vitrine-other-123456"));
    ::close(pipe[0]);
    ::close(pipe[1]);
}

QTEST_GUILESS_MAIN(TestTemporaryFolder)
#include "tst_temporaryfolder.moc"
