// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/jobs/logimport.h"
#include "models/trail/trail.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;

class TestLogImport final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(QFile::copy(QStringLiteral(VITRINE_SOURCE_DIR "/resources/samples/loans.json"), log()));
    }

    void makesATrailThatIsNamedByLogAndContent()
    {
        const auto imported = importIntoFolder(log().toStdString(), trails().toStdString(), {});
        QVERIFY(imported);
        const auto name = QString::fromStdString(imported->trail.filename().string());
        QVERIFY2(
            QRegularExpression(QStringLiteral("^log-[0-9a-f]{8}\\.vitrine$")).match(name).hasMatch(), qPrintable(name));
        QVERIFY(isDatabase(imported->trail));
        const auto trail = Trail::open(imported->trail);
        QVERIFY(trail);
        QCOMPARE((*trail)->runCount(), 1);
    }

    void theSameBytesLeadToTheSameTrail()
    {
        const auto first = importIntoFolder(log().toStdString(), trails().toStdString(), {});
        const auto second = importIntoFolder(log().toStdString(), trails().toStdString(), {});
        QVERIFY(first && second);
        QCOMPARE(second->trail, first->trail);
        QVERIFY(second->opened.wasThere);
        const auto trail = Trail::open(first->trail);
        QCOMPARE((*trail)->runCount(), 1);
    }

    void otherBytesLeadToAnotherTrail()
    {
        const auto first = importIntoFolder(log().toStdString(), trails().toStdString(), {});
        QFile file(log());
        QVERIFY(file.open(QIODevice::Append));
        file.write("\n");
        file.close();
        const auto second = importIntoFolder(log().toStdString(), trails().toStdString(), {});
        QVERIFY(first && second);
        QVERIFY(second->trail != first->trail);
    }

    void leavesNothingBehindWhenCancelled()
    {
        const auto imported = importIntoFolder(
            log().toStdString(), trails().toStdString(), [](std::uint64_t, std::uint64_t) { return false; });
        QVERIFY(!imported);
        QVERIFY(imported.error().code == ErrorCode::Cancelled);
        QCOMPARE(QDir(trails()).entryList(QDir::Files), QStringList());
    }

    void saysWhatIsWrongWithAFile_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<int>("code");
        QTest::newRow("empty") << QByteArray() << static_cast<int>(ErrorCode::EmptyFile);
        QTest::newRow("no log") << QByteArrayLiteral("Dear diary\n") << static_cast<int>(ErrorCode::UnknownFormat);
    }

    void saysWhatIsWrongWithAFile()
    {
        QFETCH(const QByteArray, content);
        QFETCH(const int, code);
        const auto name = m_folder->filePath(QStringLiteral("bad.json"));
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
        file.close();
        const auto imported = importIntoFolder(name.toStdString(), trails().toStdString(), {});
        QVERIFY(!imported);
        QCOMPARE(static_cast<int>(imported.error().code), code);
        QCOMPARE(imported.error().file, name.toStdString());
        QCOMPARE(QDir(trails()).entryList(QDir::Files), QStringList());
    }

    void saysThatAFileIsNotThereOrAFolder()
    {
        const auto missing = importIntoFolder("/nowhere/log.json", trails().toStdString(), {});
        QVERIFY(missing.error().code == ErrorCode::FileNotFound);
        const auto folder = importIntoFolder(m_folder->path().toStdString(), trails().toStdString(), {});
        QVERIFY(folder.error().code == ErrorCode::IsDirectory);
    }

private:
    QString log() const { return m_folder->filePath(QStringLiteral("log.json")); }
    QString trails() const { return m_folder->filePath(QStringLiteral("trails")); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(TestLogImport)
#include "tst_logimport.moc"
