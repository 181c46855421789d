// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/gate/gateasker.h"
#include "executor/gate/gateplace.h"
#include "executor/gate/gatesocket.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <functional>
#include <thread>

#include <sys/stat.h>

using namespace vitrine;

namespace {

/// A workbench that answers as it is told, connection after connection, until it is stopped.
class Keeper final {
public:
    using Say = std::function<std::string(const GateQuestion &question)>;

    Keeper(const std::filesystem::path &trail, Say say)
        : m_place(gatePlace(trail).value())
        , m_token(layOutGateToken(m_place).value())
        , m_socket(GateSocket::listen(m_place.socket).value())
        , m_thread([this, say = std::move(say)](const std::stop_token &stop) { keep(say, stop); })
    {
    }
    ~Keeper()
    {
        m_thread.request_stop();
        m_thread.join();
        std::filesystem::remove(m_place.socket);
        std::filesystem::remove(m_place.token);
    }

    const std::string &token() const { return m_token; }
    std::atomic_int asked = 0;

private:
    void keep(const Say &say, const std::stop_token &stop)
    {
        std::vector<GateSocket> visitors; // each stays until it goes
        while (!stop.stop_requested()) {
            m_socket.await(std::chrono::milliseconds(5), false);
            GateSocket visitor = m_socket.accept();
            if (!visitor)
                continue;
            std::string bytes;
            std::optional<std::string> frame;
            while (!stop.stop_requested() && !frame && visitor.read(bytes, largestGateFrame))
                frame = takeGateFrame(bytes).value();
            if (!frame)
                continue;
            ++asked;
            std::string answer = say(readGateQuestion(*frame).value());
            if (answer == "gone")
                continue;
            visitor.write(answer);
            visitors.push_back(std::move(visitor));
        }
    }

    GatePlace m_place;
    std::string m_token;
    GateSocket m_socket;
    std::jthread m_thread;
};

GateAnswer answerTo(const GateQuestion &question, GateDecision decision)
{
    return { question.token, question.id, decision, decision == GateDecision::Edit ? "x = 2" : "", "someone", "why",
        "hash", false };
}

} // namespace

/// The agent's side of the gate, against workbenches of every kind.
class TestGateAsker : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::filesystem::path m_trail;

    GateOutcome ask(double seconds, GateDecision byDefault = GateDecision::Refuse)
    {
        return askAtGate(m_trail, { {}, {}, 1, 1, {}, {}, "x = 1", seconds, byDefault }, {});
    }

private Q_SLOTS:
    void initTestCase()
    {
        qputenv("XDG_RUNTIME_DIR", QFile::encodeName(m_folder.path()));
        m_trail = m_folder.filePath(QStringLiteral("a.vitrine")).toStdString();
        QFile file(m_folder.filePath(QStringLiteral("a.vitrine")));
        QVERIFY(file.open(QIODevice::WriteOnly));
    }

    void takesAnAnswer_data()
    {
        QTest::addColumn<int>("decision");
        QTest::newRow("allow") << int(GateDecision::Allow);
        QTest::newRow("edit") << int(GateDecision::Edit);
        QTest::newRow("refuse") << int(GateDecision::Refuse);
    }
    void takesAnAnswer()
    {
        QFETCH(int, decision);
        const Keeper keeper(m_trail, [&](const GateQuestion &question) {
            return gateFrame(answerTo(question, static_cast<GateDecision>(decision)));
        });
        const GateOutcome outcome = ask(30);
        QCOMPARE(int(outcome.decision), decision);
        QVERIFY(outcome.by == GateOutcome::By::Person && outcome.author == "someone" && outcome.reason == "why");
        QCOMPARE(outcome.code, std::string(outcome.decision == GateDecision::Edit ? "x = 2" : ""));
    }

    void believesNoOther_data()
    {
        QTest::addColumn<QByteArray>("how");
        for (const char *how : { "other token", "other id", "bad frame", "no JSON", "gone", "silent", "too large" })
            QTest::newRow(how) << QByteArray(how);
    }
    void believesNoOther()
    {
        QFETCH(QByteArray, how);
        const Keeper keeper(m_trail, [&](const GateQuestion &question) -> std::string {
            GateAnswer answer = answerTo(question, GateDecision::Allow);
            if (how == "other token")
                answer.token = std::string(64, '0');
            else if (how == "other id")
                answer.id = "another";
            else if (how == "bad frame")
                return "\xFF\xFF\xFF\xFFwhatever";
            else if (how == "no JSON")
                return std::string("\0\0\0\2{]", 6);
            else if (how == "too large")
                return std::string("\0\0\1\0", 4) + std::string(1 << 20, 'x');
            else if (how == "silent")
                return {};
            else if (how == "gone")
                return "gone";
            return gateFrame(answer);
        });
        const GateOutcome outcome = ask(0.4);
        QVERIFY(outcome.decision == GateDecision::Refuse && outcome.by == GateOutcome::By::TimedOut);
        QVERIFY(keeper.asked >= 1);
        QVERIFY(ask(0.2, GateDecision::Allow).decision == GateDecision::Allow);
    }

    void asksAgainWhenAnotherWorkbenchComes()
    {
        std::jthread later;
        auto first = std::make_unique<Keeper>(m_trail, [](const GateQuestion &) { return std::string(); });
        std::unique_ptr<Keeper> second;
        later = std::jthread([&] {
            while (first->asked == 0)
                std::this_thread::yield();
            first.reset();
            second = std::make_unique<Keeper>(m_trail,
                [](const GateQuestion &question) { return gateFrame(answerTo(question, GateDecision::Allow)); });
        });
        const GateOutcome outcome = ask(30);
        later.join();
        QVERIFY(outcome.decision == GateDecision::Allow && outcome.by == GateOutcome::By::Person);
    }

    void doesNotHangWhereNobodyIs()
    {
        const GateOutcome outcome = ask(0.1);
        QVERIFY(outcome.decision == GateDecision::Refuse && outcome.by == GateOutcome::By::Absent);
        QVERIFY(outcome.reason.contains(m_folder.filePath(QStringLiteral("vitrine has none")).toStdString()));
        const GateOutcome stopped
            = askAtGate(m_trail, { {}, {}, 1, 1, {}, {}, "x", 600, GateDecision::Allow }, [] { return true; });
        QVERIFY(stopped.decision == GateDecision::Refuse && stopped.by == GateOutcome::By::Interrupted);
        const GateOutcome large = askAtGate(
            m_trail, { {}, {}, 1, 1, {}, {}, std::string(largestGateCode + 1, 'x'), 600, GateDecision::Refuse }, {});
        QVERIFY(large.decision == GateDecision::Refuse && large.by == GateOutcome::By::TooLarge);
    }

    void trustsNoTokenThatOthersMayRead()
    {
        const auto place = gatePlace(m_trail).value();
        QVERIFY(layOutGateToken(place));
        QVERIFY(readGateToken(place));
        QCOMPARE(::chmod(place.token.c_str(), 0644), 0);
        QVERIFY(!readGateToken(place));
        std::filesystem::remove(place.token);
        std::filesystem::create_symlink(m_trail, place.token);
        QVERIFY(!readGateToken(place));
        std::filesystem::remove(place.token);
    }
};

QTEST_GUILESS_MAIN(TestGateAsker)
#include "tst_gateasker.moc"
