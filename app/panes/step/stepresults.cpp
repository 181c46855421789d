// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/step/stepresults.h"

#include "app/kit/text/foundimages.h"
#include "app/kit/text/plaintextview.h"
#include "app/kit/text/textsurface.h"
#include "app/kit/theme/icons.h"
#include "app/kit/theme/mutedlabel.h"
#include "app/kit/widgets/menubutton.h"
#include "app/panes/step/differenceview.h"
#include "app/panes/step/promptpage.h"
#include "app/panes/step/resultpage.h"
#include "app/panes/step/stepcontext.h"
#include "app/panes/step/stepmessage.h"
#include "app/session/settings/noisesettings.h"
#include "app/wording/steptext.h"
#include "app/wording/words.h"
#include "models/replay/frameworktext.h"

#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QResizeEvent>
#include <QSignalBlocker>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace vitrine {

namespace {

constexpr int narrowestCharacters = 20;
/// What gives way first where there is no room for all tabs.
constexpr std::array givingWay { StepResults::Page::Difference, StepResults::Page::Original, StepResults::Page::Prompt,
    StepResults::Page::Error, StepResults::Page::Output, StepResults::Page::Logs };

QByteArray bytesOf(const std::string &text) { return QByteArray(text.data(), qsizetype(text.size())); }

QByteArray bytesOf(const std::optional<std::string> &text) { return text ? bytesOf(*text) : QByteArray(); }

int lineCount(const QByteArray &text)
{
    if (text.isEmpty())
        return 0;
    return int(text.count('\n')) + (text.endsWith('\n') ? 0 : 1);
}

// Avoids naming the class twice, since some logs include it in the message.
QByteArray errorText(const std::string &type, const std::string &message, const std::string &traceback)
{
    QByteArray text;
    if (!type.empty() && !message.starts_with(type))
        text += bytesOf(type) + ": ";
    text += bytesOf(message);
    if (!traceback.empty() && !message.contains(traceback))
        text += "\n\n" + bytesOf(traceback);
    return text;
}

QByteArray errorText(const std::optional<ErrorRecord> &error)
{
    return error ? errorText(error->type, error->message, error->traceback) : QByteArray();
}

QByteArray errorText(const std::optional<StepError> &error)
{
    return error ? errorText(error->type, error->message, error->traceback) : QByteArray();
}

// Not copied if the log has it in one piece, which may be huge.
std::optional<QByteArray> shownLogs(const StepRecord &record)
{
    const auto first = std::ranges::find_if(record.outputs, isShown);
    if (first == record.outputs.end())
        return std::nullopt;
    if (std::any_of(std::next(first), record.outputs.end(), isShown))
        return bytesOf(shownText(record));
    return QByteArray::fromRawData(first->text.data(), qsizetype(first->text.size()));
}

// The value followed by the images, which the page can show as images.
std::optional<QByteArray> shownOutput(const StepRecord &record)
{
    const auto text = recordedText(record, OutputStream::Result);
    const auto images = displayedImages(record);
    if (images.empty())
        return text ? std::optional(bytesOf(*text)) : std::nullopt;
    return bytesOf(text && !text->empty() ? *text + '\n' + images : images);
}

bool didRun(const StepResult &result) { return result.status != StepStatus::Blocked || result.usage.operations > 0; }

// The value followed by the images that the step displayed, which the page can show as images.
QByteArray outputText(const StepResult &result)
{
    QByteArray text = result.output ? bytesOf(result.output->text) : QByteArray();
    for (const EventRecord &event : result.events) {
        const auto image = displayedImage(event);
        if (image.empty())
            continue;
        if (!text.isEmpty())
            text += '\n';
        text += QByteArrayView(image);
    }
    return text;
}

} // namespace

StepResults::StepResults(QWidget *parent)
    : QTabWidget(parent)
    , m_logs(new ResultPage(QStringLiteral("logsPage")))
    , m_output(new ResultPage(QStringLiteral("outputPage")))
    , m_error(new ResultPage(QStringLiteral("errorPage")))
    , m_difference(new DifferenceView)
    , m_prompt(new PromptPage)
    , m_original(new PlainTextView)
    , m_record(std::make_shared<StepRecord>())
{
    setObjectName(QStringLiteral("stepResults"));
    //: Accessible name of the tabs below the code of a step
    setAccessibleName(tr("Results of the step"));
    setDocumentMode(true);
    setElideMode(Qt::ElideRight);
    setUsesScrollButtons(false);
    makeMore();
    setMinimumWidth(fontMetrics().averageCharWidth() * narrowestCharacters);
    m_original->setObjectName(QStringLiteral("originalView"));
    //: Tab: what the code printed
    addPage(Page::Logs, m_logs, tr("Printed Output"));
    //: Tab: the value of the last statement
    addPage(Page::Output, m_output, tr("Output"));
    //: Tab: how the code failed
    addPage(Page::Error, m_error, tr("Error"));
    //: Tab: recorded against replayed
    addPage(Page::Difference, m_difference, tr("Difference"));
    //: Tab: what the model saw
    addPage(Page::Prompt, m_prompt, tr("Prompt"));
    //: Tab: the bytes of the log that this step was read from
    addPage(Page::Original, m_original, tr("Raw Log"));
    connect(this, &QTabWidget::currentChanged, this, &StepResults::onCurrentChanged);
    for (auto *view : { m_error->recordedView(), m_error->replayedView() }) {
        view->surface()->setLinesLinked(true);
        connect(view->surface(), &TextSurface::lineFollowed, this, &StepResults::lineFollowed);
        connect(view->surface(), &TextSurface::statementFollowed, this, &StepResults::statementFollowed);
    }
}

void StepResults::addPage(Page page, QWidget *widget, const QString &title)
{
    addTab(widget, title);
    // In a low window, a visible difference gets more room; other pages keep their height.
    widget->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    for (auto *surface : widget->findChildren<TextSurface *>()) {
        if (surface->accessibleName().isEmpty())
            surface->setAccessibleName(title);
    }
    if (const auto *results = qobject_cast<ResultPage *>(widget))
        //: Accessible name of a text. %1: "Logs", "Output", "Error"
        results->replayedView()->surface()->setAccessibleName(tr("%1, replayed").arg(title));
    m_notes[std::size_t(page)] = new MutedLabel({}, this);
    m_notes[std::size_t(page)]->hide();
}

QSize StepResults::minimumSizeHint() const
{
    constexpr double fewestLines = 2.5;
    return { QTabWidget::minimumSizeHint().width(),
        tabBar()->sizeHint().height() + int(fontMetrics().height() * fewestLines) };
}

void StepResults::setNote(Page page, const QString &note)
{
    m_notes[std::size_t(page)]->setText(note);
    setTabToolTip(int(page), note);
    fitTabs();
}

void StepResults::makeMore()
{
    //: Button after the tabs: a menu of those that do not fit
    m_more = new MenuButton(tr("More"));
    m_more->setObjectName(QStringLiteral("moreResults"));
    m_more->setAutoRaise(true);
    m_more->setFocusPolicy(Qt::StrongFocus);
    m_more->hide();
    setCornerWidget(m_more, Qt::TopRightCorner);
}

// Tabs that do not fit are in a menu: names cut to a few letters do not identify them, and arrows hide how many exist.
void StepResults::fitTabs()
{
    // Not by the widget, which would choose another page, and only on changes, because others keep the old sizes.
    const auto show = [this](int page, bool isShown) {
        if (isTabVisible(page) != isShown)
            tabBar()->setTabVisible(page, isShown);
    };
    for (int page = 0; page < count(); ++page)
        show(page, true);
    m_more->menu()->clear();
    positionNotes();
    const bool isRoomForAll = tabBar()->sizeHint().width() <= width();
    const int room = width() - m_more->sizeHint().width() - fontMetrics().averageCharWidth();
    for (const Page page : givingWay)
        if (!isRoomForAll && tabBar()->sizeHint().width() > room && int(page) != currentIndex())
            show(int(page), false);
    for (int page = 0; page < count(); ++page) {
        if (isTabVisible(page))
            continue;
        // Queued: the menu is filled again while another page is shown.
        connect(
            m_more->menu()->addAction(tabIcon(page), tabText(page)), &QAction::triggered, this,
            [this, page] { setCurrentIndex(page); }, Qt::QueuedConnection);
    }
    m_more->setVisible(!isRoomForAll);
    showFirstTab();
}

// The bar keeps the offset that it was scrolled to while all tabs were shown.
void StepResults::showFirstTab()
{
    const QSignalBlocker blocker(tabBar());
    const int current = tabBar()->currentIndex();
    int first = 0;
    while (first < current && !isTabVisible(first))
        ++first;
    tabBar()->setCurrentIndex(first);
    tabBar()->setCurrentIndex(current);
}

// Notes are hidden if the bar is too narrow for them; the tooltips still have them.
void StepResults::positionNotes()
{
    for (std::size_t page = 0; page < pageCount; ++page) {
        const bool isShown = !m_notes[page]->text().isEmpty();
        m_notes[page]->adjustSize();
        // The bar updates the layout of its tabs only when it gets another widget.
        tabBar()->setTabButton(int(page), QTabBar::RightSide, nullptr);
        tabBar()->setTabButton(int(page), QTabBar::RightSide, isShown ? m_notes[page] : nullptr);
        m_notes[page]->setVisible(isShown);
    }
    for (const Page page : givingWay) {
        if (tabBar()->sizeHint().width() <= width())
            return;
        m_notes[std::size_t(page)]->hide();
        tabBar()->setTabButton(int(page), QTabBar::RightSide, nullptr);
    }
}

void StepResults::resizeEvent(QResizeEvent *event)
{
    QTabWidget::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        fitTabs();
}

QString StepResults::note(Page page) const { return m_notes[std::size_t(page)]->text(); }

void StepResults::setRecord(std::shared_ptr<const StepRecord> record)
{
    m_record = std::move(record);
    m_execution.reset();
    m_isOriginalAsked = false;
    m_soughtInOriginal = {};
    m_hasLeftForLogs = false;
    const auto logs = shownLogs(*m_record);
    const auto output = shownOutput(*m_record);
    const auto reason = [this](bool isThere) {
        //: In place of a text that has no characters
        return isThere ? tr("empty") : isOwn() ? Words::didNotRun() : Words::notRecorded();
    };
    const bool isKnown = recordedStatus(*m_record) != RecordedStatus::Unknown;
    m_logs->setRecorded({ logs.value_or(QByteArray()), reason(logs.has_value()), m_record });
    m_output->setRecorded({ output.value_or(QByteArray()), reason(output.has_value()), {} });
    //: In place of an error
    m_error->setRecorded({ errorText(m_record->error), isKnown ? tr("no error") : reason(false), {} });
    for (ResultPage *page : { m_logs, m_output, m_error })
        page->setRecordedShown(!isOwn());
    setRecordedNotes(logs, output);
    const auto message = StepMessages::ofRecord(*m_record);
    setTabIcon(int(Page::Error), message ? shapeIcon(message->meaning) : QIcon());
    setPrompt();
    setExecution(nullptr);
    chooseTab(logs, output);
    onCurrentChanged();
}

// Scratch steps have no recording.
bool StepResults::isOwn() const
{
    return !m_record->code.empty() && m_record->code.front().origin == CodeOrigin::Edited;
}

bool StepResults::isReplayable() const
{
    return std::ranges::contains(m_record->code, Language::Python, &CodeRecord::language);
}

void StepResults::setRecordedNotes(const std::optional<QByteArray> &logs, const std::optional<QByteArray> &output)
{
    const bool isKnown = recordedStatus(*m_record) != RecordedStatus::Unknown;
    const QString nothing = isOwn() ? QString() : Words::notRecorded();
    setNote(Page::Logs, logs ? lengthOf(*logs) : nothing);
    setNote(Page::Output, output && !output->isEmpty() ? QString() : output ? tr("empty") : nothing);
    setNote(Page::Error, m_record->error ? QString() : isKnown ? Words::none() : nothing);
}

QString StepResults::lengthOf(const QByteArray &text)
{
    // Counting the lines of longer texts would take too long.
    constexpr qsizetype countedBytes = 4 * 1024 * 1024;
    if (text.size() > countedBytes)
        return QLocale().formattedDataSize(text.size());
    //: Beside the title of a tab
    return text.isEmpty() ? tr("empty") : tr("%Ln lines", nullptr, lineCount(text));
}

void StepResults::setReplayedNotes(const StepResult &result)
{
    setNote(Page::Logs, lengthOf(bytesOf(result.logs)));
    setNote(Page::Output, outputText(result).isEmpty() ? tr("empty") : QString());
    setNote(Page::Error, result.error ? QString() : Words::none());
    setTabIcon(int(Page::Error), result.error ? shapeIcon(StepText::meaning(Words::status(result.status))) : QIcon());
}

void StepResults::setPrompt()
{
    m_prompt->setPrompt(m_record->prompt);
    const int count = int(m_record->prompt.size());
    //: Beside the title of the tab of the prompt
    setNote(Page::Prompt, count > 0 ? tr("%Ln messages", nullptr, count) : Words::notRecorded());
    m_original->setText({}, {});
    setNote(Page::Original, {});
}

// A tab chosen by the user stays; among the result tabs, the one with the outcome is shown.
void StepResults::chooseTab(const std::optional<QByteArray> &logs, const std::optional<QByteArray> &output)
{
    if (currentPage() > Page::Error)
        return;
    const bool hasLogs = logs && !logs->isEmpty();
    const bool hasOutput = output && !output->isEmpty();
    if (m_record->error)
        setCurrentPage(Page::Error);
    else if ((!hasLogs && hasOutput) || !displayedImages(*m_record).empty())
        setCurrentPage(Page::Output);
    else
        setCurrentPage(Page::Logs);
}

void StepResults::setExecution(std::shared_ptr<const Execution> newest)
{
    const auto before = m_execution ? m_execution->begin.session : 0;
    m_execution = std::move(newest);
    if (before != (m_execution ? m_execution->begin.session : 0))
        m_noise.reset();
    m_comparison = Comparison::None;
    const bool hasVerdict = m_execution && m_execution->end && m_execution->end->verdict != ReplayVerdict::None;
    setTabIcon(int(Page::Difference),
        hasVerdict ? shapeIcon(StepText::meaning(Words::replayVerdict(m_execution->end->verdict))) : QIcon());
    if (!m_execution) {
        for (ResultPage *page : { m_logs, m_output, m_error })
            page->clearReplayed();
        setNote(Page::Difference, isOwn() || !isReplayable() ? QString() : Words::notReplayed());
    } else {
        showReplay(*m_execution);
        setNote(Page::Difference, {});
    }
    if (currentPage() == Page::Difference)
        showDifference();
}

void StepResults::showReplay(const Execution &execution)
{
    if (!execution.end) {
        //: State of an execution that the end of the program cut off
        const QString state = execution.state == ExecutionState::Interrupted ? tr("Interrupted") : tr("Running");
        const Meaning meaning = execution.state == ExecutionState::Interrupted ? Meaning::Warning : Meaning::Running;
        for (ResultPage *page : { m_logs, m_output, m_error })
            page->setReplayed({ {}, Words::notRecorded(), {} }, meaning, state);
        return;
    }
    const StepResult &result = execution.end->result;
    const bool hasVerdict = execution.end->verdict != ReplayVerdict::None;
    const Cell word = hasVerdict ? Words::replayVerdict(execution.end->verdict) : Words::status(result.status);
    const Meaning meaning = StepText::meaning(word);
    QString verdict = word.text;
    if (execution.begin.isEdited && !isOwn())
        //: State of an execution of edited code. %1: "OK", "Error"
        verdict = tr("%1, from the draft").arg(verdict);
    const QString nothing = didRun(result) ? tr("empty") : Words::didNotRun();
    // Not copied, since the output may be huge.
    const auto logs = QByteArray::fromRawData(result.logs.data(), qsizetype(result.logs.size()));
    m_logs->setReplayed({ logs, nothing, m_execution }, meaning, verdict);
    m_output->setReplayed({ outputText(result), nothing, {} }, meaning, verdict);
    m_error->setReplayed({ errorText(result.error), tr("no error"), {} }, meaning, verdict);
    if (isOwn())
        setReplayedNotes(result);
    leaveLogs(result);
}

void StepResults::showDifference()
{
    if (m_comparison != Comparison::None)
        return;
    m_comparison = Comparison::Replay;
    if (!m_execution || !m_execution->end) {
        m_difference->clear(isReplayable()
                ? tr("This step has not been replayed. Replay the run or run the step to compare it.")
                : tr("This step has no Python code, so it cannot be replayed and compared."));
        return;
    }
    //: Title of a side of a comparison: what the log says
    const auto recorded = tr("Recorded");
    //: Title of a side of a comparison: what happened now
    m_difference->setTitles(recorded, tr("Replayed"));
    const auto &end = *m_execution->end;
    const auto verdict = Words::replayVerdict(end.verdict);
    const auto reason = StepText::reason(end.reason);
    //: Over a comparison. %1: verdict, %2: why, a sentence
    const auto sentence = reason.isEmpty() ? verdict.text : tr("%1: %2").arg(verdict.text, reason);
    m_difference->setVerdict(StepText::meaning(verdict), end.verdict == ReplayVerdict::None ? QString() : sentence);
    //: Context of the replayed side. %1: date and time, %2: duration
    const QString context = tr("%1, %2").arg(
        Words::moment(m_execution->begin.startedAt), Words::duration(m_execution->end->result.usage.wallSeconds));
    const auto noise = m_noise.value_or(userNoiseRules());
    m_difference->setNoiseRules(StepText::noiseRules(noise, m_noise.has_value()));
    m_difference->setSections(DifferenceDocument::between(*m_record, *m_execution, noise), {}, context);
}

void StepResults::setContext(const StepContext &context)
{
    m_prompt->setBefore(context.promptStep, context.promptBefore);
    if (!m_execution || m_execution->begin.session != context.session || m_noise == context.noise)
        return;
    m_noise = context.noise;
    if (m_comparison == Comparison::Draft)
        return;
    m_comparison = Comparison::None;
    if (currentPage() == Page::Difference)
        showDifference();
}

void StepResults::showDraftDifference(const std::string &recorded, const std::string &draft)
{
    m_comparison = Comparison::Draft;
    setCurrentPage(Page::Difference);
    //: Title of a side of a comparison: the code that the log has
    const auto original = tr("Raw Log");
    //: Title of a side of a comparison: the code that the user has edited
    m_difference->setTitles(original, tr("Draft"));
    m_difference->setVerdict(Meaning::Draft, {});
    m_difference->setNoiseRules({});
    m_difference->setSections(DifferenceDocument::betweenCode(recorded, draft), {}, {});
    m_difference->goToNextDifference();
}

void StepResults::followDraft(const std::string &recorded, const std::string &draft)
{
    if (m_comparison != Comparison::Draft)
        return;
    if (recorded != draft) {
        m_difference->updateSections(DifferenceDocument::betweenCode(recorded, draft));
        return;
    }
    m_comparison = Comparison::None;
    if (currentPage() == Page::Difference)
        showDifference();
}

void StepResults::beginLive()
{
    m_execution.reset();
    m_comparison = Comparison::None;
    //: State of an execution
    const QString running = tr("Running");
    for (ResultPage *page : { m_logs, m_output, m_error })
        page->beginReplayed(running);
    m_hasLeftForLogs = currentPage() <= Page::Error;
    if (m_hasLeftForLogs)
        setCurrentPage(Page::Logs);
}

// The output shown while running is replaced by the outcome, unless the user has chosen a tab since.
void StepResults::leaveLogs(const StepResult &result)
{
    if (!std::exchange(m_hasLeftForLogs, false) || currentPage() != Page::Logs)
        return;
    if (result.error)
        setCurrentPage(Page::Error);
    else if (result.logs.empty())
        setCurrentPage(Page::Output);
}

void StepResults::appendLive(const QByteArray &utf8) { m_logs->appendReplayed(utf8); }

void StepResults::setOriginal(const QByteArray &bytes)
{
    m_original->setText(bytes, tr("empty"));
    if (const auto sought = std::exchange(m_soughtInOriginal, {}); !sought.text.isEmpty())
        m_original->seek(sought);
    //: Beside the title of the tab of the original bytes
    setNote(Page::Original, tr("%Ln bytes", nullptr, int(bytes.size())));
}

void StepResults::setOriginalUnavailable(const QString &reason) { m_original->setText({}, reason); }

QWidget *StepResults::seek(const SoughtText &sought)
{
    using Part = SoughtText::Part;
    const Part part = sought.part;
    if (part == Part::Prompt) {
        setCurrentPage(Page::Prompt);
        m_prompt->seek(sought.query);
        return m_prompt;
    }
    if (part == Part::Original) {
        const bool isThere = m_isOriginalAsked && m_original->isComplete();
        setCurrentPage(Page::Original);
        if (isThere)
            m_original->seek(sought.query);
        m_soughtInOriginal = isThere ? SearchQuery() : sought.query;
        return m_original;
    }
    const auto page = part == Part::Error ? Page::Error : part == Part::Output ? Page::Output : Page::Logs;
    setCurrentPage(page);
    auto *view = (page == Page::Error ? m_error : page == Page::Output ? m_output : m_logs)->recordedView();
    view->seek(sought.query);
    return view;
}

StepResults::Page StepResults::currentPage() const { return Page(currentIndex()); }

void StepResults::setCurrentPage(Page page) { setCurrentIndex(int(page)); }

DifferenceView *StepResults::difference() const { return m_difference; }

void StepResults::onCurrentChanged()
{
    fitTabs(); // the current tab is never in the menu
    if (currentPage() == Page::Difference)
        showDifference();
    if (currentPage() == Page::Original && !std::exchange(m_isOriginalAsked, true)) {
        m_original->setText({},
            //: While the bytes of the log are being read
            tr("Reading…"));
        Q_EMIT originalRequested();
    }
}

} // namespace vitrine
