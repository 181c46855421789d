// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/prooftext.h"

#include "app/wording/labeltext.h"
#include "app/wording/numbertext.h"
#include "app/wording/safetext.h"
#include "app/wording/words.h"

#include <QLocale>
#include <QStringBuilder>
#include <QStringList>

namespace vitrine {

namespace {

QString modules(const SuggestionProof &proof)
{
    QStringList list;
    for (const auto &[module, steps] : proof.missing)
        //: A module that is not installed. %1: its name, %2: how many steps need it
        list << ProofText::tr("%1 (%2)").arg(safeLine(module, 80), numberText(steps));
    return list.join(QStringLiteral(", "));
}

} // namespace

QString ProofText::summary(const SuggestionProof &proof)
{
    //: %n: number of steps, %1 to %4: how many of them
    const QString counts = tr("Verified by replay, %Ln step(s): %1 unchanged, %2 denied, %3 changed for other reasons, "
                              "%4 after a changed step.",
        nullptr, static_cast<int>(proof.total()))
                               .arg(numberText(proof.kept), numberText(proof.denied), numberText(proof.otherwise),
                                   numberText(proof.notComparable));
    if (proof.notInstalled == 0)
        return counts;
    //: %n: how many steps, %1: names of modules, each with how many steps need it: "sympy (9), scipy (1)"
    return counts + u' '
        + tr(
            "%Ln could not be verified: modules not installed here: %1.", nullptr, static_cast<int>(proof.notInstalled))
              .arg(modules(proof));
}

Cell ProofText::recorded(const ProofStep &step)
{
    StepSummary summary;
    summary.hasCode = true;
    summary.isFinalAnswer = step.wasFinal;
    if (step.recorded) {
        summary.errorLayer = step.recorded->layer;
        summary.errorMessage = step.recorded->message;
    }
    return Words::recordedStatus(summary);
}

Cell ProofText::observed(const ProofStep &step)
{
    Cell cell = Words::status(step.status);
    if (!step.message.empty())
        cell.text = LabelText::of(cell.text, safeLine(step.message, 200));
    else if (step.outcome == ProofStep::Outcome::NotComparable)
        //: How a step ended after an earlier step with a changed result. %1: "OK"
        cell.text = tr("%1, after a changed step").arg(cell.text);
    else if (step.reason == "output")
        //: How a step ended. %1: "OK"
        cell.text = tr("%1, different value").arg(cell.text);
    else if (step.reason == "logs")
        //: How a step ended. %1: "OK"
        cell.text = tr("%1, different output").arg(cell.text);
    cell.tip = safeLine(step.message, 2'000);
    return cell;
}

} // namespace vitrine
