// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/step/stepresults.h"

#include "app/lists/words.h"
#include "app/replay/frameworktext.h"
#include "app/settings/noisesettings.h"
#include "app/step/differenceview.h"
#include "app/step/promptpage.h"
#include "app/step/resultpage.h"
#include "app/step/stepcontext.h"
#include "app/step/stepmessage.h"
#include "app/step/steptext.h"
#include "app/text/foundimages.h"
#include "app/text/plaintextview.h"
#include "app/text/textsurface.h"
#include "app/theme/icons.h"
#include "app/theme/mutedlabel.h"

#include <QDateTime>
#include <QLabel>
#include <QLocale>
#include <QResizeEvent>
#include <QTabBar>

namespace vitrine {

namespace {

QByteArray bytesOf(const std::string &text) { return QByteArray(text.data(), qsizetype(text.size())); }

QByteArray bytesOf(const std::optional<std::string> &text) { return text ? bytesOf(*text) : QByteArray(); }

int lineCount(const QByteArray &text)
{
    if (text.isEmpty())
        return 0;
    return int(text.count('\n')) + (text.endsWith('\n') ? 0 : 1);
}

// The class is named once: some logs have it in the message already.
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

// The value, and behind it the images: the page shows them as such.
std::optional<std::string> shownOutput(const StepRecord &record)
{
    auto text = recordedText(record, OutputStream::Result);
    const auto images = displayedImages(record);
    if (images.empty())
        return text;
    return text && !text->empty() ? *text + '\n' + images : images;
}

bool didRun(const StepResult &result) { return result.status != StepStatus::Blocked || result.usage.operations > 0; }

// The value, and behind it the images that the step displayed: the page shows them as such.
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
{
    setObjectName(QStringLiteral("stepResults"));
    //: Accessible name of the tabs below the code of a step
    setAccessibleName(tr("Results of the step"));
    setDocumentMode(true);
    m_original->setObjectName(QStringLiteral("originalView"));
    //: Tab: what the code printed
    addPage(Page::Logs, m_logs, tr("Logs"));
    //: Tab: the value of the last statement
    addPage(Page::Output, m_output, tr("Output"));
    //: Tab: how the code failed
    addPage(Page::Error, m_error, tr("Error"));
    //: Tab: recorded against replayed
    addPage(Page::Difference, m_difference, tr("Difference"));
    //: Tab: what the model saw
    addPage(Page::Prompt, m_prompt, tr("Prompt"));
    //: Tab: the bytes of the log that this step was read from
    addPage(Page::Original, m_original, tr("Original"));
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

void StepResults::setNote(Page page, const QString &note)
{
    m_notes[std::size_t(page)]->setText(note);
    setTabToolTip(int(page), note);
    placeNotes();
}

// Notes give way where the bar is too narrow for them, so that every tab stays in sight; the tip still has them.
void StepResults::placeNotes()
{
    for (std::size_t page = 0; page < pageCount; ++page) {
        const bool isShown = !m_notes[page]->text().isEmpty();
        m_notes[page]->adjustSize();
        // The bar lays its tabs out anew only when it is given another widget.
        tabBar()->setTabButton(int(page), QTabBar::RightSide, nullptr);
        tabBar()->setTabButton(int(page), QTabBar::RightSide, isShown ? m_notes[page] : nullptr);
        m_notes[page]->setVisible(isShown);
    }
    for (const Page page : { Page::Difference, Page::Original, Page::Prompt, Page::Error, Page::Output, Page::Logs }) {
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
        placeNotes();
}

QString StepResults::note(Page page) const { return m_notes[std::size_t(page)]->text(); }

void StepResults::setRecord(const StepRecord &record)
{
    m_record = record;
    m_execution.reset();
    m_isOriginalAsked = false;
    m_hasLeftForLogs = false;
    //: In place of a text that has no characters
    const QString empty = tr("empty");
    const QString notRecorded = Words::notRecorded();
    const auto logs = shownText(record);
    const auto output = shownOutput(record);
    const bool isKnown = recordedStatus(record) != RecordedStatus::Unknown;
    m_logs->setRecorded({ bytesOf(logs), logs ? empty : notRecorded });
    m_output->setRecorded({ bytesOf(output), output ? empty : notRecorded });
    //: In place of an error
    m_error->setRecorded({ errorText(record.error), isKnown ? tr("no error") : notRecorded });
    const int lines = lineCount(bytesOf(logs));
    //: Beside the title of a tab
    setNote(Page::Logs, lines > 0 ? tr("%n lines", nullptr, lines) : logs ? empty : notRecorded);
    setNote(Page::Output, output && !output->empty() ? QString() : output ? empty : notRecorded);
    setNote(Page::Error, record.error ? QString() : isKnown ? Words::none() : notRecorded);
    const auto message = StepMessages::ofStep(record, nullptr);
    setTabIcon(int(Page::Error), message ? shapeIcon(message->meaning) : QIcon());
    setPrompt(record);
    setExecution(record, nullptr);
    chooseTab(record);
    onCurrentChanged();
}

void StepResults::setPrompt(const StepRecord &record)
{
    m_prompt->setPrompt(record.prompt);
    const int count = int(record.prompt.size());
    //: Beside the title of the tab of the prompt
    setNote(Page::Prompt, count > 0 ? tr("%n messages", nullptr, count) : Words::notRecorded());
    m_original->setText({}, {});
    setNote(Page::Original, {});
}

// A tab that somebody chose on purpose stays; among the results, the one that says what happened comes up.
void StepResults::chooseTab(const StepRecord &record)
{
    if (currentPage() > Page::Error)
        return;
    const auto logs = shownText(record);
    const auto output = shownOutput(record);
    if (record.error)
        setCurrentPage(Page::Error);
    else if (((!logs || logs->empty()) && output && !output->empty()) || !displayedImages(record).empty())
        setCurrentPage(Page::Output);
    else
        setCurrentPage(Page::Logs);
}

void StepResults::setExecution(const StepRecord &record, const Execution *newest)
{
    m_record = record;
    const auto before = m_execution ? m_execution->begin.session : 0;
    m_execution = newest != nullptr ? std::optional(*newest) : std::nullopt;
    if (before != (m_execution ? m_execution->begin.session : 0))
        m_noise.reset();
    m_isDifferenceShown = false;
    const bool hasVerdict = newest != nullptr && newest->end && newest->end->verdict != ReplayVerdict::None;
    setTabIcon(int(Page::Difference),
        hasVerdict ? shapeIcon(StepText::meaning(Words::replayVerdict(newest->end->verdict))) : QIcon());
    if (newest == nullptr) {
        for (ResultPage *page : { m_logs, m_output, m_error })
            page->clearReplayed();
        setNote(Page::Difference, Words::notReplayed());
    } else {
        showReplay(*newest);
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
            page->setReplayed({ {}, Words::notRecorded() }, meaning, state);
        return;
    }
    const StepResult &result = execution.end->result;
    const bool hasVerdict = execution.end->verdict != ReplayVerdict::None;
    const Cell word = hasVerdict ? Words::replayVerdict(execution.end->verdict) : Words::status(result.status);
    const Meaning meaning = StepText::meaning(word);
    QString verdict = word.text;
    if (execution.begin.isEdited)
        //: State of an execution of edited code. %1: "OK", "Error"
        verdict = tr("%1, from the draft").arg(verdict);
    const QString nothing = didRun(result) ? tr("empty") : Words::didNotRun();
    m_logs->setReplayed({ bytesOf(result.logs), nothing }, meaning, verdict);
    m_output->setReplayed({ outputText(result), nothing }, meaning, verdict);
    m_error->setReplayed({ errorText(result.error), tr("no error") }, meaning, verdict);
    leaveLogs(result);
}

void StepResults::showDifference()
{
    if (std::exchange(m_isDifferenceShown, true))
        return;
    if (!m_execution || !m_execution->end) {
        m_difference->clear(tr("This step has not been replayed. Replay the run or run the step to compare it."));
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
    const auto when = QDateTime::fromMSecsSinceEpoch(qint64(m_execution->begin.begunAt * 1000));
    //: Context of the replayed side. %1: date and time, %2: duration
    const QString context = tr("%1, %2").arg(
        QLocale().toString(when, QLocale::ShortFormat), Words::duration(m_execution->end->result.usage.wallSeconds));
    const auto noise = m_noise.value_or(userNoiseRules());
    m_difference->setNoiseRules(StepText::noiseRules(noise, m_noise.has_value()));
    m_difference->setSections(DifferenceDocument::between(m_record, *m_execution, noise), {}, context);
}

void StepResults::setContext(const StepContext &context)
{
    m_prompt->setBefore(context.promptStep, context.promptBefore);
    if (!m_execution || m_execution->begin.session != context.session || m_noise == context.noise)
        return;
    m_noise = context.noise;
    if (std::exchange(m_isDifferenceShown, false) && currentPage() == Page::Difference)
        showDifference();
}

void StepResults::showDraftDifference(const std::string &recorded, const std::string &draft)
{
    m_isDifferenceShown = true;
    setCurrentPage(Page::Difference);
    //: Title of a side of a comparison: the code that the log has
    const auto original = tr("Original");
    //: Title of a side of a comparison: the code that the user has edited
    m_difference->setTitles(original, tr("Draft"));
    m_difference->setVerdict(Meaning::Draft, {});
    m_difference->setNoiseRules({});
    m_difference->setSections(DifferenceDocument::betweenCode(recorded, draft), {}, {});
    m_difference->goToNextDifference();
}

void StepResults::beginLive()
{
    m_execution.reset();
    m_isDifferenceShown = false;
    //: State of an execution
    const QString running = tr("Running");
    for (ResultPage *page : { m_logs, m_output, m_error })
        page->beginReplayed(running);
    if (currentPage() == Page::Error || currentPage() == Page::Output) {
        setCurrentPage(Page::Logs);
        m_hasLeftForLogs = true;
    }
}

// What came up to show the prints gives way to what happened, unless somebody has chosen since.
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
    //: Beside the title of the tab of the original bytes
    setNote(Page::Original, tr("%n bytes", nullptr, int(bytes.size())));
}

void StepResults::setOriginalUnavailable(const QString &reason) { m_original->setText({}, reason); }

StepResults::Page StepResults::currentPage() const { return Page(currentIndex()); }

void StepResults::setCurrentPage(Page page) { setCurrentIndex(int(page)); }

DifferenceView *StepResults::difference() const { return m_difference; }

void StepResults::onCurrentChanged()
{
    if (currentPage() == Page::Difference)
        showDifference();
    if (currentPage() == Page::Original && !std::exchange(m_isOriginalAsked, true)) {
        //: While the bytes of the log are being read
        m_original->setText({}, tr("Reading…"));
        Q_EMIT originalRequested();
    }
}

} // namespace vitrine
