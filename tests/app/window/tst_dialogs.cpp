// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/theme/outlinedstyle.h"
#include "app/wording/translations.h"
#include "tests/app/window/shownwindow.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QGroupBox>
#include <QHash>
#include <QLabel>
#include <QListWidget>
#include <QSet>
#include <QTabBar>
#include <QTreeView>

using namespace vitrine;
using namespace vitrine::testing;
using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 60'000;
constexpr QSize smallestScreen(1'024, 640);

/// The words by which a key may reach a control; none for what says nothing, or what Escape or Return do already.
QString keyedText(const QWidget *widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(widget))
        return label->buddy() != nullptr && label->buddy()->focusPolicy() != Qt::NoFocus ? label->text() : QString();
    if (const auto *box = qobject_cast<const QDialogButtonBox *>(widget->parentWidget());
        box && box->standardButton(qobject_cast<QAbstractButton *>(const_cast<QWidget *>(widget))) != 0)
        return {};
    const auto *button = qobject_cast<const QAbstractButton *>(widget);
    return button != nullptr && button->focusPolicy() != Qt::NoFocus ? button->text() : QString();
}

bool takesKeys(const QWidget *widget)
{
    return widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) != 0
        && widget->focusProxy() == nullptr;
}

} // namespace

/// Every dialog by keys alone: it opens with a place for them, Tab goes through all of it and round, Escape closes it
/// and gives them back. VITRINE_JOURNEY_PICTURES names a folder for a picture of each; packaging/journey does it on a
/// display.
class TestDialogs final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useOwnSettings();
        forgetAll();
        OutlinedStyle::installIn(*qApp);
    }

    void isUsedByKeysAlone_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("action");
        for (const auto *language : { "en", "de", "fr" })
            addRows(language);
    }

    void isUsedByKeysAlone()
    {
        QFETCH(const QString, language);
        QFETCH(const QString, action);
        speak(language);
        m_window->findChild<QTreeView *>(u"stepsView"_s)->setFocus();
        m_window->findChild<QAction *>(action)->trigger();
        // Some read from the trail first.
        QTRY_VERIFY_WITH_TIMEOUT(QApplication::activeModalWidget() != nullptr, patienceMs);
        auto *dialog = QApplication::activeModalWidget();
        activate(*dialog);
        QTRY_VERIFY(QApplication::focusWidget() != nullptr && dialog->isAncestorOf(QApplication::focusWidget()));
        picture(*dialog, action);
        checkKeys(*dialog);
        auto *pages = dialog->findChild<QListWidget *>(u"settingsNames"_s);
        for (int page = 1; pages != nullptr && page < pages->count(); ++page) {
            pages->setFocus();
            QTest::keyClick(pages, Qt::Key_Down);
            QTRY_COMPARE(pages->currentRow(), page);
            picture(*dialog, action + QString::number(page));
            checkKeys(*dialog);
        }
        if (pages != nullptr)
            pages->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QTRY_VERIFY(QApplication::activeModalWidget() == nullptr);
        activate(*m_window);
        QTRY_COMPARE(QApplication::focusWidget()->objectName(), u"stepsView"_s);
    }

    void cleanupTestCase() { m_window.reset(); }

private:
    static void addRows(const char *language)
    {
        for (const auto *action : { "exportRuns", "print", "saveView", "manageViews", "colorRules", "settings",
                 "receiveSpans", "watchAgent", "toolAnswers", "compareWith", "replayElsewhere", "quickOpen",
                 "commandPalette", "seal", "redact", "deleteRuns", "writeNote", "saveLayout" })
            QTest::addRow("%s %s", language, action) << QString::fromLatin1(language) << QString::fromLatin1(action);
    }

    /// The words of a window are those of its beginning.
    void speak(const QString &language)
    {
        if (m_language == language)
            return;
        m_language = language;
        m_window.reset();
        m_translations.reset();
        m_translations = std::make_unique<Translations>(QCoreApplication::instance(), language);
        m_window = std::make_unique<MainWindow>(makeInProcessBackend);
        m_window->resize(1'280, 800);
        m_window->show();
        activate(*m_window);
        QVERIFY(openIn(*m_window));
    }

    /// Without a window manager nobody else gives a window the keys.
    static void activate(QWidget &window)
    {
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window, patienceMs));
    }

    void picture(QWidget &dialog, const QString &name) const
    {
        const auto folder = qEnvironmentVariable("VITRINE_JOURNEY_PICTURES");
        if (folder.isEmpty())
            return;
        for (const auto &colors : { u"dark"_s, u"light"_s }) {
            m_window->findChild<QAction *>(colors + u"Colors"_s)->trigger();
            QCoreApplication::processEvents();
            QVERIFY(dialog.grab().save(QDir(folder).filePath(u"dialog-%1-%2-%3.png"_s.arg(m_language, name, colors))));
        }
    }

    static void checkKeys(const QWidget &dialog)
    {
        QVERIFY2(dialog.size().boundedTo(smallestScreen) == dialog.size(), qPrintable(dialog.objectName()));
        checkMnemonics(dialog);
        checkKeyless(dialog);
        checkTab(dialog);
    }

    /// Two controls that are seen at once share no key.
    static void checkMnemonics(const QWidget &dialog)
    {
        QHash<QKeySequence, QString> taken;
        const auto take = [&taken](const QString &text) {
            const auto key = QKeySequence::mnemonic(text);
            if (key.isEmpty())
                return;
            QVERIFY2(!taken.contains(key), qPrintable(text % u" and " % taken.value(key)));
            taken.insert(key, text);
        };
        for (const auto *widget : dialog.findChildren<QWidget *>()) {
            if (!widget->isVisible())
                continue;
            if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
                take(button->text());
            else if (const auto *label = qobject_cast<const QLabel *>(widget); label && label->buddy())
                take(label->text());
            else if (const auto *group = qobject_cast<const QGroupBox *>(widget))
                take(group->title());
            else if (const auto *tabs = qobject_cast<const QTabBar *>(widget))
                for (int tab = 0; tab < tabs->count(); ++tab)
                    take(tabs->tabText(tab));
        }
    }

    /// Each control has a key, except those of which a dialog has several that say the same: Tab leads there.
    static void checkKeyless(const QWidget &dialog)
    {
        QHash<QString, int> keyless;
        for (const auto *widget : dialog.findChildren<QWidget *>()) {
            if (const auto text = keyedText(widget);
                widget->isVisible() && !text.isEmpty() && QKeySequence::mnemonic(text).isEmpty())
                ++keyless[text];
        }
        keyless.removeIf([](const auto &entry) { return entry.value() > 1; });
        QVERIFY2(keyless.isEmpty(), qPrintable(dialog.objectName() % u": "_s % keyless.keys().join(u"; "_s)));
    }

    static void checkTab(const QWidget &dialog)
    {
        QSet<const QWidget *> reached;
        constexpr int more = 3; // than there are controls: in a group of buttons Tab goes to the chosen one alone
        const auto widgets = dialog.findChildren<QWidget *>();
        for (auto left = widgets.size() * more; left > 0 && !reached.contains(QApplication::focusWidget()); --left) {
            reached.insert(QApplication::focusWidget());
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            QVERIFY(QApplication::focusWidget() != nullptr);
        }
        QStringList missed;
        for (const auto *widget : widgets) {
            if (takesKeys(widget) && !reached.contains(widget))
                missed.append(QLatin1StringView(widget->metaObject()->className()) % u' ' % widget->objectName());
        }
        QVERIFY2(missed.isEmpty(), qPrintable(missed.join(u"; ")));
    }

    QString m_language;
    std::unique_ptr<Translations> m_translations;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TestDialogs)
#include "tst_dialogs.moc"
