// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What working with the window feels like: bench_window [--quick] [--trail FILE] [--only WORD]
// The real window, drawn without a display and driven by keys: how long a start takes, how long its thread lets an
// event wait (StallMonitor: time that the thread itself worked), how long a frame of a scrolled view takes. FILE is a
// big trail of bench_trail --keep; without it what needs one is left out.
#include "app/kit/lists/recordview.h"
#include "app/kit/text/hugetextview.h"
#include "app/kit/text/plaintextview.h"
#include "app/kit/text/textsurface.h"
#include "app/session/execution/executors.h"
#include "app/session/jobs/joblist.h"
#include "app/session/project.h"
#include "app/window/mainwindow.h"
#include "app/window/stallmonitor.h"
#include "base/formatted.h"
#include "tests/bench/madelogs.h"

#include <QAbstractScrollArea>
#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QLineEdit>
#include <QProcess>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <memory>
#include <print>
#include <vector>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 600'000;
constexpr int keyEveryMs = 40;

struct Plan {
    QString trail; ///< big one; empty for none
    QString only; ///< part of a name; empty for all
    bool isQuick = false;
};

Plan readPlan(const QStringList &arguments)
{
    Plan plan;
    for (qsizetype i = 1; i < arguments.size(); ++i) {
        if (arguments[i] == u"--quick")
            plan.isQuick = true;
        else if (arguments[i] == u"--trail")
            plan.trail = arguments.value(++i);
        else if (arguments[i] == u"--only")
            plan.only = arguments.value(++i);
    }
    return plan;
}

void require(bool isTrue, const char *what)
{
    if (isTrue)
        return;
    std::println(stderr, "bench_window: {} failed", what);
    std::exit(1);
}

/// Milliseconds that the calling thread has worked: what others have of the machine does not count.
double worked()
{
    timespec time {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// Milliseconds that a start took, and of them those of the window's thread.
std::pair<double, double> start(const QStringList &files, const QString &home)
{
    QProcess program;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"VITRINE_STALLS"_s, u"1"_s);
    environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
    for (const auto *folder : { "HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME" })
        environment.insert(QString::fromLatin1(folder), home);
    program.setProcessEnvironment(environment);
    program.setProcessChannelMode(QProcess::MergedChannels);
    program.start(QStringLiteral(VITRINE_PROGRAM), files);
    static const QRegularExpression usable(u"usable after ([\\d.]+) ms, ([\\d.]+) of"_s);
    QRegularExpressionMatch match;
    QByteArray said;
    while (!match.hasMatch() && program.waitForReadyRead(patienceMs)) {
        said += program.readAllStandardOutput();
        match = usable.match(QString::fromUtf8(said));
    }
    program.terminate();
    program.waitForFinished(patienceMs);
    require(match.hasMatch(), "start");
    return { match.captured(1).toDouble(), match.captured(2).toDouble() };
}

void measureStart(const char *name, const QStringList &files, int rounds)
{
    const QTemporaryDir home;
    std::vector<double> times;
    std::vector<double> work;
    start(files, home.path());
    for (int round = 0; round < rounds; ++round) {
        const auto [time, worked] = start(files, home.path());
        times.push_back(time);
        work.push_back(worked);
    }
    std::ranges::sort(times);
    std::ranges::sort(work);
    std::println("{}: best {:.0f} ms, median {:.0f} ms; the window's thread worked {:.0f} ms at best", name,
        times.front(), times[times.size() / 2], work.front());
}

/// The window with its monitor, on a folder of its own.
class Bench final {
public:
    explicit Bench(Plan plan)
        : m_plan(std::move(plan))
    {
    }

    void run()
    {
        if (isWanted(u"start"))
            measureStarts();
        m_window = std::make_unique<MainWindow>(makeSandboxBackend);
        m_window->resize(1600, 1000);
        m_window->show();
        require(QTest::qWaitForWindowActive(m_window.get()), "window");
        if (!m_plan.trail.isEmpty())
            workWithBigTrail();
        if (isWanted(u"import"))
            measureImport();
        if (isWanted(u"replay"))
            measureReplay();
        if (isWanted(u"transcript"))
            scrollTranscript();
        if (isWanted(u"log"))
            scrollLog(); // last: the text is in the memory of this program, too
        m_window.reset();
    }

private:
    bool isWanted(QStringView name) const { return m_plan.only.isEmpty() || name.contains(m_plan.only); }

    void measureStarts() const
    {
        const int rounds = m_plan.isQuick ? 1 : 9;
        measureStart("start without a trail", {}, rounds);
        if (!m_plan.trail.isEmpty())
            measureStart("start with the trail", { m_plan.trail }, rounds);
    }

    void workWithBigTrail()
    {
        open(m_plan.trail);
        if (isWanted(u"filter"))
            typeFilters();
        if (isWanted(u"scroll")) {
            scroll("list of runs", list(u"runsView"_s));
            m_window->findChild<QAction *>(u"show-issues"_s)->trigger();
            settle();
            scroll("list of issues", list(u"issuesView"_s));
        }
        if (isWanted(u"verify"))
            measureStall("verification", [this] { m_window->project()->verify(); });
    }

    void typeFilters()
    {
        StallMonitor monitor;
        for (const auto *filter : { "status == blocked and import == sympy", "duration > 3s", "error.type ~ Name" }) {
            auto *field = m_window->findChild<QLineEdit *>(u"filterField"_s);
            field->setFocus();
            field->selectAll();
            for (const char *letter = filter; *letter != '\0'; ++letter) {
                QTest::keyClick(field, *letter);
                QTest::qWait(keyEveryMs);
            }
            QTest::keyClick(field, Qt::Key_Escape);
            settle();
        }
        report("typing filters", monitor);
        m_window->findChild<QAction *>(u"clearFilter"_s)->trigger();
        settle();
    }

    /// From its beginning to its end, a screen in five frames.
    void scroll(const char *name, QAbstractScrollArea *view) const
    {
        constexpr int frames = 600;
        auto *bar = view->verticalScrollBar();
        std::vector<double> moves;
        for (int frame = 0; frame < frames; ++frame) {
            const bool isAlongAll = frame % 2 == 0;
            moves.push_back(frameOf(view, [&] {
                bar->setValue(
                    isAlongAll ? bar->maximum() / frames * frame : bar->value() + std::max(bar->pageStep() / 5, 1));
            }));
        }
        reportFrames(name, std::move(moves));
    }

    /// Milliseconds of work for one frame: what moving does at once belongs to it.
    template <typename Move>
    static double frameOf(QAbstractScrollArea *view, Move move)
    {
        const double before = worked();
        move();
        view->viewport()->repaint();
        QCoreApplication::processEvents();
        return worked() - before;
    }

    static void reportFrames(const char *name, std::vector<double> times)
    {
        std::ranges::sort(times);
        std::println("scrolling the {}: a frame takes {:.1f} ms, 99 of 100 below {:.1f} ms, the worst {:.1f} ms (60 a "
                     "second: 16.7 ms)",
            name, times[times.size() / 2], times[times.size() * 99 / 100], times.back());
    }

    void measureImport()
    {
        const qint64 wanted = m_plan.isQuick ? 4'000'000 : 200'000'000;
        const auto name = m_folder.filePath(u"large.jsonl"_s);
        QFile log(name);
        require(log.open(QIODevice::WriteOnly), "writing a log");
        bench::Dice dice;
        for (std::uint64_t number = 0; log.size() < wanted; ++number)
            log.write(QByteArray::fromStdString(bench::madeRun(dice, number, true)) + '\n');
        log.close();
        measureStall("import of a large log", [this, name] { m_window->openFiles({ name }); });
    }

    void measureReplay()
    {
        const int steps = m_plan.isQuick ? 20 : 1'000;
        QByteArray log = R"([{"task": "Print.", "task_images": null})";
        for (int step = 1; step <= steps; ++step)
            log += QByteArray(R"json(, {"step_number": %1, "tool_calls": [], "error": null, "model_output": "",
                "code_action": "for i in range(100): print(%1, i, 'a line that is printed')",
                "observations": null, "action_output": null, "is_final_answer": false})json")
                       .replace("%1", QByteArray::number(step));
        const auto name = m_folder.filePath(u"prints.json"_s);
        QFile file(name);
        require(file.open(QIODevice::WriteOnly) && file.write(log + ']') > 0, "writing a log");
        file.close();
        open(name);
        measureStall("replay that prints 100 lines a step", [this] { m_window->project()->replay(); });
    }

    /// A run of 10,000 turns as a wheel turns through it, then as its scroll bar is dragged.
    void scrollTranscript()
    {
        const std::uint64_t turns = m_plan.isQuick ? 200 : 10'000;
        bench::Dice dice;
        const auto name = m_folder.filePath(u"turns.json"_s);
        QFile file(name);
        require(file.open(QIODevice::WriteOnly), "writing a log");
        file.write(QByteArray::fromStdString('[' + bench::madeSteps(dice, 1, turns, false) + ']'));
        file.close();
        open(name);
        m_window->findChild<QAction *>(u"show-transcript"_s)->trigger();
        settle();
        auto *view = m_window->findChild<QAbstractScrollArea *>(u"transcriptView"_s);
        auto *bar = view->verticalScrollBar();
        bar->setValue(0);
        settle();
        const int frames = m_plan.isQuick ? 100 : 1'200;
        std::vector<double> times;
        for (int frame = 0; frame < frames; ++frame) {
            times.push_back(frameOf(view, [bar] { bar->setValue(bar->value() + 3 * bar->singleStep()); }));
            QTest::qWait(1); // what is read in the background arrives
        }
        reportFrames("transcript by the wheel", std::move(times));
        scroll("transcript", view);
    }

    void scrollLog() const
    {
        const qsizetype wanted = m_plan.isQuick ? 2'000'000 : 100'000'000;
        QByteArray text;
        for (int line = 0; text.size() < wanted; ++line)
            text += QByteArray::number(line)
                + " a line of a log that goes on and on, with \x1b[31mcolor\x1b[0m and numbers\n";
        PlainTextView view;
        view.resize(1000, 800);
        view.show();
        StallMonitor monitor;
        view.setText(text, {});
        while (!view.isComplete())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        QTest::qWait(200);
        report("taking a large log", monitor);
        scroll("large log",
            view.hugeView() != nullptr ? static_cast<QAbstractScrollArea *>(view.hugeView()) : view.surface());
    }

    template <typename Begin>
    void measureStall(const char *name, Begin begin)
    {
        StallMonitor monitor;
        QElapsedTimer timer;
        timer.start();
        begin();
        settle();
        report(name, monitor, timer.elapsed());
    }

    static void report(const char *name, const StallMonitor &monitor, qint64 milliseconds = 0)
    {
        std::println("{}: longest stall {:.0f} ms of work, {:.0f} ms by the clock (goal 50); peak memory {} MiB{}",
            name, monitor.longestWork().count(), monitor.longest().count(), peakMib(),
            milliseconds > 0 ? formatted("; took {:.1f} s", double(milliseconds) / 1000) : std::string());
    }

    void open(const QString &file)
    {
        m_window->openFiles({ file });
        settle();
        require(m_window->project()->currentRun() != 0, "opening");
    }

    /// Until nothing has been going on for a while.
    void settle() const
    {
        constexpr int quietLooksWanted = 40;
        QElapsedTimer timer;
        timer.start();
        for (int looks = 0; looks < quietLooksWanted; ++looks) {
            require(timer.elapsed() < patienceMs, "waiting");
            QTest::qWait(20);
            const auto *project = m_window->project();
            if (!project->isQuiet() || project->jobs()->count() > 0)
                looks = 0;
        }
    }

    RecordView *list(const QString &name) const { return m_window->findChild<RecordView *>(name); }

    static int peakMib()
    {
        QFile file(u"/proc/self/status"_s);
        require(file.open(QIODevice::ReadOnly), "reading the memory");
        static const QRegularExpression peak(u"VmHWM:\\s+(\\d+) kB"_s);
        return peak.match(QString::fromLatin1(file.readAll())).captured(1).toInt() / 1024;
    }

    Plan m_plan;
    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    // Nothing that was imported before.
    const QTemporaryDir home;
    for (const auto *folder : { "XDG_CONFIG_HOME", "XDG_DATA_HOME" })
        qputenv(folder, home.path().toUtf8());
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(u"vitrine-bench"_s);
    QCoreApplication::setOrganizationName(u"vitrine-bench"_s);
    Bench(readPlan(QApplication::arguments())).run();
}
