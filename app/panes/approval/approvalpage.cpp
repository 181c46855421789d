// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/approval/approvalpage.h"

#include "app/kit/editor/codeeditor.h"
#include "app/kit/theme/mutedlabel.h"
#include "app/kit/theme/shapelabel.h"
#include "app/panes/approval/approvaldecisions.h"
#include "app/session/jobs/joblist.h"
#include "app/session/policy/policydraft.h"
#include "app/session/project.h"
#include "app/wording/approvalfoldertext.h"
#include "app/wording/findingtext.h"
#include "app/wording/plaintip.h"
#include "app/wording/rulingtext.h"
#include "app/wording/safetext.h"
#include "app/wording/words.h"
#include "base/username.h"
#include "executor/policy/policydocument.h"
#include "executor/review/reviewer.h"
#include "models/actions/judgedcall.h"
#include "models/judging/actionverdicts.h"
#include "models/replay/sharedpython.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QtConcurrentRun>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

namespace vitrine {

namespace {

using namespace Qt::StringLiterals;

constexpr std::chrono::milliseconds tick(200);
/// How long a step must be visible before it can be answered: a key press meant for the previous one has no effect.
constexpr std::chrono::milliseconds seeingTime(600);
constexpr int queueRows = 3;
constexpr qsizetype longestReason = 400;

enum Which { EveryStep, DeniedSteps };

} // namespace

ApprovalPage::ApprovalPage(Project *project, PolicyDraft *draft, QWidget *parent)
    : QWidget(parent)
    , m_project(project)
    , m_draft(draft)
    , m_python(std::make_shared<SharedPython>())
    , m_switch(new QCheckBox(
          //: Switch: steps of an agent that is being recorded wait until they are decided
          tr("Ask Before Each Step")))
    , m_which(new QComboBox)
    , m_state(new MutedLabel)
    , m_queue(new QListWidget)
    , m_view(new QScrollArea)
    , m_visibility(new QWidget)
    , m_answers(new QWidget)
    , m_decisions(new ApprovalDecisions(project))
    , m_step(new QLabel)
    , m_shape(new ShapeLabel(Meaning::Waiting))
    , m_verdict(new QLabel)
    , m_code(new CodeEditor)
    , m_time(new QProgressBar)
    , m_reason(new QLineEdit)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(3, 3, 3, 3);
    layout->setSpacing(3);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setWidgetResizable(true);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setFocusPolicy(Qt::NoFocus);
    m_view->setWidget(makeView());
    // The buttons stay visible even with little room.
    layout->addWidget(m_view, 1);
    layout->addWidget(makeAnswers());
    m_decisions->setMinimumHeight(fontMetrics().lineSpacing() * (queueRows + 1));
    m_queue->setAccessibleName(tr("Pending Steps"));
    m_queue->setObjectName(u"approvalQueue"_s);
    m_queue->setMaximumHeight(fontMetrics().lineSpacing() * (queueRows + 1));
    m_clock.setInterval(tick);
    m_settle.setSingleShot(true);
    m_settle.setInterval(seeingTime);
    connect(&m_clock, &QTimer::timeout, this, &ApprovalPage::showTime);
    connect(&m_settle, &QTimer::timeout, this, &ApprovalPage::showAnswers);
    connect(m_code, &QsciScintilla::textChanged, this, &ApprovalPage::followEditing);
    connect(m_queue, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0 && row < waiting() && m_waiting[static_cast<std::size_t>(row)].question.id != m_shown)
            show(m_waiting[static_cast<std::size_t>(row)]);
    });
    connect(&m_server, &ApprovalServer::asked, this, &ApprovalPage::take);
    connect(&m_server, &ApprovalServer::withdrawn, this, [this](const std::string &id) {
        forget(id, tr("%1 is no longer pending: it timed out, or its agent has ended."));
    });
    connect(&m_server, &ApprovalServer::taken, this, &ApprovalPage::showState);
    connect(m_decisions, &ApprovalDecisions::stepChosen, this, &ApprovalPage::stepChosen);
    connect(draft, &PolicyDraft::judged, this, &ApprovalPage::reviewAll);
    connect(project, &Project::closed, this, [this] { m_switch->setChecked(false); });
    connect(project, &Project::opened, this, &ApprovalPage::showState);
    showNext();
}

ApprovalPage::~ApprovalPage() { m_server.disconnect(this); }

QWidget *ApprovalPage::makeView()
{
    auto *view = new QWidget;
    auto *layout = new QVBoxLayout(view);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(3);
    layout->addWidget(makeSwitch());
    layout->addWidget(m_state);
    layout->addWidget(m_queue);
    layout->addWidget(makeWaiting(), 1);
    layout->addWidget(m_decisions, 1);
    return view;
}

QWidget *ApprovalPage::makeSwitch()
{
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(fontMetrics().averageCharWidth() * 2);
    layout->addWidget(m_switch);
    layout->addWidget(m_which);
    layout->addStretch(1);
    constexpr int fewestCharacters = 12;
    m_which->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_which->setMinimumWidth(fontMetrics().averageCharWidth() * fewestCharacters);
    m_switch->setObjectName(u"approvalSwitch"_s);
    m_switch->setToolTip(tr("Agents that record into this trail ask for approval here before each step"));
    m_which->setObjectName(u"approvalWhich"_s);
    m_which->setAccessibleName(tr("Steps That Need Approval"));
    //: Which steps wait for approval
    m_which->addItem(tr("Every step"));
    //: Which steps wait for approval
    m_which->addItem(tr("Steps denied by the draft"));
    m_state->setObjectName(u"approvalState"_s);
    m_state->setWordWrap(true);
    connect(m_switch, &QCheckBox::toggled, this, &ApprovalPage::setOpen);
    connect(m_which, &QComboBox::currentIndexChanged, this, &ApprovalPage::reviewAll);
    return row;
}

QWidget *ApprovalPage::makeWaiting()
{
    auto *layout = new QVBoxLayout(m_visibility);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(3);
    auto *about = new QHBoxLayout;
    about->addWidget(m_shape);
    about->addWidget(m_verdict, 1);
    layout->addWidget(m_step);
    layout->addLayout(about);
    layout->addWidget(m_code, 1);
    for (auto *label : { m_step, m_verdict }) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setMinimumWidth(1);
    }
    m_verdict->setObjectName(u"approvalVerdict"_s);
    m_step->setObjectName(u"approvalStep"_s);
    m_code->setObjectName(u"approvalCode"_s);
    m_code->setAccessibleName(tr("Code of the Pending Step"));
    m_code->setMinimumHeight(fontMetrics().lineSpacing() * 3);
    return m_visibility;
}

QWidget *ApprovalPage::makeAnswers()
{
    auto *layout = new QVBoxLayout(m_answers);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(3);
    m_time->setObjectName(u"approvalTime"_s);
    m_time->setAccessibleName(tr("Time Remaining"));
    layout->addWidget(m_time);
    m_reason->setObjectName(u"approvalReason"_s);
    m_reason->setAccessibleName(tr("Reason"));
    m_reason->setPlaceholderText(tr("Reason (recorded in the trail; shown to the agent if denied)"));
    m_reason->setMaxLength(longestReason);
    layout->addWidget(m_reason);
    //: Button: the step that waits runs as it is
    m_allow = addAnswer(tr("Allow"), "approvalAllow", Qt::Key_1, ApprovalDecision::Allow);
    //: Button: the code as it was edited runs in place of the step that waits
    m_edit = addAnswer(tr("Run Edited"), "approvalEdit", Qt::Key_2, ApprovalDecision::Edit);
    //: Button: the step that waits does not run
    m_deny = addAnswer(tr("Deny"), "approvalDeny", Qt::Key_3, ApprovalDecision::Deny);
    auto *buttons = new QHBoxLayout;
    for (auto *button : { m_allow, m_edit, m_deny })
        buttons->addWidget(button);
    buttons->addStretch();
    layout->addLayout(buttons);
    return m_answers;
}

QPushButton *ApprovalPage::addAnswer(const QString &text, const char *name, Qt::Key key, ApprovalDecision decision)
{
    auto *button = new QPushButton(text);
    button->setObjectName(QLatin1StringView(name));
    button->setAutoDefault(false);
    auto *action = new QAction(text, this);
    action->setShortcut(QKeySequence(Qt::CTRL | Qt::ALT | key));
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(action);
    button->setToolTip(u"%1 (%2)"_s.arg(text, action->shortcut().toString(QKeySequence::NativeText)));
    connect(action, &QAction::triggered, button, &QPushButton::click);
    connect(button, &QPushButton::clicked, this, [this, decision] { answer(decision); });
    return button;
}

void ApprovalPage::setOpen(bool isOpen)
{
    m_last.clear();
    QtConcurrent::run(m_project->jobs()->pool(), userName).then(this, [this](const std::string &author) {
        m_author = author;
    });
    if (!isOpen) {
        m_server.close();
    } else if (const auto opened = m_server.open(QFile::encodeName(m_project->file()).toStdString()); !opened) {
        const QSignalBlocker quiet(m_switch);
        m_switch->setChecked(false);
        m_last = problem(opened.error());
    }
    showState();
}

QString ApprovalPage::problem(const Error &error) const
{
    if (error.code == ErrorCode::Locked)
        return tr("Another window handles approvals for this trail.");
    if (m_server.folders().safe.empty())
        return ApprovalFolderText::nowhere(m_server.folders());
    //: %1: what went wrong, in technical words
    return tr("Cannot handle approvals: %1").arg(safeLine(error.file + ": " + error.detail));
}

void ApprovalPage::take(const ApprovalQuestion &question)
{
    Waiting waiting;
    waiting.question = question;
    waiting.since.start();
    m_waiting.push_back(std::move(waiting));
    auto *item = new QListWidgetItem(nameOf(question), m_queue);
    item->setToolTip({});
    m_clock.start();
    review(m_waiting.back());
    if (m_shown.empty())
        showNext();
    showState();
    Q_EMIT waitingChanged();
}

/// The list keeps the order of the steps that wait.
void ApprovalPage::forget(const std::string &id, const QString &why)
{
    const auto found = std::ranges::find(m_waiting, id, [](const Waiting &each) { return each.question.id; });
    if (found == m_waiting.end())
        return;
    if (!why.isEmpty())
        m_last = why.arg(nameOf(found->question));
    const int row = static_cast<int>(found - m_waiting.begin());
    m_waiting.erase(found);
    {
        const QSignalBlocker quiet(m_queue);
        delete m_queue->takeItem(row);
    }
    if (id == m_shown)
        showNext();
    if (m_waiting.empty())
        m_clock.stop();
    showState();
    Q_EMIT waitingChanged();
}

ApprovalPage::Waiting *ApprovalPage::find(const std::string &id)
{
    const auto found = std::ranges::find(m_waiting, id, [](const Waiting &each) { return each.question.id; });
    return found == m_waiting.end() ? nullptr : &*found;
}

ApprovalPage::Waiting *ApprovalPage::shown() { return find(m_shown); }

/// The draft judges the code as edited, which would run.
void ApprovalPage::followEditing()
{
    showAnswers();
    if (Waiting *waiting = shown())
        review(*waiting);
}

/// An action that is no longer a tool call is decided by a person.
ApprovalPage::Opinion ApprovalPage::opinionOfCall(const std::optional<ActionRuling> &ruling)
{
    return { ruling ? verdictOf(ruling->outcome) : Verdict::Undecidable, {}, ruling };
}

void ApprovalPage::review(Waiting &waiting)
{
    waiting.review = ++m_reviews;
    const bool isEditedHere = waiting.question.id == m_shown && isEdited();
    const std::string code = isEditedHere ? m_code->code().toStdString() : waiting.question.code;
    const auto judge = [python = m_python, code, policy = m_draft->judgement()->draft, folder = waiting.question.folder,
                           home = QDir::homePath().toStdString()]() -> Result<Opinion> {
        if (!folder.empty())
            return opinionOfCall(judgeCall(code, policy, { folder, home }));
        return python->reviewer().transform([&](const Reviewer &reviewer) {
            Review review = reviewer.review(code, policy);
            std::erase_if(review.findings, [](const Finding &each) { return each.severity != Severity::Denied; });
            return Opinion { review.verdict, std::move(review.findings), {} };
        });
    };
    QtConcurrent::run(m_project->jobs()->pool(), judge)
        .then(this, [this, id = waiting.question.id, number = waiting.review](const Result<Opinion> &opinion) {
            takeOpinion(id, number, opinion.value_or(Opinion {}));
        });
}

/// Reviews all waiting steps again, after the draft or the steps have changed.
void ApprovalPage::reviewAll()
{
    for (Waiting &waiting : m_waiting)
        review(waiting);
}

void ApprovalPage::takeOpinion(const std::string &id, quint64 number, const Opinion &opinion)
{
    Waiting *waiting = find(id);
    if (waiting == nullptr || waiting->review != number)
        return;
    waiting->opinion = opinion;
    const bool isItsOwn = id != m_shown || !isEdited();
    if (isItsOwn && m_which->currentIndex() == DeniedSteps && opinion.verdict == Verdict::Allowed) {
        ApprovalAnswer answer;
        answer.decision = ApprovalDecision::Allow;
        answer.isByDraft = true;
        return send(*waiting, std::move(answer));
    }
    if (id == m_shown)
        showOpinion();
}

void ApprovalPage::showNext()
{
    if (!m_waiting.empty())
        return show(m_waiting.front());
    m_shown.clear();
    m_code->setCode({}, u"Python"_s);
    m_code->setEditable(false);
    m_reason->clear();
    m_step->clear();
    showWaiting();
    showOpinion();
    showTime();
    showAnswers();
}

/// Shows the waiting step, or the previous decisions if none waits.
void ApprovalPage::showWaiting()
{
    const bool isWaiting = !m_shown.empty();
    const auto *focused = QApplication::focusWidget();
    const bool isAnswering = m_visibility->isAncestorOf(focused) || m_answers->isAncestorOf(focused);
    const bool isReading = m_decisions->isAncestorOf(focused) || m_decisions == focused;
    // Shown first: hiding what has the focus would hand it on to another pane.
    (isWaiting ? m_visibility : m_decisions)->show();
    if (isAnswering && !isWaiting)
        m_decisions->setFocus();
    else if (isReading && isWaiting)
        m_code->setFocus();
    m_visibility->setVisible(isWaiting);
    m_answers->setVisible(isWaiting);
    m_decisions->setVisible(!isWaiting);
    if (!isWaiting)
        m_view->verticalScrollBar()->setValue(0);
    setFocusProxy(isWaiting ? static_cast<QWidget *>(m_code) : m_switch);
}

void ApprovalPage::show(Waiting &waiting)
{
    m_shown = waiting.question.id;
    m_settle.start();
    m_code->setCode(QByteArray::fromStdString(waiting.question.code), u"Python"_s);
    m_code->setEditable(true);
    m_reason->clear();
    showWaiting();
    m_step->setText(nameOf(waiting.question));
    const auto at = std::ranges::find(m_waiting, m_shown, [](const Waiting &each) { return each.question.id; });
    {
        const QSignalBlocker quiet(m_queue);
        m_queue->setCurrentRow(static_cast<int>(at - m_waiting.begin()));
    }
    showOpinion();
    showTime();
    showAnswers();
    // After the widgets above it have been laid out.
    QMetaObject::invokeMethod(
        m_view, [this] { m_view->verticalScrollBar()->setValue(m_visibility->y()); }, Qt::QueuedConnection);
}

bool ApprovalPage::isDraft() const
{
    const auto judgement = m_draft->judgement();
    return judgement->draft != judgement->active;
}

void ApprovalPage::showOpinion()
{
    const Waiting *waiting = shown();
    m_shape->setVisible(waiting != nullptr);
    if (waiting == nullptr || !waiting->opinion) {
        m_shape->setMeaning(Meaning::Waiting);
        m_verdict->setText(waiting == nullptr ? QString() : tr("Checking the draft…"));
        return;
    }
    const Cell verdict = Words::policyVerdict(waiting->opinion->verdict);
    m_shape->setMeaning(verdict.shape.value_or(Meaning::Info));
    QStringList lines { (isDraft() ? //: %1: the verdict of the draft of a policy on a step: Denied
            tr("%1 under the draft")
                                   : //: %1: the verdict of the active policy on a step: Denied
            tr("%1 under the active policy"))
            .arg(verdict.text) };
    for (const Finding &finding : waiting->opinion->findings)
        //: %1: number of a line, %2: a sentence
        lines << tr("Line %1: %2").arg(QString::number(finding.line), FindingText::sentence(finding));
    if (waiting->opinion->ruling)
        lines << RulingText::reason(*waiting->opinion->ruling);
    m_verdict->setText(lines.mid(0, 5).join(u'\n'));
}

void ApprovalPage::showTime()
{
    const Waiting *waiting = shown();
    m_time->setVisible(waiting != nullptr);
    if (waiting == nullptr)
        return;
    const double whole = waiting->question.seconds;
    const double left = std::max(0.0, whole - static_cast<double>(waiting->since.elapsed()) / 1000);
    const auto seconds = QLocale().toString(static_cast<int>(std::ceil(left)));
    m_time->setRange(0, std::max(1, static_cast<int>(whole * 1000)));
    m_time->setValue(static_cast<int>(left * 1000));
    const bool isCall = !waiting->question.folder.empty();
    m_time->setFormat(isCall
            //: The agent decides itself if nobody answers in time. %1: a number of seconds
            ? tr("Left to the agent in %1 s").arg(seconds)
            : waiting->question.byDefault == ApprovalDecision::Allow
                //: %1: a number of seconds
                ? tr("Allowed in %1 s").arg(seconds)
                //: %1: a number of seconds
                : tr("Denied in %1 s").arg(seconds));
}

void ApprovalPage::showState()
{
    m_switch->setEnabled(m_project->isOpen());
    m_queue->setVisible(m_waiting.size() > 1);
    const QString where = m_server.isOpen() ? ApprovalFolderText::whereItIs(m_server.folders()) : QString();
    m_state->setText(where.isEmpty() ? state() : state() + u' ' + where);
    m_state->setToolTip(plainTip(m_state->text()));
}

QString ApprovalPage::state() const
{
    if (!m_last.isEmpty())
        return m_last;
    if (!m_server.isOpen())
        return tr("Approvals are off.");
    if (m_waiting.empty())
        return tr("Approvals are on: no step pending.");
    //: %n: number of steps that wait for approval
    return tr("Approvals are on: %Ln step(s) pending.", nullptr, waiting());
}

bool ApprovalPage::isEdited() const
{
    const auto waiting = std::ranges::find(m_waiting, m_shown, [](const Waiting &each) { return each.question.id; });
    return waiting != m_waiting.end() && m_code->isEditable()
        && m_code->code() != QByteArrayView(waiting->question.code);
}

void ApprovalPage::showAnswers()
{
    const bool isSeen = shown() != nullptr && !m_settle.isActive();
    m_reason->setEnabled(shown() != nullptr);
    // A disabled button would hand the focus on to another pane.
    const auto buttons = { m_allow, m_edit, m_deny };
    if (shown() != nullptr && !isSeen && std::ranges::any_of(buttons, &QWidget::hasFocus))
        m_reason->setFocus();
    m_allow->setEnabled(isSeen && !isEdited());
    m_edit->setEnabled(isSeen && isEdited() && !m_code->code().isEmpty());
    m_deny->setEnabled(isSeen);
}

void ApprovalPage::answer(ApprovalDecision decision)
{
    const Waiting *waiting = shown();
    if (waiting == nullptr)
        return;
    ApprovalAnswer answer;
    answer.decision = decision;
    if (decision == ApprovalDecision::Edit)
        answer.code = m_code->code().toStdString();
    answer.author = m_author;
    answer.reason = m_reason->text().toStdString();
    if (answer.code.size() > largestApprovalCode) {
        m_last = tr("The code is too long for approval.");
        return showState();
    }
    send(*waiting, std::move(answer));
}

void ApprovalPage::send(const Waiting &waiting, ApprovalAnswer answer)
{
    const std::string id = waiting.question.id;
    answer.id = id;
    answer.policy = policyHash(m_draft->judgement()->draft);
    QString said = answer.decision == ApprovalDecision::Deny ? tr("%1: denied.")
        : answer.decision == ApprovalDecision::Edit          ? tr("%1: edited.")
                                                             : tr("%1: allowed.");
    if (answer.isByDraft)
        said = isDraft() ? tr("%1: allowed by the draft.") : tr("%1: allowed by the active policy.");
    if (!m_server.answer(std::move(answer)))
        said = tr("%1 is no longer pending: it timed out, or its agent has ended.");
    forget(id, said);
}

QString ApprovalPage::nameOf(const ApprovalQuestion &question)
{
    const QLocale locale;
    //: A step that waits. %1: number of a run, %2: of a step
    QString name = tr("Run %1, step %2")
                       .arg(locale.toString(static_cast<qlonglong>(question.run)),
                           locale.toString(static_cast<qulonglong>(question.ordinal)));
    for (const std::string &text : { question.agent, question.title })
        if (!text.empty())
            name += u" · "_s + safeLine(text, 80);
    return name;
}

} // namespace vitrine
