// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/command.h"
#include "app/cli/command/commands.h"
#include "app/cli/options/executionoptions.h"
#include "app/cli/policy/policytext.h"
#include "app/session/textfile.h"
#include "app/wording/safetext.h"
#include "base/parsedjson.h"
#include "base/trimmed.h"
#include "executor/policy/policydocument.h"
#include "executor/policy/policyexchange.h"
#include "executor/policy/policyproblem.h"

#include <QCoreApplication>
#include <QStringBuilder>

#include <nlohmann/json.hpp>

#include <string>

namespace vitrine {

/// `vitrine policy import`: the rules of another tool as a policy document.
class PolicyImportCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::PolicyImportCommand)

public:
    explicit PolicyImportCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    std::string m_format;
    std::string m_file;
    bool m_isJson = false;
};

PolicyImportCommand::PolicyImportCommand(CLI::App &above)
    : Command(above.add_subcommand("import", tr("Convert the rules of another tool to a policy").toStdString()))
{
    parser()
        .add_option("FILE", m_file, tr("Document of the other tool; - for standard input").toStdString())
        ->required();
    addFormatOption(parser(), m_format)->required();
    parser().add_flag("--json", m_isJson,
        tr("Print one JSON document with the policy and the rules that it cannot express").toStdString());
}

ExitStatus PolicyImportCommand::run(Console &console)
{
    const auto text = readTextFile(m_file, longestPolicy);
    if (!text)
        return report(console, text.error());
    if (trimmed(*text).empty())
        return report(console, { ErrorCode::EmptyFile, m_file, {}, {}, {} });
    const auto imported = importPolicy(*policyFormatFrom(m_format), *text);
    if (!imported) {
        const QString file = safeLine(m_file);
        const QString message = safeLine(imported.error().message);
        const QString location = imported.error().line == 0 ? QString() : u':' % QString::number(imported.error().line);
        console.message(file % location % u": " % message);
        return ExitStatus::Unusable;
    }
    if (m_isJson)
        console.document({ { "policy", parsedJson<nlohmann::ordered_json>(prettyJson(imported->policy)) },
            { "not_expressed", notExpressedJson(imported->notExpressed) } });
    else
        printPolicy(console, imported->policy);
    printNotExpressed(console, imported->notExpressed);
    return ExitStatus::Fine;
}

std::unique_ptr<Command> makePolicyImportCommand(CLI::App &above)
{
    return std::make_unique<PolicyImportCommand>(above);
}

} // namespace vitrine
