// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/execution/executors.h"
#include "app/session/project.h"
#include "app/window/mainwindow.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QDesktopServices>
#include <QDir>
#include <QDockWidget>
#include <QFileDialog>
#include <QMenu>
#include <QRandomGenerator>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QWheelEvent>

#include <memory>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 60'000;
constexpr int eventsInTheSuite = 1'000;
constexpr int eventsBetweenOpenings = 150;

int number(const char *variable, int otherwise)
{
    bool isNumber = false;
    const int value = qEnvironmentVariableIntValue(variable, &isNumber);
    return isNumber ? value : otherwise;
}

/// What was said since the beginning; the handler of messages has nowhere else to put it.
QStringList &said()
{
    static QStringList messages;
    return messages;
}

void listen(QtMsgType type, const QMessageLogContext &, const QString &text)
{
    // The platform without a display cannot do this, and nothing of ours can change that.
    const bool isOfPlatform = text.startsWith(u"This plugin does not support");
    // Said by the test's own clicks, where nothing is to be clicked.
    const bool isOfClick = text.startsWith(u"Mouse event ") && text.contains(u"not accepted by receiving widget");
    if (type != QtDebugMsg && type != QtInfoMsg && !isOfPlatform && !isOfClick)
        said().append(text);
}

} // namespace

/// Presses keys and buttons of the real window without sense: nothing may crash, hang or warn. Which ones follows from
/// a seed, VITRINE_MONKEY_SEED; VITRINE_MONKEY_EVENTS says how many, where a test has no time for many.
class TestMonkey final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setApplicationName(u"vitrine-monkey"_s);
        QCoreApplication::setOrganizationName(u"vitrine-monkey"_s);
        QSettings().clear();
        QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively();
        QVERIFY(QDir::setCurrent(m_folder.path()));
        for (const auto *scheme : { "http", "https", "file", "mailto" })
            QDesktopServices::setUrlHandler(QLatin1StringView(scheme), this, "ignore");
    }

    void presses()
    {
        const int seed = number("VITRINE_MONKEY_SEED", 1);
        m_left = number("VITRINE_MONKEY_EVENTS", eventsInTheSuite);
        m_random.seed(quint32(seed));
        m_window = std::make_unique<MainWindow>(makeInProcessBackend);
        m_window->installEventFilter(this);
        m_window->findChild<QAction *>(u"quit"_s)->disconnect();
        m_window->resize(1'100, 760);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        const auto before = qInstallMessageHandler(listen);
        QMetaObject::invokeMethod(this, &TestMonkey::goOn, Qt::QueuedConnection);
        m_loop.exec();
        m_window->project()->stop();
        QTRY_VERIFY_WITH_TIMEOUT(m_window->project()->execution()->isIdle(), patienceMs);
        m_window->removeEventFilter(this);
        m_window.reset();
        qInstallMessageHandler(before);
        QVERIFY2(said().isEmpty(), qPrintable(said().join(u'\n') + u"\nseed " + QString::number(seed)));
    }

public Q_SLOTS:
    void ignore(const QUrl &) { }

protected:
    // It would be gone else.
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (watched != m_window.get() || event->type() != QEvent::Close)
            return QObject::eventFilter(watched, event);
        event->ignore();
        return true;
    }

private:
    /// One event after the other, each asked for before the one in front: a dialog that waits has its own loop.
    void goOn()
    {
        const bool isOver = m_left <= 0;
        if (isOver && !closeWhatIsOpen()) {
            m_loop.quit();
            return;
        }
        QMetaObject::invokeMethod(this, &TestMonkey::goOn, Qt::QueuedConnection);
        if (isOver)
            return;
        const auto already = said().size();
        --m_left;
        const auto what = doSomething();
        if (said().size() > already)
            said().append(u"at event %1 from the end: %2"_s.arg(m_left).arg(what));
    }

    static bool closeWhatIsOpen()
    {
        auto *open
            = QApplication::activePopupWidget() ? QApplication::activePopupWidget() : QApplication::activeModalWidget();
        if (open != nullptr)
            open->close();
        return open != nullptr;
    }

    QString doSomething()
    {
        auto *modal = QApplication::activeModalWidget();
        if (qobject_cast<QFileDialog *>(modal)) {
            modal->close();
            return u"a file dialog was closed"_s;
        }
        if (m_left % eventsBetweenOpenings == 0 && !m_window->project()->isOpen()) {
            m_window->openFiles({ QStringLiteral(VITRINE_SOURCE_DIR "/resources/samples/loans.json") });
            return u"the sample was opened"_s;
        }
        // Nobody ever finds out of a dialog by chance alone.
        if (modal != nullptr && below(12) == 0) {
            modal->close();
            return u"a dialog was closed"_s;
        }
        switch (below(10)) {
        case 0:
        case 1:
        case 2: return click();
        case 3: return scroll();
        case 4: return chooseAction();
        case 5: return resize();
        default: return press();
        }
    }

    QString press()
    {
        static constexpr Qt::Key keys[] = { Qt::Key_Tab, Qt::Key_Backtab, Qt::Key_Return, Qt::Key_Escape, Qt::Key_Space,
            Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down, Qt::Key_Home, Qt::Key_End, Qt::Key_PageUp,
            Qt::Key_PageDown, Qt::Key_Delete, Qt::Key_Backspace, Qt::Key_F1, Qt::Key_F3, Qt::Key_F4, Qt::Key_F5,
            Qt::Key_F6, Qt::Key_F7, Qt::Key_F8, Qt::Key_F9, Qt::Key_F11, Qt::Key_F12, Qt::Key_Plus, Qt::Key_Minus,
            Qt::Key_0, Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_9, Qt::Key_A, Qt::Key_C, Qt::Key_F, Qt::Key_J,
            Qt::Key_K, Qt::Key_L, Qt::Key_M, Qt::Key_P, Qt::Key_S, Qt::Key_V, Qt::Key_X, Qt::Key_Z, Qt::Key_Slash,
            Qt::Key_ParenLeft, Qt::Key_QuoteDbl, Qt::Key_Equal };
        static constexpr Qt::KeyboardModifiers modifiers[] = { Qt::NoModifier, Qt::NoModifier, Qt::NoModifier,
            Qt::ShiftModifier, Qt::ControlModifier, Qt::AltModifier, Qt::ControlModifier | Qt::ShiftModifier,
            Qt::ControlModifier | Qt::AltModifier, Qt::AltModifier | Qt::ShiftModifier };
        auto *target = focus();
        const auto key = keys[below(int(std::size(keys)))];
        const auto modifier = modifiers[below(int(std::size(modifiers)))];
        const auto what = QKeySequence(int(key) | int(modifier)).toString() + u" in " + nameOf(target);
        QTest::keyClick(target, key, modifier);
        return what;
    }

    QString click()
    {
        auto *target = anyWidget();
        const QPoint location(below(std::max(target->width(), 1)), below(std::max(target->height(), 1)));
        const auto what = u"click in "_s + nameOf(target);
        switch (below(5)) {
        case 0: QTest::mouseDClick(target, Qt::LeftButton, {}, location); break;
        case 1: QTest::mouseClick(target, Qt::RightButton, {}, location); break;
        default: QTest::mouseClick(target, Qt::LeftButton, {}, location); break;
        }
        return what;
    }

    QString scroll()
    {
        auto *target = anyWidget();
        const auto modifiers = below(3) == 0 ? Qt::ControlModifier : Qt::NoModifier;
        const auto what = u"wheel in "_s + nameOf(target);
        QWheelEvent wheel(target->rect().center(), target->mapToGlobal(target->rect().center()), {},
            QPoint(0, below(2) == 0 ? 240 : -240), Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
        QApplication::sendEvent(target, &wheel);
        return what;
    }

    QString chooseAction()
    {
        if (QApplication::activeModalWidget() || QApplication::activePopupWidget())
            return press();
        const auto actions = m_window->findChildren<QAction *>();
        auto *action = actions.at(below(int(actions.size())));
        if (!action->isEnabled() || action->isSeparator() || action->objectName() == u"quit" || action->menu())
            return {};
        const auto what = u"action "_s + action->objectName() + u' ' + action->text();
        action->trigger();
        return what;
    }

    QString resize()
    {
        m_window->showNormal();
        m_window->resize(500 + below(1'200), 350 + below(800));
        return u"resized"_s;
    }

    QWidget *top() const
    {
        if (auto *popup = QApplication::activePopupWidget())
            return popup;
        if (auto *modal = QApplication::activeModalWidget())
            return modal;
        auto *active = QApplication::activeWindow();
        return active != nullptr ? active : m_window.get();
    }

    QWidget *focus() const
    {
        auto *popup = QApplication::activePopupWidget();
        auto *focused = QApplication::focusWidget();
        return popup ? popup : focused && top()->isAncestorOf(focused) ? focused : top();
    }

    QWidget *anyWidget()
    {
        auto widgets = top()->findChildren<QWidget *>();
        erase_if(widgets, [](const QWidget *widget) { return !widget->isVisible() || !widget->isEnabled(); });
        return widgets.isEmpty() ? top() : widgets.at(below(int(widgets.size())));
    }

    static QString nameOf(const QWidget *widget)
    {
        return QLatin1StringView(widget->metaObject()->className()) + u' ' + widget->objectName();
    }

    int below(int bound) { return int(m_random.bounded(bound)); }

    QTemporaryDir m_folder;
    QRandomGenerator m_random;
    QEventLoop m_loop;
    int m_left = 0;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TestMonkey)
#include "tst_monkey.moc"
