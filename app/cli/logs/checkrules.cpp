// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/logs/checkrules.h"

#include "app/cli/command/console.h"
#include "app/cli/print/sentences.h"
#include "app/cli/print/texttable.h"
#include "app/wording/findingtext.h"
#include "app/wording/safetext.h"
#include "executor/review/rules.h"
#include "models/judging/actionfindings.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <vector>

namespace vitrine {

namespace {

QString title(const char *text) { return QCoreApplication::translate("vitrine::CheckRules", text); }

/// Those about code come first.
std::vector<ReviewRule> allRules()
{
    std::vector<ReviewRule> all(reviewRules().begin(), reviewRules().end());
    all.insert(all.end(), actionRules().begin(), actionRules().end());
    return all;
}

nlohmann::ordered_json rulesJson()
{
    nlohmann::ordered_json rules = nlohmann::ordered_json::array();
    for (const ReviewRule &rule : allRules())
        rules.push_back({ { "id", rule.id }, { "code", rule.code }, { "severity", toString(rule.severity) },
            { "text", FindingText::rule(rule.code).toStdString() } });
    return { { "rules", std::move(rules) } };
}

} // namespace

void printRules(Console &console, bool isJson)
{
    if (isJson)
        return console.document(rulesJson());
    //: Column title: name of a rule of the review
    TextTable table({ { title(QT_TRANSLATE_NOOP("vitrine::CheckRules", "Rule")) },
        //: Column title: technical name of a kind of finding
        { title(QT_TRANSLATE_NOOP("vitrine::CheckRules", "Code")) },
        //: Column title: how serious a finding is
        { title(QT_TRANSLATE_NOOP("vitrine::CheckRules", "Severity")) },
        //: Column title: what a rule is about
        { title(QT_TRANSLATE_NOOP("vitrine::CheckRules", "Finding")) } });
    for (const ReviewRule &rule : allRules())
        table.add({ { safeLine(rule.id) }, { safeLine(rule.code) },
            { FindingText::severity(rule.severity), Sentences::tone(rule.severity) },
            { FindingText::rule(rule.code) } });
    table.print(console);
}

} // namespace vitrine
