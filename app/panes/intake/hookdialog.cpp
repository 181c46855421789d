// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/intake/hookdialog.h"

#include "app/kit/theme/fonts.h"
#include "app/kit/theme/mutedlabel.h"
#include "app/kit/theme/shapelabel.h"
#include "app/kit/theme/theme.h"
#include "app/kit/widgets/filedialogs.h"
#include "app/session/textfile.h"
#include "app/wording/errortext.h"
#include "app/wording/safetext.h"
#include "executor/policy/policydocument.h"
#include "executor/policy/profiles.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTextBlock>
#include <QVBoxLayout>

#include <utility>

namespace vitrine {

namespace {

constexpr int leastLines = 10;
constexpr int usualPatience = 300; ///< seconds
constexpr int mostPatience = 3600;
constexpr auto typingDelay = std::chrono::milliseconds(200);
constexpr qsizetype longestLine = 1000;

/// The policy of the hooks; or, as a sentence, why it cannot be read.
std::expected<Policy, QString> policyOf(const std::string &nameOrFile)
{
    if (nameOrFile.empty())
        return Policy {};
    if (auto bundled = profile(nameOrFile))
        return std::move(*bundled);
    const auto sentence = [](const Error &error) { return ErrorText::sentence(error, ErrorText::Naming::Path); };
    const auto text = readTextFile(nameOrFile);
    if (!text)
        return std::unexpected(sentence(text.error()));
    return readPolicy(*text, nameOrFile).transform_error([&sentence](const std::vector<Error> &errors) {
        return errors.empty() ? QString() : sentence(errors.front());
    });
}

} // namespace

HookDialog::HookDialog(const QString &trail, QWidget *parent)
    : QDialog(parent)
    , m_way(new QComboBox)
    , m_agent(new QComboBox)
    , m_file(new QLineEdit)
    , m_trail(new QLineEdit(trail))
    , m_policy(new QLineEdit)
    //: Check box: tool calls of an agent may wait for a person
    , m_asks(new QCheckBox(tr("&Ask in this window, at most:")))
    , m_patience(new QSpinBox)
    , m_fail(new QComboBox)
    , m_lines(new QPlainTextEdit)
    , m_shape(new ShapeLabel(Meaning::Info))
    , m_state(new QLabel)
{
    setObjectName(QStringLiteral("hookDialog"));
    //: Title of a dialog: a coding agent reports its tool calls
    setWindowTitle(tr("Watch an Agent"));
    m_lines->setObjectName(QStringLiteral("hookLines"));
    m_lines->setReadOnly(true);
    m_lines->setTabChangesFocus(true);
    m_lines->setLineWrapMode(QPlainTextEdit::NoWrap);
    //: Accessible name of a text: lines that are added to a file, and removed from it
    m_lines->setAccessibleName(tr("Change of the settings"));
    keepCodeFont(m_lines);
    m_lines->setMinimumHeight(m_lines->fontMetrics().lineSpacing() * leastLines);
    auto *note = new MutedLabel(tr("Claude Code and Codex call Vitrine before and after each tool call, as a hook. "
                                   "It judges the call and records it in a trail. Nothing is written before you "
                                   "have seen the change."));
    note->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    m_make = buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    m_make->setObjectName(QStringLiteral("makeHooks"));
    // Return in a field must not write the file.
    for (auto *button : { m_make, buttons->button(QDialogButtonBox::Close) })
        button->setAutoDefault(false);
    //: Label of a text: lines that are added to a file, and removed from it
    auto *label = new QLabel(tr("Chan&ge of the settings:"));
    label->setBuddy(m_lines);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(note);
    layout->addWidget(makeForm());
    layout->addWidget(label);
    layout->addWidget(m_lines, 1);
    layout->addWidget(makeState());
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_make, &QPushButton::clicked, this, &HookDialog::make);
    m_delay.setSingleShot(true);
    m_delay.setInterval(typingDelay);
    connect(&m_delay, &QTimer::timeout, this, &HookDialog::plan);
    followAgent();
    resize(fontMetrics().averageCharWidth() * 100, fontMetrics().height() * 36);
}

QWidget *HookDialog::makeForm()
{
    m_way->setObjectName(QStringLiteral("hookWay"));
    //: In a list of what to do with the hooks of an agent
    m_way->addItem(tr("Add the hooks"), true);
    //: In a list of what to do with the hooks of an agent
    m_way->addItem(tr("Remove the hooks"), false);
    m_agent->setObjectName(QStringLiteral("hookAgent"));
    m_agent->addItem(QStringLiteral("Claude Code"), int(HookAgent::ClaudeCode));
    m_agent->addItem(QStringLiteral("Codex"), int(HookAgent::Codex));
    m_file->setObjectName(QStringLiteral("hookFile"));
    m_trail->setObjectName(QStringLiteral("hookTrail"));
    //: In an empty field for a file
    m_trail->setPlaceholderText(tr("none: tool calls are not recorded"));
    m_policy->setObjectName(QStringLiteral("hookPolicy"));
    //: In an empty field for a file
    m_policy->setPlaceholderText(tr("none: tool calls are only recorded"));
    m_asks->setObjectName(QStringLiteral("hookAsks"));
    m_patience->setObjectName(QStringLiteral("hookPatience"));
    m_patience->setRange(1, mostPatience);
    m_patience->setValue(usualPatience);
    //: Behind a number of seconds
    m_patience->setSuffix(tr(" s"));
    //: Accessible name of a number of seconds
    m_patience->setAccessibleName(tr("Longest wait for an answer"));
    m_patience->setEnabled(false);
    m_fail->setObjectName(QStringLiteral("hookFail"));
    //: What a hook does if it fails itself
    m_fail->addItem(tr("The agent continues"), QStringLiteral("open"));
    //: What a hook does if it fails itself
    m_fail->addItem(tr("The call is denied"), QStringLiteral("closed"));
    //: Button: chooses a file
    auto *browseFile = new QPushButton(tr("Choose…"));
    auto *browseTrail = new QPushButton(tr("Choose…"));
    auto *browsePolicy = new QPushButton(tr("Choose…"));
    auto *asks = new QWidget;
    auto *row = new QHBoxLayout(asks);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_asks);
    row->addWidget(m_patience);
    row->addStretch(1);
    auto *form = new QWidget;
    auto *rows = new QFormLayout(form);
    rows->setContentsMargins(0, 0, 0, 0);
    const auto addFile = [this, rows](const QString &text, QLineEdit *field, QPushButton *browse, const QString &name) {
        browse->setAccessibleName(name);
        field->setAccessibleName(QString(text).remove(u'&').remove(u':').trimmed());
        rows->addRow(text, makeFile(field, browse));
        qobject_cast<QLabel *>(rows->labelForField(field->parentWidget()))->setBuddy(field);
    };
    //: Label: hooks are added or removed
    rows->addRow(tr("Actio&n:"), m_way);
    rows->addRow(tr("Ag&ent:"), m_agent);
    addFile(tr("&Settings file:"), m_file, browseFile, tr("Choose Settings File"));
    addFile(tr("Record in &trail:"), m_trail, browseTrail, tr("Choose Trail"));
    addFile(tr("Judge by &policy:"), m_policy, browsePolicy, tr("Choose Policy"));
    //: Label: whether a person is asked about tool calls that the policy does not decide
    rows->addRow(tr("Approvals:"), asks);
    rows->addRow(tr("&If the hook fails:"), m_fail);
    connect(m_agent, &QComboBox::currentIndexChanged, this, &HookDialog::followAgent);
    connect(m_asks, &QCheckBox::toggled, m_patience, &QWidget::setEnabled);
    for (const auto *field : { m_file, m_trail, m_policy })
        connect(field, &QLineEdit::textChanged, this, &HookDialog::planLater);
    for (const auto *list : { m_way, m_fail })
        connect(list, &QComboBox::currentIndexChanged, this, &HookDialog::planLater);
    connect(m_asks, &QCheckBox::toggled, this, &HookDialog::planLater);
    connect(m_patience, &QSpinBox::valueChanged, this, &HookDialog::planLater);
    connect(browseFile, &QPushButton::clicked, this, [this] {
        const auto file = QFileDialog::getOpenFileName(this, tr("Choose Settings File"), m_file->text(),
            //: Kind of files in a dialog
            tr("JSON (*.json)"));
        if (!file.isEmpty())
            m_file->setText(file);
    });
    connect(browseTrail, &QPushButton::clicked, this, [this] {
        if (const auto file = FileDialogs::trailToSave(this, tr("Choose Trail")); !file.isEmpty())
            m_trail->setText(file);
    });
    connect(browsePolicy, &QPushButton::clicked, this, [this] {
        if (const auto file = FileDialogs::policyToOpen(this); !file.isEmpty())
            m_policy->setText(file);
    });
    return form;
}

QWidget *HookDialog::makeFile(QLineEdit *field, QPushButton *browse)
{
    browse->setAutoDefault(false);
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(field, 1);
    layout->addWidget(browse);
    return row;
}

QWidget *HookDialog::makeState()
{
    m_state->setObjectName(QStringLiteral("hookState"));
    m_state->setTextFormat(Qt::PlainText);
    m_state->setWordWrap(true);
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_shape, 0, Qt::AlignTop);
    layout->addWidget(m_state, 1);
    return row;
}

bool HookDialog::isInstall() const { return m_way->currentData().toBool(); }

HookChoices HookDialog::choices() const
{
    HookChoices choices { .agent = HookAgent(m_agent->currentData().toInt()), .file = m_file->text().toStdString() };
    if (!isInstall())
        return choices;
    choices.trail = m_trail->text().trimmed().toStdString();
    choices.policy = m_policy->text().trimmed().toStdString();
    // By default, agents continue.
    if (const auto fail = m_fail->currentData().toString(); fail != u"open")
        choices.fail = fail.toStdString();
    if (m_asks->isChecked())
        choices.approvals = std::to_string(m_patience->value());
    return choices;
}

void HookDialog::followAgent()
{
    HookChoices usual;
    usual.agent = HookAgent(m_agent->currentData().toInt());
    m_file->setText(HookInstallation::settingsFile(usual));
    planLater();
}

void HookDialog::planLater()
{
    m_made.clear();
    m_plan.reset();
    m_delay.start();
    showPlan();
}

HookDialog::Plan HookDialog::planned(const HookChoices &choices, bool isInstall)
{
    if (!isInstall)
        return { HookInstallation::uninstall(choices), {} };
    const auto policy = policyOf(choices.policy);
    // An agent would run unjudged under a policy that cannot be read.
    if (!policy)
        return { std::unexpected(policy.error()), {} };
    auto change = HookInstallation::install(choices);
    const QStringList warnings = HookInstallation::warnings(choices, *policy, change ? change->after : std::string());
    return { std::move(change), warnings };
}

// Asking the agent for its version takes a while.
void HookDialog::plan()
{
    m_planning.ask([choices = choices(), isInstall = isInstall()] { return planned(choices, isInstall); },
        [this](Plan plan) { take(std::move(plan)); });
}

void HookDialog::take(Plan plan)
{
    m_plan = std::move(plan);
    showPlan();
}

void HookDialog::showPlan()
{
    const bool isAdding = isInstall();
    for (QWidget *field : std::initializer_list<QWidget *> { m_trail, m_policy })
        field->parentWidget()->setEnabled(isAdding);
    m_asks->setEnabled(isAdding);
    m_patience->setEnabled(isAdding && m_asks->isChecked());
    m_fail->setEnabled(isAdding);
    //: Button: changes the settings of an agent
    m_make->setText(isAdding ? tr("Add &Hooks") : tr("Remove &Hooks"));
    const bool isKnown = m_plan && m_plan->change;
    m_make->setEnabled(isKnown && !m_plan->change->lines.empty() && !m_making.isBusy());
    m_lines->clear();
    if (isKnown) {
        const Theme theme(palette());
        QTextCursor cursor(m_lines->document());
        for (const auto &line : m_plan->change->lines) {
            QTextBlockFormat format;
            if (line.starts_with('+') || line.starts_with('-'))
                format.setBackground(theme.token(line.front() == '+' ? Meaning::Ok : Meaning::Error).tint);
            if (cursor.position() > 0)
                cursor.insertBlock();
            cursor.setBlockFormat(format);
            cursor.insertText(safeLine(line, longestLine));
        }
        m_lines->moveCursor(QTextCursor::Start);
    }
    if (!m_plan)
        return state(Meaning::Waiting, tr("Reading the settings…"));
    if (!m_plan->change)
        return state(Meaning::Error, m_plan->change.error());
    if (!m_made.isEmpty())
        return state(Meaning::Ok, m_made);
    if (m_plan->change->lines.empty())
        //: %1: a file
        return state(Meaning::Info, tr("Nothing to change in %1.").arg(safeLine(m_plan->change->file)));
    if (!m_plan->warnings.isEmpty())
        return state(Meaning::Warning, m_plan->warnings.join(u'\n'));
    state(std::nullopt, {});
}

void HookDialog::state(std::optional<Meaning> meaning, const QString &text)
{
    m_shape->setVisible(meaning.has_value());
    if (meaning)
        m_shape->setMeaning(*meaning);
    m_state->setText(text);
}

void HookDialog::make()
{
    if (!m_plan || !m_plan->change)
        return;
    m_making.ask([change = *m_plan->change] { return HookInstallation::make(change); },
        [this, file = m_plan->change->file, isAdding = isInstall()](const std::expected<void, QString> &made) {
            planLater();
            if (!made) {
                m_delay.stop();
                m_plan = Plan { std::unexpected(made.error()), {} };
                return showPlan();
            }
            //: %1: a file
            m_made = tr("Changed %1.").arg(safeLine(file));
            if (isAdding)
                m_made += u' ' + tr("It applies to sessions that start from now on.");
        });
    m_make->setEnabled(false);
}

void HookDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_make != nullptr)
        showPlan();
}

} // namespace vitrine
