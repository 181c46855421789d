// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/print/sentences.h"

#include "app/wording/errortext.h"
#include "app/wording/safetext.h"
#include "app/wording/steptext.h"
#include "app/wording/words.h"
#include "models/replay/frameworktext.h"

#include <QLatin1StringView>

#include <ranges>

namespace vitrine {

namespace {

/// "status:blocked" is the code "status" with the subject "blocked".
std::pair<std::string_view, std::string_view> split(std::string_view reason)
{
    const std::size_t colon = reason.find(':');
    if (colon == std::string_view::npos)
        return { reason, {} };
    return { reason.substr(0, colon), reason.substr(colon + 1) };
}

} // namespace

QString Sentences::failure(const Error &error)
{
    QString text = ErrorText::sentence(error, ErrorText::Naming::Path);
    if (const QString detail = ErrorText::detail(error); !detail.isEmpty())
        //: %1: a sentence, %2: technical detail
        text = tr("%1 (%2)").arg(text, detail);
    const QString advice = ErrorText::advice(error);
    return advice.isEmpty() ? text : QString(text % QLatin1Char(' ') % advice);
}

QString Sentences::reason(const Comparison &comparison)
{
    const auto [code, subject] = split(comparison.reason);
    const QString about = safeLine(subject);
    if (code == "logs")
        return tr("the printed output differs");
    if (code == "output")
        return tr("the value differs");
    if (code == "error")
        return tr("the error differs");
    if (code == "final-answer")
        return tr("recorded as the final answer, but not in the replay");
    if (code == "tool")
        //: %1: name of a tool
        return tr("no result for tool %1").arg(about);
    if (code == "follows-change")
        return tr("may depend on a step that changed");
    if (code == "not-recorded")
        return tr("the log does not record the result");
    if (code == "no-code")
        return Words::noCode();
    if (code == "cancelled")
        return tr("stopped");
    if (code == "status" && comparison.verdict == ReplayVerdict::Fixed)
        //: %1: how the step had ended, such as "blocked"
        return tr("recorded: %1").arg(about);
    if (code == "status")
        //: %1: how the step ends now, such as "error"
        return tr("now: %1").arg(about);
    if (comparison.verdict == ReplayVerdict::Noise)
        return noise(comparison.reason);
    return safeLine(comparison.reason);
}

QString Sentences::noise(std::string_view rules)
{
    QStringList names;
    for (const auto rule : std::views::split(rules, ','))
        names << StepText::noise(std::string_view(rule));
    //: Why a step counts as the same. %1: what differs without a meaning, such as "addresses, dates"
    return tr("only noise: %1").arg(names.join(QLatin1StringView(", ")));
}

/// Without the framework's wrapper, since the quoted statement may be a whole loop.
QString Sentences::error(const StepError &error)
{
    const FrameworkError bare = frameworkError(error);
    const QString message = safeLine(bare.message);
    if (bare.type.empty())
        return message;
    return QString(safeLine(bare.type) % QLatin1StringView(": ") % message);
}

QString Sentences::advice(const DenialAdvice &advice)
{
    const QString entry = safeLine(advice.entry);
    const QString changed = safeLine(advice.changedEntry);
    //: Replaces the value that an entry of a policy would have to name, if it is not recorded
    const QString missing = advice.entry == "network.hosts" ? tr("the host") : tr("it");
    const QString value = advice.value.empty() ? missing : QString(u'"' % safeLine(advice.value) % u'"');
    switch (advice.change) {
    case DenialAdvice::Change::Add:
        if (advice.entry.starts_with("jail.") || advice.entry.starts_with("guards."))
            //: %1: a rule that is not part of policies, such as jail.files; %2: a value, such as a file; %3: a place in
            //: a policy document
            return tr("Denied by %1. To allow it, add %2 to %3.").arg(entry, value, changed);
        //: %1, %3: places in a policy document, such as imports.allow; %2: a value, such as "subprocess"
        return tr("Denied by policy entry %1. To allow it, add %2 to %3.").arg(entry, value, changed);
    case DenialAdvice::Change::Remove:
        //: %1, %3: places in a policy document, such as imports.deny; %2: a value, such as "numpy.f2py"
        return tr("Denied by policy entry %1. To allow it, remove %2 from %3.").arg(entry, value, changed);
    case DenialAdvice::Change::Raise:
        if (advice.entry != advice.changedEntry)
            //: %1, %2: places in a policy document, such as filesystem.write and limits.written_mib
            return tr("Denied by policy entry %1. To allow it, raise %2.").arg(entry, changed);
        //: %1: a limit in a policy document, such as limits.operations
        return tr("Stopped by policy entry %1. To allow more, raise it.").arg(entry);
    case DenialAdvice::Change::Unguard:
        //: %1: a rule that is not part of policies, such as guards.withheld
        return tr(
            "Denied by %1. To allow it, add \"*\" to imports.allow and to attributes.allow_dunder, which turns the "
            "guards off.")
            .arg(entry);
    case DenialAdvice::Change::Install:
        //: %1: a place in a policy document, such as imports.allow; %2: a module of Python
        return tr("Denied by policy entry %1. The module %2 is not installed.").arg(entry, value);
    case DenialAdvice::Change::Nothing: break;
    }
    //: %1: a rule that is not part of policies, such as guards.code
    return tr("Denied by %1. No policy entry can allow it.").arg(entry);
}

QString Sentences::recordedStatus(RecordedStatus status)
{
    switch (status) {
    case RecordedStatus::Unknown: return Words::notRecorded();
    case RecordedStatus::NoCode: return Words::noCode();
    case RecordedStatus::Ok: return Words::status(StepStatus::Ok).text;
    case RecordedStatus::Error: return Words::status(StepStatus::Error).text;
    case RecordedStatus::Blocked: return Words::status(StepStatus::Blocked).text;
    case RecordedStatus::Limit: return Words::status(StepStatus::Limit).text;
    }
    return {};
}

Tone Sentences::tone(StepStatus status)
{
    switch (status) {
    case StepStatus::Ok: return Tone::Good;
    case StepStatus::Blocked: return Tone::Denied;
    case StepStatus::Cancelled: return Tone::Muted;
    case StepStatus::Limit:
    case StepStatus::Timeout: return Tone::Changed;
    default: return Tone::Bad;
    }
}

Tone Sentences::tone(ReplayVerdict verdict)
{
    switch (verdict) {
    case ReplayVerdict::Fixed: return Tone::Good;
    case ReplayVerdict::Broken: return Tone::Bad;
    case ReplayVerdict::Blocked: return Tone::Denied;
    case ReplayVerdict::Differs:
    case ReplayVerdict::NoToolResult: return Tone::Changed;
    default: return Tone::Muted;
    }
}

Tone Sentences::tone(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Allowed: return Tone::Good;
    case Verdict::Denied: return Tone::Denied;
    case Verdict::Ask: return Tone::Changed;
    case Verdict::Undecidable: break;
    }
    return Tone::Muted;
}

Tone Sentences::tone(Severity severity)
{
    switch (severity) {
    case Severity::Denied: return Tone::Denied;
    case Severity::Warning: return Tone::Changed;
    case Severity::Note: break;
    }
    return Tone::Muted;
}

} // namespace vitrine
