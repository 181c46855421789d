// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/command.h"
#include "app/cli/command/commands.h"
#include "app/cli/command/interruption.h"
#include "app/cli/options/executionoptions.h"
#include "app/cli/print/progressline.h"
#include "app/wording/damagetext.h"
#include "app/wording/numbertext.h"
#include "app/wording/safetext.h"
#include "models/trail/read/trail.h"
#include "models/trail/write/trailcopy.h"

#include <QCoreApplication>
#include <QLocale>

#include <nlohmann/json.hpp>

#include <filesystem>
#include <string>

namespace vitrine {

/// `vitrine trail repair DB --into NEW`: copies the readable parts of a damaged trail.
class TrailRepairCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::TrailRepairCommand)

public:
    explicit TrailRepairCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    static void printSum(Console &console, const RepairReport &repaired, const Verification &found, bool isComplete);

    std::string m_file;
    std::string m_into;
    bool m_isJson = false;
};

TrailRepairCommand::TrailRepairCommand(CLI::App &above)
    : Command(above.add_subcommand("repair", tr("Recover a damaged trail into a new one").toStdString()))
{
    parser().add_flag("--json", m_isJson, tr("Print one JSON document").toStdString());
    parser().add_option("DB", m_file, tr("The trail").toStdString())->required();
    parser().add_option("--into", m_into, tr("The new trail").toStdString())->type_name("FILE")->required();
}

ExitStatus TrailRepairCommand::run(Console &console)
{
    const Interruption interruption;
    ProgressLine progress;
    progress.begin(safeLine(std::filesystem::path(m_file).filename().string()));
    const auto repaired = repairTrail(m_file, m_into, [&](std::uint64_t done, std::uint64_t total) {
        progress.show(done, total);
        return !interruption.hasCome();
    });
    progress.clear();
    if (!repaired)
        return report(console, repaired.error());
    bool isComplete = true;
    auto tables = nlohmann::ordered_json::array();
    for (const RepairReport::Table &table : repaired->tables) {
        isComplete = isComplete && table.isComplete;
        tables.push_back({ { "table", table.name }, { "rows", table.rows }, { "complete", table.isComplete } });
        if (!m_isJson && !table.isComplete)
            //: %1: name of a table, %n: number of rows
            console.write(tr("%1: damaged, recovered %Ln row(s)", nullptr, static_cast<int>(table.rows))
                    .arg(QString::fromStdString(table.name)));
    }
    const auto found = Trail::open(m_into).and_then([](const auto &trail) { return trail->verify(); });
    if (!found)
        return report(console, found.error());
    if (m_isJson)
        console.document({ { "complete", isComplete }, { "intact", found->isIntact }, { "tables", std::move(tables) },
            { "dropped", repaired->foreign } });
    else
        printSum(console, *repaired, *found, isComplete);
    for (const std::string &object : repaired->foreign)
        if (!m_isJson)
            //: Part of a damaged file that is not part of a trail. %1: type and name in SQL, e.g. "trigger x"
            console.write(tr("Dropped: %1 (not part of a trail)").arg(safeLine(object)));
    return isComplete && found->isIntact ? ExitStatus::Fine : ExitStatus::Failed;
}

void TrailRepairCommand::printSum(
    Console &console, const RepairReport &repaired, const Verification &found, bool isComplete)
{
    if (!found.isIntact)
        //: %1: number of an entry, %2: what is wrong with it
        console.write(tr("The new trail is damaged at entry %1: %2. Run vitrine trail verify for details.")
                .arg(numberText(found.firstBroken.value_or(0)), DamageText::reason(found.reason)));
    if (isComplete && found.isIntact)
        return console.write(tr("All data was recovered, and the chain is intact."));
    if (isComplete)
        return console.write(tr("All rows were recovered; changed data is still marked as damaged."));
    const auto rows = [&repaired](std::string_view table) { return numberText(repaired.rowsOf(table)); };
    if (repaired.rowsOf("runs") == 0 && repaired.rowsOf("executions") == 0)
        console.write(tr("No run was recovered."));
    //: Parts of a damaged trail. %1 to %5: numbers
    console.write(tr("Recovered: runs %1, steps %2, executions %3, texts %4, entries of the chain %5")
            .arg(rows("runs"), rows("steps"), rows("executions"), rows("contents"), rows("entries")));
}

std::unique_ptr<Command> makeTrailRepairCommand(CLI::App &above) { return std::make_unique<TrailRepairCommand>(above); }

} // namespace vitrine
