// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/policy/policyeditor.h"
#include "app/panes/policy/policypane.h"
#include "app/panes/policy/whatifbar.h"
#include "app/session/execution/executors.h"
#include "app/session/policy/policydraft.h"
#include "app/session/project.h"
#include "tests/bench/madebase.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QLabel>
#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <print>
#include <span>
#include <string_view>

// What a user waits for: from a key in the JSON of a policy to the counts on the screen, over made up steps
// (madebase.h) in a policy pane with all its widgets. Each key changes the limit of operations tenfold, and the counts
// with it; with --actions, steps are commands and files, and each key changes a pattern.
//     bench_whatif [--quick] [--actions] [STEPS]

using namespace vitrine;

namespace {

/// Tells when one of the counts was drawn.
class Painted final : public QObject {
public:
    bool isPainted = false;

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        isPainted = isPainted || event->type() == QEvent::Paint;
        return false;
    }
};

Result<std::unique_ptr<Executor>> noExecutor() { return std::unexpected(Error {}); }

/// Milliseconds that the calling thread has worked: what others have of the machine does not count.
double worked()
{
    timespec time {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// Milliseconds.
double press(PolicyPane &pane, Painted &painted, Qt::Key key)
{
    auto *editor = pane.findChild<PolicyEditor *>();
    bool isJudged = false;
    const auto connection
        = QObject::connect(pane.findChild<PolicyDraft *>(), &PolicyDraft::judged, &pane, [&] { isJudged = true; });
    QElapsedTimer timer;
    timer.start();
    QTest::keyClick(editor, key);
    while (!isJudged)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    painted.isPainted = false;
    while (!painted.isPainted)
        QCoreApplication::processEvents();
    const double took = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    QObject::disconnect(connection);
    return took;
}

/// What is typed, and where.
struct Typing {
    QString behind; ///< the cursor goes behind this text
    Qt::Key keys[2]; ///< in turns
};

void goTo(PolicyEditor &editor, const QString &behind)
{
    const QString text = editor.toPlainText();
    QTextCursor cursor(editor.document());
    cursor.setPosition(static_cast<int>(text.indexOf(behind) + behind.size()));
    editor.setTextCursor(cursor);
}

Policy actionPolicy()
{
    Policy policy = defaultPolicy();
    policy.commands = { { "git {status,diff,log} **", "ls **", "cat **", "grep **", "pytest **", "make **" },
        { "git push **", "git commit **", "docker **" }, { "rm **", "curl **" }, {} };
    return policy;
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    std::size_t steps = 1'000'000;
    bool hasActions = false;
    for (const char *argument : std::span(argv, static_cast<std::size_t>(argc)).subspan(1)) {
        if (std::string_view(argument) == "--actions")
            hasActions = true;
        else
            steps = std::string_view(argument) == "--quick" ? 5'000 : std::strtoull(argument, nullptr, 10);
    }
    const Typing typing = hasActions
        ? Typing { QStringLiteral("\"rm"), { Qt::Key_M, Qt::Key_Backspace } }
        : Typing { QStringLiteral("\"operations\": 10000000"), { Qt::Key_Backspace, Qt::Key_0 } };
    Project project(makeInProcessBackend);
    if (hasActions)
        project.setPolicy(actionPolicy());
    PolicyPane pane(&project, noExecutor);
    pane.resize(1200, 800);
    pane.show();
    pane.followActive();
    auto growth = std::make_shared<BaseGrowth>();
    growth->base = hasActions ? makeActionBase(steps, steps / 5) : makeBase(steps);
    auto *draft = pane.findChild<PolicyDraft *>();
    draft->takeGrowth(growth);
    while (!draft->judgement()->base)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    Painted painted;
    for (auto *label : pane.findChild<WhatIfBar *>()->findChildren<QLabel *>())
        label->installEventFilter(&painted);
    goTo(*pane.findChild<PolicyEditor *>(), typing.behind);
    std::vector<double> times;
    std::vector<double> work;
    for (int round = 0; round < 10; ++round)
        for (const Qt::Key key : typing.keys) {
            const double before = worked();
            times.push_back(press(pane, painted, key));
            work.push_back(worked() - before);
        }
    std::ranges::sort(times);
    std::ranges::sort(work);
    std::println("{} steps: key to counts on the screen: median {:.1f} ms, worst {:.1f} ms; judged in {:.1f} ms; the "
                 "window's thread worked {:.1f} ms, at most {:.1f} ms",
        steps, times[times.size() / 2], times.back(), draft->judgement()->milliseconds, work[work.size() / 2],
        work.back());
}
