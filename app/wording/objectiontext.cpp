// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/objectiontext.h"

#include "app/wording/findingtext.h"
#include "app/wording/labeltext.h"
#include "app/wording/rulingtext.h"
#include "app/wording/safetext.h"

#include <QStringBuilder>

namespace vitrine {

QString ObjectionText::sentence(const Objection &objection)
{
    Finding finding;
    finding.code = objection.code;
    finding.subject = objection.limit ? objection.rule : objection.subject;
    return FindingText::sentence(finding);
}

QString ObjectionText::sentence(const ActionObjection &objection, const FactBase &base)
{
    const std::string &subject = base.actions().action(objection.action).recorded.subject;
    return LabelText::of(safeLine(subject, 60), RulingText::reason(objection.ruling));
}

} // namespace vitrine
