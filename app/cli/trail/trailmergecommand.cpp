// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/command.h"
#include "app/cli/command/commands.h"
#include "app/cli/options/damagenotice.h"
#include "app/cli/options/executionoptions.h"
#include "app/wording/numbertext.h"
#include "app/wording/safetext.h"
#include "models/trail/read/trail.h"
#include "models/trail/write/recorder.h"

#include <QCoreApplication>
#include <QLocale>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

namespace vitrine {

/// `vitrine trail merge A B… --into C`: merges trails of several machines into one.
class TrailMergeCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::TrailMergeCommand)

public:
    explicit TrailMergeCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    ExitStatus reportAll(Console &console) const;
    void removeTarget(Console &console) const;
    static void print(Console &console, const std::string &file, const MergeReport &merged);

    std::vector<std::string> m_files;
    std::string m_into;
    bool m_isJson = false;
};

namespace {

/// Checked first, so that an unreadable trail does not leave an empty merged one behind.
std::optional<Error> missingOf(const std::vector<std::string> &files)
{
    std::error_code ignored;
    for (const std::string &file : files)
        if (!std::filesystem::exists(file, ignored))
            return Error { ErrorCode::FileNotFound, file, {}, {}, {} };
    return std::nullopt;
}

bool isAnyTrail(const std::vector<std::string> &files)
{
    return std::ranges::any_of(files, [](const std::string &file) { return Trail::open(file).has_value(); });
}

} // namespace

TrailMergeCommand::TrailMergeCommand(CLI::App &above)
    : Command(
          above.add_subcommand("merge", tr("Merge trails; every chain, seal and proof remains valid").toStdString()))
{
    parser().add_flag("--json", m_isJson, tr("Print one JSON document").toStdString());
    parser().add_option("DB", m_files, tr("Trails to merge; they are not changed").toStdString())->required();
    parser()
        .add_option(
            "--into", m_into, tr("Target trail, new or existing; trails it already contains are skipped").toStdString())
        ->type_name("FILE")
        ->required();
}

ExitStatus TrailMergeCommand::run(Console &console)
{
    if (const auto missing = missingOf(m_files))
        return report(console, *missing);
    std::error_code ignored;
    if (!std::filesystem::exists(m_into, ignored) && !isAnyTrail(m_files))
        return reportAll(console);
    const bool isNew = !std::filesystem::exists(m_into, ignored);
    reportDamageOf(console, m_into);
    auto recorder = Recorder::open(m_into);
    if (!recorder)
        return report(console, recorder.error());
    auto status = ExitStatus::Fine;
    auto parts = nlohmann::ordered_json::array();
    for (const std::string &file : m_files) {
        const auto merged = (*recorder)->merge(file);
        if (!merged) {
            Error error = merged.error();
            error.file = file;
            status = worse(status, report(console, error));
            continue;
        }
        parts.push_back({ { "file", file }, { "trail", merged->trail }, { "entries", merged->entries },
            { "runs", merged->runs }, { "executions", merged->executions }, { "interrupted", merged->interrupted },
            { "already_present", merged->wasThere } });
        if (!m_isJson)
            print(console, file, *merged);
    }
    if (isNew && status != ExitStatus::Fine) {
        recorder->reset();
        parts.clear();
        removeTarget(console);
    }
    if (m_isJson)
        console.document({ { "into", m_into }, { "parts", std::move(parts) } });
    return status;
}

/// A trail that lacks some of the parts would pass for the whole.
void TrailMergeCommand::removeTarget(Console &console) const
{
    std::error_code ignored;
    for (const char *suffix : { "", "-wal", "-shm", "-writers" })
        std::filesystem::remove(m_into + suffix, ignored);
    //: %1: name of a file
    console.message(tr("%1 was not created, because not all trails could be merged.").arg(safeLine(m_into)));
}

/// Without a readable trail: nothing is created.
ExitStatus TrailMergeCommand::reportAll(Console &console) const
{
    auto status = ExitStatus::Unusable;
    for (const std::string &file : m_files)
        if (const auto trail = Trail::open(file); !trail)
            status = worse(status, report(console, trail.error()));
    if (m_isJson)
        console.document({ { "into", m_into }, { "parts", nlohmann::ordered_json::array() } });
    return status;
}

void TrailMergeCommand::print(Console &console, const std::string &file, const MergeReport &merged)
{
    if (merged.wasThere) {
        //: %1: name of a file
        console.write(tr("%1: already merged").arg(safeLine(file)));
        return;
    }
    //: %1: name of a file, %2 to %4: numbers
    console.write(tr("%1: runs: %2, executions: %3, entries: %4")
            .arg(safeLine(file), numberText(merged.runs), numberText(merged.executions), numberText(merged.entries)));
    if (merged.interrupted > 0)
        //: %1: number of executions
        console.write(tr("still running when copied, marked as interrupted: %1").arg(numberText(merged.interrupted)));
}

std::unique_ptr<Command> makeTrailMergeCommand(CLI::App &above) { return std::make_unique<TrailMergeCommand>(above); }

} // namespace vitrine
