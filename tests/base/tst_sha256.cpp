// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/sha256.h"

#include <QTest>

#include <string>

using namespace vitrine;

/// The vectors of FIPS 180-4's examples.
class TestSha256 : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void knowsThePublishedVectors_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("hash");
        QTest::newRow("empty") << QByteArray()
                               << QByteArray("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
        QTest::newRow("abc") << QByteArray("abc")
                             << QByteArray("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        QTest::newRow("two blocks") << QByteArray("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
                                    << QByteArray("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    }
    void knowsThePublishedVectors()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, hash);
        QCOMPARE(QByteArray::fromStdString(sha256Hex(text.toStdString())), hash);
    }
    void givesTheSameInPieces()
    {
        Sha256 hash;
        hash.add("a");
        hash.add("bc");
        QCOMPARE(hash.hex(), sha256Hex("abc"));
    }
};

QTEST_GUILESS_MAIN(TestSha256)
#include "tst_sha256.moc"
