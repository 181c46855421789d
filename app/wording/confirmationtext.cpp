// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/confirmationtext.h"

#include "app/wording/safetext.h"
#include "app/wording/words.h"

namespace vitrine {

namespace {

std::string joined(const std::vector<std::string> &names)
{
    std::string text;
    for (const std::string &name : names)
        text += (text.empty() ? "" : ", ") + name;
    return text;
}

} // namespace

Cell ConfirmationText::predicted(const Confirmation &confirmation)
{
    return Words::policyVerdict(confirmation.predicted);
}

Cell ConfirmationText::observed(const Confirmation &confirmation)
{
    if (!confirmation.observed) {
        Cell cell;
        cell.text = Words::didNotRun();
        cell.isMuted = true;
        cell.tip = safeLine(confirmation.message, 2'000);
        return cell;
    }
    Cell cell = Words::policyVerdict(*confirmation.observed);
    if (confirmation.status == StepStatus::Ok)
        //: What a step did: the policy allowed it, and it ended well
        cell.text = tr("Allowed, OK");
    else if (!confirmation.missing.empty())
        //: What a step did: the policy allowed its import, but the module is not there. %1: names of modules
        cell.text = tr("Allowed, not installed: %1").arg(safeLine(joined(confirmation.missing), 80));
    else if (confirmation.status == StepStatus::Error)
        //: What a step did: the policy allowed it, and its code ended in an error
        cell.text = tr("Allowed, error");
    else if (!confirmation.rule.empty())
        //: What a step did: a rule of the policy ended it. %1: technical name of the rule
        cell.text = tr("Denied: %1").arg(safeLine(confirmation.rule));
    cell.tip = safeLine(confirmation.message, 2'000);
    if (confirmation.isDisagreement())
        cell.shape = Meaning::Error;
    return cell;
}

} // namespace vitrine
