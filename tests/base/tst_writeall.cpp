// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/uniquefd.h"
#include "base/writeall.h"

#include <QTest>

#include <array>
#include <csignal>
#include <string>
#include <thread>

#include <unistd.h>

using namespace vitrine;

class TestWriteAll final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesMoreThanAPipeHolds()
    {
        auto [reading, writing] = pipe();
        const std::string sent(1 << 20, 'x');
        std::string got;
        {
            const std::jthread reader([&, file = std::move(reading)] {
                std::array<char, 4096> buffer {};
                for (ssize_t count = 0; (count = ::read(file.get(), buffer.data(), buffer.size())) > 0;)
                    got.append(buffer.data(), static_cast<std::size_t>(count));
            });
            QVERIFY(writeAll(writing.get(), sent));
            writing.reset();
        }
        QVERIFY(got == sent);
    }

    void failsWhenNothingReads()
    {
        auto [reading, writing] = pipe();
        reading.reset();
        const auto before = std::signal(SIGPIPE, SIG_IGN);
        QVERIFY(!writeAll(writing.get(), "x"));
        QVERIFY(writeAll(writing.get(), ""));
        std::signal(SIGPIPE, before);
    }

private:
    static std::pair<UniqueFd, UniqueFd> pipe()
    {
        std::array<int, 2> ends {};
        return ::pipe(ends.data()) == 0 ? std::pair(UniqueFd(ends[0]), UniqueFd(ends[1]))
                                        : std::pair<UniqueFd, UniqueFd>();
    }
};

QTEST_GUILESS_MAIN(TestWriteAll)
#include "tst_writeall.moc"
