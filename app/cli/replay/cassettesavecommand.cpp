// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/command.h"
#include "app/cli/command/commands.h"
#include "app/cli/options/executionoptions.h"
#include "app/cli/options/numbercheck.h"
#include "app/cli/replay/runchoice.h"
#include "app/session/settings/trustedstubs.h"
#include "app/session/textfile.h"
#include "app/wording/numbertext.h"
#include "base/version.h"
#include "models/replay/cassette.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <utility>

#include <QCoreApplication>

namespace vitrine {

/// `vitrine cassette save` saves a cassette with a run of a trail, `vitrine cassette reset` removes it. Both are
/// recorded as events; the log's recording is unchanged.
class CassetteSaveCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::CassetteSaveCommand)

public:
    enum class Kind { Save, Reset };
    CassetteSaveCommand(CLI::App &above, Kind kind);
    ExitStatus run(Console &console) override;

private:
    void declareTools();

    Kind m_kind;
    std::string m_trail;
    std::string m_tools;
    std::uint64_t m_run = 0;
};

CassetteSaveCommand::CassetteSaveCommand(CLI::App &above, Kind kind)
    : Command(kind == Kind::Save
              ? above.add_subcommand(
                    "save", tr("Store tool answers with a run of a trail; replays of the run use them").toStdString())
              : above.add_subcommand(
                    "reset", tr("Reset the tool answers of a run to those recorded in the log").toStdString()))
    , m_kind(kind)
{
    if (m_kind == Kind::Save)
        declareTools();
    parser()
        .add_option("--run", m_run, tr("Number of the run in the trail").toStdString())
        ->type_name("ID")
        ->check(wholeNumber())
        ->required();
    parser().add_option("DB", m_trail, tr("The trail").toStdString())->required();
}

void CassetteSaveCommand::declareTools()
{
    parser().add_option("--tools", m_tools, tr("JSON file of tool stubs").toStdString())->type_name("F")->required();
}

ExitStatus CassetteSaveCommand::run(Console &console)
{
    std::optional<ToolStubs> tools;
    if (m_kind == Kind::Save) {
        const auto text = readTextFile(m_tools);
        if (!text)
            return report(console, text.error());
        auto read = readToolStubs(*text, m_tools);
        if (!read)
            return report(console, read.error());
        tools = std::move(*read);
    }
    const auto trail = Trail::open(m_trail);
    if (!trail)
        return report(console, trail.error());
    const auto run = static_cast<RunId>(m_run);
    if (!(*trail)->run(run))
        return reportNoRun(console, m_run);
    const auto recorder = Recorder::open(m_trail);
    if (!recorder)
        return report(console, recorder.error());
    if (const auto saved = saveTools(**recorder, **trail, run, tools, "vitrine " VITRINE_VERSION); !saved)
        return report(console, saved.error());
    if (tools)
        trustStubs(*tools);
    if (tools)
        //: %n: number of tools, %1: number of a run
        console.write(tr("Saved the answers of %Ln tool(s) with run %1.", nullptr, static_cast<int>(tools->size()))
                .arg(numberText(m_run)));
    else
        //: %1: number of a run
        console.write(tr("Run %1 uses the answers recorded in its log again.").arg(numberText(m_run)));
    return ExitStatus::Fine;
}

std::unique_ptr<Command> makeCassetteSaveCommand(CLI::App &above)
{
    return std::make_unique<CassetteSaveCommand>(above, CassetteSaveCommand::Kind::Save);
}

std::unique_ptr<Command> makeCassetteResetCommand(CLI::App &above)
{
    return std::make_unique<CassetteSaveCommand>(above, CassetteSaveCommand::Kind::Reset);
}

} // namespace vitrine
