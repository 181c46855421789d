// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/step/steppane.h"
#include "app/session/execution/executors.h"
#include "app/session/project.h"
#include "app/window/mainwindow.h"
#include "tests/app/cli/program.h"
#include "tests/app/window/shownwindow.h"
#include "tests/models/trail/samples.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QFile>
#include <QGroupBox>
#include <QHeaderView>
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
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTranslator>
#include <QTreeView>

#include <functional>
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

void note(QHash<QChar, QString> &taken, QStringList &stubs, const QString &text)
{
    const auto mnemonic = mnemonicOf(text);
    if (mnemonic.isNull())
        return;
    if (taken.contains(mnemonic))
        stubs.append(taken.value(mnemonic) + u" / "_s + text);
    taken.insert(mnemonic, text);
}

/// What is in sight at the same time: labels of fields, buttons, tabs, and the menus above.
QStringList doubleMnemonicsIn(const QWidget &window)
{
    QHash<QChar, QString> taken;
    QStringList stubs;
    if (const auto *frame = qobject_cast<const QMainWindow *>(&window))
        for (const auto *menu : const_cast<QMainWindow *>(frame)->menuBar()->actions())
            note(taken, stubs, menu->text());
    for (const auto *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisible() || widget->visibleRegion().isEmpty())
            continue;
        if (const auto *label = qobject_cast<const QLabel *>(widget); label && label->buddy())
            note(taken, stubs, label->text());
        else if (const auto *button = qobject_cast<const QAbstractButton *>(widget);
            button && !qobject_cast<const QToolButton *>(widget))
            note(taken, stubs, button->text());
        else if (const auto *box = qobject_cast<const QGroupBox *>(widget))
            note(taken, stubs, box->title());
    }
    return stubs;
}

/// Each menu by itself, with those below it.
QStringList doubleMnemonicsIn(const QMenuBar &bar)
{
    QStringList stubs;
    for (const auto *menu : bar.findChildren<QMenu *>()) {
        QHash<QChar, QString> taken;
        for (const auto *action : menu->actions())
            note(taken, stubs, action->text());
    }
    return stubs;
}

/// Titles of columns that have less room than they need.
void noteCutTitles(const QHeaderView &header, QStringList &cut)
{
    for (int section = 0; section < header.count(); ++section) {
        const auto title = header.model()->headerData(section, header.orientation()).toString();
        const bool isShown = header.orientation() == Qt::Horizontal && !header.isSectionHidden(section);
        if (isShown && header.fontMetrics().horizontalAdvance(title) > header.sectionSize(section))
            cut.append(u"title "_s + title);
    }
}

/// Words that somebody has to read and that have less room than they need, without a tip that has all of them.
QStringList cutIn(const QWidget &window)
{
    QStringList cut;
    for (const auto *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisible() || widget->visibleRegion().isEmpty())
            continue;
        if (const auto *header = qobject_cast<const QHeaderView *>(widget); header && header->model() != nullptr)
            noteCutTitles(*header, cut);
        QString text;
        if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
            text = button->text();
        else if (const auto *label = qobject_cast<const QLabel *>(widget); label && !label->wordWrap())
            text = label->text();
        const auto *tool = qobject_cast<const QToolButton *>(widget);
        if (tool != nullptr && tool->toolButtonStyle() == Qt::ToolButtonIconOnly)
            continue;
        text.remove(u'&');
        if (widget->toolTip().isEmpty() && widget->fontMetrics().horizontalAdvance(text) > widget->width())
            cut.append(widget->objectName() % u' ' % text);
    }
    return cut;
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

    /// Behind a tab, a pane is not in sight.
    void everyPaneHasNames()
    {
        openSample();
        for (const auto *pane : m_window->findChildren<QDockWidget *>()) {
            m_window->findChild<QAction *>(u"show-" + pane->objectName())->trigger();
            QTRY_VERIFY2(pane->widget()->isVisible(), qPrintable(pane->objectName()));
            checkNames(*m_window);
        }
    }

    /// The views of an agent's session and of a damaged trail have other controls.
    void otherTrailsHaveNames_data()
    {
        QTest::addColumn<bool>("isDamaged");
        QTest::newRow("session") << false;
        QTest::newRow("damaged") << true;
    }

    void otherTrailsHaveNames()
    {
        QFETCH(const bool, isDamaged);
        QVERIFY(openIn(
            *m_window, isDamaged ? damagedTrail() : QStringLiteral(VITRINE_TEST_DATA "/pictures/tempo-fix.jsonl")));
        for (const auto *pane : m_window->findChildren<QDockWidget *>()) {
            m_window->findChild<QAction *>(u"show-" + pane->objectName())->trigger();
            QTRY_VERIFY2(pane->widget()->isVisible(), qPrintable(pane->objectName()));
            QTRY_VERIFY_WITH_TIMEOUT(m_window->project()->isQuiet(), patienceMs);
            checkNames(*m_window);
        }
        m_window->findChild<QAction *>(u"whyDenied"_s)->trigger();
        QTRY_VERIFY(m_window->findChild<QWidget *>(u"whyPanel"_s)->isVisible());
        checkNames(*m_window);
        auto *transcript = m_window->findChild<QWidget *>(u"transcriptView"_s);
        m_window->findChild<QAction *>(u"show-transcript"_s)->trigger();
        QTRY_VERIFY(QApplication::focusWidget() == transcript);
        QTest::keyClick(transcript, Qt::Key_F, Qt::ControlModifier); // the row to find text
        checkNames(*m_window);
    }

    /// A comparison shows views that an empty pane does not.
    void aComparisonHasNames()
    {
        QVERIFY(openIn(*m_window));
        m_window->findChild<QAction *>(u"replay"_s)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(m_window->project()->isQuiet(), patienceMs);
        m_window->findChild<QAction *>(u"compareWith"_s)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(QApplication::activeModalWidget() != nullptr, patienceMs);
        checkNames(*QApplication::activeModalWidget());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        const auto *left = m_window->findChild<QWidget *>(u"compareLeft"_s);
        QTRY_VERIFY_WITH_TIMEOUT(
            QApplication::activeModalWidget() == nullptr && left != nullptr && left->isVisible(), patienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->project()->isQuiet(), patienceMs);
        checkNames(*m_window);
    }

    void everyPageOfThePolicyHasNames()
    {
        openSample();
        m_window->findChild<QAction *>(u"policyLayout"_s)->trigger();
        auto *pane = m_window->findChild<QDockWidget *>(u"policy"_s);
        auto *pages = pane->findChild<QTabWidget *>();
        for (int page = 0; page < pages->count(); ++page) {
            pages->setCurrentIndex(page);
            QTRY_VERIFY_WITH_TIMEOUT(m_window->project()->isQuiet(), patienceMs);
            checkNames(*pane);
        }
    }

    /// Nothing but its words tells a screen reader what a view shows that is drawn.
    void whatIsDrawnIsSaid_data()
    {
        QTest::addColumn<QString>("pane");
        QTest::addColumn<QString>("view");
        QTest::newRow("timeline") << u"timeline"_s << u"timelineView"_s;
        QTest::newRow("charts") << u"charts"_s << u"chartView"_s;
        QTest::newRow("counts") << u"policy"_s << u"whatIfBar"_s;
    }

    void whatIsDrawnIsSaid()
    {
        QFETCH(const QString, pane);
        QFETCH(const QString, view);
        openSample();
        m_window->findChild<QAction *>(u"show-" + pane)->trigger();
        auto *drawn = m_window->findChild<QWidget *>(view);
        QVERIFY2(drawn != nullptr, qPrintable(view));
        QTRY_VERIFY2_WITH_TIMEOUT(!drawn->accessibleDescription().isEmpty(), qPrintable(view), patienceMs);
        QVERIFY2(!nameOf(drawn).isEmpty(), qPrintable(view));
    }

    void theGuideHasNames()
    {
        m_window->findChild<QAction *>(u"guide"_s)->trigger();
        QTRY_VERIFY(QApplication::activeWindow() != nullptr && QApplication::activeWindow() != m_window.get());
        checkNames(*QApplication::activeWindow());
        QApplication::activeWindow()->close();
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
        for (const auto *action : { "settings", "quickOpen", "commandPalette", "compareWith", "receiveSpans",
                 "watchAgent", "colorRules", "seal", "redact", "deleteRuns", "print", "toolAnswers", "writeNote",
                 "saveLayout", "exportRuns", "saveView", "manageViews" })
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

    void mnemonicsAreNotUsedTwice_data() { languages(); }

    void mnemonicsAreNotUsedTwice()
    {
        QFETCH(const QString, action);
        QStringList stubs;
        lookInLanguage([&](const QWidget &shown) {
            stubs = doubleMnemonicsIn(shown);
            if (action.isEmpty())
                stubs += doubleMnemonicsIn(*m_window->menuBar());
        });
        QVERIFY2(stubs.isEmpty(), qPrintable(stubs.join(u"; ")));
    }

    void noWordsAreCut_data() { languages(); }

    void noWordsAreCut()
    {
        QStringList cut;
        lookInLanguage([this, &cut](const QWidget &shown) {
            cut = cutIn(shown);
            if (&shown != m_window.get())
                return;
            m_window->resize(1024, 640);
            m_window->findChild<QAction *>(u"resetLayout"_s)->trigger();
            auto *results = m_window->findChild<QTabWidget *>(u"stepResults"_s);
            for (int page = 0; page < results->count(); ++page) {
                results->setCurrentIndex(page);
                QCoreApplication::processEvents();
                cut += cutIn(shown);
            }
        });
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u"; ")));
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
        QVERIFY(reached.contains(u"show-issues"_s));
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
    static void languages()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("action");
        for (const auto *language : { "en", "de", "fr" })
            for (const auto *action : { "", "settings", "receiveSpans", "watchAgent", "colorRules", "seal", "redact",
                     "deleteRuns", "print", "toolAnswers", "exportRuns", "saveView", "manageViews", "show-charts",
                     "show-timeline", "show-sql", "show-policy" })
                QTest::addRow("%s %s", language, action)
                    << QString::fromLatin1(language) << QString::fromLatin1(action);
    }

    /// At what the action of the row opens, or at the window where it opens none, in the language of the row.
    void lookInLanguage(const std::function<void(const QWidget &shown)> &look)
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
        look(dialog != nullptr ? *dialog : *m_window);
        if (dialog != nullptr)
            dialog->close();
        m_window.reset();
        QCoreApplication::removeTranslator(&translator);
    }

    QString damagedTrail() const
    {
        const auto file = m_folder.filePath(u"damaged.vitrine"_s);
        if (QFile::exists(file))
            return file;
        const auto outcome = runProgram({ u"import"_s, u"--trail"_s, file, sampleFile() });
        if (outcome.status == 0)
            samples::tamper(file.toStdString(), "UPDATE steps SET is_final_answer = 1 WHERE id = 4");
        return file;
    }

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

    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TestAccessibility)
#include "tst_accessibility.moc"
