// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/signoflife.h"

#include <QTest>

#include <csignal>
#include <optional>
#include <sys/wait.h>
#include <unistd.h>

using namespace vitrine;

class TestSignOfLife : public QObject {
    Q_OBJECT

    // The name of a sign whose process was killed.
    static QString signOfTheDead(const QString &about)
    {
        std::array<int, 2> ends {};
        if (pipe(ends.data()) != 0)
            return {};
        const pid_t child = fork();
        if (child == 0) {
            const auto sign = SignOfLife::give(about);
            const QByteArray name = sign ? sign->name().toUtf8() : QByteArray();
            const auto written = write(ends[1], name.data(), static_cast<std::size_t>(name.size()));
            kill(getpid(), written > 0 ? SIGKILL : SIGTERM);
        }
        waitpid(child, nullptr, 0);
        close(ends[1]);
        std::array<char, 100> name {};
        const auto size = read(ends[0], name.data(), name.size());
        close(ends[0]);
        return QString::fromUtf8(name.data(), size);
    }

private Q_SLOTS:
    void livesAsLongAsItsProcess()
    {
        QString name;
        {
            const auto sign = SignOfLife::give(QStringLiteral("here"));
            QVERIFY(sign.has_value());
            name = sign->name();
            QVERIFY(SignOfLife::stateOf(name) == SignOfLife::State::Alive);
            QVERIFY(SignOfLife::dead(QStringLiteral("here")).isEmpty());
        }
        QVERIFY(SignOfLife::stateOf(name) == SignOfLife::State::Unknown);
    }

    void isDeadWhenItsProcessWasKilled()
    {
        const QString name = signOfTheDead(QStringLiteral("there"));
        QVERIFY(SignOfLife::stateOf(name) == SignOfLife::State::Dead);
        QVERIFY(SignOfLife::dead(QStringLiteral("elsewhere")).isEmpty());
        QCOMPARE(SignOfLife::dead(QStringLiteral("there")), QStringList { name });
        SignOfLife::remove(name);
        QVERIFY(SignOfLife::stateOf(name) == SignOfLife::State::Unknown);
    }

    void reportsWhatTheDeadHaveLeftUntilItIsGone()
    {
        const QString about = QStringLiteral("a cloud");
        {
            auto sign = SignOfLife::give(about);
            sign->note(QStringLiteral("sb-1"));
            sign->note(QStringLiteral("sb-2"));
            SignOfLife::clear(about, [](const QString &, const QStringList &) { return true; });
            QVERIFY(SignOfLife::stateOf(sign->name()) == SignOfLife::State::Alive);
            sign->leave();
        }
        QList<QStringList> reported;
        const auto end = [&](bool isGone) {
            SignOfLife::clear(about, [&](const QString &, const QStringList &noted) {
                reported << noted;
                return isGone;
            });
        };
        end(false);
        end(true);
        end(true);
        const QStringList both { QStringLiteral("sb-1"), QStringLiteral("sb-2") };
        QCOMPARE(reported, (QList<QStringList> { both, both }));
    }

    void knowsNothingOfOthers()
    {
        QVERIFY(SignOfLife::stateOf(QStringLiteral("../../etc/passwd")) == SignOfLife::State::Unknown);
        QVERIFY(SignOfLife::stateOf({}) == SignOfLife::State::Unknown);
    }
};

QTEST_GUILESS_MAIN(TestSignOfLife)
#include "tst_signoflife.moc"
