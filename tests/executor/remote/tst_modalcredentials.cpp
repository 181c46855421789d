// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/modalcredentials.h"

#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;

class TestModalCredentials : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString file() const { return m_folder.filePath(QStringLiteral("modal.toml")); }

    void keep(const QByteArray &toml) const
    {
        QFile kept(file());
        QVERIFY(kept.open(QIODevice::WriteOnly));
        kept.write(toml);
    }

private Q_SLOTS:
    void init()
    {
        for (const char *name :
            { "MODAL_TOKEN_ID", "MODAL_TOKEN_SECRET", "MODAL_ENVIRONMENT", "MODAL_SERVER_URL", "MODAL_PROFILE" })
            qunsetenv(name);
        qputenv("MODAL_CONFIG_PATH", file().toUtf8());
        QFile::remove(file());
    }

    void comeFromTheEnvironment()
    {
        qputenv("MODAL_TOKEN_ID", "ak-1");
        qputenv("MODAL_TOKEN_SECRET", "as-1");
        const auto found = ModalCredentials::ofEnvironment();
        QVERIFY(found.has_value());
        QCOMPARE(found->tokenId, QStringLiteral("ak-1"));
        QCOMPARE(found->tokenSecret, QStringLiteral("as-1"));
        QCOMPARE(found->servers.size(), 2);
        QCOMPARE(found->servers.first().scheme(), QStringLiteral("https"));
    }

    void comeFromTheActiveProfile()
    {
        keep("# kept by the client\n[one]\ntoken_id = \"ak-1\"\ntoken_secret = \"as-1\"\n\n"
             "[two]\ntoken_id = 'ak-2' # of the team\ntoken_secret = 'as-2'\nactive = true\nenvironment = \"dev\"\n");
        const auto active = ModalCredentials::ofEnvironment();
        QVERIFY(active.has_value());
        QCOMPARE(active->tokenId, QStringLiteral("ak-2"));
        QCOMPARE(active->environment, QStringLiteral("dev"));
        qputenv("MODAL_PROFILE", "one");
        QCOMPARE(ModalCredentials::ofEnvironment()->tokenSecret, QStringLiteral("as-1"));
        qputenv("MODAL_PROFILE", "three");
        QVERIFY(!ModalCredentials::ofEnvironment());
    }

    void theKeyOfTheKeyringGoesFirst()
    {
        keep("[default]\ntoken_id = \"ak-1\"\ntoken_secret = \"as-1\"\n");
        qputenv("MODAL_TOKEN_ID", "ak-2");
        const auto found = ModalCredentials::ofEnvironment(QStringLiteral("ak-3:as-3"));
        QVERIFY(found.has_value());
        QCOMPARE(found->tokenId, QStringLiteral("ak-3"));
        QCOMPARE(found->tokenSecret, QStringLiteral("as-3"));
    }

    void whatIsNoneIsRejectedWithoutBeingReported_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QByteArray>("servers");
        QTest::addColumn<ErrorCode>("code");
        using enum ErrorCode;
        QTest::newRow("nothing") << QString() << QByteArray() << KeyMissing;
        QTest::newRow("half") << QStringLiteral("ak-marker") << QByteArray() << KeyMissing;
        QTest::newRow("a line break") << QStringLiteral("ak:as-marker\nx") << QByteArray() << BadValue;
        QTest::newRow("no address") << QStringLiteral("ak:as-marker") << QByteArray("modal") << BadValue;
        QTest::newRow("one less safe") << QStringLiteral("ak:as-marker") << QByteArray("https://a,http://b")
                                       << BadValue;
    }

    void whatIsNoneIsRejectedWithoutBeingReported()
    {
        QFETCH(const QString, key);
        QFETCH(const QByteArray, servers);
        QFETCH(const ErrorCode, code);
        if (!servers.isEmpty())
            qputenv("MODAL_SERVER_URL", servers);
        const auto found = ModalCredentials::ofEnvironment(key);
        QVERIFY(!found);
        QVERIFY(found.error().code == code);
        QVERIFY2(!found.error().detail.contains("marker"), found.error().detail.c_str());
    }
};

QTEST_GUILESS_MAIN(TestModalCredentials)
#include "tst_modalcredentials.moc"
