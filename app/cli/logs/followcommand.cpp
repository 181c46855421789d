// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/command.h"
#include "app/cli/command/commands.h"
#include "app/cli/command/untilinterrupted.h"
#include "app/cli/options/damagenotice.h"
#include "app/cli/options/executionoptions.h"
#include "app/wording/numbertext.h"
#include "app/wording/safetext.h"
#include "models/logs/bytes/bytesource.h"
#include "models/replay/folderfollower.h"

#include <QCoreApplication>
#include <QLocale>

#include <nlohmann/json.hpp>

#include <set>
#include <string>
#include <vector>

namespace vitrine {

/// `vitrine follow`: records what is added to logs and folders in a trail, until it is stopped.
class FollowCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::FollowCommand)

public:
    explicit FollowCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    std::string m_trail;
    std::vector<std::string> m_locations;
    bool m_isJson = false;
};

namespace {

constexpr auto pause = std::chrono::milliseconds(250);

} // namespace

FollowCommand::FollowCommand(CLI::App &above)
    : Command(above.add_subcommand(
          "follow", tr("Import new data into a trail while logs are written, until Ctrl+C").toStdString()))
{
    parser()
        .add_option("--trail", m_trail, tr("The trail; created if it does not exist").toStdString())
        ->type_name("DB")
        ->required();
    parser().add_flag("--json", m_isJson, tr("Print one line of JSON per change").toStdString());
    parser()
        .add_option("LOG", m_locations, tr("Logs and folders to watch; they need not exist yet").toStdString())
        ->required();
}

ExitStatus FollowCommand::run(Console &console)
{
    for (const std::string &location : m_locations)
        if (const auto opened = openFile(location); !opened && opened.error().flaw.code == FlawCode::NotRegularFile)
            return report(console, opened.error());
    const Interruption interruption;
    reportDamageOf(console, m_trail);
    const auto recorder = Recorder::open(m_trail);
    if (!recorder)
        return report(console, recorder.error());
    FolderFollower follower({ m_locations.begin(), m_locations.end() }, **recorder);
    const auto found = [&](const std::filesystem::path &log, const FollowUpdate &update) {
        if (m_isJson)
            console.line({ { "file", log.string() }, { "added", update.added }, { "replaced", update.replaced },
                { "runs", update.report.runs }, { "steps", update.report.totalSteps } });
        else
            //: %1: name of a file, %n: how many runs are new, %2: how many others have changed, %3: number of all steps
            console.write(
                tr("%1: %Ln new run(s), %2 changed, steps in all: %3", nullptr, static_cast<int>(update.added))
                    .arg(safeLine(log.string()), numberText(update.replaced), numberText(update.report.totalSteps)));
        console.flush();
    };
    // Missing or incomplete data may be complete at the next look. Other content may be a mistake.
    std::set<std::string> reported;
    const auto failed = [&](const Error &error) {
        if (error.code != ErrorCode::UnknownFormat || !reported.insert(error.file).second)
            return;
        report(console, error);
        console.message(tr("Waiting for the file to change."));
    };
    untilInterrupted(interruption, pause, [&] {
        follower.look(found, failed);
        return !console.isBroken();
    });
    auto status = ExitStatus::Fine;
    follower.finish([&](const Error &error) { status = worse(status, report(console, error)); });
    return status;
}

std::unique_ptr<Command> makeFollowCommand(CLI::App &above) { return std::make_unique<FollowCommand>(above); }

} // namespace vitrine
