// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/command.h"
#include "app/cli/command/commands.h"
#include "app/cli/options/executionoptions.h"
#include "app/cli/print/texttable.h"
#include "app/cli/replay/runchoice.h"
#include "app/session/settings/trustedstubs.h"
#include "app/wording/numbertext.h"
#include "app/wording/safetext.h"
#include "base/parsedjson.h"

#include <QCoreApplication>
#include <QLocale>

#include <nlohmann/json.hpp>

namespace vitrine {

/// `vitrine cassette show`: how the tools of each run would be answered.
class CassetteShowCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::CassetteShowCommand)

public:
    explicit CassetteShowCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    ExitStatus printDocument(Console &console, const std::vector<ReplayRun> &runs) const;

    RunChoice m_choice;
    bool m_isJson = false;
};

namespace {

constexpr qsizetype longestAnswer = 60;
constexpr qsizetype longestTask = 90;

/// How a tool is answered, in one line.
class AnswerText final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::AnswerText)

public:
    QString operator()(const ToolStub::Identity &) const
    {
        //: How a tool is answered
        return tr("returns its argument");
    }
    QString operator()(const ToolStub::Recorded &recorded) const
    {
        //: How a tool is answered
        return tr("%Ln recorded call(s)", nullptr, static_cast<int>(recorded.calls.size()));
    }
    QString operator()(const ToolStub::Constant &constant) const
    {
        //: How a tool is answered. %1: a value as JSON
        return tr("always %1").arg(safeLine(constant.json, longestAnswer));
    }
    QString operator()(const ToolStub::Python &) const
    {
        //: How a tool is answered
        return tr("Python function");
    }
    QString operator()(const ToolStub::Missing &) const
    {
        //: How a tool is answered
        return tr("no stub");
    }
    QString operator()(const ToolStub::Elsewhere &) const { return (*this)(ToolStub::Missing {}); }
};

} // namespace

CassetteShowCommand::CassetteShowCommand(CLI::App &above)
    : Command(above.add_subcommand("show", tr("Show the tool answers that a replay of a run uses").toStdString()))
{
    m_choice.declare(parser());
    parser().add_flag(
        "--json", m_isJson, tr("Print the answers of one run as JSON, for --tools and save").toStdString());
}

ExitStatus CassetteShowCommand::run(Console &console)
{
    auto python = ExecutionOptions::startPython(console);
    if (!python)
        return python.error();
    ReplayChoices choices;
    choices.factsOf = reviewFacts(*python);
    choices.isTrusted = isTrustedStub;
    const auto runs = m_choice.load(console, choices);
    if (!runs)
        return runs.error();
    if (m_isJson)
        return printDocument(console, *runs);
    for (const ReplayRun &one : *runs) {
        TextTable table({ { tr("Tool") }, { tr("Answered by") } });
        for (const auto &[name, tool] : one.request.tools)
            table.add({ { safeLine(name) }, { std::visit(AnswerText {}, tool.answer) } });
        //: Title of a run. %1: its number, %2: what the agent was asked
        console.write(tr("Run %1: %2").arg(numberText(one.number), safeLine(one.task, longestTask)));
        table.print(console, 2);
        console.write();
    }
    return ExitStatus::Fine;
}

ExitStatus CassetteShowCommand::printDocument(Console &console, const std::vector<ReplayRun> &runs) const
{
    if (runs.size() != 1) {
        console.message(tr("The file contains several runs: choose one with --run."));
        return ExitStatus::Unusable;
    }
    console.document(parsedJson<nlohmann::ordered_json>(toJson(runs.front().request.tools)));
    return ExitStatus::Fine;
}

std::unique_ptr<Command> makeCassetteShowCommand(CLI::App &above)
{
    return std::make_unique<CassetteShowCommand>(above);
}

} // namespace vitrine
