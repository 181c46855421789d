// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/bytes/filehash.h"

#include "base/sha256.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

using namespace vitrine;

class TestFileHash final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void isThatOfTheBytes_data();
    void isThatOfTheBytes();
    void reportsHowFarItIs();
    void stopsWhenAsked();

private:
    std::filesystem::path fileOf(std::string_view bytes) const
    {
        const std::filesystem::path file = m_folder.filePath(QStringLiteral("log")).toStdString();
        std::ofstream(file, std::ios::binary) << bytes;
        return file;
    }

    QTemporaryDir m_folder;
};

namespace {

/// No two pieces of it are the same.
std::string text(std::size_t size)
{
    std::string text;
    for (std::size_t number = 0; text.size() < size; ++number)
        text += std::to_string(number) + '\n';
    text.resize(size);
    return text;
}

} // namespace

void TestFileHash::isThatOfTheBytes_data()
{
    QTest::addColumn<qsizetype>("size");
    for (const qsizetype size : { 1, (1 << 20) - 1, 1 << 20, (1 << 20) + 1, 3 << 20, (3 << 20) + 7 })
        QTest::addRow("%lld bytes", static_cast<long long>(size)) << size;
}

void TestFileHash::isThatOfTheBytes()
{
    QFETCH(qsizetype, size);
    const std::string bytes = text(static_cast<std::size_t>(size));
    QCOMPARE(hashOfFile(fileOf(bytes)).value(), sha256Hex(bytes));
}

void TestFileHash::reportsHowFarItIs()
{
    std::vector<std::uint64_t> reported;
    const auto hash = hashOfFile(fileOf(text(5 << 19)), [&](std::uint64_t done, std::uint64_t total) {
        reported.push_back(done);
        return total == 5 << 19;
    });
    QVERIFY(hash);
    QCOMPARE(reported, (std::vector<std::uint64_t> { 1 << 20, 2 << 20, 5 << 19 }));
}

void TestFileHash::stopsWhenAsked()
{
    const auto hash = hashOfFile(fileOf(text(4 << 20)), [](std::uint64_t, std::uint64_t) { return false; });
    QVERIFY(!hash);
    QVERIFY(hash.error().code == ErrorCode::Cancelled);
}

QTEST_GUILESS_MAIN(TestFileHash)
#include "tst_filehash.moc"
