// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/settings/settingsdialog.h"
#include "app/kit/editor/editorpreferences.h"
#include "app/kit/editor/syntaxrepository.h"

#include "app/kit/theme/mutedlabel.h"
#include "app/panes/settings/fontfield.h"
#include "app/panes/settings/noisepage.h"
#include "app/panes/settings/preferencepage.h"
#include "app/panes/settings/remotepage.h"
#include "app/panes/settings/shortcuts.h"
#include "app/session/settings/executionsettings.h"
#include "app/session/settings/languagesettings.h"
#include "app/wording/dateformat.h"

#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/Theme>

#include <QAction>
#include <QActionGroup>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QScreen>
#include <QScrollArea>
#include <QSpinBox>
#include <QStackedWidget>
#include <QStyle>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace vitrine {

namespace {

constexpr int mostActionCharacters = 120; ///< with its two keys

QString plainText(const QAction *action)
{
    auto text = action->text();
    for (qsizetype at = text.indexOf(u'&'); at >= 0; at = text.indexOf(u'&', at + 1))
        text.remove(at, 1);
    return text;
}

} // namespace

SettingsDialog::SettingsDialog(Shortcuts *shortcuts, QActionGroup *colors, QWidget *parent)
    : QDialog(parent)
    , m_shortcuts(shortcuts)
{
    setObjectName(QStringLiteral("settingsDialog"));
    //: Title of a dialog
    setWindowTitle(tr("Settings"));
    m_names = new QListWidget;
    m_names->setObjectName(QStringLiteral("settingsNames"));
    //: Accessible name of the list of pages of the settings
    m_names->setAccessibleName(tr("Pages of the settings"));
    m_pages = new QStackedWidget;
    m_pages->setObjectName(QStringLiteral("settingsPages"));
    //: Page of the settings
    addPage(makeGeneral(), tr("General"));
    //: Page of the settings
    addPage(makeAppearance(colors), tr("Appearance"));
    //: Page of the settings: of code
    addPage(makeEditor(), tr("Editor"));
    //: Page of the settings: of running steps again
    addPage(makeExecution(), tr("Execution"));
    //: Page of the settings
    addPage(makePolicies(), tr("Policies"));
    //: Page of the settings: which differences of a replay mean nothing
    addPage(new NoisePage, tr("Noise"));
    //: Page of the settings: containers and clouds that code can run in
    addPage(new RemotePage, tr("Executors"));
    //: Page of the settings: what the program remembers of its user
    addPage(makePrivacy(), tr("Privacy"));
    //: Page of the settings
    addPage(makeShortcuts(), tr("Shortcuts"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    auto *both = new QHBoxLayout;
    both->addWidget(m_names);
    both->addWidget(m_pages, 1);
    layout->addLayout(both, 1);
    layout->addWidget(buttons);
    const QFontMetrics metrics(font());
    const int padding = metrics.averageCharWidth() * 4;
    m_names->setFixedWidth(m_names->sizeHintForColumn(0) + padding + 2 * m_names->frameWidth());
    connect(m_names, &QListWidget::currentRowChanged, m_pages, &QStackedWidget::setCurrentIndex);
    m_names->setSpacing(metrics.height() / 8); // rows as high as in the other lists
    m_names->setCurrentRow(0);
    fill();
    int actions = 2 * m_list->frameWidth() + style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, m_list);
    for (int column = 0; column < m_list->columnCount(); ++column)
        actions += static_cast<const QAbstractItemView *>(m_list)->sizeHintForColumn(column);
    m_list->setMinimumWidth(std::min(actions, metrics.averageCharWidth() * mostActionCharacters));
    // The words of some languages are long: no page is scrolled sideways where the screen has the room.
    int widest = metrics.averageCharWidth() * 80;
    for (int page = 0; page < m_pages->count(); ++page)
        widest = std::max(widest,
            static_cast<QScrollArea *>(m_pages->widget(page))->widget()->minimumSizeHint().width()
                + style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this));
    const QMargins margins = layout->contentsMargins();
    const int beside = m_names->width() + both->spacing() + margins.left() + margins.right();
    resize(QSize(widest + beside, metrics.height() * 36).boundedTo(screen()->availableSize() * 9 / 10));
    connect(m_shortcuts, &Shortcuts::changed, this, &SettingsDialog::fill);
}

void SettingsDialog::addPage(QWidget *page, const QString &name)
{
    m_names->addItem(name);
    // With large fonts or a low screen, a page does not fit.
    auto *area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(page);
    m_pages->addWidget(area);
}

QWidget *SettingsDialog::makeGeneral()
{
    auto *page = new PreferencePage;
    //: Check box in the settings
    page->add(Preferences::reopensLast, QStringLiteral("reopenLast"), tr("&Reopen the last files on startup"));
    page->addHint(tr("The policy and executor selected in the toolbar are remembered."));
    //: Label of a choice in the settings
    page->addField(tr("&Language:"), makeLanguages());
    page->addHint(tr("Takes effect after a restart. The command line uses the system language."));
    return page;
}

QComboBox *SettingsDialog::makeLanguages()
{
    auto *languages = new QComboBox;
    languages->setObjectName(QStringLiteral("language"));
    //: In place of a language
    languages->addItem(tr("System default"));
    for (const auto &language : LanguageSettings::there())
        languages->addItem(LanguageSettings::nameOf(language), language);
    languages->setCurrentIndex(std::max(languages->findData(LanguageSettings::chosen()), 0));
    connect(languages, &QComboBox::activated, languages,
        [languages] { LanguageSettings::choose(languages->currentData().toString()); });
    return languages;
}

QWidget *SettingsDialog::makeEditor()
{
    auto *page = new PreferencePage;
    //: Check box in the settings
    page->add(EditorPreferences::wrapsLines, QStringLiteral("editorWrap"), tr("&Wrap long lines"));
    //: Check box in the settings
    page->add(EditorPreferences::showsSpaces, QStringLiteral("editorSpaces"), tr("&Show spaces and tabs"));
    auto *tab = new QSpinBox;
    tab->setObjectName(QStringLiteral("tabWidth"));
    tab->setRange(1, EditorPreferences::largestTabWidth);
    tab->setValue(EditorPreferences::tabWidth());
    connect(tab, &QSpinBox::valueChanged, this, [this](int columns) {
        EditorPreferences::setTabWidth(columns);
        Q_EMIT editorChanged();
    });
    //: Label of a number in the settings: columns
    page->addField(tr("&Tab width:"), tab);
    //: Label of a choice in the settings: colors of code
    page->addField(tr("T&heme:"), makeThemes());
    page->addHint(tr("Colors with too little contrast are adjusted."));
    connect(page, &PreferencePage::changed, this, &SettingsDialog::editorChanged);
    return page;
}

QComboBox *SettingsDialog::makeThemes()
{
    auto *themes = new QComboBox;
    themes->setObjectName(QStringLiteral("editorTheme"));
    //: In place of a theme: the one that fits
    themes->addItem(tr("Follow window colors"));
    for (const auto &theme : syntaxRepository().themes())
        themes->addItem(theme.translatedName(), theme.name());
    themes->setCurrentIndex(std::max(themes->findData(EditorPreferences::theme()), 0));
    connect(themes, &QComboBox::activated, this, [this, themes] {
        EditorPreferences::setTheme(themes->currentData().toString());
        renewLook(QEvent::PaletteChange);
        Q_EMIT editorChanged();
    });
    return themes;
}

QWidget *SettingsDialog::makeExecution()
{
    auto *page = new PreferencePage;
    //: Check box in the settings
    page->add(Preferences::recordedClock, QStringLiteral("recordedClock"),
        tr("&Freeze the clock at each step's recorded time"));
    //: Check box in the settings
    page->add(
        Preferences::sameRandomness, QStringLiteral("sameRandomness"), tr("&Use the same random seed for each run"));
    page->addHint(tr("Not available with the In-process executor."));
    auto *workers = new QSpinBox;
    workers->setObjectName(QStringLiteral("replayWorkers"));
    workers->setRange(0, static_cast<int>(ExecutionSettings::mostWorkers));
    //: In place of 0, a number of runs
    workers->setSpecialValueText(tr("one per CPU core"));
    workers->setValue(static_cast<int>(ExecutionSettings::workers()));
    connect(workers, &QSpinBox::valueChanged, page,
        [](int count) { ExecutionSettings::setWorkers(static_cast<unsigned>(count)); });
    //: Label of a number in the settings
    page->addField(tr("&Parallel replays:"), workers);
    page->addHint(tr("Applies the next time all runs are replayed, if the executor supports parallel sessions."));
    //: Label of a field in the settings: path of an interpreter
    page->addField(tr("P&ython of the sandbox:"), makePython());
    page->addHint(tr("Code uses the packages of this interpreter's environment, such as /path/to/venv/bin/python."));
    return page;
}

QLineEdit *SettingsDialog::makePython()
{
    auto *python = new QLineEdit(ExecutionSettings::python());
    python->setObjectName(QStringLiteral("workerPython"));
    //: In place of the path of an interpreter
    python->setPlaceholderText(tr("System Python"));
    python->setClearButtonEnabled(true);
    python->setMinimumWidth(python->fontMetrics().averageCharWidth() * 40);
    connect(python, &QLineEdit::editingFinished, this, [this, python] {
        const auto path = python->text().trimmed();
        if (path == ExecutionSettings::python())
            return;
        ExecutionSettings::setPython(path);
        Q_EMIT pythonChanged();
    });
    return python;
}

QWidget *SettingsDialog::makePolicies()
{
    auto *page = new PreferencePage;
    //: Check box in the settings
    page->add(Preferences::asksReason, QStringLiteral("askReason"), tr("&Ask for a reason when activating a policy"));
    //: Check box in the settings
    page->add(Preferences::confirmsByItself, QStringLiteral("confirmByItself"),
        tr("&Verify changed steps automatically after each change of a draft"));
    connect(page, &PreferencePage::changed, this, &SettingsDialog::policiesChanged);
    auto *room = new QDoubleSpinBox;
    room->setObjectName(QStringLiteral("headRoom"));
    room->setRange(1, ExecutionSettings::mostHeadRoom);
    room->setDecimals(1);
    room->setValue(ExecutionSettings::headRoom());
    connect(room, &QDoubleSpinBox::valueChanged, page, [](double times) { ExecutionSettings::setHeadRoom(times); });
    //: Label of a number in the settings: a limit is so many times what was used
    page->addField(tr("&Suggested limit: peak usage ×"), room);
    page->addHint(tr("Select the active policy in the toolbar; the trail records who activated it and when."));
    return page;
}

QWidget *SettingsDialog::makePrivacy()
{
    auto *page = new PreferencePage;
    //: Check box in the settings
    page->add(Preferences::remembersUse, QStringLiteral("rememberUse"),
        tr("&Remember recent files, filters and SQL queries"));
    page->addHint(tr("Stored only on this computer. Saved filters and views are kept."));
    //: Button in the settings: empties the lists of what was used
    auto *forget = new QPushButton(tr("&Clear History"));
    forget->setObjectName(QStringLiteral("forgetUse"));
    forget->setAutoDefault(false);
    page->addBelow(forget);
    connect(forget, &QPushButton::clicked, this, &SettingsDialog::forgetWanted);
    //: Check box in the settings
    page->add(Preferences::listsSessions, QStringLiteral("listSessions"),
        tr("&List the sessions of agents on this computer on the welcome page"));
    page->addHint(
        tr("Looks in the folders of Claude Code, Codex and other agents; a session is read when you open it."));
    connect(page, &PreferencePage::changed, this, &SettingsDialog::sessionsChanged);
    return page;
}

QWidget *SettingsDialog::makeAppearance(QActionGroup *colors)
{
    auto *page = new PreferencePage;
    //: Group of choices in the settings
    auto *box = new QGroupBox(tr("Colors"));
    auto *choices = new QVBoxLayout(box);
    for (auto *action : colors->actions()) {
        auto *choice = new QRadioButton(action->text());
        choice->setObjectName(u"choose-" % action->objectName());
        choice->setChecked(action->isChecked());
        connect(choice, &QRadioButton::toggled, action, [action](bool isChosen) {
            if (isChosen)
                action->trigger();
        });
        connect(action, &QAction::toggled, choice, &QRadioButton::setChecked);
        choices->addWidget(choice);
    }
    page->addBelow(box);
    //: Label of a field in the settings: family and size
    page->addField(tr("&Interface font:"), new FontField(Fonts::Use::Window, QStringLiteral("windowFont")));
    //: Label of a field in the settings: family and size
    page->addField(tr("&Code font:"), new FontField(Fonts::Use::Code, QStringLiteral("codeFont")));
    //: Label of a choice in the settings
    page->addField(tr("D&ates:"), makeDates());
    page->addHint(tr("Applies to newly shown dates. Evidence always uses ISO 8601."));
    return page;
}

QComboBox *SettingsDialog::makeDates()
{
    auto *formats = new QComboBox;
    formats->setObjectName(QStringLiteral("dateFormat"));
    const auto now = QDateTime::currentDateTime();
    for (const auto format : { DateFormat::Iso, DateFormat::System }) {
        const auto example = dateText(now, format);
        //: Format of dates in the settings. %1: an example
        formats->addItem(format == DateFormat::Iso ? tr("ISO 8601 (%1)").arg(example) : tr("System (%1)").arg(example),
            QVariant::fromValue(format));
    }
    formats->setCurrentIndex(std::max(formats->findData(QVariant::fromValue(chosenDateFormat())), 0));
    connect(formats, &QComboBox::activated, formats,
        [formats] { chooseDateFormat(formats->currentData().value<DateFormat>()); });
    return formats;
}

QWidget *SettingsDialog::makeShortcuts()
{
    auto *page = new QWidget;
    m_filter = new QLineEdit;
    m_filter->setObjectName(QStringLiteral("shortcutFilter"));
    m_filter->setClearButtonEnabled(true);
    //: Hint and accessible name of a field
    m_filter->setPlaceholderText(tr("Find an action"));
    m_filter->setAccessibleName(m_filter->placeholderText());
    m_list = new QTreeWidget;
    m_list->setObjectName(QStringLiteral("shortcutList"));
    //: Accessible name of the list of actions and their keys
    m_list->setAccessibleName(tr("Actions and their keys"));
    m_list->setRootIsDecorated(false);
    m_list->setAlternatingRowColors(true);
    m_list->setUniformRowHeights(true);
    //: Column titles of the list of shortcuts
    m_list->setHeaderLabels({ tr("Action"), tr("Key"), tr("Default") });
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setStretchLastSection(false);
    for (const int column : { 1, 2 })
        m_list->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    auto *layout = new QVBoxLayout(page);
    layout->addWidget(m_filter);
    layout->addWidget(m_list, 1);
    layout->addWidget(makeKeyRow());
    m_conflict = new MutedLabel;
    m_conflict->setObjectName(QStringLiteral("shortcutConflict"));
    m_conflict->setWordWrap(true);
    layout->addWidget(m_conflict);
    connect(m_filter, &QLineEdit::textChanged, this, &SettingsDialog::filter);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &SettingsDialog::showChosen);
    return page;
}

QWidget *SettingsDialog::makeKeyRow()
{
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    m_key = new QKeySequenceEdit;
    m_key->setObjectName(QStringLiteral("shortcutKey"));
    m_key->setMaximumSequenceLength(1);
    m_key->setClearButtonEnabled(true);
    //: Accessible name of a field that takes a key
    m_key->setAccessibleName(tr("New key"));
    //: Button: gives the chosen action the key
    m_assign = new QPushButton(tr("&Assign"));
    m_assign->setObjectName(QStringLiteral("assignShortcut"));
    //: Button: gives the chosen action the key that it had at first
    m_reset = new QPushButton(tr("&Default"));
    m_reset->setObjectName(QStringLiteral("resetShortcut"));
    //: Button: gives all actions the keys that they had at first
    auto *resetAll = new QPushButton(tr("R&eset All"));
    resetAll->setObjectName(QStringLiteral("resetShortcuts"));
    for (auto *button : { m_assign, m_reset, resetAll })
        button->setAutoDefault(false);
    layout->addWidget(m_key, 1);
    layout->addWidget(m_assign);
    layout->addWidget(m_reset);
    layout->addWidget(resetAll);
    connect(m_key, &QKeySequenceEdit::keySequenceChanged, this, &SettingsDialog::showChosen);
    connect(m_assign, &QPushButton::clicked, this, &SettingsDialog::assign);
    connect(m_reset, &QPushButton::clicked, this, [this] {
        m_shortcuts->reset(chosen());
        m_list->setFocus();
    });
    connect(resetAll, &QPushButton::clicked, m_shortcuts, &Shortcuts::resetAll);
    return row;
}

void SettingsDialog::fill()
{
    const auto *before = chosen();
    m_list->clear();
    for (auto *action : m_shortcuts->actions()) {
        auto *row = new QTreeWidgetItem(m_list,
            { plainText(action), action->shortcut().toString(QKeySequence::NativeText),
                m_shortcuts->own(action).toString(QKeySequence::NativeText) });
        row->setData(0, Qt::UserRole, action->objectName());
        QFont font = row->font(1);
        font.setBold(m_shortcuts->isChanged(action));
        row->setFont(1, font);
        if (action == before)
            m_list->setCurrentItem(row);
    }
    const int gap = fontMetrics().averageCharWidth() * 2;
    for (int column = 1; column < m_list->columnCount(); ++column) {
        m_list->resizeColumnToContents(column);
        m_list->setColumnWidth(column, m_list->columnWidth(column) + gap);
    }
    filter(m_filter->text());
    showChosen();
}

void SettingsDialog::filter(const QString &text)
{
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        auto *row = m_list->topLevelItem(i);
        row->setHidden(
            !row->text(0).contains(text, Qt::CaseInsensitive) && !row->text(1).contains(text, Qt::CaseInsensitive));
    }
    if (!text.isEmpty() && (m_list->currentItem() == nullptr || m_list->currentItem()->isHidden()))
        chooseFirst();
}

void SettingsDialog::chooseFirst()
{
    for (int i = 0; i < m_list->topLevelItemCount(); ++i)
        if (!m_list->topLevelItem(i)->isHidden())
            return m_list->setCurrentItem(m_list->topLevelItem(i));
    m_list->setCurrentItem(nullptr);
}

void SettingsDialog::showChosen()
{
    const auto *action = chosen();
    const auto key = m_key->keySequence();
    const auto *other = action != nullptr ? m_shortcuts->holder(key, action) : nullptr;
    m_assign->setEnabled(action != nullptr && action->shortcut() != key);
    m_reset->setEnabled(action != nullptr && m_shortcuts->isChanged(action));
    //: %1: a key, %2: name of an action
    m_conflict->setText(other == nullptr ? QString()
                                         : tr("%1 is already assigned to “%2” and would be removed there.")
                                               .arg(key.toString(QKeySequence::NativeText), plainText(other)));
}

void SettingsDialog::assign()
{
    m_shortcuts->assign(chosen(), m_key->keySequence());
    m_key->clear();
    // The button gets disabled, and the focus would move to the one next to it, which resets all keys.
    m_list->setFocus();
}

QAction *SettingsDialog::chosen() const
{
    const auto *row = m_list->currentItem();
    if (row == nullptr)
        return nullptr;
    const auto name = row->data(0, Qt::UserRole).toString();
    for (auto *action : m_shortcuts->actions()) {
        if (action->objectName() == name)
            return action;
    }
    return nullptr;
}

} // namespace vitrine
