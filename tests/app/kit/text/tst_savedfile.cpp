// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/savedfile.h"

#include "base/keptfile.h"
#include "models/trail/record/missingfolder.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <thread>

#include <sys/stat.h>

using namespace vitrine;

/// Files that are written whole or not at all.
class TestSavedFile final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void replacesWhatWasThere()
    {
        const auto path = m_folder.filePath(QStringLiteral("a.txt"));
        QVERIFY(saveFile(path, QByteArrayLiteral("one, and longer")));
        QVERIFY(saveFile(path, QByteArrayLiteral("two")));
        QCOMPARE(contentOf(path), QByteArrayLiteral("two"));
    }

    void failsWithTheNameOfTheFile()
    {
        const auto path = QStringLiteral("/nowhere/a.txt");
        const auto saved = saveFile(path, QByteArrayLiteral("x"));
        QVERIFY(!saved);
        QVERIFY(saved.error().code == ErrorCode::FileNotFound);
        QCOMPARE(saved.error().detail, std::string(missingFolder));
        QCOMPARE(saved.error().file, path.toStdString());
        const auto folder = saveFile(m_folder.path(), QByteArrayLiteral("x"));
        QVERIFY(!folder);
        QCOMPARE(folder.error().detail, std::string(replacesFolder));
    }

    void statesThatAFolderIsReadOnly()
    {
        const auto saved = saveFile(QStringLiteral("/proc/sys/a.txt"), QByteArrayLiteral("x"));
        QVERIFY(!saved);
        QVERIFY(saved.error().code == ErrorCode::ReadOnly);
    }

    void writesIntoAPipe()
    {
        const auto path = QFile::encodeName(m_folder.filePath(QStringLiteral("pipe")));
        QCOMPARE(::mkfifo(path.constData(), 0600), 0);
        QByteArray read;
        {
            const std::jthread reader([&] { read = contentOf(QFile::decodeName(path)); });
            QVERIFY(saveFile(QFile::decodeName(path), QByteArrayLiteral("through")));
        }
        QCOMPARE(read, QByteArrayLiteral("through"));
    }

    void neverReplacesTrailsAndKeys()
    {
        const auto path = m_folder.filePath(QStringLiteral("kept"));
        const QByteArray key = "-----BEGIN "
                               "PRIVATE KEY-----\nMC4\n";
        for (const QByteArray &kept : { QByteArray("SQLite format 3\0...", 19), key }) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(kept);
            file.close();
            const auto saved = saveFile(path, QByteArrayLiteral("x"));
            QVERIFY(!saved);
            QVERIFY(saved.error().code == ErrorCode::WriteFailed);
            QCOMPARE(contentOf(path), kept);
        }
    }

private:
    static QByteArray contentOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestSavedFile)
#include "tst_savedfile.moc"
