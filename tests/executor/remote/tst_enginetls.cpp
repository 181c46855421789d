// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/engineclient.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;

/// An engine behind TLS, with authorities and certificates that the test makes.
class TestEngineTls : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QProcess m_server;
    QByteArray m_port;
    NetworkThread m_thread;

    QString in(const QString &folder, const QString &file = {}) const
    {
        return m_folder.filePath(folder + u'/' + file);
    }

    static bool openssl(const QStringList &arguments)
    {
        const QStringList common { QStringLiteral("req"), QStringLiteral("-x509"), QStringLiteral("-newkey"),
            QStringLiteral("ec"), QStringLiteral("-pkeyopt"), QStringLiteral("ec_paramgen_curve:prime256v1"),
            QStringLiteral("-nodes"), QStringLiteral("-days"), QStringLiteral("2") };
        QProcess process;
        process.start(QStringLiteral("openssl"), common + arguments);
        return process.waitForFinished() && process.exitCode() == 0;
    }

    // An authority in a folder of its own, as ca.pem.
    bool makeAuthority(const QString &folder) const
    {
        return QDir(m_folder.path()).mkpath(folder)
            && openssl({ QStringLiteral("-subj"), u"/CN=authority " + folder, QStringLiteral("-out"),
                in(folder, QStringLiteral("ca.pem")), QStringLiteral("-keyout"),
                in(folder, QStringLiteral("ca-key.pem")) });
    }

    bool makeCertificate(const QString &folder, const QString &name, const QString &key, const QString &host) const
    {
        return openssl({ QStringLiteral("-subj"), u"/CN=" + name, QStringLiteral("-CA"),
            in(folder, QStringLiteral("ca.pem")), QStringLiteral("-CAkey"), in(folder, QStringLiteral("ca-key.pem")),
            QStringLiteral("-addext"), QStringLiteral("basicConstraints=critical,CA:FALSE"), QStringLiteral("-addext"),
            u"subjectAltName=" + host, QStringLiteral("-out"), in(folder, name + QStringLiteral(".pem")),
            QStringLiteral("-keyout"), in(folder, key) });
    }

    bool makeAll(const QString &folder) const
    {
        return makeAuthority(folder)
            && makeCertificate(
                folder, QStringLiteral("server"), QStringLiteral("server-key.pem"), QStringLiteral("IP:127.0.0.1"))
            && makeCertificate(folder, QStringLiteral("cert"), QStringLiteral("key.pem"), QStringLiteral("DNS:me"));
    }

    bool serve(const QString &folder)
    {
        m_server.start(QStringLiteral("python3"),
            { QStringLiteral(VITRINE_SOURCE_DIR "/tests/executor/remote/tlsengine.py"), in(folder) });
        while (!m_server.canReadLine()) {
            if (!m_server.waitForReadyRead(30'000))
                return false;
        }
        m_port = m_server.readLine().trimmed();
        return true;
    }

    Result<QString> reach(const QString &folder, const QByteArray &host = "127.0.0.1")
    {
        const auto address = EngineAddress::from(QString::fromLatin1("tcp://" + host + ':' + m_port), in(folder));
        if (!address)
            return std::unexpected(address.error());
        return m_thread.run([&]() -> Result<QString> {
            EngineClient engine(m_thread, *address);
            if (const auto known = engine.negotiate(); !known)
                return std::unexpected(known.error());
            if (const auto streams = engine.attach(QStringLiteral("abc")); !streams)
                return std::unexpected(streams.error());
            return engine.version();
        });
    }

    std::string denial(const QString &folder, const QByteArray &host = "127.0.0.1")
    {
        const auto reached = reach(folder, host);
        return reached ? std::string("reached") : reached.error().file + ": " + reached.error().detail;
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(makeAll(QStringLiteral("ours")));
        QVERIFY(makeAll(QStringLiteral("others")));
        QVERIFY(serve(QStringLiteral("ours")));
    }

    void cleanupTestCase()
    {
        m_server.closeWriteChannel();
        QVERIFY(m_server.waitForFinished(5000));
    }

    void reachesAnEngineThatProvesWhoItIs()
    {
        const auto reached = reach(QStringLiteral("ours"));
        QVERIFY2(reached.has_value(), reached ? "" : reached.error().detail.c_str());
        QCOMPARE(*reached, QStringLiteral("1.41"));
    }

    void trustsNoOtherAuthority()
    {
        const std::string said = denial(QStringLiteral("others"));
        QVERIFY2(said.contains("certificate"), said.c_str());
    }

    void trustsNoOtherHost()
    {
        const std::string said = denial(QStringLiteral("ours"), "localhost");
        QVERIFY2(said.contains("host name"), said.c_str());
    }

    void saysThatTheEngineDoesNotLetItIn()
    {
        QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("stranger")));
        QVERIFY(QFile::copy(in(QStringLiteral("ours"), QStringLiteral("ca.pem")),
            in(QStringLiteral("stranger"), QStringLiteral("ca.pem"))));
        for (const QString &file : { QStringLiteral("cert.pem"), QStringLiteral("key.pem") })
            QVERIFY(QFile::copy(in(QStringLiteral("others"), file), in(QStringLiteral("stranger"), file)));
        const std::string said = denial(QStringLiteral("stranger"));
        QVERIFY2(said.contains("certificate"), said.c_str());
    }

    void saysWhichFileIsMissing()
    {
        QVERIFY(QFile::remove(in(QStringLiteral("stranger"), QStringLiteral("cert.pem"))));
        QVERIFY(denial(QStringLiteral("stranger")).contains("cert.pem"));
    }

    // To be told to verify, and to talk in the clear, would be the worst.
    void verificationWithoutAFolderLooksWhereDockerDoes()
    {
        qputenv("HOME", m_folder.path().toUtf8());
        qputenv("DOCKER_HOST", "tcp://127.0.0.1:1");
        qputenv("DOCKER_TLS_VERIFY", "1");
        const auto address = EngineAddress::ofEnvironment();
        QVERIFY(!address);
        QVERIFY2(address.error().file.ends_with("/.docker/ca.pem"), address.error().file.c_str());
        qunsetenv("DOCKER_TLS_VERIFY");
        QCOMPARE(EngineAddress::ofEnvironment()->url.scheme(), QStringLiteral("http"));
        qunsetenv("DOCKER_HOST");
    }
};

QTEST_GUILESS_MAIN(TestEngineTls)
#include "tst_enginetls.moc"
