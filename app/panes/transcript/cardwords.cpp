// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/transcript/cardwords.h"

#include "app/kit/text/copyformats.h"
#include "app/wording/rulingtext.h"
#include "app/wording/safetext.h"
#include "app/wording/words.h"
#include "base/trimmed.h"
#include "models/items/itemtext.h"

#include <QLocale>
#include <QStringBuilder>
#include <QStringList>

#include <set>
#include <string_view>

namespace vitrine {

namespace {

using Kind = TranscriptCard::Kind;

QString joined(const QStringList &parts) { return parts.join(QStringLiteral(" · ")); }

} // namespace

QString CardWords::title(const TranscriptCard &card)
{
    switch (card.kind) {
    //: Heading of a part of the transcript: instructions of the framework
    case Kind::System: return tr("System");
    //: Heading of a part of the transcript
    case Kind::Task: return tr("Task");
    //: Heading of a part of the transcript: said to the agent
    case Kind::Message: return tr("Message");
    case Kind::Thought: return {};
    //: Heading of a part of the transcript
    case Kind::Answer: return tr("Answer");
    //: Heading of a part of the transcript: records of the log about approvals, limits, hooks and the like
    case Kind::Events: return tr("Events");
    case Kind::Error: return headline(card.error.value_or(ErrorLayer::Code));
    case Kind::Action: break;
    }
    if (!card.tool.empty())
        return safeLine(card.tool, 60);
    //: Heading of a part of the transcript: code in another language than Python
    return card.action == ActionKind::Command ? QStringLiteral("Bash")
        : card.language == Language::Python   ? QStringLiteral("Python")
                                            //: Heading of a part of the transcript
                                            : tr("Code");
}

std::optional<ActionIcon> CardWords::icon(const TranscriptCard &card)
{
    if (card.kind != Kind::Action)
        return {};
    switch (card.action) {
    case ActionKind::Code: return ActionIcon::Code;
    case ActionKind::Command: return ActionIcon::Terminal;
    case ActionKind::Edit: return ActionIcon::Edit;
    case ActionKind::Write: return ActionIcon::Scratch;
    case ActionKind::Read: return ActionIcon::LogFile;
    case ActionKind::Search: return ActionIcon::Search;
    case ActionKind::Fetch: return ActionIcon::Globe;
    case ActionKind::Delegate: return ActionIcon::Agent;
    case ActionKind::Tool:
    case ActionKind::Message: break;
    }
    return ActionIcon::Tool;
}

QString CardWords::subject(const TranscriptCard &card)
{
    if (card.kind != Kind::System)
        return safeLine(card.subject);
    const std::string_view text = trimmed(card.text);
    return safeLine(text.substr(0, text.find('\n')));
}

QString CardWords::note(const TranscriptCard &card)
{
    QStringList parts;
    const auto counts = diffCounts(card);
    const QLocale locale;
    if (counts.added + counts.removed > 0)
        parts << u'+' % locale.toString(qulonglong(counts.added)) % u" −" % locale.toString(qulonglong(counts.removed));
    if (card.startedRun != 0)
        //: At the right of an action that started another agent: how many steps this one made
        parts << tr("%Ln step(s)", nullptr, int(card.startedSteps));
    if (card.startedTokens)
        parts << tr("%1 tokens").arg(Words::amount(*card.startedTokens));
    if (card.approval)
        parts << Words::approval(*card.approval);
    else if (card.error == ErrorLayer::Policy)
        parts << Words::didNotRun();
    if (card.error != ErrorLayer::Policy && card.exitStatus)
        //: How a command ended. %1: a number
        parts << tr("exit status %1").arg(*card.exitStatus);
    if (card.seconds)
        parts << Words::duration(*card.seconds);
    return joined(parts);
}

QString CardWords::note(const TranscriptStep &step)
{
    QStringList parts;
    if (step.tokens.input || step.tokens.output)
        //: %1: amount, "1.2 k"
        parts << tr("%1 tokens").arg(Words::amount(step.tokens.input.value_or(0) + step.tokens.output.value_or(0)));
    if (step.time.seconds)
        parts << Words::duration(*step.time.seconds);
    return joined(parts);
}

QString CardWords::note(const TranscriptCard &head, std::span<const TranscriptCard *const> cards)
{
    std::set<std::string_view> files;
    for (const auto *card : cards)
        if (card->action == ActionKind::Read && !card->file.empty())
            files.insert(card->file);
    const int count = int(cards.size());
    //: At the right of the head of a folded group of actions: how many files they read
    QStringList parts { files.size() == cards.size() ? tr("%Ln file(s)", nullptr, count)
                                                     //: At the right of the head of a folded group of actions
                                                     : tr("%Ln action(s)", nullptr, count) };
    if (head.seconds)
        parts << Words::duration(*head.seconds);
    return joined(parts);
}

QString CardWords::label(CardPart::Kind kind)
{
    switch (kind) {
    //: Before what code printed
    case CardPart::Kind::Printed: return tr("Printed");
    //: Before the value that code ended with
    case CardPart::Kind::Value: return tr("Value");
    //: Before the arguments of a tool
    case CardPart::Kind::Arguments: return tr("Arguments");
    //: Before what a tool returned
    case CardPart::Kind::Result: return tr("Result");
    //: Before the steps of another agent that this one started
    case CardPart::Kind::SubAgent: return tr("Sub-agent");
    default: return {};
    }
}

QString CardWords::moreLines(int count)
{
    //: Row of the transcript that unfolds the rest of a text
    return tr("Show %Ln more line(s)", nullptr, count);
}

Meaning CardWords::meaning(ErrorLayer layer)
{
    switch (layer) {
    case ErrorLayer::Policy: return Meaning::Blocked;
    case ErrorLayer::Limit: return Meaning::Limit;
    default: return Meaning::Error;
    }
}

QString CardWords::headline(ErrorLayer layer)
{
    switch (layer) {
    //: Heading of an error in the transcript: a person, a rule or a policy did not let the action run
    case ErrorLayer::Policy: return tr("Denied");
    //: Heading of an error in the transcript
    case ErrorLayer::Limit: return tr("Limit reached");
    //: Heading of an error in the transcript
    default: return tr("Error");
    }
}

QString CardWords::headline(const TranscriptCard &card, const std::optional<QString> &rule)
{
    const auto layer = card.error.value_or(ErrorLayer::Tool);
    const bool isRecorded = layer == ErrorLayer::Policy;
    if (rule && !rule->isEmpty() && !(isRecorded && card.approval))
        return RulingText::denied(*rule);
    if (rule && !isRecorded)
        //: In the transcript, below an action: it ran when it was recorded, and could not run under the active policy
        return tr("Denied by the active policy");
    if (!isRecorded || !card.approval)
        return headline(layer);
    const auto text = Words::approval(*card.approval);
    //: Heading of a denied action. %1: "Denied by a rule", %2: the rule, or the name of a person
    return card.approval->name.empty() ? text : tr("%1: %2").arg(text, safeLine(card.approval->name));
}

QString CardWords::why()
{
    //: Link in the transcript: opens the panel that says why a policy denies an action
    return tr("Why?");
}

QString CardWords::allow()
{
    //: Link in the transcript: offers changes of the policy that would allow an action
    return tr("Allow…");
}

QString CardWords::spoken(
    const TranscriptStep &step, const TranscriptCard &card, const std::optional<QString> &rule, bool isFolded)
{
    const QString words = card.kind == Kind::Action ? subject(card) : safeLine(card.text);
    QStringList parts { tr("Step %1").arg(QLocale().toString(qulonglong(step.ordinal))) };
    parts << QString(title(card) % u' ' % words).trimmed();
    if (card.error || rule)
        parts << headline(card, rule);
    if (isFolded)
        //: Read aloud: only the head of an action is shown
        parts << tr("folded");
    return parts.join(QStringLiteral(", "));
}

QString CardWords::spoken(const TranscriptCard &head, const QString &note, const QString &numbers)
{
    //: Read aloud: a folded group of actions. %1: "4–5"
    return QStringList { tr("Steps %1").arg(numbers), QString(title(head) % u' ' % subject(head)), note, tr("folded") }
        .join(QStringLiteral(", "));
}

QString CardWords::numbers(std::uint64_t first, std::uint64_t last)
{
    const QLocale locale;
    const auto from = locale.toString(qulonglong(first));
    return first == last ? from : QString(from % u'–' % locale.toString(qulonglong(last)));
}

QString CardWords::markdown(const TranscriptCard &card)
{
    const auto text = itemText(plainText(card), 1'000'000);
    const QString head = title(card).isEmpty() ? QString() : QString(u"**" % title(card) % u"**\n\n");
    return head % (card.kind == Kind::Action ? asMarkdown(text) : text);
}

} // namespace vitrine
