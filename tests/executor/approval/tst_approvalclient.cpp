// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/approval/approvalclient.h"
#include "executor/approval/approvallocation.h"
#include "executor/approval/approvalsocket.h"

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
    using Say = std::function<std::string(const ApprovalQuestion &question)>;

    Keeper(const std::filesystem::path &trail, Say say)
        : m_location(approvalLocation(trail).value())
        , m_token(layOutApprovalToken(m_location).value())
        , m_socket(ApprovalSocket::listen(m_location.socket).value())
        , m_thread([this, say = std::move(say)](const std::stop_token &stop) { keep(say, stop); })
    {
    }
    ~Keeper()
    {
        m_thread.request_stop();
        m_thread.join();
        std::filesystem::remove(m_location.socket);
        std::filesystem::remove(m_location.token);
    }

    const std::string &token() const { return m_token; }
    std::atomic_int asked = 0;

private:
    void keep(const Say &say, const std::stop_token &stop)
    {
        std::vector<ApprovalSocket> visitors; // each stays until it goes
        while (!stop.stop_requested()) {
            m_socket.await(std::chrono::milliseconds(5), false);
            ApprovalSocket visitor = m_socket.accept();
            if (!visitor)
                continue;
            std::string bytes;
            std::optional<std::string> frame;
            while (!stop.stop_requested() && !frame && visitor.read(bytes, largestApprovalFrame))
                frame = takeApprovalFrame(bytes).value();
            if (!frame)
                continue;
            ++asked;
            std::string answer = say(readApprovalQuestion(*frame).value());
            if (answer == "gone")
                continue;
            visitor.write(answer);
            visitors.push_back(std::move(visitor));
        }
    }

    ApprovalLocation m_location;
    std::string m_token;
    ApprovalSocket m_socket;
    std::jthread m_thread;
};

ApprovalAnswer answerTo(const ApprovalQuestion &question, ApprovalDecision decision)
{
    return { question.token, question.id, decision, decision == ApprovalDecision::Edit ? "x = 2" : "", "someone", "why",
        "hash", false };
}

} // namespace

/// The agent's side of approvals, against workbenches of every kind.
class TestApprovalClient : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::filesystem::path m_trail;

    ApprovalOutcome ask(double seconds, ApprovalDecision byDefault = ApprovalDecision::Deny)
    {
        return askForApproval(m_trail, { {}, {}, 1, 1, {}, {}, "x = 1", seconds, byDefault }, {});
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
        QTest::newRow("allow") << int(ApprovalDecision::Allow);
        QTest::newRow("edit") << int(ApprovalDecision::Edit);
        QTest::newRow("deny") << int(ApprovalDecision::Deny);
    }
    void takesAnAnswer()
    {
        QFETCH(int, decision);
        const Keeper keeper(m_trail, [&](const ApprovalQuestion &question) {
            return approvalFrame(answerTo(question, static_cast<ApprovalDecision>(decision)));
        });
        const ApprovalOutcome outcome = ask(30);
        QCOMPARE(int(outcome.decision), decision);
        QVERIFY(outcome.by == ApprovalOutcome::By::Person && outcome.author == "someone" && outcome.reason == "why");
        QCOMPARE(outcome.code, std::string(outcome.decision == ApprovalDecision::Edit ? "x = 2" : ""));
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
        const Keeper keeper(m_trail, [&](const ApprovalQuestion &question) -> std::string {
            ApprovalAnswer answer = answerTo(question, ApprovalDecision::Allow);
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
            return approvalFrame(answer);
        });
        const ApprovalOutcome outcome = ask(0.4);
        QVERIFY(outcome.decision == ApprovalDecision::Deny && outcome.by == ApprovalOutcome::By::TimedOut);
        QVERIFY(keeper.asked >= 1);
        QVERIFY(ask(0.2, ApprovalDecision::Allow).decision == ApprovalDecision::Allow);
    }

    void asksAgainWhenAnotherWorkbenchComes()
    {
        std::jthread later;
        auto first = std::make_unique<Keeper>(m_trail, [](const ApprovalQuestion &) { return std::string(); });
        std::unique_ptr<Keeper> second;
        later = std::jthread([&] {
            while (first->asked == 0)
                std::this_thread::yield();
            first.reset();
            second = std::make_unique<Keeper>(m_trail, [](const ApprovalQuestion &question) {
                return approvalFrame(answerTo(question, ApprovalDecision::Allow));
            });
        });
        const ApprovalOutcome outcome = ask(30);
        later.join();
        QVERIFY(outcome.decision == ApprovalDecision::Allow && outcome.by == ApprovalOutcome::By::Person);
    }

    void doesNotHangWhereNobodyIs()
    {
        const ApprovalOutcome outcome = ask(0.1);
        QVERIFY(outcome.decision == ApprovalDecision::Deny && outcome.by == ApprovalOutcome::By::Absent);
        QVERIFY(outcome.reason.contains("none in " + m_folder.filePath(QStringLiteral("vitrine")).toStdString()));
        const ApprovalOutcome stopped
            = askForApproval(m_trail, { {}, {}, 1, 1, {}, {}, "x", 600, ApprovalDecision::Allow }, [] { return true; });
        QVERIFY(stopped.decision == ApprovalDecision::Deny && stopped.by == ApprovalOutcome::By::Interrupted);
        const ApprovalOutcome large = askForApproval(m_trail,
            { {}, {}, 1, 1, {}, {}, std::string(largestApprovalCode + 1, 'x'), 600, ApprovalDecision::Deny }, {});
        QVERIFY(large.decision == ApprovalDecision::Deny && large.by == ApprovalOutcome::By::TooLarge);
    }

    void trustsNoTokenThatOthersMayRead()
    {
        const auto location = approvalLocation(m_trail).value();
        QVERIFY(layOutApprovalToken(location));
        QVERIFY(readApprovalToken(location));
        QCOMPARE(::chmod(location.token.c_str(), 0644), 0);
        QVERIFY(!readApprovalToken(location));
        std::filesystem::remove(location.token);
        std::filesystem::create_symlink(m_trail, location.token);
        QVERIFY(!readApprovalToken(location));
        std::filesystem::remove(location.token);
    }
};

QTEST_GUILESS_MAIN(TestApprovalClient)
#include "tst_approvalclient.moc"
