// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/openedfile.h"
#include "base/writeall.h"

#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <cerrno>
#include <fstream>
#include <thread>

#include <fcntl.h>
#include <sys/stat.h>

using namespace vitrine;
using namespace std::chrono_literals;

/// Named pipes are opened only if a program has the other end, and nothing that it writes is lost.
class TestOpenedFile final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void opensRegularFiles()
    {
        const auto file = path("regular");
        QVERIFY(writeAll(openedForWriting(file, O_CREAT, 0ms).get(), "text"));
        QCOMPARE(contentOf(openedForReading(file, 0ms)), QByteArray("text"));
        QVERIFY(!openedForReading(path("none"), 0ms));
        QCOMPARE(errno, ENOENT);
    }

    void opensNoPipeWithoutAnotherProgram()
    {
        const auto pipe = newPipe("alone");
        QVERIFY(!openedForReading(pipe, 0ms));
        QCOMPARE(errno, ENXIO);
        QVERIFY(!openedForWriting(pipe, 0, 0ms));
        QCOMPARE(errno, ENXIO);
    }

    void readsWhatAProgramWrites_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("text") << QByteArray("text");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("more than a pipe holds") << QByteArray(1 << 20, 'x');
    }

    void readsWhatAProgramWrites()
    {
        QFETCH(QByteArray, text);
        const auto pipe = newPipe(QTest::currentDataTag());
        const std::jthread writer([&] { writeAll(openedForWriting(pipe, 0).get(), text.toStdString()); });
        const auto opened = openedForReading(pipe);
        QVERIFY(opened);
        QVERIFY(contentOf(opened) == text);
    }

    void waitsForAWriterThatIsSlow()
    {
        const auto pipe = newPipe("slow");
        const UniqueFd here(::open(pipe.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
        UniqueFd there = openedForWriting(pipe, 0, 0ms);
        const auto opened = openedForReading(pipe, 0ms);
        QVERIFY(opened);
        QVERIFY(writeAll(there.get(), "late"));
        there.reset();
        QCOMPARE(contentOf(opened), QByteArray("late"));
    }

    void opensPipesOfAShell()
    {
        std::array<int, 2> ends {};
        QCOMPARE(::pipe2(ends.data(), O_CLOEXEC), 0);
        const UniqueFd reading(ends[0]);
        UniqueFd(ends[1]).reset();
        const auto opened = openedForReading("/dev/fd/" + std::to_string(reading.get()), 0ms);
        QVERIFY(opened);
        QCOMPARE(contentOf(opened), QByteArray());
    }

private:
    std::filesystem::path path(const std::string &name) const { return m_folder.path().toStdString() + '/' + name; }
    std::filesystem::path newPipe(const std::string &name) const
    {
        const auto pipe = path(name);
        return ::mkfifo(pipe.c_str(), 0600) == 0 ? pipe : std::filesystem::path();
    }
    static QByteArray contentOf(const UniqueFd &file)
    {
        QByteArray content;
        std::array<char, 4096> buffer {};
        for (ssize_t count = 0; (count = ::read(file.get(), buffer.data(), buffer.size())) > 0;)
            content.append(buffer.data(), count);
        return content;
    }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestOpenedFile)
#include "tst_openedfile.moc"
