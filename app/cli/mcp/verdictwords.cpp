// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/mcp/verdictwords.h"

#include "app/cli/mcp/answerpage.h"
#include "app/wording/findingtext.h"
#include "app/wording/rulingtext.h"

#include <utility>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

// Sentences shorten what they name, so it is masked before.
std::string findingReason(Finding finding)
{
    finding.subject = maskedText(finding.subject);
    finding.detail = maskedText(finding.detail);
    return shownText(FindingText::sentence(finding).toStdString());
}

} // namespace

Json rulingWords(ActionRuling ruling)
{
    ruling.subject = maskedText(ruling.subject);
    return { { "verdict", toString(ruling.outcome) }, { "rule", shownText(ruling.rule) },
        { "reason", shownText(RulingText::reason(ruling).toStdString(), 500) } };
}

Json findingWords(const Finding &finding)
{
    return { { "rule", finding.rule }, { "line", finding.line }, { "reason", findingReason(finding) } };
}

std::string objectionWords(const Objection &objection)
{
    Finding finding;
    finding.code = objection.code;
    finding.subject = objection.limit ? objection.rule : objection.subject;
    return findingReason(std::move(finding));
}

} // namespace vitrine
