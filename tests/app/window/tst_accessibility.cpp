// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/execution/inprocessbackend.h"
#include "app/step/steppane.h"
#include "app/window/mainwindow.h"
#include "app/window/project.h"
#include "tests/app/window/shownwindow.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QScrollBar>
#include <QSettings>
#include <QSplitterHandle>
#include <QStandardPaths>
#include <QTabBar>
#include <QTest>
#include <QToolButton>
#include <QTranslator>
#include <QTreeView>

#include <memory>

using namespace vitrine;
using namespace vitrine::testing;
using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 30'000;

/// Parts of a widget that the widget itself speaks for.
bool isPartOfAnother(const QWidget *widget)
{
    const auto name = widget->objectName();
    // The corner of a table selects all, which keys do too.
    return name.startsWith(u"qt_"_s) || widget->inherits("QTableCornerButton")
        || qobject_cast<const QScrollBar *>(widget) || qobject_cast<const QSplitterHandle *>(widget)
        || (qobject_cast<const QTabBar *>(widget->parentWidget()) != nullptr)
        || (qobject_cast<const QLineEdit *>(widget->parentWidget()) != nullptr)
        || (qobject_cast<const QComboBox *>(widget->parentWidget()) != nullptr);
}

bool isForTheUser(const QWidget *widget)
{
    if (!widget->isVisible() || isPartOfAnother(widget))
        return false;
    return widget->focusPolicy() != Qt::NoFocus || qobject_cast<const QAbstractButton *>(widget) != nullptr;
}

QString nameOf(QWidget *widget)
{
    const auto *interface = QAccessible::queryAccessibleInterface(widget);
    return interface != nullptr ? interface->text(QAccessible::Name) : QString();
}

QChar mnemonicOf(QString text)
{
    text.remove(u"&&"_s);
    const auto at = text.indexOf(u'&');
    return at >= 0 && at + 1 < text.size() ? text.at(at + 1).toLower() : QChar();
}

void note(QHash<QChar, QString> &taken, QStringList &doubles, const QString &text)
{
    const auto mnemonic = mnemonicOf(text);
    if (mnemonic.isNull())
        return;
    if (taken.contains(mnemonic))
        doubles.append(taken.value(mnemonic) + u" / "_s + text);
    taken.insert(mnemonic, text);
}

/// What is in sight at the same time: labels of fields, buttons, tabs, and the menus above.
QStringList doubleMnemonicsIn(const QWidget &window)
{
    QHash<QChar, QString> taken;
    QStringList doubles;
    if (const auto *frame = qobject_cast<const QMainWindow *>(&window))
        for (const auto *menu : const_cast<QMainWindow *>(frame)->menuBar()->actions())
            note(taken, doubles, menu->text());
    for (const auto *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisible() || widget->visibleRegion().isEmpty())
            continue;
        if (const auto *label = qobject_cast<const QLabel *>(widget); label && label->buddy())
            note(taken, doubles, label->text());
        else if (const auto *button = qobject_cast<const QAbstractButton *>(widget);
            button && !qobject_cast<const QToolButton *>(widget))
            note(taken, doubles, button->text());
        else if (const auto *box = qobject_cast<const QGroupBox *>(widget))
            note(taken, doubles, box->title());
    }
    return doubles;
}

/// Each menu by itself, with those below it.
QStringList doubleMnemonicsIn(const QMenuBar &bar)
{
    QStringList doubles;
    for (const auto *menu : bar.findChildren<QMenu *>()) {
        QHash<QChar, QString> taken;
        for (const auto *action : menu->actions())
            note(taken, doubles, action->text());
    }
    return doubles;
}

QStringList namelessIn(const QWidget &window)
{
    QStringList nameless;
    for (auto *widget : window.findChildren<QWidget *>()) {
        if (isForTheUser(widget) && nameOf(widget).isEmpty())
            nameless.append(QLatin1StringView(widget->metaObject()->className()) % u' ' % widget->objectName());
    }
    return nameless;
}

} // namespace

/// Walks every window for what a person without a mouse or without a screen would miss.
class TestAccessibility final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings(); }

    void init()
    {
        m_window = std::make_unique<MainWindow>(makeInProcessBackend);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    void cleanup() { m_window.reset(); }

    void theWelcomePageHasNames() { checkNames(*m_window); }

    void theWorkbenchHasNames()
    {
        openSample();
        checkNames(*m_window);
        for (int page = 0; page < 6; ++page) {
            auto *results = m_window->findChild<QTabWidget *>(u"stepResults"_s);
            results->setCurrentIndex(page);
            checkNames(*m_window);
        }
    }

    void aDraftHasNames()
    {
        openSample();
        auto *step = m_window->findChild<StepPane *>();
        QTest::keyClick(step->findChild<QWidget *>(u"codeEditor"_s), Qt::Key_A);
        QTRY_VERIFY(step->hasDraft());
        checkNames(*m_window);
    }

    void dialogsHaveNames_data()
    {
        QTest::addColumn<QString>("action");
        for (const auto *action :
            { "settings", "quickOpen", "commandPalette", "compareWith", "receiveSpans", "colourRules", "seal", "print",
                "toolAnswers", "writeNote", "saveLayout", "exportRuns", "saveView", "manageViews" })
            QTest::newRow(action) << QString::fromLatin1(action);
    }

    void dialogsHaveNames()
    {
        QFETCH(const QString, action);
        openSample();
        m_window->findChild<QAction *>(action)->trigger();
        // Some read from the trail first.
        QTRY_VERIFY_WITH_TIMEOUT(QApplication::activeModalWidget() != nullptr, patienceMs);
        auto *dialog = QApplication::activeModalWidget();
        QVERIFY(!dialog->windowTitle().isEmpty());
        checkNames(*dialog);
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(QApplication::activeModalWidget() == nullptr);
    }

    void mnemonicsAreNotUsedTwice_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("action");
        for (const auto *language : { "en", "de", "fr" })
            for (const auto *action :
                { "", "settings", "receiveSpans", "colourRules", "seal", "print", "toolAnswers", "exportRuns",
                    "saveView", "manageViews", "show-charts", "show-timeline", "show-sql", "show-policy" })
                QTest::addRow("%s %s", language, action)
                    << QString::fromLatin1(language) << QString::fromLatin1(action);
    }

    void mnemonicsAreNotUsedTwice()
    {
        QFETCH(const QString, language);
        QFETCH(const QString, action);
        QTranslator translator;
        if (language != u"en"_s) {
            QVERIFY(translator.load(u":/vitrine/translations/vitrine_"_s + language));
            QCoreApplication::installTranslator(&translator);
        }
        m_window = std::make_unique<MainWindow>(makeInProcessBackend);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        openSample();
        if (!action.isEmpty())
            m_window->findChild<QAction *>(action)->trigger();
        // Some read from the trail first.
        if (!action.isEmpty() && !action.startsWith(u"show-"_s))
            QTRY_VERIFY_WITH_TIMEOUT(QApplication::activeModalWidget() != nullptr, patienceMs);
        auto *dialog = QApplication::activeModalWidget();
        const auto doubles = doubleMnemonicsIn(dialog != nullptr ? *dialog : *m_window);
        const auto inMenus = action.isEmpty() ? doubleMnemonicsIn(*m_window->menuBar()) : QStringList();
        if (dialog != nullptr)
            dialog->close();
        m_window.reset();
        QCoreApplication::removeTranslator(&translator);
        QVERIFY2(doubles.isEmpty(), qPrintable(doubles.join(u"; ")));
        QVERIFY2(inMenus.isEmpty(), qPrintable(inMenus.join(u"; ")));
    }

    void everyPaneIsReachedByKeys()
    {
        openSample();
        QSet<QString> reached;
        for (const auto *action : m_window->findChildren<QAction *>()) {
            if (!action->objectName().startsWith(u"show-"_s))
                continue;
            const_cast<QAction *>(action)->trigger();
            QTRY_VERIFY2(QApplication::focusWidget() != nullptr, qPrintable(action->objectName()));
            const auto *dock = m_window->findChild<QWidget *>(action->objectName().mid(5));
            QVERIFY2(dock->isAncestorOf(QApplication::focusWidget()), qPrintable(action->objectName()));
            reached.insert(action->objectName());
        }
        QVERIFY(reached.contains(u"show-expert"_s));
        QVERIFY(reached.contains(u"show-timeline"_s));
    }

    void tabLeavesEveryControl()
    {
        openSample();
        QSet<QWidget *> visited;
        for (int i = 0; i < 200; ++i) {
            auto *focus = QApplication::focusWidget();
            QVERIFY(focus != nullptr);
            if (visited.contains(focus))
                break;
            visited.insert(focus);
            // In the editor Tab indents until Escape has been pressed.
            if (focus->objectName() == u"codeEditor"_s)
                QTest::keyClick(focus, Qt::Key_Escape);
            QTest::keyClick(focus, Qt::Key_Tab);
        }
        QVERIFY2(visited.size() > 8, qPrintable(QString::number(visited.size())));
    }

private:
    void openSample()
    {
        m_window->openFiles({ QStringLiteral(VITRINE_SOURCE_DIR "/resources/samples/loans.json") });
        QTRY_VERIFY_WITH_TIMEOUT(m_window->project()->currentStep() != 0 && m_window->project()->isQuiet(), patienceMs);
    }

    static void checkNames(const QWidget &window)
    {
        const auto nameless = namelessIn(window);
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(u"; ")));
    }

    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TestAccessibility)
#include "tst_accessibility.moc"
