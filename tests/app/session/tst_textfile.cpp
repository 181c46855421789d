// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/textfile.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

using namespace vitrine;

class TestTextFile : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsAWholeFile();
    void saysWhereBytesAreNoUtf8_data();
    void saysWhereBytesAreNoUtf8();
    void readsPythonInItsEncoding_data();
    void readsPythonInItsEncoding();
    void reportsErrorsApart();
    void stopsAtALimit();

private:
    std::string write(const QByteArray &content)
    {
        QFile file(m_folder.filePath(QStringLiteral("file")));
        if (file.open(QIODevice::WriteOnly))
            file.write(content);
        return file.fileName().toStdString();
    }

    QTemporaryDir m_folder;
};

void TestTextFile::readsAWholeFile()
{
    const QByteArray text = QByteArray("x = 'ä'\n").repeated(100'000).append('\0');
    QCOMPARE(readTextFile(write(text)).value(), text.toStdString());
    QCOMPARE(readTextFile(write({})).value(), "");
}

void TestTextFile::saysWhereBytesAreNoUtf8_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<quint64>("line");
    QTest::addColumn<quint64>("byte");
    QTest::newRow("first byte") << QByteArray("\xff") << quint64(1) << quint64(0);
    QTest::newRow("second line") << QByteArray("a\nb\xc3(\n") << quint64(2) << quint64(3);
    QTest::newRow("cut at the end") << QByteArray("\xc3\xa4\n\xe2\x82") << quint64(2) << quint64(3);
    QTest::newRow("after other characters")
        << QByteArray("\xe2\x82\xac\xf0\x9f\x98\x80\x80") << quint64(1) << quint64(7);
}

void TestTextFile::saysWhereBytesAreNoUtf8()
{
    QFETCH(QByteArray, content);
    QFETCH(quint64, line);
    QFETCH(quint64, byte);
    const auto read = readTextFile(write(content));
    QVERIFY(!read);
    QVERIFY(read.error().code == ErrorCode::InvalidUtf8);
    QCOMPARE(read.error().line.value(), line);
    QCOMPARE(read.error().byte.value(), byte);
}

void TestTextFile::readsPythonInItsEncoding_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("text"); // empty: an error
    const QByteArray umlaut = "x = '\xc3\xa4'\n";
    QTest::newRow("plain") << umlaut << umlaut;
    QTest::newRow("byte order mark") << QByteArray("\xef\xbb\xbf" + umlaut) << umlaut;
    const auto named = [&umlaut](const char *name, const QByteArray &first, const QByteArray &content) {
        QTest::newRow(name) << QByteArray(first + content) << QByteArray(first + umlaut);
    };
    named("latin-1", "# -*- coding: latin-1 -*-\n", "x = '\xe4'\n");
    named("second line", "#!/usr/bin/python3\r\n# vim: set fileencoding=iso_8859_1 :\r\n", "x = '\xe4'\n");
    named("utf-8", "# coding: utf-8\n", umlaut);
    named("third line", "\n\n# coding: latin-1\n", umlaut);
    named("after code", "y = 1\n# coding: latin-1\n", umlaut);
    named("unknown", "# coding: none-such\n", umlaut);
    QTest::newRow("no encoding") << QByteArray("x = '\xe4'\n") << QByteArray();
}

void TestTextFile::readsPythonInItsEncoding()
{
    QFETCH(QByteArray, content);
    QFETCH(QByteArray, text);
    const auto read = readPythonFile(write(content));
    QCOMPARE(read.has_value(), !text.isEmpty());
    QVERIFY(!read || *read == text.toStdString());
}

void TestTextFile::reportsErrorsApart()
{
    const std::string folder = m_folder.path().toStdString();
    QVERIFY(readTextFile(folder).error().code == ErrorCode::IsDirectory);
    const auto missing = readTextFile(folder + "/none");
    QVERIFY(missing.error().code == ErrorCode::FileNotFound);
    QCOMPARE(missing.error().file, folder + "/none");
    if (geteuid() == 0)
        QSKIP("root may read every file");
    const std::string secret = write("x");
    QVERIFY(QFile::setPermissions(QString::fromStdString(secret), {}));
    QVERIFY(readTextFile(secret).error().code == ErrorCode::NoPermission);
}

void TestTextFile::stopsAtALimit()
{
    const std::string file = write(QByteArray(1000, 'x'));
    QVERIFY(readTextFile(file, 1000));
    QVERIFY(readTextFile(file, 999).error().code == ErrorCode::TooLarge);
}

QTEST_GUILESS_MAIN(TestTextFile)
#include "tst_textfile.moc"
