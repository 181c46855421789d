// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/policy/policypane.h"

#include "app/kit/text/savedfile.h"
#include "app/kit/widgets/filedialogs.h"
#include "app/kit/widgets/messagestrip.h"
#include "app/panes/approval/approvalpage.h"
#include "app/panes/policy/changefilter.h"
#include "app/panes/policy/changelists.h"
#include "app/panes/policy/changespage.h"
#include "app/panes/policy/limitspage.h"
#include "app/panes/policy/logstart.h"
#include "app/panes/policy/othertoolspage.h"
#include "app/panes/policy/policyeditor.h"
#include "app/panes/policy/policysides.h"
#include "app/panes/policy/policytree.h"
#include "app/panes/policy/policyvalues.h"
#include "app/panes/policy/proofpage.h"
#include "app/panes/policy/suggestpage.h"
#include "app/panes/policy/versionspage.h"
#include "app/panes/policy/watchline.h"
#include "app/panes/policy/whatifbar.h"
#include "app/panes/policy/whypage.h"
#include "app/session/jobs/joblist.h"
#include "app/session/policy/policydraft.h"
#include "app/session/policy/policyorigin.h"
#include "app/session/project.h"
#include "app/session/settings/preferences.h"
#include "app/wording/diagnostictext.h"
#include "app/wording/problemtext.h"
#include "app/wording/safetext.h"
#include "base/username.h"
#include "base/version.h"
#include "executor/policy/policydifference.h"
#include "executor/policy/policydocument.h"
#include "executor/policy/profiles.h"
#include "models/judging/policyhistory.h"

#include <QDateTime>
#include <QFile>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QMenu>
#include <QPushButton>
#include <QStringBuilder>
#include <QTabWidget>
#include <QVBoxLayout>
#include <QtConcurrentRun>

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>

namespace vitrine {

namespace {

/// The counts are updated at once, the lists when typing pauses.
constexpr auto fillTime = std::chrono::milliseconds(30);
constexpr qint64 longestPolicy = 4 * 1024 * 1024;

std::optional<QString> readText(const QString &name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly) || file.size() > longestPolicy)
        return std::nullopt;
    return QString::fromUtf8(file.readAll());
}

Result<void> writeChange(const QString &file, PolicyChange change)
{
    change.author = userName();
    const auto recorder = Recorder::open(QFile::encodeName(file).toStdString());
    if (!recorder)
        return std::unexpected(recorder.error());
    return recordPolicyChange(**recorder, change, "vitrine " VITRINE_VERSION);
}

double now() { return static_cast<double>(QDateTime::currentMSecsSinceEpoch()) / 1000; }

} // namespace

PolicyPane::PolicyPane(Project *project, MakeExecutor makeExecutor, QWidget *parent)
    : Pane({ .id = QStringLiteral("policy"),
               .title = tr("Policy"),
               .location = Location::CenterTab,
               //: Purpose of a pane
               .purpose
               = tr("A policy draft and its effect on the recorded steps. It has no effect until you activate it."),
               .guidePage = QStringLiteral("policy") },
          parent)
    , m_project(project)
    , m_draft(new PolicyDraft(project, this))
    , m_strip(new MessageStrip)
    , m_counts(new WhatIfBar)
    , m_watch(new WatchLine)
    , m_tree(new PolicyTree)
    , m_editor(new PolicyEditor)
    , m_pages(new QTabWidget)
    , m_sides(new PolicySides(m_tree, m_editor, m_pages))
    , m_changes(new ChangesPage(project, makeExecutor))
    , m_byRun(new ChangesByRun)
    , m_byRule(new ChangesByRule)
    , m_limits(new LimitsPage)
    , m_approvals(new ApprovalPage(project, m_draft))
    , m_loose(new LooseRules)
    , m_why(new WhyPage)
    , m_versions(new VersionsPage)
    , m_suggestions(new SuggestPage(project, makeExecutor))
    , m_otherTools(new OtherToolsPage)
    , m_proof(new ProofPage(makeExecutor))
    , m_logStart(new LogStart(project, this))
    , m_use(new QPushButton(
          //: Button: makes the draft the active policy
          tr("Activate")))
    , m_revert(new QPushButton(
          //: Button: discards the draft and returns to the active policy
          tr("Revert")))
    , m_suggest(new QPushButton(
          //: Button: suggests the smallest policy that the runs need
          tr("Suggest Minimal Policy")))
    , m_save(new QPushButton(tr("Save As…")))
{
    addPages();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_strip);
    layout->addWidget(m_counts);
    layout->addWidget(m_watch);
    layout->addWidget(m_sides, 1);
    layout->addWidget(makeButtons());
    setFocusProxy(m_sides->entrance());
    connect(m_sides, &PolicySides::rearranged, this, [this] { setFocusProxy(m_sides->entrance()); });
    connect(m_draft, &PolicyDraft::started, this,
        [this](const Policy &policy) { begin(policy, m_draft->commentsOfActivePolicy()); });
    connect(m_draft, &PolicyDraft::judged, this, &PolicyPane::showJudgement);
    connect(m_editor, &QPlainTextEdit::textChanged, this, [this] {
        m_draft->setText(m_editor->toPlainText());
        if (!m_editor->document()->isEmpty())
            m_fill.stop(); // started again when the latest text was judged
    });
    m_fill.setSingleShot(true);
    m_fill.setInterval(fillTime);
    connect(&m_fill, &QTimer::timeout, this, &PolicyPane::showLists);
    connect(m_tree, &PolicyTree::ruleToggled, this, [this](UseKind kind, const QString &name, bool isAllowed) {
        change([&](Policy &policy) { policy = withValue(policy, kind, name.toStdString(), isAllowed); });
    });
    connectRules();
    connect(m_watch, &WatchLine::stepChosen, this, &PolicyPane::stepChosen);
    connect(m_counts, &WhatIfBar::filterRequested, this, &PolicyPane::filterChanged);
    connectPages();
    connect(m_logStart, &LogStart::found, this, &PolicyPane::startFromLog);
    connect(m_logStart, &LogStart::noRun, this, [this] {
        //: In a message strip
        m_strip->show({ Meaning::Warning, tr("No run is selected."),
            tr("Select a run, or choose All Runs, to recover the policy of a log."), {}, {} });
    });
}

/// The message stays until the draft changes.
void PolicyPane::startFromLog(const RecoveredPolicy &recovered)
{
    m_noteText = QString::fromStdString(prettyJson(recovered.policy, {}));
    m_note = LogStart::summary(recovered);
    begin(recovered.policy, {});
    showDiagnostic();
}

void PolicyPane::connectRules()
{
    connect(m_tree, &PolicyTree::entryToggled, this, [this](const QString &path, const QString &entry, bool isThere) {
        if (const PolicyRule *list = policyRule(path.toStdString()))
            change([&](Policy &policy) { policy = withEntry(policy, *list, entry.toStdString(), isThere); });
    });
    connect(m_tree, &PolicyTree::decisionChosen, this,
        [this](UseKind kind, const QString &name, std::optional<Decision> decision) {
            change([&](Policy &policy) { policy = withDecision(policy, kind, name.toStdString(), decision); });
        });
    connect(m_tree, &PolicyTree::usersRequested, this, &PolicyPane::filterUsers);
    connect(m_tree, &PolicyTree::checkChosen, this, [this](const QString &path, OutputCheck check) {
        change([&](Policy &policy) {
            (path == QStringLiteral("output_checks.secrets") ? policy.secrets : policy.personalData) = check;
        });
    });
    connect(m_tree, &PolicyTree::outdated, this, [this] { m_tree->show(*m_draft->judgement()); }, Qt::QueuedConnection);
    connect(m_tree, &PolicyTree::commented, this, [this](const QString &key, const QString &comment) {
        PolicyComments all = comments();
        if (comment.isEmpty())
            all.erase(key.toStdString());
        else
            all[key.toStdString()] = comment.toStdString();
        begin(draft(), all);
    });
}

void PolicyPane::addPages()
{
    m_pages->setDocumentMode(true);
    m_pages->setAccessibleName(tr("Effect of the Draft"));
    m_sides->addPage(m_changes, tr("Changed Steps"));
    m_sides->addPage(m_byRun, tr("By Run"));
    m_sides->addPage(m_byRule, tr("By Rule"));
    m_sides->addPage(m_limits, tr("Limits"));
    //: Tab: why the draft denies the selected step
    m_sides->addPage(m_why, tr("Why"));
    m_sides->addPage(m_loose, tr("Unused and Risky"));
    //: Tab: the smallest policy that the runs need
    m_sides->addPage(m_suggestions, tr("Suggestion"));
    m_sides->addPage(m_versions, tr("Versions"));
    //: Tab: whether the draft allows more than another policy, as a proof
    m_sides->addPage(m_proof, tr("Proof"));
    //: Tab: the draft as rules of other tools, and drafts from such rules
    m_sides->addPage(m_otherTools, tr("Other Tools"));
    //: Tab: steps of an agent that wait for a decision
    m_sides->addPage(m_approvals, tr("Approvals"));
}

// Queued: the receiver may rebuild the rows that still handle the click.
void PolicyPane::connectPages()
{
    connect(m_pages, &QTabWidget::currentChanged, this, [this] {
        showPage();
        Q_EMIT waitingForApproval(m_approvals->waiting());
    });
    connect(m_changes, &ChangesPage::stepChosen, this, &PolicyPane::stepChosen, Qt::QueuedConnection);
    connect(m_changes, &ChangesPage::reported, m_strip, &MessageStrip::show);
    connect(m_byRun, &ChangesByRun::stepChosen, this, &PolicyPane::stepChosen, Qt::QueuedConnection);
    connect(m_approvals, &ApprovalPage::waitingChanged, this, [this] {
        const int waiting = m_approvals->waiting();
        //: Tab. %1: number of waiting steps
        m_sides->namePage(
            m_approvals, waiting == 0 ? tr("Approvals") : tr("Approvals (%1)").arg(QLocale().toString(waiting)));
        Q_EMIT waitingForApproval(waiting);
    });
    connect(m_approvals, &ApprovalPage::stepChosen, this, &PolicyPane::stepChosen, Qt::QueuedConnection);
    connect(m_loose, &LooseRules::ruleChosen, this, [this](UseKind kind, const QString &name) {
        m_sides->showRules();
        m_tree->select(kind, name);
    });
    connect(m_why, &WhyPage::policyChosen, this, &PolicyPane::changeDraft, Qt::QueuedConnection);
    connect(m_suggestions, &SuggestPage::policyChosen, this, &PolicyPane::changeDraft, Qt::QueuedConnection);
    connect(m_suggestions, &SuggestPage::stepChosen, this, &PolicyPane::stepChosen, Qt::QueuedConnection);
    connect(m_versions, &VersionsPage::policyChosen, this, &PolicyPane::begin, Qt::QueuedConnection);
    connect(m_otherTools, &OtherToolsPage::policyChosen, this, [this](const Policy &policy) { begin(policy, {}); });
    connect(m_otherTools, &OtherToolsPage::failed, this, [this](const QString &sentence, const QString &details) {
        m_strip->show({ Meaning::Error, sentence, details, {}, {} });
    });
    connect(m_limits, &LimitsPage::limitMoved, this, &PolicyPane::moveLimit);
    connect(m_project, &Project::stepSelected, this, [this] {
        if (m_pages->currentWidget() == m_why)
            showPage();
    });
}

QWidget *PolicyPane::makeButtons()
{
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(QMargins(5, 3, 5, 3));
    layout->setSpacing(3);
    layout->addWidget(makeStart());
    layout->addWidget(m_suggest);
    layout->addStretch();
    for (auto *button : { m_save, m_revert, m_use })
        layout->addWidget(button);
    m_use->setObjectName(QStringLiteral("activatePolicy"));
    connect(m_use, &QPushButton::clicked, this, &PolicyPane::askForReason);
    connect(m_revert, &QPushButton::clicked, this,
        [this] { begin(m_project->activePolicy(), m_draft->commentsOfActivePolicy()); });
    connect(m_suggest, &QPushButton::clicked, this, &PolicyPane::suggest);
    connect(m_save, &QPushButton::clicked, this, &PolicyPane::save);
    return row;
}

QPushButton *PolicyPane::makeStart()
{
    //: Button with a menu: replaces the draft by one of these policies
    auto *button = new QPushButton(tr("Start From"));
    button->setObjectName(QStringLiteral("startFrom"));
    auto *menu = new QMenu(button);
    for (const auto name : profileNames())
        connect(menu->addAction(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))),
            &QAction::triggered, this, [this, name] { begin(profile(name).value_or(defaultPolicy()), {}); });
    menu->addSeparator();
    //: Menu entry: replaces the draft by the policy of a file
    connect(menu->addAction(tr("File…")), &QAction::triggered, this, &PolicyPane::startFromFile);
    //: Menu of choices of runs: replaces the draft by the policy that their logs imply
    QMenu *ofLog = menu->addMenu(tr("Policy of the Log"));
    for (const SuggestPage::Choice choice : SuggestPage::allChoices)
        connect(ofLog->addAction(SuggestPage::nameOf(choice)), &QAction::triggered, this,
            [this, choice] { m_logStart->start(choice); });
    button->setMenu(menu);
    return button;
}

void PolicyPane::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_draft->setWanted(this, true);
    Q_EMIT waitingForApproval(m_approvals->waiting());
}

void PolicyPane::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_draft->setWanted(this, false);
    Q_EMIT waitingForApproval(m_approvals->waiting());
}

void PolicyPane::followPreferences() { m_changes->followPreferences(); }

void PolicyPane::followActive() { m_draft->followActive(); }

void PolicyPane::begin(const Policy &policy, const PolicyComments &comments)
{
    m_editor->replaceText(QString::fromStdString(prettyJson(policy, comments)));
}

/// Comments on rules that remain are kept.
void PolicyPane::changeDraft(const Policy &policy) { begin(policy, comments()); }

// The policy as currently written: the judgement may belong to older text, and an edit based on it would undo the
// latest change.
Policy PolicyPane::draft() const
{
    const auto written = readPolicy(m_editor->toPlainText().toStdString());
    return written ? *written : m_draft->judgement()->draft;
}

PolicyComments PolicyPane::comments() const
{
    const std::string text = m_editor->toPlainText().toStdString();
    return readPolicy(text) ? readPolicyComments(text) : m_draft->judgement()->comments;
}

void PolicyPane::startFromFile()
{
    const QString file = QFileDialog::getOpenFileName(this, tr("Open Policy"), {}, QStringLiteral("JSON (*.json)"));
    if (file.isEmpty())
        return;
    QtConcurrent::run(readText, file).then(this, [this, file](const std::optional<QString> &text) {
        if (text)
            m_editor->replaceText(*text);
        else
            //: %1: name of a file
            m_strip->show({ Meaning::Error, tr("Cannot read %1.").arg(safeLine(file)), {}, {}, {} });
    });
}

void PolicyPane::askForReason()
{
    if (!m_project->isOpen() || !Preferences::asksReason.isOn())
        return activateDraft({});
    auto *dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(QStringLiteral("policyReason"));
    //: Title of a dialog
    dialog->setWindowTitle(tr("Activate"));
    //: In a dialog
    dialog->setLabelText(tr("Reason (optional; recorded with your name):"));
    connect(dialog, &QInputDialog::textValueSelected, this, &PolicyPane::activateDraft);
    dialog->open();
}

/// Activates the draft as a new version, so that no two policies have the same name. User and reason are recorded in
/// the trail.
void PolicyPane::activateDraft(const QString &reason)
{
    const auto judgement = m_draft->judgement();
    Policy policy = judgement->draft;
    if (policy.name == judgement->active.name)
        policy.version = std::max(policy.version, judgement->active.version + 1);
    const PolicyChange change { policy, judgement->active, judgement->comments, {}, reason.toStdString(), {}, now(),
        judgement->activeComments };
    begin(policy, judgement->comments);
    m_draft->comment(policy, judgement->comments);
    Q_EMIT useRequested(policy);
    if (m_project->isOpen())
        keep(change);
}

void PolicyPane::keep(PolicyChange change)
{
    QtConcurrent::run(m_project->jobs()->pool(), writeChange, m_project->file(), std::move(change))
        .then(this, [this](const Result<void> &kept) {
            m_versions->forget();
            if (!kept)
                Q_EMIT m_project->failed(kept.error());
            else if (m_pages->currentWidget() == m_versions)
                showPage();
        });
}

void PolicyPane::filterChanged()
{
    const auto judgement = m_draft->judgement();
    if (!judgement->base || changedSteps(judgement->comparison.counts) == 0)
        return;
    requestFilter(changeFilter(*judgement->base, judgement->comparison));
}

void PolicyPane::filterUsers(UseKind kind, const QString &name)
{
    if (const auto &verdicts = m_draft->judgement()->after)
        requestFilter(useFilter(*verdicts, kind, name.toStdString()));
}

void PolicyPane::requestFilter(const std::optional<QString> &filter)
{
    if (filter)
        Q_EMIT filterRequested(*filter);
    else
        m_strip->show({ Meaning::Info, tr("Too many steps for a filter."),
            tr("All of them are in the lists of this pane."), {}, {} });
}

void PolicyPane::showApproval()
{
    m_pages->setCurrentWidget(m_approvals);
    m_approvals->setFocus();
}

// False while the pane is hidden, before its pages are.
bool PolicyPane::isApprovalVisible() const { return isVisible() && m_approvals->isVisible(); }

void PolicyPane::showWhy()
{
    m_pages->setCurrentWidget(m_why);
    showPage();
}

void PolicyPane::showRemedies()
{
    showWhy();
    m_why->chooseChange();
}

/// Edits the draft; the document and its judgement follow.
void PolicyPane::change(const std::function<void(Policy &)> &edit)
{
    Policy policy = draft();
    edit(policy);
    changeDraft(policy);
}

/// Undo restores the position before a drag, not each position in between.
void PolicyPane::moveLimit(LimitKind kind, double limit, bool goesOn)
{
    Policy policy = draft();
    setLimit(policy.limits, kind, limit);
    m_editor->replaceText(QString::fromStdString(prettyJson(policy, comments())),
        goesOn ? PolicyEditor::Undo::WithLast : PolicyEditor::Undo::Alone);
}

void PolicyPane::suggest()
{
    m_pages->setCurrentWidget(m_suggestions);
    showPage();
    m_suggestions->suggest();
}

void PolicyPane::save()
{
    const QString file = FileDialogs::toSave(this, tr("Save Policy"), {}, { QStringLiteral("JSON (*.json)") });
    if (file.isEmpty())
        return;
    const QByteArray text = m_editor->toPlainText().toUtf8();
    QtConcurrent::run(saveFile, file, text).then(this, [this, file](const Result<void> &saved) {
        if (!saved)
            //: %1: name of a file
            m_strip->show({ Meaning::Error, tr("Cannot write %1.").arg(safeLine(file)), {}, {}, {} });
    });
}

void PolicyPane::showJudgement()
{
    const auto &judgement = *m_draft->judgement();
    // A change of comments does not affect permissions, but is recorded, too.
    const auto changes = differences(judgement.active, judgement.draft).size()
        + differences(judgement.activeComments, judgement.comments).size();
    m_counts->show(judgement, m_draft->isReading());
    m_watch->show(*m_draft);
    showErrors();
    m_use->setEnabled(judgement.problems.empty() && changes > 0);
    m_revert->setEnabled(changes > 0 || !judgement.problems.empty());
    m_suggest->setEnabled(judgement.base != nullptr);
    showContext(changes);
    m_changes->follow(m_draft->judgement());
    m_fill.start();
}

void PolicyPane::showLists()
{
    const auto &judgement = *m_draft->judgement();
    m_tree->show(judgement);
    m_editor->showChanges(QString::fromStdString(prettyJson(judgement.active, judgement.activeComments)));
    showPage();
    m_changes->showProgress();
}

void PolicyPane::showContext(std::size_t changes)
{
    const auto name = activePolicyName(*m_project, m_draft->judgement()->active.name);
    setContextText(changes == 0
            //: Beside the title of the pane. %1: name of a policy
            ? tr("%1, active").arg(name)
            //: Beside the title of the pane. %1: name of a policy, %n: number of changes
            : tr("draft of %1, %Ln change(s), not active", nullptr, static_cast<int>(changes)).arg(name));
}

/// Fills only the visible page.
void PolicyPane::showPage()
{
    const auto judgement = m_draft->judgement();
    const auto *page = m_pages->currentWidget();
    if (page == m_changes)
        m_changes->refill();
    else if (page == m_byRun)
        m_byRun->show(*judgement);
    else if (page == m_byRule)
        m_byRule->show(*judgement);
    else if (page == m_limits)
        m_limits->show(judgement);
    else if (page == m_loose)
        m_loose->show(*judgement);
    else if (page == m_suggestions)
        m_suggestions->show(judgement);
    else if (page == m_otherTools)
        m_otherTools->show(*judgement);
    else if (page == m_proof)
        m_proof->show(judgement);
    else if (page == m_versions)
        m_versions->show(judgement, m_project->file());
    else if (page == m_why)
        m_why->show(judgement, m_project->currentRun(), m_project->currentStep());
}

void PolicyPane::showErrors()
{
    const auto &problems = m_draft->judgement()->problems;
    if (problems.empty()) {
        m_editor->showError({});
        showDiagnostic();
        return;
    }
    const PolicyProblem &first = problems.front();
    const auto others = static_cast<int>(problems.size()) - 1;
    const auto name = activePolicyName(*m_project, m_draft->judgement()->active.name);
    m_editor->showError(first.line);
    m_strip->show({ Meaning::Error, ProblemText::withLocation(first),
        others == 0
            //: Below an error in a policy. %1: name of a policy
            ? tr("The last valid text remains the draft; %1 remains active.").arg(name)
            //: Below an error in a policy. %1: name of a policy, %n: number of further errors
            : tr("And %Ln more. The last valid text remains the draft; %1 remains active.", nullptr, others).arg(name),
        tr("Go to Line"), [this, byte = first.byte] { m_sides->goTo(byte); } });
}

void PolicyPane::showDiagnostic()
{
    const auto &diagnostics = m_draft->judgement()->diagnostics;
    if (m_editor->toPlainText() != m_noteText)
        m_note.clear();
    if (diagnostics.empty() && m_note.isEmpty())
        return m_strip->dismiss();
    if (diagnostics.empty())
        return m_strip->show({ Meaning::Info, m_note, {}, {}, {} });
    const PolicyDiagnostic &first = diagnostics.front();
    const auto others = static_cast<int>(diagnostics.size()) - 1;
    m_strip->show({ Meaning::Warning,
        //: %1: number of a line, %2: a sentence
        tr("Line %1: %2").arg(QString::number(first.line), DiagnosticText::sentence(first)),
        //: Below a diagnostic of a policy. %n: number of further diagnostics
        others == 0 ? m_note : QString(tr("And %Ln more.", nullptr, others) % u' ' % m_note).trimmed(),
        tr("Go to Line"), [this, byte = first.byte] { m_sides->goTo(byte); } });
}

} // namespace vitrine
