// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/editor/codeeditor.h"
#include "app/kit/editor/editorpreferences.h"
#include "app/session/project.h"
#include "app/window/mainwindow.h"
#include "models/items/runmodel.h"
#include "models/items/stepmodel.h"
#include "models/trail/read/trail.h"
#include "tests/app/panes/approval/agentprocess.h"
#include "tests/app/window/shownwindow.h"

#include <QApplication>
#include <QDockWidget>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

using namespace vitrine;
using namespace vitrine::testing;
using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 30'000;

} // namespace

/// Journeys to their end by keys alone: each key goes to the widget with the focus, as it would from a keyboard, and no
/// widget gets the focus, an action or a click in any other way. VITRINE_JOURNEY_PICTURES names a folder for a picture
/// of the end of each.
class TestKeyboard final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useOwnSettings();
        qputenv("XDG_RUNTIME_DIR", QFile::encodeName(m_folder.path()));
    }

    void init()
    {
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        m_window = firstWindow();
        QVERIFY(m_window);
        m_window->resize(1'280, 800);
    }

    void cleanup()
    {
        const auto folder = qEnvironmentVariable("VITRINE_JOURNEY_PICTURES");
        if (!folder.isEmpty() && m_window)
            QVERIFY(m_window->grab().save(
                QDir(folder).filePath(u"keyboard-%1.png"_s.arg(QLatin1StringView(QTest::currentTestFunction())))));
        m_agent.reset();
        m_window.reset();
    }

    /// Forward and back, through what is in sight and nothing else, as it is read.
    void tabGoesRoundWhatIsInView()
    {
        QVERIFY(openIn(*m_window));
        press(Qt::Key_3, Qt::ControlModifier); // panes behind others, in each location
        QTRY_VERIFY_WITH_TIMEOUT(isQuiet(), patienceMs);
        press(Qt::Key_L, Qt::ControlModifier);
        QTRY_COMPARE(QApplication::focusWidget()->objectName(), u"filterField"_s);
        press(Qt::Key_Escape); // the list of completions
        const auto forward = round(Qt::Key_Tab);
        for (const auto &name : { u"filterField"_s, u"policyChooser"_s, u"stepsView"_s, u"startFrom"_s })
            QVERIFY2(forward.contains(name), qPrintable(name + u": "_s + forward.join(u", ")));
        QVERIFY(forward.indexOf(u"startFrom"_s) < forward.indexOf(u"stepsView"_s)); // the policy is at the left
        auto back = round(Qt::Key_Backtab);
        std::ranges::reverse(back);
        back.prepend(back.takeLast());
        QCOMPARE(back, forward);
    }

    /// The same where an agent's session is read, and each stop is seen.
    void tabGoesRoundASession()
    {
        QVERIFY(openIn(*m_window, QStringLiteral(VITRINE_TEST_DATA "/pictures/tempo-fix.jsonl")));
        QTRY_VERIFY_WITH_TIMEOUT(isQuiet(), patienceMs);
        goTo(u"transcriptView"_s);
        const auto forward = round(Qt::Key_Tab);
        for (const auto &name : { u"filterField"_s, u"runsView"_s, u"stepsView"_s, u"detailsTree"_s, u"issuesView"_s })
            QVERIFY2(forward.contains(name), qPrintable(name + u": "_s + forward.join(u", ")));
        auto back = round(Qt::Key_Backtab);
        std::ranges::reverse(back);
        back.prepend(back.takeLast());
        QCOMPARE(back, forward);
        for (qsizetype left = forward.size(); left > 0; --left) {
            auto *focused = QApplication::focusWidget();
            const auto with = seen(*focused);
            leaveEditor();
            press(Qt::Key_Tab);
            QTRY_VERIFY2(seen(*focused) != with,
                qPrintable(QLatin1StringView(focused->metaObject()->className()) + u' ' + focused->objectName()));
        }
    }

    /// F6 goes through all panes in view, each once, and Shift with it back.
    void thePanesGoRound()
    {
        QVERIFY(openIn(*m_window, QStringLiteral(VITRINE_TEST_DATA "/pictures/tempo-fix.jsonl")));
        QTRY_VERIFY_WITH_TIMEOUT(isQuiet(), patienceMs);
        goTo(u"transcriptView"_s);
        const auto go = [](Qt::KeyboardModifiers modifiers) {
            QStringList panes;
            constexpr int most = 20;
            const QDockWidget *first = dockAround(QApplication::focusWidget());
            do {
                const auto *dock = dockAround(QApplication::focusWidget());
                panes << (dock != nullptr ? dock->objectName() : u"none"_s);
                press(Qt::Key_F6, modifiers);
            } while (dockAround(QApplication::focusWidget()) != first && panes.size() < most);
            return panes;
        };
        const auto forward = go(Qt::NoModifier);
        QStringList shown;
        for (const auto *dock : m_window->findChildren<QDockWidget *>())
            if (dock->isVisible() && !dock->visibleRegion().isEmpty())
                shown << dock->objectName();
        auto sorted = forward;
        std::ranges::sort(sorted);
        std::ranges::sort(shown);
        QCOMPARE(sorted, shown);
        auto back = go(Qt::ShiftModifier);
        std::ranges::reverse(back);
        back.prepend(back.takeLast());
        QCOMPARE(back, forward);
    }

    void sealsATrail()
    {
        QVERIFY(openIn(*m_window));
        press(Qt::Key_T, Qt::AltModifier);
        QTRY_VERIFY(QApplication::activePopupWidget() != nullptr);
        press(Qt::Key_S);
        awaitDialog(u"sealDialog"_s);
        press(Qt::Key_Down); // from the keyring to a file
        goTo(u"sealKeyFile"_s);
        const auto key = m_folder.filePath(u"key.pem"_s);
        type(key);
        goTo(u"sealNewKey"_s);
        press(Qt::Key_Space);
        goTo(u"sealCheckpoint"_s);
        const auto checkpoint = m_folder.filePath(u"trail.checkpoint"_s);
        type(checkpoint);
        press(Qt::Key_Return);
        awaitWindow();
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(key) && QFile::exists(checkpoint) && isQuiet(), patienceMs);
        const auto *state = m_window->findChild<QLabel *>(u"trailState"_s);
        QTRY_VERIFY2_WITH_TIMEOUT(
            state->text().contains(u"sealed"_s, Qt::CaseInsensitive), qPrintable(state->text()), patienceMs);
    }

    void activatesADraft()
    {
        QVERIFY(openIn(*m_window));
        const auto before = project()->activePolicy();
        press(Qt::Key_3, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(isQuiet(), patienceMs);
        goTo(u"startFrom"_s);
        press(Qt::Key_Space);
        QTRY_VERIFY(QApplication::activePopupWidget() != nullptr);
        press(Qt::Key_Down);
        press(Qt::Key_Return);
        awaitWindow();
        QTRY_VERIFY_WITH_TIMEOUT(
            m_window->findChild<QPushButton *>(u"activatePolicy"_s)->isEnabled() && isQuiet(), patienceMs);
        goTo(u"activatePolicy"_s);
        press(Qt::Key_Space);
        awaitDialog(u"policyReason"_s);
        type(u"by keys"_s);
        press(Qt::Key_Return);
        awaitWindow();
        QTRY_VERIFY_WITH_TIMEOUT(!(project()->activePolicy() == before), patienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(isQuiet(), patienceMs);
        // Where the user was, not lost.
        QTRY_VERIFY(QApplication::focusWidget() != nullptr);
    }

    void changesASetting()
    {
        QVERIFY(openIn(*m_window));
        const bool wasWrapped = EditorPreferences::wrapsLines.isOn();
        auto *focused = QApplication::focusWidget();
        press(Qt::Key_Comma, Qt::ControlModifier | Qt::ShiftModifier);
        awaitDialog(u"settingsDialog"_s);
        auto *names = QApplication::activeModalWidget()->findChild<QListWidget *>(u"settingsNames"_s);
        goTo(u"settingsNames"_s);
        press(Qt::Key_Down);
        press(Qt::Key_Down);
        QCOMPARE(names->currentItem()->text(), u"Editor"_s);
        goTo(u"editorWrap"_s);
        press(Qt::Key_Space);
        QCOMPARE(EditorPreferences::wrapsLines.isOn(), !wasWrapped);
        press(Qt::Key_Escape);
        awaitWindow();
        QTRY_COMPARE(QApplication::focusWidget(), focused);
    }

    /// From the start to what an agent wrote and ran.
    void findsWhatASessionWroteAndRan()
    {
        const auto folder = m_folder.filePath(u"claude/projects/-work-shop"_s);
        QVERIFY(QDir().mkpath(folder));
        QVERIFY(QFile::copy(QStringLiteral(VITRINE_TEST_DATA "/pictures/tempo-fix.jsonl"), folder + u"/0f3e.jsonl"_s));
        qputenv("CLAUDE_CONFIG_DIR", QFile::encodeName(m_folder.filePath(u"claude"_s)));
        const auto restore = qScopeGuard([] { qunsetenv("CLAUDE_CONFIG_DIR"); });
        press(Qt::Key_F, Qt::AltModifier);
        QTRY_VERIFY(QApplication::activePopupWidget() != nullptr);
        press(Qt::Key_S);
        awaitDialog(u"openSession"_s);
        type(u"shop"_s);
        press(Qt::Key_Return);
        awaitWindow();
        QTRY_VERIFY_WITH_TIMEOUT(project()->currentStep() != 0 && isQuiet(), patienceMs);
        // A run without Python is shown as its story.
        const auto *view = m_window->findChild<QWidget *>(u"transcriptView"_s);
        QTRY_VERIFY_WITH_TIMEOUT(view->isVisible(), patienceMs);
        goTo(u"transcriptView"_s);
        const auto said = [view] { return view->accessibleDescription(); };
        QStringList actions;
        press(Qt::Key_Home);
        QTRY_VERIFY_WITH_TIMEOUT(!said().isEmpty(), patienceMs);
        for (int left = 40; left > 0; --left) {
            actions << said();
            press(Qt::Key_Down);
        }
        const auto has = [&actions](QStringView kind) {
            return std::ranges::any_of(actions, [kind](const QString &action) { return action.contains(kind); });
        };
        QVERIFY2(has(u"Edit") || has(u"Write"), qPrintable(actions.join(u"; ")));
        QVERIFY2(has(u"Bash"), qPrintable(actions.join(u"; ")));
        // Escape and F6 leave it, and lead on.
        press(Qt::Key_F6);
        QTRY_VERIFY(QApplication::focusWidget() != nullptr && QApplication::focusWidget() != view);
        press(Qt::Key_F6, Qt::ShiftModifier);
        QTRY_COMPARE(QApplication::focusWidget(), view);
    }

    /// From a filter to an export, without the focus ever being lost.
    void allowsABlockedStepAndExports()
    {
        QVERIFY(openIn(*m_window));
        press(Qt::Key_L, Qt::ControlModifier);
        QTRY_COMPARE(QApplication::focusWidget()->objectName(), u"filterField"_s);
        type(u"status == blocked"_s);
        press(Qt::Key_Escape); // the list of completions
        press(Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(project()->steps()->matchCount(), 1, patienceMs);
        awaitWindow();
        goTo(u"stepsView"_s);
        const auto *issues = m_window->findChild<QTreeView *>(u"issuesView"_s);
        QTRY_VERIFY_WITH_TIMEOUT(issues->model()->rowCount() > 0, patienceMs);
        // It was opened at the blocked step: to the next issue, and back.
        press(Qt::Key_F8);
        QTRY_COMPARE_WITH_TIMEOUT(project()->step()->ordinal, std::uint64_t(4), patienceMs);
        press(Qt::Key_F8, Qt::ShiftModifier);
        QTRY_COMPARE_WITH_TIMEOUT(project()->step()->ordinal, std::uint64_t(3), patienceMs);
        const auto isOffered = [this] {
            const auto *allow = m_window->findChild<QPushButton *>(u"allowBlocked"_s);
            return allow != nullptr && allow->isVisible() && allow->isEnabled();
        };
        QTRY_VERIFY_WITH_TIMEOUT(isOffered() && isQuiet(), patienceMs);
        press(Qt::Key_F12);
        QTRY_VERIFY(m_window->findChild<QWidget *>(u"whyPanel"_s)->isVisible());
        QTRY_VERIFY(hasFocus());
        press(Qt::Key_Escape);
        QTRY_VERIFY(!m_window->findChild<QWidget *>(u"whyPanel"_s)->isVisible());
        QTRY_VERIFY(hasFocus());
        goTo(u"allowBlocked"_s);
        press(Qt::Key_Space);
        QTRY_VERIFY_WITH_TIMEOUT(isQuiet() && hasFocus(), patienceMs);
        press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(isQuiet() && hasFocus(), patienceMs);
        press(Qt::Key_F9);
        QTRY_VERIFY_WITH_TIMEOUT(isQuiet() && hasFocus(), patienceMs);
        press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        awaitDialog(u"exportDialog"_s);
        press(Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(qobject_cast<QFileDialog *>(QApplication::activeModalWidget()) != nullptr, patienceMs);
        // Qt's own dialog, whose completions would take the keys on a platform without a window manager.
        auto *name = QApplication::activeModalWidget()->findChild<QLineEdit *>(u"fileNameEdit"_s);
        const auto report = m_folder.filePath(u"report.html"_s);
        name->setText(report);
        QTest::keyClick(name, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(report), patienceMs);
        awaitWindow();
        QTRY_VERIFY_WITH_TIMEOUT(isQuiet() && hasFocus(), patienceMs);
        // Closing a pane gives the focus to another one.
        press(Qt::Key_F6);
        press(Qt::Key_W, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(!project()->isOpen(), patienceMs);
        QTRY_VERIFY(hasFocus());
    }

    void answersAnApproval()
    {
        const auto trail = m_folder.filePath(u"agent.vitrine"_s);
        m_agent = std::make_unique<AgentProcess>(trail, u"60"_s, u"deny"_s);
        QTRY_VERIFY_WITH_TIMEOUT(m_agent->said().contains(u"ready"_s), patienceMs);
        m_window->openFiles({ trail });
        QTRY_VERIFY_WITH_TIMEOUT(project()->currentRun() != 0 && isQuiet(), patienceMs);
        openApprovals();
        goTo(u"approvalSwitch"_s);
        press(Qt::Key_Space);
        // The user goes on reading, and the step announces itself.
        press(Qt::Key_1, Qt::ControlModifier);
        m_agent->run(u"1 + 1"_s);
        QTRY_VERIFY_WITH_TIMEOUT(isAnnounced(), patienceMs);
        openApprovals();
        const auto *allow = m_window->findChild<QPushButton *>(u"approvalAllow"_s);
        QTRY_VERIFY_WITH_TIMEOUT(allow->isEnabled(), patienceMs);
        goTo(u"approvalAllow"_s);
        press(Qt::Key_Space);
        QTRY_VERIFY_WITH_TIMEOUT(m_agent->said().contains(u"gave 2"_s), patienceMs);
        // The next one, by its own key, with a reason.
        m_agent->run(u"import socket"_s);
        QTRY_VERIFY_WITH_TIMEOUT(allow->isEnabled(), patienceMs);
        goTo(u"approvalReason"_s);
        type(u"not today"_s);
        press(Qt::Key_3, Qt::ControlModifier | Qt::AltModifier);
        QTRY_VERIFY_WITH_TIMEOUT(m_agent->said().contains(u"not today"_s), patienceMs);
    }

private:
    static QWidget *target()
    {
        if (auto *popup = QApplication::activePopupWidget())
            return popup;
        auto *focused = QApplication::focusWidget();
        return focused != nullptr ? focused : QApplication::activeWindow();
    }

    static void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QVERIFY(target() != nullptr);
        QTest::keyClick(target(), key, modifiers);
    }

    static void type(const QString &text)
    {
        QVERIFY(target() != nullptr);
        QTest::keyClicks(target(), text);
    }

    /// By Tab alone; a control that keeps the focus, or a ring that leaves this one out, fails the test.
    static void goTo(const QString &name)
    {
        constexpr int most = 150;
        QStringList way;
        for (int left = most; left > 0; --left) {
            const auto *focused = QApplication::focusWidget();
            QVERIFY2(focused != nullptr, qPrintable(way.join(u", ")));
            if (focused->objectName() == name)
                return;
            way << QLatin1StringView(focused->metaObject()->className()) + u' ' + focused->objectName();
            leaveEditor();
            press(Qt::Key_Tab);
        }
        QFAIL(qPrintable(u"no way to %1: %2"_s.arg(name, way.join(u", "))));
    }

    /// A widget as the window shows it, with the title of its pane, which may show the focus for it.
    QImage seen(const QWidget &widget) const
    {
        const QWidget *shown = dockAround(&widget);
        if (shown == nullptr)
            shown = &widget;
        constexpr int around = 4;
        const QRect area(shown->mapTo(m_window.get(), QPoint()), shown->size());
        return m_window->grab(area.adjusted(-around, -around, around, around)).toImage();
    }

    /// Names of what one key reaches until the beginning comes again.
    QStringList round(Qt::Key key) const
    {
        constexpr int most = 150;
        const auto *first = QApplication::focusWidget();
        QStringList names;
        do {
            const auto *focused = QApplication::focusWidget();
            names << focused->objectName();
            const auto *dock = dockAround(focused);
            if (names.size() > most || (dock != nullptr && dock->visibleRegion().isEmpty()))
                return { u"out of sight, or without end: "_s + names.join(u", ") };
            leaveEditor();
            press(key);
        } while (QApplication::focusWidget() != first);
        return names;
    }

    static const QDockWidget *dockAround(const QWidget *widget)
    {
        while (widget != nullptr && qobject_cast<const QDockWidget *>(widget) == nullptr)
            widget = widget->parentWidget();
        return static_cast<const QDockWidget *>(widget);
    }

    /// Where code is written, Tab indents.
    static void leaveEditor()
    {
        if (qobject_cast<const CodeEditor *>(QApplication::focusWidget()) != nullptr)
            press(Qt::Key_Escape);
    }

    static void awaitDialog(const QString &name)
    {
        QTRY_VERIFY_WITH_TIMEOUT(QApplication::activeModalWidget() != nullptr, patienceMs);
        auto *dialog = QApplication::activeModalWidget();
        QCOMPARE(dialog->objectName(), name);
        activate(*dialog);
        QTRY_VERIFY(QApplication::focusWidget() != nullptr && dialog->isAncestorOf(QApplication::focusWidget()));
    }

    void awaitWindow() const
    {
        QTRY_VERIFY(QApplication::activeModalWidget() == nullptr && QApplication::activePopupWidget() == nullptr);
        activate(*m_window);
    }

    /// Without a window manager, no one else activates a window after a dialog or a menu.
    static void activate(QWidget &window)
    {
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window, patienceMs));
    }

    static bool hasFocus()
    {
        const auto *focused = QApplication::focusWidget();
        const auto *dock = dockAround(focused);
        return focused != nullptr && focused->isVisible() && (dock == nullptr || !dock->visibleRegion().isEmpty());
    }

    void openApprovals() const
    {
        press(Qt::Key_P, Qt::AltModifier);
        QTRY_VERIFY(QApplication::activePopupWidget() != nullptr);
        press(Qt::Key_P);
        awaitWindow();
    }

    bool isAnnounced() const
    {
        const auto labels = m_window->findChildren<QLabel *>();
        return std::ranges::any_of(labels, [](const QLabel *label) {
            return label->isVisible() && label->text().contains(u"waiting for approval"_s);
        });
    }

    bool isQuiet() const { return project()->isQuiet(); }
    Project *project() const { return m_window->project(); }

    QTemporaryDir m_folder;
    std::unique_ptr<AgentProcess> m_agent;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TestKeyboard)
#include "tst_keyboard.moc"
