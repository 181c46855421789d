// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/intake/followsource.h"
#include "app/panes/intake/intake.h"
#include "app/panes/intake/intakeindicator.h"
#include "models/trail/read/trail.h"

#include <QFile>
#include <QLabel>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>

using namespace vitrine;

namespace {

QByteArray run(const char *task)
{
    return QByteArray(R"json({"run_id": "r", "steps": [{"task": ")json") + task
        + R"json("}, {"step_number": 1, "code_action": "x = 1", "model_output": "x", "observations": null}]})json"
        + "\n";
}

/// A source that cannot begin, or that counts what is asked of it.
class FakeSource final : public IntakeSource {
public:
    struct Calls {
        std::atomic_int looks = 0;
        std::atomic_int finishes = 0;
    };
    explicit FakeSource(std::shared_ptr<Calls> calls, bool canBegin = true)
        : m_calls(std::move(calls))
        , m_canBegin(canBegin)
    {
    }
    Result<QString> begin(Recorder &) override
    {
        if (!m_canBegin)
            return std::unexpected(Error { ErrorCode::Unavailable, {}, {}, {}, "taken" });
        return QStringLiteral("http://127.0.0.1:1/");
    }
    Result<Update> look() override
    {
        ++m_calls->looks;
        return Update { 1, 0, 0 };
    }
    Result<void> finish() override
    {
        ++m_calls->finishes;
        return {};
    }
    IntakeRejections rejections() const override
    {
        return { static_cast<quint64>(m_calls->looks), 401, QStringLiteral("no token") };
    }

private:
    std::shared_ptr<Calls> m_calls;
    bool m_canBegin;
};

} // namespace

class TestIntake final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void followsALog()
    {
        append(run("first"));
        Intake intake(QStringLiteral("t"), trail(), std::make_unique<FollowSource>(std::vector { log() }));
        QTRY_COMPARE(intake.added(), 1u);
        QCOMPARE(intake.state(), Intake::State::Running);
        append(run("second"));
        QTRY_COMPARE(intake.added(), 2u);
        intake.stop();
        QTRY_COMPARE(intake.state(), Intake::State::Ended);
        const auto read = Trail::open(trail().toStdString());
        QCOMPARE(*(*read)->runCount(), 2u);
        QVERIFY((*read)->sources()->front().isComplete);
    }

    void waitsForALogThatIsNotThereYet()
    {
        Intake intake(QStringLiteral("t"), trail(), std::make_unique<FollowSource>(std::vector { log() }));
        QSignalSpy failed(&intake, &Intake::failed);
        QTRY_COMPARE(intake.state(), Intake::State::Running);
        append(run("first"));
        QTRY_COMPARE(intake.added(), 1u);
        QCOMPARE(failed.size(), 0);
    }

    void reportsItsAddressWhileItRuns()
    {
        const auto calls = std::make_shared<FakeSource::Calls>();
        Intake intake(QStringLiteral("t"), trail(), std::make_unique<FakeSource>(calls));
        QTRY_COMPARE(intake.address(), QStringLiteral("http://127.0.0.1:1/"));
        QTRY_VERIFY(intake.added() > 0);
        intake.stop();
        QCOMPARE(intake.state(), Intake::State::Stopping);
        QTRY_COMPARE(intake.state(), Intake::State::Ended);
        QVERIFY(intake.address().isEmpty());
        QCOMPARE(calls->finishes, 1);
    }

    void reportsRejectedRequests()
    {
        const auto calls = std::make_shared<FakeSource::Calls>();
        Intake intake(QStringLiteral("t"), trail(), std::make_unique<FakeSource>(calls));
        const IntakeIndicator indicator(&intake);
        QTRY_VERIFY(intake.rejections().count > 0);
        QCOMPARE(intake.rejections().status, 401);
        QVERIFY(
            indicator.findChild<QLabel *>(QStringLiteral("intakeText"))->text().contains(QStringLiteral("rejected")));
        QVERIFY(indicator.findChild<QLabel *>(QStringLiteral("intakeText"))
                ->toolTip()
                .contains(QStringLiteral("no token")));
    }

    void endsWhenItCannotBegin()
    {
        const auto calls = std::make_shared<FakeSource::Calls>();
        Intake intake(QStringLiteral("t"), trail(), std::make_unique<FakeSource>(calls, false));
        QSignalSpy failed(&intake, &Intake::failed);
        QTRY_COMPARE(intake.state(), Intake::State::Ended);
        QCOMPARE(failed.size(), 1);
        QCOMPARE(calls->looks, 0);
    }

    void finishesWhenItGoes()
    {
        const auto calls = std::make_shared<FakeSource::Calls>();
        {
            Intake intake(QStringLiteral("t"), trail(), std::make_unique<FakeSource>(calls));
        }
        QCOMPARE(calls->finishes, 1);
    }

private:
    void append(const QByteArray &bytes) const
    {
        QFile file(QString::fromStdString(log().string()));
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Append));
        file.write(bytes);
    }
    std::filesystem::path log() const { return m_folder->filePath(QStringLiteral("log.jsonl")).toStdString(); }
    QString trail() const { return m_folder->filePath(QStringLiteral("t.vitrine")); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_MAIN(TestIntake)
#include "tst_intake.moc"
