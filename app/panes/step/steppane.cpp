// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/step/steppane.h"

#include "app/kit/editor/codeeditor.h"
#include "app/kit/editor/editing.h"
#include "app/kit/text/findbar.h"
#include "app/kit/text/plaintextview.h"
#include "app/kit/text/scintillatarget.h"
#include "app/kit/text/textsurface.h"
#include "app/kit/theme/mutedlabel.h"
#include "app/kit/widgets/column.h"
#include "app/kit/widgets/linkbutton.h"
#include "app/kit/widgets/sidesplitter.h"
#include "app/panes/step/actiontext.h"
#include "app/panes/step/codelanguage.h"
#include "app/panes/step/differenceview.h"
#include "app/panes/step/soughttext.h"
#include "app/panes/step/stepcontext.h"
#include "app/panes/step/stepmarks.h"
#include "app/panes/step/stepresults.h"
#include "app/panes/step/stepstrip.h"
#include "app/panes/step/thoughtline.h"
#include "models/replay/runreplayer.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QStackedLayout>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace vitrine {

namespace {

constexpr int usualOffer = 34; // characters of "Allow pandas — 1 step would pass"

enum PaneState { EmptyPage, StepPage };

bool isReplayable(const StepRecord &record) { return !replayCode(record).empty(); }

// The Python code that can run, otherwise any code, for reading.
QByteArray shownCode(const StepRecord &record)
{
    if (isReplayable(record))
        return QByteArray::fromStdString(replayCode(record));
    QByteArray code;
    for (const CodeRecord &block : record.code)
        code += (code.isEmpty() ? "" : "\n\n") + QByteArray::fromStdString(block.text);
    return code;
}

QString languageOf(const StepRecord &record)
{
    if (isReplayable(record))
        return QStringLiteral("Python");
    return record.code.empty() ? QStringLiteral("None") : codeLanguage(record, record.code.front());
}

} // namespace

StepPane::StepPane(QWidget *parent)
    : Pane({ .id = QStringLiteral("step"),
               .title = tr("Step"),
               .location = Location::Center,
               //: What a pane is for
               .purpose
               = tr("The selected step: thought, code and results. Editing the code starts a draft; the recording is "
                    "unchanged."),
               .guidePage = QStringLiteral("step") },
          parent)
    , m_pages(new QStackedLayout(this))
    , m_record(std::make_shared<StepRecord>())
{
    setObjectName(QStringLiteral("stepPane"));
    m_pages->addWidget(makeEmptyPage());
    m_pages->addWidget(makeStepPage());
    connect(m_editor, &CodeEditor::textChanged, this, &StepPane::onEdited);
    connect(m_editor, &CodeEditor::runRequested, this, &StepPane::runSelection);
    connect(m_editor, &CodeEditor::left, this, &StepPane::left);
    connect(m_results, &StepResults::originalRequested, this, [this] { Q_EMIT originalRequested(m_summary.id); });
    connect(m_results, &StepResults::lineFollowed, this, &StepPane::goToLine);
    connect(m_results, &StepResults::statementFollowed, this, [this](const QString &statement) {
        if (const int line = statementLine(m_editor->code().toStdString(), statement.toStdString()); line > 0)
            goToLine(line);
    });
}

StepPane::~StepPane() = default;

QWidget *StepPane::makeEmptyPage()
{
    auto *page = new QWidget;
    page->setObjectName(QStringLiteral("emptyStep"));
    //: Title of the pane of a step while none is selected
    auto *title = new QLabel(tr("No step is selected"));
    QFont font = title->font();
    font.setWeight(QFont::DemiBold);
    title->setFont(font);
    auto *hint = new MutedLabel(tr("Select a step to see its thought, code and results."));
    hint->setWordWrap(true);
    auto *layout = new QVBoxLayout(page);
    layout->addStretch(1);
    for (QLabel *label : std::initializer_list<QLabel *> { title, hint }) {
        label->setAlignment(Qt::AlignCenter);
        layout->addWidget(label);
    }
    layout->addStretch(2);
    return page;
}

QWidget *StepPane::makeStepPage()
{
    auto *page = new QWidget;
    m_strip = new StepStrip;
    m_thought = new ThoughtLine;
    m_editor = new CodeEditor;
    m_findBar = new FindBar(std::make_unique<ScintillaTarget>(m_editor));
    m_findBar->hide();
    m_text = new PlainTextView;
    m_text->setObjectName(QStringLiteral("stepText"));
    m_text->setMarkdown(true);
    m_text->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored); // gets the same space as code
    //: Accessible name of what a step without code says: a task, a thought
    m_text->surface()->setAccessibleName(tr("Text of the step"));
    m_codePages = new QStackedWidget;
    m_codePages->addWidget(m_editor);
    m_codePages->addWidget(m_text);
    auto *top = new QWidget;
    fillColumn(top, { m_codePages, m_findBar }, m_codePages);
    m_results = new StepResults;
    m_splitter = new QSplitter(Qt::Vertical);
    m_splitter->setObjectName(QStringLiteral("stepSplitter"));
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(top);
    m_splitter->addWidget(m_results);
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 2);
    auto *step = new QWidget;
    fillColumn(step, { m_thought, m_splitter }, m_splitter);
    m_columns = new SideSplitter(step);
    m_columns->setObjectName(QStringLiteral("stepColumns"));
    fillColumn(page, { m_strip, m_columns }, m_columns);
    return page;
}

void StepPane::setStep(const StepSummary &summary, std::shared_ptr<const StepRecord> record)
{
    if (stepId() == summary.id && *record == *m_record) {
        m_summary = summary;
        return;
    }
    if (stepId() == summary.id && isReplayable(*record) && isReplayable(*m_record)) {
        m_summary = summary;
        m_record = std::move(record);
        followRecord();
        return;
    }
    keepDraft();
    m_summary = summary;
    m_record = std::move(record);
    m_executions.reset();
    m_review = {};
    m_pages->setCurrentIndex(StepPage);
    m_thought->setThought(QByteArray::fromStdString(m_record->thought));
    m_results->setRecord(m_record);
    showCode();
    if (auto sought = std::exchange(m_sought, {}); sought.step == stepId())
        seek(sought);
}

void StepPane::showSought(const Sought &sought)
{
    if (sought.step == stepId())
        seek(sought);
    else
        m_sought = sought;
}

// For a step without code, its thought or the last message to the agent is shown instead of code.
bool StepPane::isInText(const SoughtText &sought) const
{
    const bool isSaid = sought.part == SoughtText::Part::Thought || sought.part == SoughtText::Part::Prompt;
    return isSaid && m_codePages->currentWidget() == m_text
        && !findAll(textWithoutCode(*m_record), sought.query).locations.empty();
}

void StepPane::seek(const Sought &sought)
{
    using Part = SoughtText::Part;
    const auto found = soughtText(*m_record, sought.needles);
    if (!found)
        return;
    QWidget *location = m_editor;
    if (found->part == Part::Code) {
        m_findBar->seek(found->query);
    } else if (isInText(*found)) {
        m_text->seek(found->query);
        location = m_text;
    } else if (found->part == Part::Thought) {
        m_thought->seek(found->query);
        location = m_thought;
    } else {
        location = m_results->seek(*found);
    }
    if (sought.takesFocus)
        location->setFocus();
}

void StepPane::showCode()
{
    m_recordedCode = shownCode(*m_record);
    m_isLoading = true;
    m_editor->setEditable(true);
    m_editor->setCode(m_recordedCode, languageOf(*m_record));
    takeDraft();
    m_editor->setEditable(isReplayable(*m_record));
    const bool hasCode = !m_record->code.empty();
    m_text->setText(hasCode ? QByteArray() : textWithoutCode(*m_record) + ActionText::markdown(*m_record),
        //: In place of the code of a step that has none, and no other text
        tr("This step has no code."));
    auto *shown = hasCode ? static_cast<QWidget *>(m_editor) : m_text;
    m_codePages->setCurrentWidget(shown);
    setFocusProxy(shown);
    m_isLoading = false;
    updateDraftState();
}

// The code of a scratch step is what ran last: later edits stay in the editor, as a draft of that.
void StepPane::followRecord()
{
    m_recordedCode = shownCode(*m_record);
    m_results->setRecord(m_record);
    updateDraftState();
    Q_EMIT codeEdited(code());
}

// In another trail, a different step may have the same id.
void StepPane::takeDraft()
{
    const Draft draft = m_drafts.take(m_summary.id);
    if (!draft.code.isNull() && draft.recorded == m_recordedCode)
        m_editor->replaceCode(draft.code);
}

Drafts StepPane::drafts() const
{
    auto all = m_drafts;
    if (m_hasDraft && stepId() != 0)
        all.insert(stepId(), { m_recordedCode, m_editor->code(), m_summary.run });
    return all;
}

void StepPane::addDrafts(const Drafts &drafts)
{
    auto all = drafts;
    all.insert(m_drafts);
    m_drafts = std::move(all);
    if (stepId() != 0 && !m_hasDraft && m_editor->isEditable())
        takeDraft();
}

void StepPane::discardDrafts()
{
    m_drafts.clear();
    if (m_hasDraft && stepId() != 0)
        m_editor->replaceCode(m_recordedCode);
}

void StepPane::keepDraft()
{
    if (m_hasDraft && stepId() != 0)
        m_drafts.insert(stepId(), { m_recordedCode, m_editor->code(), m_summary.run });
}

void StepPane::onEdited()
{
    if (m_isLoading)
        return;
    updateDraftState();
    Q_EMIT codeEdited(code());
}

void StepPane::updateDraftState()
{
    const auto code = m_editor->code();
    const bool hadDraft = std::exchange(m_hasDraft, code != m_recordedCode);
    m_results->followDraft(m_recordedCode.toStdString(), code.toStdString());
    refreshMarks();
    refreshStrip();
    if (hadDraft != m_hasDraft)
        Q_EMIT draftChanged(m_hasDraft);
}

void StepPane::setExecutions(std::shared_ptr<const std::vector<Execution>> executions)
{
    m_executions = std::move(executions);
    m_results->setExecution({ m_executions, newest() });
    refreshMarks();
    refreshStrip();
}

void StepPane::setContext(const StepContext &context)
{
    if (context.step == stepId())
        m_results->setContext(context);
}

void StepPane::setReview(StepReview review)
{
    m_review = std::move(review);
    refreshMarks();
}

void StepPane::setDenial(const DenialOffer &offer)
{
    if (offer.step != stepId() || offer == m_denial)
        return;
    m_denial = offer;
    refreshStrip();
}

void StepPane::setSide(QWidget *side)
{
    m_columns->setSide(side);
    m_editor->installEventFilter(this);
}

void StepPane::showSide() { m_columns->showSide(); }

void StepPane::hideSide()
{
    if (m_columns->hideSide())
        m_codePages->currentWidget()->setFocus();
}

bool StepPane::isSideShown() const { return m_columns->isSideShown(); }

// Escape closes what was opened last.
bool StepPane::eventFilter(QObject *watched, QEvent *event)
{
    const bool isEscape = watched == m_editor && event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape;
    if (!isEscape || !isSideShown())
        return Pane::eventFilter(watched, event);
    hideSide();
    return true;
}

void StepPane::beginLiveOutput() { m_results->beginLive(); }

void StepPane::appendLiveOutput(const QString &text) { m_results->appendLive(text.toUtf8()); }

void StepPane::setOriginal(StepId step, const QByteArray &bytes)
{
    if (step == stepId())
        m_results->setOriginal(bytes);
}

void StepPane::setOriginalUnavailable(StepId step, const QString &reason)
{
    if (step == stepId())
        m_results->setOriginalUnavailable(reason);
}

void StepPane::clear()
{
    keepDraft();
    m_summary = {};
    m_record = std::make_shared<StepRecord>();
    m_executions.reset();
    m_pages->setCurrentIndex(EmptyPage);
    if (std::exchange(m_hasDraft, false))
        Q_EMIT draftChanged(false);
}

StepId StepPane::stepId() const { return m_pages->currentIndex() == StepPage ? m_summary.id : 0; }

bool StepPane::hasDraft() const { return m_hasDraft; }

bool StepPane::hasRun() const
{
    return newest() != nullptr && newest()->end && newest()->begin.code == m_editor->code().toStdString();
}

QString StepPane::code() const { return QString::fromUtf8(m_editor->code()); }

void StepPane::discardDraft()
{
    m_editor->replaceCode(m_recordedCode);
    m_editor->setFocus();
}

void StepPane::compareDraft()
{
    m_results->showDraftDifference(m_recordedCode.toStdString(), m_editor->code().toStdString());
}

CodeEditor *StepPane::editor() const { return m_editor; }

StepResults *StepPane::results() const { return m_results; }

bool StepPane::goToNextDifference()
{
    m_results->setCurrentPage(StepResults::Page::Difference);
    return m_results->difference()->goToNextDifference();
}

bool StepPane::goToPreviousDifference()
{
    m_results->setCurrentPage(StepResults::Page::Difference);
    return m_results->difference()->goToPreviousDifference();
}

void StepPane::favourCode() { m_splitter->setSizes({ 3 * height(), 2 * height() }); }

void StepPane::favourDifference()
{
    m_results->setCurrentPage(StepResults::Page::Difference);
    m_splitter->setSizes({ height(), 3 * height() });
}

QByteArray StepPane::saveLayout() const { return m_splitter->saveState(); }

void StepPane::restoreLayout(const QByteArray &layout) { m_splitter->restoreState(layout); }

void StepPane::goToLine(int line)
{
    m_editor->goTo(line, 1);
    m_editor->setFocus();
}

void StepPane::showFinding(const Finding &finding)
{
    if (finding.part == FindingPart::Code && finding.line > 0)
        m_editor->goTo(finding.line, finding.column);
}

void StepPane::goToFinding(const Finding &finding)
{
    showFinding(finding);
    if (finding.part == FindingPart::Code)
        m_editor->setFocus();
}

const Execution *StepPane::newest() const
{
    return m_executions && !m_executions->empty() ? &m_executions->front() : nullptr;
}

const Execution *StepPane::executionOfDraft() const
{
    if (!m_executions)
        return nullptr;
    const std::string code = m_editor->code().toStdString();
    const auto found
        = std::ranges::find_if(*m_executions, [&](const Execution &execution) { return execution.begin.code == code; });
    return found == m_executions->end() ? nullptr : &*found;
}

void StepPane::runSelection()
{
    if (!m_editor->isEditable())
        return;
    const auto selected = selectedCode(*m_editor);
    Q_EMIT runRequested(selected.isEmpty() ? code() : selected);
}

void StepPane::refreshMarks()
{
    m_editor->setMarks(stepMarks(*m_record, m_editor->code().toStdString(), newest(), m_review));
}

void StepPane::refreshStrip()
{
    if (m_hasDraft) {
        showMessage(StepMessages::draft(executionOfDraft()));
        //: Button: runs the edited code
        auto *run = m_strip->addButton(QStringLiteral("runDraft"), tr("Run Draft"));
        connect(run, &QPushButton::clicked, this, [this] { Q_EMIT runRequested(code()); });
        //: Button: shows what the edited code changes
        auto *compare = m_strip->addButton(QStringLiteral("compareDraft"), tr("Compare With Recording"));
        connect(compare, &QPushButton::clicked, this, &StepPane::compareDraft);
        //: Button: puts the recorded code back
        auto *discard = m_strip->addButton(QStringLiteral("discardDraft"), tr("Discard Draft"));
        connect(discard, &QPushButton::clicked, this, &StepPane::discardDraft);
        return;
    }
    auto message = StepMessages::ofStep(*m_record, newest());
    m_strip->setVisible(message.has_value());
    if (message && m_denial.step == stepId())
        message = StepMessages::withDenial(*message, m_denial);
    if (message)
        showMessage(*message);
}

void StepPane::showMessage(const StepMessage &message)
{
    m_strip->setMessage(message.meaning, message.headline, message.detail);
    m_strip->show();
    if (message.meaning == Meaning::Blocked)
        return showWaysOut(message);
    if (message.offer == StepMessage::Offer::GoToLine) {
        //: Button: puts the cursor on the line of the error. %1: number of the line
        auto *button = m_strip->addButton(QStringLiteral("goToLine"), tr("Go to Line %1").arg(message.line));
        connect(button, &QPushButton::clicked, this, [this, line = message.line] { goToLine(line); });
    } else if (message.offer == StepMessage::Offer::ShowDifference) {
        //: Button: shows the tab Difference
        auto *button = m_strip->addButton(QStringLiteral("showDifference"), tr("Show Difference"));
        connect(button, &QPushButton::clicked, this, &StepPane::goToNextDifference);
    }
}

// Reserves the positions of buttons that are not known yet, so that nothing moves later.
void StepPane::showWaysOut(const StepMessage &message)
{
    const bool isKnown = m_denial.step == stepId();
    if (isKnown && m_denial.isAllowedByDraft) {
        //: Button: shows the draft of the policy, which allows the step
        auto *draft = m_strip->addButton(QStringLiteral("showPolicyDraft"), tr("Show Draft"));
        connect(draft, &QPushButton::clicked, this, &StepPane::policyDraftWanted);
    } else if (!isKnown || (m_denial.isDenied && !m_denial.allow.isEmpty())) {
        //: Button: of a step that the policy denies; what would allow it is not known yet
        auto *allow = m_strip->addButton(QStringLiteral("allowBlocked"), isKnown ? m_denial.allow : tr("Allow…"));
        allow->setDefault(true);
        // Wide enough for its later text, so that the buttons next to it do not move.
        allow->setMinimumWidth(std::max(allow->sizeHint().width(), fontMetrics().averageCharWidth() * usualOffer));
        connect(allow, &QPushButton::clicked, this, isKnown ? &StepPane::allowWanted : &StepPane::whyWanted);
    }
    if (message.line > 0) {
        //: Link: puts the cursor on the line of the error. %1: number of the line
        auto *line = m_strip->addLink(QStringLiteral("goToLine"), tr("Go to Line %1").arg(message.line));
        connect(line, &LinkButton::clicked, this, [this, at = message.line] { goToLine(at); });
    }
    if (message.offer == StepMessage::Offer::ShowDifference) {
        //: Link: shows the tab Difference
        auto *difference = m_strip->addLink(QStringLiteral("showDifference"), tr("Show Difference"));
        connect(difference, &LinkButton::clicked, this, &StepPane::goToNextDifference);
    }
    if (isKnown && !m_denial.same.isEmpty()) {
        auto *same = m_strip->addLink(QStringLiteral("sameReason"), m_denial.same);
        connect(same, &LinkButton::clicked, this, &StepPane::sameReasonWanted);
    }
    //: Button: shows why the policy denies the step, and what would allow it
    auto *why = m_strip->addButton(QStringLiteral("whyBlocked"), tr("Why?"));
    connect(why, &QPushButton::clicked, this, &StepPane::whyWanted);
}

} // namespace vitrine
