// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/policy/policytext.h"

#include "app/cli/options/namecheck.h"
#include "app/wording/differencetext.h"
#include "app/wording/rulingtext.h"
#include "app/wording/safetext.h"
#include "executor/policy/policydocument.h"
#include "executor/policy/policyexchange.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

namespace vitrine {

void printPolicy(Console &console, const Policy &policy)
{
    console.write(QString::fromStdString(safeJson(prettyJson(policy))).trimmed());
}

void printDifferences(Console &console, const std::vector<PolicyDifference> &differences)
{
    for (const PolicyDifference &difference : differences)
        console.write(DifferenceText::line(difference));
}

void printNotExpressed(Console &console, const std::vector<NotExpressed> &rules)
{
    for (const NotExpressed &rule : rules)
        console.message(RulingText::notExpressed(rule));
}

nlohmann::ordered_json notExpressedJson(const std::vector<NotExpressed> &rules)
{
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const NotExpressed &rule : rules)
        list.push_back({ { "rule", rule.rule }, { "reason", toString(rule.reason) } });
    return list;
}

CLI::Option *addFormatOption(CLI::App &parser, std::string &format)
{
    std::vector<std::string> names;
    for (const auto known :
        { PolicyFormat::ClaudeCode, PolicyFormat::Codex, PolicyFormat::Smolagents, PolicyFormat::OpenShell })
        names.emplace_back(toString(known));
    return parser
        .add_option(
            "--as", format, QCoreApplication::translate("vitrine::PolicyExportCommand", "The other tool").toStdString())
        ->check(oneOf(names))
        ->type_name("TOOL");
}

nlohmann::ordered_json differencesJson(const std::vector<PolicyDifference> &differences)
{
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const PolicyDifference &difference : differences) {
        list.push_back(
            { { "change", toString(difference.kind) }, { "path", difference.path }, { "value", difference.value } });
        if (difference.kind == PolicyDifference::Kind::Changed)
            list.back()["before"] = difference.before;
    }
    return list;
}

} // namespace vitrine
