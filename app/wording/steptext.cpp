// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/steptext.h"

#include "app/wording/safetext.h"
#include "app/wording/words.h"

#include <QStringList>

#include <ranges>
#include <utility>

namespace vitrine {

Cell StepText::status(RecordedStatus status)
{
    Cell cell;
    switch (status) {
    case RecordedStatus::Ok: return Words::status(StepStatus::Ok);
    case RecordedStatus::Error: return Words::status(StepStatus::Error);
    case RecordedStatus::Blocked: return Words::status(StepStatus::Blocked);
    case RecordedStatus::Limit: return Words::status(StepStatus::Limit);
    case RecordedStatus::Unknown: cell.text = Words::notRecorded(); break;
    case RecordedStatus::NoCode: cell.text = Words::noCode(); break;
    }
    cell.isMuted = true;
    return cell;
}

Meaning StepText::meaning(const Cell &cell) { return cell.shape.value_or(Meaning::NotComparable); }

QString StepText::inSentence(StepStatus status)
{
    switch (status) {
    //: Part of a sentence: "recorded no error, replayed …"
    case StepStatus::Ok: return tr("no error");
    //: Part of a sentence: "recorded blocked, replayed an error"
    case StepStatus::Error: return tr("an error");
    //: Part of a sentence: "recorded blocked, replayed an error"
    case StepStatus::Blocked: return tr("blocked");
    //: Part of a sentence: "replayed a timeout"
    case StepStatus::Timeout: return tr("a timeout");
    //: Part of a sentence: "replayed a limit"
    case StepStatus::Limit: return tr("a limit");
    //: Part of a sentence: "replayed a crash"
    case StepStatus::Crashed: return tr("a crash");
    //: Part of a sentence: "replayed cancelled"
    case StepStatus::Cancelled: return tr("cancelled");
    }
    std::unreachable();
}

QString StepText::inSentence(RecordedStatus status)
{
    switch (status) {
    case RecordedStatus::Ok: return inSentence(StepStatus::Ok);
    case RecordedStatus::Error: return inSentence(StepStatus::Error);
    case RecordedStatus::Blocked: return inSentence(StepStatus::Blocked);
    case RecordedStatus::Limit: return inSentence(StepStatus::Limit);
    //: Part of a sentence: "recorded nothing, replayed an error"
    case RecordedStatus::Unknown: return tr("nothing");
    case RecordedStatus::NoCode: return tr("no code");
    }
    std::unreachable();
}

QString StepText::noiseRules(const NoiseRules &rules, bool areOfSession)
{
    QStringList words;
    for (const auto &name : rules.names())
        words.append(noise(name));
    if (words.isEmpty())
        return areOfSession ? tr("Compared without noise rules.")
                            : tr("All noise rules are off. Turn them on in Edit > Settings > Noise.");
    const auto list = words.join(QStringLiteral(", "));
    //: Over a comparison. %1: "addresses, dates"
    return areOfSession ? tr("Noise, by the rules stored with this replay: %1.").arg(list)
                        //: Over a comparison. %1: "addresses, dates"
                        : tr("Noise, by your rules: %1.").arg(list);
}

QString StepText::noise(std::string_view rule)
{
    if (rule == "import-list")
        //: Kind of noise between two runs
        return tr("list of allowed modules");
    if (rule == "addresses")
        //: Kind of noise between two runs: memory addresses such as 0x7f3a…
        return tr("addresses");
    if (rule == "error-wording")
        //: Kind of noise between two runs: error messages that versions of Python word differently
        return tr("wording of errors by Python version");
    if (rule == "module-paths")
        //: Kind of noise between two runs: folders in which modules are installed
        return tr("paths of modules");
    if (rule == "set-order")
        //: Kind of noise between two runs: the order in which sets are printed
        return tr("order of sets");
    if (rule == "float-digits")
        //: Kind of noise between two runs: the last digits of numbers
        return tr("last digits of numbers");
    if (rule == "times")
        //: Kind of noise between two runs: times of day
        return tr("times");
    if (rule == "dates")
        //: Kind of noise between two runs
        return tr("dates");
    if (rule == "durations")
        //: Kind of noise between two runs
        return tr("durations");
    return safeLine(rule);
}

QString StepText::reason(std::string_view code)
{
    if (code == "logs")
        return tr("The printed output differs.");
    if (code == "output")
        return tr("The output differs.");
    if (code == "error")
        return tr("The error differs.");
    if (code == "final-answer")
        return tr("The recorded step gave the final answer; the replay did not.");
    if (code == "follows-change")
        return tr("Follows a changed step: started from a different state.");
    if (code == "no-code")
        return tr("The step has no code to run.");
    if (code == "not-recorded")
        return tr("The log does not record how the step ended.");
    if (code == "cancelled")
        return tr("The step was stopped before it finished.");
    if (code.starts_with("tool:"))
        //: %1: name of a tool
        return tr("The tool %1 has no recorded result.").arg(safeLine(code.substr(5)));
    if (code.empty() || code.starts_with("status:"))
        return {};
    if (code.contains('.'))
        //: %1: name of a rule of the policy, such as imports.allow
        return tr("Denied by policy rule %1.").arg(safeLine(code));
    QStringList names;
    for (const auto rule : std::views::split(code, ','))
        names.append(noise(std::string_view(rule)));
    //: %1: what differs without a meaning: "addresses, dates"
    return tr("Only noise differs: %1.").arg(names.join(QStringLiteral(", ")));
}

} // namespace vitrine
