// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/profiles.h"
#include "executor/remote/blaxelsite.h"
#include "executor/remote/containerexecutor.h"
#include "executor/remote/containerkernels.h"
#include "executor/remote/e2bsite.h"
#include "executor/remote/kernelexecutor.h"
#include "executor/remote/servedkernels.h"

#include <QProcess>
#include <QTest>

#include <chrono>
#include <memory>
#include <semaphore>
#include <thread>

using namespace vitrine;

namespace {

/// Where one server answers.
struct BadServer {
    QString authority;

    QUrl url() const { return QUrl(u"http://" % authority); }
    QString engine() const { return u"tcp://" % authority; }
};

/// badserver.py: a server for each wrong way.
class BadServers final {
public:
    BadServers()
    {
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(
            QStringLiteral("python3"), { QStringLiteral(VITRINE_SOURCE_DIR "/tests/executor/remote/badserver.py") });
        while (!m_process.canReadLine() && m_process.waitForReadyRead(30'000)) { }
        m_ports = nlohmann::json::parse(m_process.readLine().toStdString(), nullptr, false);
    }
    ~BadServers()
    {
        m_process.closeWriteChannel();
        if (!m_process.waitForFinished(5000))
            m_process.kill();
        m_process.waitForFinished();
    }
    BadServers(const BadServers &) = delete;
    BadServers &operator=(const BadServers &) = delete;

    BadServer that(const QByteArray &how) const
    {
        return { QStringLiteral("127.0.0.1:%1").arg(m_ports.at(how.toStdString()).get<int>()) };
    }

private:
    QProcess m_process;
    nlohmann::json m_ports;
};

} // namespace

/// What servers of every kind do wrong, in every way: no session begins, and the error says of whom and what.
class TestBadServers : public QObject {
    Q_OBJECT

    BadServers m_servers;
    std::shared_ptr<PythonRuntime> m_python;

    std::unique_ptr<Executor> at(std::unique_ptr<RemoteSite> site) const
    {
        return std::make_unique<KernelExecutor>(std::move(site), m_python, PythonStub());
    }

    std::unique_ptr<Executor> executorOf(const QByteArray &site, const BadServer &server) const
    {
        if (site == "docker")
            return std::make_unique<ContainerExecutor>(
                ContainerChoice { .engine = server.engine() }, m_python, PythonStub());
        if (site == "docker-kernel")
            return at(std::make_unique<ContainerKernels>(ContainerChoice { .engine = server.engine() }));
        if (site == "jupyter")
            return at(std::make_unique<ServedKernels>(KernelServer { .url = server.url(),
                .token = QStringLiteral("token-of-a-server"),
                .patience = std::chrono::milliseconds(500) }));
        if (site == "e2b")
            return at(std::make_unique<E2bSite>(E2bChoice {
                .key = QStringLiteral("e2b_0123456789abcdef"), .api = server.url(), .sandbox = server.url() }));
        const BlaxelCredentials key { .workspace = QStringLiteral("ws"), .key = QStringLiteral("bl-secret-key") };
        return at(std::make_unique<BlaxelSite>(BlaxelChoice { .credentials = key,
            .api = server.url(),
            .startTime = std::chrono::seconds(2),
            .endTime = std::chrono::milliseconds(500) }));
    }

    static SessionSetup setup()
    {
        Policy policy = defaultPolicy();
        policy.dialect = Dialect::Python;
        return { .policy = policy, .tools = defaultTools(), .variables = {} };
    }

    static void addEach(const std::vector<const char *> &ways,
        const std::vector<const char *> &sites = { "docker", "docker-kernel", "jupyter", "e2b", "blaxel" })
    {
        QTest::addColumn<QByteArray>("site");
        QTest::addColumn<QByteArray>("how");
        for (const char *site : sites)
            for (const char *how : ways)
                QTest::addRow("%s, %s", site, how) << QByteArray(site) << QByteArray(how);
    }

    // What the server was given; engines are asked without a key.
    static std::string secretOf(const QByteArray &site)
    {
        return site == "e2b"    ? "e2b_0123456789abcdef"
            : site == "blaxel"  ? "bl-secret-key"
            : site == "jupyter" ? "token-of-a-server"
                                : "no secret";
    }

private Q_SLOTS:
    void initTestCase() { m_python = PythonRuntime::start().value(); }

    void beginsNoSessionAndSaysWhy_data()
    {
        addEach({ "expired", "forbidden", "limited", "failing", "overloaded", "moved", "odd", "nonsense", "empty",
            "strange", "deep", "half", "cut", "endless" });
    }

    void beginsNoSessionAndSaysWhy()
    {
        QFETCH(const QByteArray, site);
        QFETCH(const QByteArray, how);
        const auto started = executorOf(site, m_servers.that(how))->begin(setup());
        QVERIFY(!started);
        const Error &error = started.error();
        QVERIFY(error.code != ErrorCode::Cancelled);
        QVERIFY2(error.detail.size() > 10, error.detail.c_str());
        QVERIFY2(!error.detail.contains(secretOf(site)), error.detail.c_str());
        // Each code has a sentence of its own that says what to do; this one has none.
        QVERIFY2(error.code != ErrorCode::Unavailable, error.detail.c_str());
        if (how == "expired" || how == "forbidden")
            QVERIFY(error.code == ErrorCode::KeyRejected);
        if (how == "limited")
            QVERIFY(error.code == ErrorCode::TooManyRequests);
        if (how == "expired" || how == "failing" || how == "odd") {
            const char *status = how == "expired" ? "401" : how == "failing" ? "500" : "418";
            QVERIFY2(error.detail.contains(status), error.detail.c_str());
        }
    }

    // But for E2B and Blaxel: a sandbox that is asked for is waited for, since one that comes late is not removed.
    void oneThatTakesItsTimeCanBeLeft_data() { addEach({ "slow" }, { "docker", "docker-kernel", "jupyter" }); }

    void oneThatTakesItsTimeCanBeLeft()
    {
        QFETCH(const QByteArray, site);
        QFETCH(const QByteArray, how);
        const QDeadlineTimer tooLong(std::chrono::seconds(30)); // an answer is waited for twice as long
        auto executor = executorOf(site, m_servers.that(how));
        std::binary_semaphore over(0);
        const std::jthread impatient([&] {
            while (!over.try_acquire_for(std::chrono::milliseconds(100)))
                executor->cancel();
        });
        const auto started = executor->begin(setup());
        over.release();
        executor.reset();
        QVERIFY(!tooLong.hasExpired());
        QVERIFY(!started);
        QVERIFY2(started.error().code == ErrorCode::Cancelled, started.error().detail.c_str());
    }
};

QTEST_GUILESS_MAIN(TestBadServers)
#include "tst_badservers.moc"
