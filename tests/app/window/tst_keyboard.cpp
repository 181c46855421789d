// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/editor/codeeditor.h"
#include "app/kit/editor/editorpreferences.h"
#include "app/session/project.h"
#include "app/window/mainwindow.h"
#include "models/items/runmodel.h"
#include "models/trail/read/trail.h"
#include "tests/app/panes/approval/agentprocess.h"
#include "tests/app/window/shownwindow.h"

#include <QApplication>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

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
        press(Qt::Key_3, Qt::ControlModifier); // panes behind others, in each place
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
