// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/step/stepmessage.h"

#include "app/panes/step/stepmarks.h"
#include "app/wording/findingtext.h"
#include "app/wording/safetext.h"
#include "app/wording/steptext.h"
#include "app/wording/words.h"
#include "models/replay/frameworktext.h"
#include "models/replay/runreplayer.h"

#include <QLocale>
#include <QStringBuilder>

#include <array>

using namespace Qt::StringLiterals;

namespace vitrine {

namespace {

constexpr qsizetype detailLength = 240;
constexpr qsizetype reasonLength = 120;

// Lists of what would have been allowed follow the first sentence; the Error tab shows them.
QString firstSentence(std::string_view message)
{
    constexpr std::size_t longest = 4 * std::size_t(detailLength);
    const auto beginning = message.substr(0, longest);
    const QString line
        = safeLine(QString::fromUtf8(beginning.data(), qsizetype(beginning.size())).simplified(), detailLength);
    const qsizetype end = line.indexOf(QStringLiteral(". "));
    return end < 0 ? line : line.first(end + 1);
}

/// How the framework says why it denied something.
struct Denial {
    QLatin1StringView before;
    QLatin1StringView after; ///< empty: the end of the sentence
    std::string_view finding; ///< code of the finding that says the same
};
constexpr auto denials = std::to_array<Denial>({
    { "mport of "_L1, " is not allowed"_L1, "import-denied" },
    { "mport from "_L1, " is not allowed"_L1, "import-denied" },
    { "Forbidden access to module: "_L1, {}, "dunder-denied" },
    { "Forbidden access to dunder attribute: "_L1, {}, "dunder-denied" },
    { "Forbidden access to function: "_L1, {}, "builtin-denied" },
    { "Forbidden call to dunder function: "_L1, {}, "builtin-denied" },
    { "Forbidden function evaluation: '"_L1, "' is not among"_L1, "builtin-denied" },
});

/// The reason in the language of the window; empty for one that is not known.
QString denialSentence(const QString &reason)
{
    for (const auto &denial : denials) {
        const auto at = reason.indexOf(denial.before);
        const auto from = at + denial.before.size();
        const auto end = denial.after.isEmpty() ? reason.size() : reason.indexOf(denial.after, from);
        if (at < 0 || end <= from)
            continue;
        auto subject = reason.sliced(from, end - from);
        if (denial.after.isEmpty() && subject.endsWith(u'.'))
            subject.chop(1);
        Finding finding;
        finding.code = denial.finding;
        finding.subject = subject.toStdString();
        return QString(FindingText::sentence(finding) % u'.');
    }
    return {};
}

// Includes the class if the message alone is unclear: "KeyError: 'x'".
std::string namedError(const FrameworkError &error)
{
    const bool isNamed = error.type.empty() || error.message.starts_with(error.type);
    return isNamed ? error.message : error.type + ": " + error.message;
}

QString whyOf(const ExecutionEnd &end)
{
    const QString reason = StepText::reason(end.reason);
    return reason.isEmpty() && end.result.error ? firstSentence(end.result.error->message) : reason;
}

QString numberOf(const StepRecord &recorded) { return QLocale().toString(qulonglong(recorded.ordinal)); }

} // namespace

QString StepMessages::headlineOf(const StepRecord &recorded, const ExecutionEnd &end)
{
    const QString number = numberOf(recorded);
    const QString before = StepText::inSentence(recordedStatus(recorded));
    const QString now = StepText::inSentence(end.result.status);
    switch (end.verdict) {
    case ReplayVerdict::NoToolResult:
        //: %1: number of the step
        return tr("Step %1 calls a tool that has no result.").arg(number);
    case ReplayVerdict::Fixed:
        //: %1: number of the step, %2, %3: how it ended: "blocked", "an error", "no error"
        return tr("Step %1 is fixed: recorded %2, replayed %3.").arg(number, before, now);
    case ReplayVerdict::Broken:
        //: %1: number of the step, %2, %3: how it ended: "blocked", "an error", "no error"
        return tr("Step %1 is broken: recorded %2, replayed %3.").arg(number, before, now);
    default:
        if (before == now)
            //: %1: number of the step
            return tr("Step %1 differs from the recording.").arg(number);
        //: %1: number of the step, %2, %3: how it ended: "blocked", "an error", "no error"
        return tr("Step %1 differs: recorded %2, replayed %3.").arg(number, before, now);
    }
}

std::optional<StepMessage> StepMessages::ofReplay(const StepRecord &recorded, const Execution &execution)
{
    if (execution.state == ExecutionState::Interrupted)
        return StepMessage { Meaning::Warning,
            //: %1: number of the step
            tr("The last run of step %1 was interrupted.").arg(numberOf(recorded)),
            tr("The program ended while the step was running. Its printed output was not recorded."), {}, 0 };
    if (!execution.end || execution.begin.isEdited)
        return std::nullopt;
    switch (execution.end->verdict) {
    case ReplayVerdict::None:
    case ReplayVerdict::Same:
    case ReplayVerdict::Noise:
    case ReplayVerdict::NotComparable: return std::nullopt;
    default:
        return StepMessage { StepText::meaning(Words::replayVerdict(execution.end->verdict)),
            headlineOf(recorded, *execution.end), whyOf(*execution.end), StepMessage::Offer::ShowDifference, 0 };
    }
}

StepMessage StepMessages::ofError(const QString &number, ErrorLayer layer)
{
    switch (layer) {
    case ErrorLayer::Policy:
        //: %1: number of the step
        return { Meaning::Blocked, tr("Step %1 was blocked.").arg(number), {}, {}, 0 };
    case ErrorLayer::Limit:
        //: %1: number of the step
        return { Meaning::Limit, tr("Step %1 reached a limit.").arg(number), {}, {}, 0 };
    case ErrorLayer::Format:
    case ErrorLayer::Parse:
        //: %1: number of the step
        return { Meaning::Error, tr("Step %1 could not be parsed by the agent framework.").arg(number), {}, {}, 0 };
    default:
        //: %1: number of the step
        return { Meaning::Error, tr("Step %1 ended with an error.").arg(number), {}, {}, 0 };
    }
}

// A known reason is part of the headline; the detail below it has room for the rule, once known.
void StepMessages::sayWhyBlocked(StepMessage &message, const QString &number, const QString &otherwise)
{
    const auto sentence = denialSentence(message.detail);
    if (sentence.isEmpty())
        return;
    //: %1: number of the step, %2: a sentence: "Import of sympy is not allowed."
    message.headline = tr("Step %1 was blocked: %2").arg(number, sentence.left(reasonLength));
    message.detail = otherwise;
}

std::optional<StepMessage> StepMessages::ofRecord(const StepRecord &recorded)
{
    if (!recorded.error)
        return std::nullopt;
    auto message = ofError(numberOf(recorded), recorded.error->layer);
    const auto error = frameworkError(*recorded.error);
    message.detail = firstSentence(recorded.error->layer == ErrorLayer::Code ? namedError(error) : error.message);
    if (recorded.error->layer == ErrorLayer::Policy)
        sayWhyBlocked(message, numberOf(recorded), tr("Denied when recorded."));
    message.line = recordedErrorLine(recorded);
    if (message.line > 0)
        message.offer = StepMessage::Offer::GoToLine;
    return message;
}

// A scratch step has no recording to compare its run with.
std::optional<StepMessage> StepMessages::ofOwnRun(const StepRecord &own, const ExecutionEnd &end)
{
    const auto status = end.result.status;
    if (!end.result.error || status == StepStatus::Cancelled)
        return std::nullopt;
    const bool isLimit = status == StepStatus::Limit || status == StepStatus::Timeout;
    auto message = ofError(numberOf(own),
        status == StepStatus::Blocked ? ErrorLayer::Policy
            : isLimit                 ? ErrorLayer::Limit
                                      : ErrorLayer::Code);
    message.detail = firstSentence(namedError(frameworkError(*end.result.error)));
    if (status == StepStatus::Blocked)
        sayWhyBlocked(message, numberOf(own), tr("It was denied by the policy that was active at the time."));
    message.line = end.result.error->line;
    if (message.line > 0)
        message.offer = StepMessage::Offer::GoToLine;
    return message;
}

std::optional<StepMessage> StepMessages::ofStep(const StepRecord &recorded, const Execution *newest)
{
    if (newest != nullptr)
        if (auto message = ofReplay(recorded, *newest))
            return message;
    const bool isOwn = !recorded.code.empty() && recorded.code.front().origin == CodeOrigin::Edited;
    if (isOwn && newest != nullptr && newest->end && newest->begin.code == replayCode(recorded))
        return ofOwnRun(recorded, *newest->end);
    return ofRecord(recorded);
}

StepMessage StepMessages::withDenial(StepMessage message, const DenialOffer &denial)
{
    if (message.meaning == Meaning::Blocked && !denial.detail.isEmpty())
        message.detail = denial.detail;
    return message;
}

StepMessage StepMessages::draft(const Execution *ofDraft)
{
    //: Strip over an edited step
    StepMessage message { Meaning::Draft, tr("This step has a draft."),
        tr("The recording is unchanged. Ctrl+Return runs the draft."), {}, 0 };
    if (ofDraft == nullptr || !ofDraft->end)
        return message;
    const StepResult &result = ofDraft->end->result;
    const QString time = Words::duration(result.usage.wallSeconds);
    if (result.status == StepStatus::Ok) {
        //: %1: duration, "38 ms"
        message.headline = tr("The draft ran in %1.").arg(time);
        message.detail = tr("The recording is unchanged.");
    } else {
        //: %1: how it ended: "an error", "blocked"; %2: duration, "38 ms"
        message.headline = tr("The draft ran and ended after %2: %1.").arg(StepText::inSentence(result.status), time);
        message.detail = result.error ? firstSentence(result.error->message) : QString();
        message.line = result.error ? result.error->line : 0;
    }
    return message;
}

} // namespace vitrine
