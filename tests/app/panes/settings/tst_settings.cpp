// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/editor/codeeditor.h"
#include "app/kit/editor/editorpreferences.h"
#include "app/kit/editor/syntaxrepository.h"
#include "app/kit/theme/fonts.h"
#include "app/panes/settings/noisepage.h"
#include "app/panes/settings/remotepage.h"
#include "app/panes/settings/settingsdialog.h"
#include "app/panes/settings/shortcuts.h"
#include "app/session/filterstore.h"
#include "app/session/settings/executionsettings.h"
#include "app/session/settings/languagesettings.h"
#include "app/session/settings/noisesettings.h"
#include "app/session/settings/preferences.h"
#include "app/session/settings/remotesettings.h"
#include "app/window/recentfiles.h"
#include "app/wording/translations.h"
#include "app/wording/words.h"

#include <KSyntaxHighlighting/Theme>

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestSettings final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QCoreApplication::setApplicationName(u"vitrine-test"_s);
        QCoreApplication::setOrganizationName(u"vitrine-test"_s);
    }

    void init()
    {
        QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
        m_open.setShortcut(Qt::CTRL | Qt::Key_O);
        m_quit.setShortcut(Qt::CTRL | Qt::Key_Q);
        m_open.setObjectName(u"open"_s);
        m_quit.setObjectName(u"quit"_s);
    }

    void pagesFitALowScreen()
    {
        Shortcuts shortcuts({ &m_open, &m_quit });
        QActionGroup colors(nullptr);
        SettingsDialog dialog(&shortcuts, &colors);
        auto font = dialog.font();
        font.setPointSizeF(font.pointSizeF() * 2);
        dialog.setFont(font);
        dialog.show();
        dialog.resize(900, 560);
        QVERIFY2(dialog.height() <= 560 && dialog.width() <= 900, qPrintable(u"%1"_s.arg(dialog.height())));
        for (const auto *area :
            dialog.findChild<QStackedWidget *>()->findChildren<QScrollArea *>(Qt::FindDirectChildrenOnly))
            QVERIFY(area->widget() != nullptr && area->focusPolicy() == Qt::NoFocus);
    }

    void noPageIsScrolledSideways()
    {
        for (const auto *language : { u"en", u"de", u"fr" }) {
            const Translations translations(qApp, QString(language));
            Shortcuts shortcuts({ &m_open, &m_quit });
            QActionGroup colors(nullptr);
            SettingsDialog dialog(&shortcuts, &colors);
            dialog.show();
            QVERIFY(QTest::qWaitForWindowExposed(&dialog));
            auto *pages = dialog.findChild<QStackedWidget *>();
            for (int page = 0; page < pages->count(); ++page) {
                pages->setCurrentIndex(page);
                QCoreApplication::processEvents();
                const auto *bar = static_cast<QScrollArea *>(pages->widget(page))->horizontalScrollBar();
                QVERIFY2(!bar->isVisible(), qPrintable(u"%1 %2"_s.arg(QString(language)).arg(page)));
            }
        }
    }

    /// Where the screen has the room, a list of rules does not scroll within its page, and names of actions are whole.
    void listsHaveTheRoomTheyNeed()
    {
        const Translations translations(qApp, u"de"_s);
        m_open.setText(u"Mit einem längeren Namen als die meisten anderen Aktionen"_s);
        Shortcuts shortcuts({ &m_open, &m_quit });
        QActionGroup colors(nullptr);
        SettingsDialog dialog(&shortcuts, &colors);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        auto *pages = dialog.findChild<QStackedWidget *>();
        const auto show = [pages](const QWidget *inside) {
            for (int page = 0; page < pages->count(); ++page)
                if (pages->widget(page)->isAncestorOf(inside))
                    pages->setCurrentIndex(page);
            QCoreApplication::processEvents();
        };
        const auto *rules = dialog.findChild<QListWidget *>(u"noiseRules"_s);
        show(rules);
        QCOMPARE(rules->verticalScrollBar()->maximum(), 0);
        auto *actions = dialog.findChild<QTreeWidget *>(u"shortcutList"_s);
        show(actions);
        QVERIFY(actions->columnWidth(0) >= static_cast<const QAbstractItemView *>(actions)->sizeHintForColumn(0));
        m_open.setText({});
    }

    void boxesHoldAtOnce_data()
    {
        QTest::addColumn<QString>("box");
        QTest::addColumn<bool>("byDefault");
        QTest::newRow("start") << u"reopenLast"_s << false;
        QTest::newRow("wrap") << u"editorWrap"_s << true;
        QTest::newRow("spaces") << u"editorSpaces"_s << false;
        QTest::newRow("clock") << u"recordedClock"_s << false;
        QTest::newRow("randomness") << u"sameRandomness"_s << false;
        QTest::newRow("reason") << u"askReason"_s << true;
        QTest::newRow("confirmation") << u"confirmByItself"_s << false;
        QTest::newRow("use") << u"rememberUse"_s << true;
    }

    void boxesHoldAtOnce()
    {
        QFETCH(const QString, box);
        QFETCH(const bool, byDefault);
        QSettings().clear();
        Shortcuts shortcuts({ &m_open, &m_quit });
        QActionGroup colors(nullptr);
        SettingsDialog dialog(&shortcuts, &colors);
        auto *choice = dialog.findChild<QCheckBox *>(box);
        QCOMPARE(choice->isChecked(), byDefault);
        choice->click();
        QCOMPARE(SettingsDialog(&shortcuts, &colors).findChild<QCheckBox *>(box)->isChecked(), !byDefault);
        choice->click();
        QVERIFY(QSettings().allKeys().isEmpty());
    }

    void fontsHoldAtOnceAndGoBack_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("use");
        QTest::newRow("window") << u"windowFont"_s << int(Fonts::Use::Window);
        QTest::newRow("code") << u"codeFont"_s << int(Fonts::Use::Code);
    }

    void fontsHoldAtOnceAndGoBack()
    {
        QFETCH(const QString, name);
        QFETCH(const int, use);
        QSettings().clear();
        const auto before = QApplication::font();
        Shortcuts shortcuts({ &m_open, &m_quit });
        QActionGroup colors(nullptr);
        const SettingsDialog dialog(&shortcuts, &colors);
        auto *size = dialog.findChild<QDoubleSpinBox *>(name + u"Size");
        auto *reset = dialog.findChild<QPushButton *>(name + u"Default");
        QVERIFY(!reset->isEnabled());
        const double usual = size->value();
        size->setValue(usual + 3);
        QCOMPARE(Fonts::chosen(Fonts::Use(use))->pointSizeF(), usual + 3);
        const auto shown
            = [use, &dialog] { return Fonts::Use(use) == Fonts::Use::Code ? codeFont(dialog) : QApplication::font(); };
        QCOMPARE(shown().pointSizeF(), usual + 3);
        reset->click();
        QVERIFY(!Fonts::chosen(Fonts::Use(use)));
        QCOMPARE(size->value(), usual);
        QCOMPARE(shown().pointSizeF(), usual);
        QVERIFY(QSettings().allKeys().isEmpty());
        QApplication::setFont(before);
    }

    void fieldsOfFontsAreInLine()
    {
        Shortcuts shortcuts({ &m_open, &m_quit });
        QActionGroup colors(nullptr);
        const SettingsDialog dialog(&shortcuts, &colors);
        for (const auto *part : { "Family", "Size", "Default" }) {
            const auto widthOf = [&](const char *name) {
                return dialog.findChild<QWidget *>(QString::fromLatin1(name) + QLatin1StringView(part))
                    ->sizeHint()
                    .width();
            };
            QCOMPARE(widthOf("windowFont"), widthOf("codeFont"));
        }
    }

    void tabWidthAndThemeReachTheEditor()
    {
        QSettings().clear();
        Shortcuts shortcuts({ &m_open, &m_quit });
        QActionGroup colors(nullptr);
        SettingsDialog dialog(&shortcuts, &colors);
        CodeEditor editor;
        connect(&dialog, &SettingsDialog::editorChanged, &editor, &CodeEditor::followPreferences);
        QCOMPARE(editor.tabWidth(), 4);
        dialog.findChild<QSpinBox *>(u"tabWidth"_s)->setValue(2);
        QCOMPARE(editor.tabWidth(), 2);
        auto *themes = dialog.findChild<QComboBox *>(u"editorTheme"_s);
        const auto usual = syntaxTheme(editor.palette()).name();
        const int other = themes->findData(u"Monokai"_s);
        QVERIFY(other > 0 && usual != u"Monokai");
        themes->setCurrentIndex(other);
        Q_EMIT themes->activated(other);
        QCOMPARE(syntaxTheme(editor.palette()).name(), u"Monokai"_s);
        themes->setCurrentIndex(0);
        Q_EMIT themes->activated(0);
        QCOMPARE(syntaxTheme(editor.palette()).name(), usual);
        QSettings().setValue(u"editor/theme"_s, u"no such theme"_s);
        QSettings().setValue(u"editor/tabWidth"_s, -3);
        QCOMPARE(syntaxTheme(editor.palette()).name(), usual);
        QCOMPARE(EditorPreferences::tabWidth(), 4);
        QSettings().clear();
    }

    void datesFollowTheChoice()
    {
        QSettings().clear();
        const QDateTime when(QDate(2026, 11, 27), QTime(14, 5));
        QCOMPARE(Words::moment(when), u"2026-11-27 14:05"_s);
        Shortcuts shortcuts({ &m_open, &m_quit });
        QActionGroup colors(nullptr);
        const SettingsDialog dialog(&shortcuts, &colors);
        auto *formats = dialog.findChild<QComboBox *>(u"dateFormat"_s);
        formats->setCurrentIndex(1);
        Q_EMIT formats->activated(1);
        QCOMPARE(Words::moment(when), QLocale().toString(when, QLocale::ShortFormat));
        formats->setCurrentIndex(0);
        Q_EMIT formats->activated(0);
        QVERIFY(QSettings().allKeys().isEmpty());
    }

    void numbersOfExecutionAndPoliciesHoldAtOnce()
    {
        QSettings().clear();
        Shortcuts shortcuts({ &m_open, &m_quit });
        QActionGroup colors(nullptr);
        const SettingsDialog dialog(&shortcuts, &colors);
        auto *workers = dialog.findChild<QSpinBox *>(u"replayWorkers"_s);
        QCOMPARE(workers->value(), 0);
        QTest::keyClick(workers, Qt::Key_Up);
        QTest::keyClick(workers, Qt::Key_Up);
        QCOMPARE(ExecutionSettings::workers(), 2U);
        QTest::keyClick(workers, Qt::Key_Down);
        QTest::keyClick(workers, Qt::Key_Down);
        auto *room = dialog.findChild<QDoubleSpinBox *>(u"headRoom"_s);
        QCOMPARE(room->value(), 4.0);
        QTest::keyClick(room, Qt::Key_Up);
        QCOMPARE(ExecutionSettings::headRoom(), 5.0);
        QTest::keyClick(room, Qt::Key_Down);
        QVERIFY(QSettings().allKeys().isEmpty());
        QSettings().setValue(u"policies/headRoom"_s, u"nonsense"_s);
        QSettings().setValue(u"execution/workers"_s, -7);
        QCOMPARE(ExecutionSettings::headRoom(), 4.0);
        QVERIFY(ExecutionSettings::workers() <= ExecutionSettings::mostWorkers);
        QSettings().clear();
    }

    void theLanguageIsKeptForTheNextStart()
    {
        QSettings().clear();
        Shortcuts shortcuts({ &m_open, &m_quit });
        QActionGroup colors(nullptr);
        const SettingsDialog dialog(&shortcuts, &colors);
        auto *language = dialog.findChild<QComboBox *>(u"language"_s);
        QCOMPARE(language->currentIndex(), 0);
        QCOMPARE(language->findText(u"Deutsch"_s), 1);
        QTest::keyClick(language, Qt::Key_Down);
        QCOMPARE(LanguageSettings::chosen(), u"de"_s);
        QCOMPARE(
            SettingsDialog(&shortcuts, &colors).findChild<QComboBox *>(u"language"_s)->currentText(), u"Deutsch"_s);
        QTest::keyClick(language, Qt::Key_Home);
        QVERIFY(QSettings().allKeys().isEmpty());
        QSettings().setValue(u"window/language"_s, u"../de"_s);
        QCOMPARE(LanguageSettings::chosen(), QString());
        QSettings().clear();
    }

    void clockAndRandomnessAreThoseOfTheBoxes()
    {
        QSettings().clear();
        QVERIFY(ExecutionSettings::determinism() == Determinism {});
        Preferences::recordedClock.set(true);
        QVERIFY(ExecutionSettings::determinism().clock.kind == ClockChoice::Kind::Recorded);
        Preferences::sameRandomness.set(true);
        QVERIFY(ExecutionSettings::determinism().seed.has_value());
        QSettings().clear();
    }

    void nothingIsRememberedOfWhoDoesNotWantIt()
    {
        QSettings().clear();
        Preferences::remembersUse.set(false);
        FilterStore::remember(u"status == error"_s);
        RecentFiles files;
        files.add(u"/tmp/a.json"_s);
        QVERIFY(FilterStore::history().isEmpty());
        QVERIFY(RecentFiles().files().isEmpty());
        Preferences::remembersUse.set(true);
        FilterStore::remember(u"status == error"_s);
        QCOMPARE(FilterStore::history().size(), 1);
        FilterStore::forgetHistory();
        QVERIFY(FilterStore::history().isEmpty());
    }

    void theEditorFollowsItsBoxes()
    {
        QSettings().clear();
        CodeEditor editor;
        QCOMPARE(editor.wrapMode(), QsciScintilla::WrapWord);
        EditorPreferences::wrapsLines.set(false);
        EditorPreferences::showsSpaces.set(true);
        editor.followPreferences();
        QCOMPARE(editor.wrapMode(), QsciScintilla::WrapNone);
        QCOMPARE(editor.whitespaceVisibility(), QsciScintilla::WsVisible);
        editor.setCode("x = 1\n", u"Python"_s);
        QCOMPARE(editor.wrapMode(), QsciScintilla::WrapNone);
        QSettings().clear();
    }

    void keysCanBeChangedAndComeBack()
    {
        Shortcuts shortcuts({ &m_open, &m_quit });
        shortcuts.assign(&m_open, Qt::CTRL | Qt::Key_B);
        QCOMPARE(m_open.shortcut(), QKeySequence(Qt::CTRL | Qt::Key_B));
        QVERIFY(shortcuts.isChanged(&m_open));
        shortcuts.reset(&m_open);
        QCOMPARE(m_open.shortcut(), QKeySequence(Qt::CTRL | Qt::Key_O));
    }

    void aKeyHasOneActionOnly()
    {
        Shortcuts shortcuts({ &m_open, &m_quit });
        QCOMPARE(shortcuts.holder(Qt::CTRL | Qt::Key_Q, &m_open), &m_quit);
        shortcuts.assign(&m_open, Qt::CTRL | Qt::Key_Q);
        QVERIFY(m_quit.shortcut().isEmpty());
        shortcuts.resetAll();
        QCOMPARE(m_quit.shortcut(), QKeySequence(Qt::CTRL | Qt::Key_Q));
        QCOMPARE(m_open.shortcut(), QKeySequence(Qt::CTRL | Qt::Key_O));
    }

    void aResetGivesATakenKeyBack()
    {
        Shortcuts shortcuts({ &m_open, &m_quit });
        shortcuts.assign(&m_open, Qt::CTRL | Qt::Key_Q);
        shortcuts.reset(&m_open);
        QCOMPARE(m_open.shortcut(), QKeySequence(Qt::CTRL | Qt::Key_O));
        QCOMPARE(m_quit.shortcut(), QKeySequence(Qt::CTRL | Qt::Key_Q));
    }

    void aResetTakesNothingFromAnotherKey()
    {
        Shortcuts shortcuts({ &m_open, &m_quit });
        shortcuts.assign(&m_open, Qt::CTRL | Qt::Key_Q);
        shortcuts.assign(&m_quit, Qt::Key_F2);
        shortcuts.reset(&m_open);
        QCOMPARE(m_quit.shortcut(), QKeySequence(Qt::Key_F2));
    }

    void aResetUndoesAnExchange()
    {
        Shortcuts shortcuts({ &m_open, &m_quit });
        shortcuts.assign(&m_open, Qt::CTRL | Qt::Key_Q);
        shortcuts.assign(&m_quit, Qt::CTRL | Qt::Key_O);
        shortcuts.reset(&m_open);
        QCOMPARE(m_open.shortcut(), QKeySequence(Qt::CTRL | Qt::Key_O));
        QCOMPARE(m_quit.shortcut(), QKeySequence(Qt::CTRL | Qt::Key_Q));
    }

    void changesAreKept()
    {
        const QTemporaryDir folder;
        QSettings settings(folder.filePath(u"s.ini"_s), QSettings::IniFormat);
        Shortcuts shortcuts({ &m_open, &m_quit });
        shortcuts.assign(&m_open, Qt::Key_F2);
        shortcuts.assign(&m_quit, {});
        shortcuts.save(settings);
        shortcuts.resetAll();
        shortcuts.restore(settings);
        QCOMPARE(m_open.shortcut(), QKeySequence(Qt::Key_F2));
        QVERIFY(m_quit.shortcut().isEmpty());
    }

    void theDialogChangesAKeyAndSaysWhoLosesIt()
    {
        Shortcuts shortcuts({ &m_open, &m_quit });
        QActionGroup colors(this);
        SettingsDialog dialog(&shortcuts, &colors);
        dialog.show();
        auto *list = dialog.findChild<QTreeWidget *>(u"shortcutList"_s);
        auto *assign = dialog.findChild<QPushButton *>(u"assignShortcut"_s);
        QCOMPARE(list->topLevelItemCount(), 2);
        QVERIFY(!assign->isEnabled());
        list->setCurrentItem(list->topLevelItem(0));
        dialog.findChild<QKeySequenceEdit *>(u"shortcutKey"_s)->setKeySequence(Qt::CTRL | Qt::Key_Q);
        QVERIFY(dialog.findChild<QLabel *>(u"shortcutConflict"_s)->text().contains(u"Quit"_s));
        assign->click();
        QCOMPARE(m_open.shortcut(), QKeySequence(Qt::CTRL | Qt::Key_Q));
        QCOMPARE(list->topLevelItem(0)->text(1), u"Ctrl+Q"_s);
        // The button beside it resets all keys.
        QCOMPARE(dialog.focusWidget(), list);
        dialog.findChild<QPushButton *>(u"resetShortcut"_s)->click();
        QCOMPARE(m_open.shortcut(), QKeySequence(Qt::CTRL | Qt::Key_O));
    }

    void theDialogChoosesWhatIsLookedFor()
    {
        Shortcuts shortcuts({ &m_open, &m_quit });
        QActionGroup colors(this);
        const SettingsDialog dialog(&shortcuts, &colors);
        auto *list = dialog.findChild<QTreeWidget *>(u"shortcutList"_s);
        auto *field = dialog.findChild<QLineEdit *>(u"shortcutFilter"_s);
        field->setText(u"quit"_s);
        QVERIFY(list->currentItem() != nullptr);
        QCOMPARE(list->currentItem()->text(0), u"Quit"_s);
        QVERIFY(list->currentItem()->isSelected());
        field->setText(u"nothing of the kind"_s);
        QVERIFY(list->currentItem() == nullptr);
    }

    void colorsAreThoseOfTheMenu()
    {
        Shortcuts shortcuts({ &m_open });
        QActionGroup colors(this);
        QAction light(u"&Light"_s);
        QAction dark(u"&Dark"_s);
        for (auto *action : { &light, &dark }) {
            action->setCheckable(true);
            colors.addAction(action);
        }
        light.setObjectName(u"light"_s);
        dark.setObjectName(u"dark"_s);
        light.setChecked(true);
        const SettingsDialog dialog(&shortcuts, &colors);
        auto *choice = dialog.findChild<QRadioButton *>(u"choose-dark"_s);
        QCOMPARE(choice->text(), u"&Dark"_s);
        QVERIFY(!choice->isChecked());
        choice->click();
        QVERIFY(dark.isChecked());
        light.setChecked(true);
        QVERIFY(!choice->isChecked());
    }

    void noiseRulesAreSwitchedAndKept()
    {
        QSettings().clear();
        NoisePage page;
        auto *rules = page.findChild<QListWidget *>(u"noiseRules"_s);
        QCOMPARE(rules->count(), qsizetype(noiseRules().size()));
        const auto row = std::ranges::find(noiseRules(), "dates", &NoiseRule::name) - noiseRules().begin();
        auto *dates = rules->item(int(row));
        QVERIFY(dates->checkState() == Qt::Unchecked);
        dates->setCheckState(Qt::Checked);
        QVERIFY(userNoiseRules().isOn("dates"));
        NoisePage again;
        QVERIFY(again.findChild<QListWidget *>(u"noiseRules"_s)->item(int(row))->checkState() == Qt::Checked);
        dates->setCheckState(Qt::Unchecked);
        QVERIFY(userNoiseRules() == NoiseRules());
    }

    void ownNoiseRulesHoldOnceTheyAreValid()
    {
        QSettings().clear();
        NoisePage page;
        auto *own = page.findChild<QTableWidget *>(u"ownNoiseRules"_s);
        auto *flaw = page.findChild<QLabel *>(u"noiseFlaw"_s);
        QVERIFY(own->accessibleDescription().startsWith(u"No rules"));
        page.findChild<QPushButton *>(u"addNoiseRule"_s)->click();
        QVERIFY(own->accessibleDescription().isEmpty());
        own->item(0, 0)->setText(u"sessions"_s);
        own->item(0, 1)->setText(u"("_s);
        QVERIFY(!flaw->text().isEmpty());
        QVERIFY(userNoiseRules().own().empty());
        own->item(0, 1)->setText(u"s-[0-9]+"_s);
        QVERIFY(flaw->text().isEmpty());
        QVERIFY((userNoiseRules().own() == std::vector { OwnNoiseRule { "sessions", "s-[0-9]+", "", true } }));
        own->setCurrentCell(0, 0);
        page.findChild<QPushButton *>(u"removeNoiseRule"_s)->click();
        QVERIFY(userNoiseRules() == NoiseRules());
    }

    void packagesAndTheirIndexAreKeptOnceTheyAreValid()
    {
        QSettings().clear();
        RemotePage page;
        page.show();
        auto *location = page.findChild<QComboBox *>(u"remoteSite"_s);
        auto *packages = page.findChild<QLineEdit *>(u"remotePackages"_s);
        auto *index = page.findChild<QLineEdit *>(u"remoteIndex"_s);
        const auto *outcome = page.findChild<QLabel *>(u"remoteOutcome"_s);
        QVERIFY(!packages->isVisible() && !index->isVisible()); // those of our own worker are those of its image
        location->setCurrentIndex(location->findData(u"docker-kernel"_s));
        QVERIFY(packages->isVisible() && index->isVisible());
        packages->setText(u"sympy==1.13 pillow"_s);
        index->setText(u"https://packages.example.org/simple"_s);
        QCOMPARE(outcome->text(), QString());
        const auto wish = packageWishFrom({ "sympy==1.13", "pillow" }, "https://packages.example.org/simple").value();
        QVERIFY(userRemoteChoice(u"docker-kernel"_s).packages == wish);
        index->setText(u"https://me:secret@packages.example.org/simple"_s);
        QVERIFY2(outcome->text().contains(u"index"), qPrintable(outcome->text()));
        packages->setText(u"--pre"_s);
        QVERIFY(!outcome->text().isEmpty());
        QVERIFY(userRemoteChoice(u"docker-kernel"_s).packages == wish);
        location->setCurrentIndex(location->findData(u"e2b"_s));
        QCOMPARE(index->text(), QString());
        location->setCurrentIndex(location->findData(u"docker-kernel"_s));
        QCOMPARE(packages->text(), u"sympy==1.13 pillow"_s);
        QCOMPARE(index->text(), u"https://packages.example.org/simple"_s);
    }

private:
    QAction m_open { u"&Open"_s };
    QAction m_quit { u"&Quit"_s };
};

QTEST_MAIN(TestSettings)
#include "tst_settings.moc"
