// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/command.h"
#include "app/cli/command/commands.h"
#include "app/cli/command/interruption.h"
#include "app/cli/logs/emptyfolders.h"
#include "app/cli/logs/importreporter.h"
#include "app/cli/options/codetagsoption.h"
#include "app/cli/options/damagenotice.h"
#include "app/cli/options/executionoptions.h"
#include "app/cli/options/namecheck.h"
#include "app/cli/print/progressline.h"
#include "app/session/jobs/logimport.h"
#include "app/wording/safetext.h"
#include "models/logs/bytes/logfiles.h"
#include "models/logs/bytes/sessionfolder.h"
#include "models/logs/bytes/sharedhistory.h"
#include "models/logs/importer.h"
#include "models/replay/importedsessions.h"
#include "models/replay/sharedpython.h"

#include <functional>
#include <memory>
#include <string>
#include <system_error>
#include <vector>

#include <QCoreApplication>

namespace vitrine {

class ImportReporter;
class Interruption;

/// `vitrine import`: reads logs into a trail, or predicts the result.
class ImportCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::ImportCommand)

public:
    explicit ImportCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    ExitStatus importInto(Console &console, const Interruption &interruption, ImportReporter &reporter);
    ImportOptions options() const;

    std::string m_trail;
    std::string m_format;
    CodeTagsOption m_tags;
    bool m_isUnreviewed = false;
    bool m_isDry = false;
    bool m_isDetailed = false;
    bool m_isJson = false;
    std::vector<std::string> m_files;
};

namespace {

using Open
    = std::function<void(const std::filesystem::path &log, const ImportOptions &options, const LogOpening::Done &done)>;

/// Waits until all logs are in the trail.
using Finish = std::function<void(const ImportOptions &options)>;

std::vector<std::string> formatNames()
{
    const auto names = logFormats();
    return { names.begin(), names.end() };
}

/// Opens one log after the other, until Ctrl+C is pressed. The trail itself may be in one of the folders, and is
/// skipped: opening its file would release the locks that SQLite has on it.
void openAll(const std::vector<std::string> &names, const std::filesystem::path &trail, ImportOptions options,
    const Interruption &interruption, const Open &open, const Finish &finish, ImportReporter &reporter)
{
    // Logs that are still being written when all are read show their progress, too.
    ProgressLine progress;
    options.sessionHeads = std::make_shared<SessionHeads>();
    options.sharedHistories = std::make_shared<SharedHistories>();
    options.progress = [&](std::uint64_t done, std::uint64_t total) {
        progress.show(done, total);
        return !interruption.hasCome();
    };
    auto files = logFilesOf(names);
    std::erase_if(files, [&trail](const LogFile &file) { return !file.isNamed && isSameFile(file.path, trail); });
    addImportedSessions(*options.sharedHistories, trail);
    for (const LogFile &file : files)
        options.sharedHistories->addImported(file.path);
    for (const LogFile &file : files) {
        progress.begin(safeLine(file.path.filename().string()));
        open(file.path, options, [&reporter, &progress, file](const Result<OpenedLog> &opened) {
            progress.clear();
            if (opened)
                reporter.add(file.path.string(), *opened);
            else
                reporter.addFailure(file, opened.error());
        });
        progress.clear();
        if (interruption.hasCome())
            break;
    }
    finish(options);
    if (interruption.hasCome())
        reporter.setInterrupted(files.size());
}

} // namespace

ImportCommand::ImportCommand(CLI::App &above)
    : Command(above.add_subcommand("import", tr("Read logs into a trail").toStdString()))
{
    auto *trail = parser()
                      .add_option("--trail", m_trail, tr("The trail; created if it does not exist").toStdString())
                      ->type_name("DB");
    auto *dry = parser().add_flag("--dry-run", m_isDry, tr("Show what would be imported; write nothing").toStdString());
    parser().callback([trail, dry] {
        if (trail->count() == 0 && dry->count() == 0)
            throw CLI::RequiredError("--trail");
    });
    parser()
        .add_option("--format", m_format, tr("Log format; default: detected by content").toStdString())
        ->check(oneOf(formatNames()));
    m_tags.declare(parser());
    parser().add_flag("--no-review", m_isUnreviewed,
        tr("Do not review the code during the import; policy checks will do it later").toStdString());
    parser().add_flag("--details", m_isDetailed, tr("Also report derived values and unknown keys").toStdString());
    parser().add_flag("--json", m_isJson, tr("Print one JSON document").toStdString());
    parser()
        .add_option("LOG", m_files,
            tr("Logs, folders and patterns (* ? [a-z], ** for any folders); gzip, zstd, zip and tar are supported")
                .toStdString())
        ->required();
}

ExitStatus ImportCommand::run(Console &console)
{
    const ExitStatus folders = reportEmptyFolders(console, m_files);
    const Interruption interruption;
    ImportReporter reporter(console, m_isDetailed);
    if (m_isDry) {
        DryImport dry(m_trail);
        const Open open = [&](const auto &log, const auto &with, const auto &done) { done(dry.open(log, with)); };
        openAll(m_files, m_trail, options(), interruption, open, [](const auto &) { }, reporter);
    } else if (const auto status = importInto(console, interruption, reporter); status != ExitStatus::Fine) {
        return status;
    }
    return worse(folders, m_isJson ? reporter.printJson(m_isDry) : reporter.print());
}

ImportOptions ImportCommand::options() const { return { m_format, {}, m_tags.tags() }; }

ExitStatus ImportCommand::importInto(Console &console, const Interruption &interruption, ImportReporter &reporter)
{
    std::error_code error;
    const bool wasThere = std::filesystem::exists(m_trail, error);
    reportDamageOf(console, m_trail);
    {
        const auto recorder = Recorder::open(m_trail);
        if (!recorder)
            return report(console, recorder.error());
        // Python can be started only once, so it is kept until the last log is reviewed.
        SharedPython python;
        const PythonSource source = m_isUnreviewed ? PythonSource() : [&python] { return python.runtime(); };
        LogOpening logs(**recorder);
        const Open open
            = [&](const auto &log, const auto &with, const auto &done) { logs.add(log, with, {}, source, done); };
        const Finish finish = [&](const ImportOptions &with) {
            logs.finish();
            if (m_format.empty() && reporter.isAnyNew() && !interruption.hasCome())
                logs.readForksAgain(with, source,
                    [&](const auto &log, const OpenedLog &opened) { reporter.addFork(log.string(), opened); });
        };
        openAll(m_files, m_trail, options(), interruption, open, finish, reporter);
    }
    // An empty trail was not requested.
    if (!wasThere && !reporter.isAnyThere())
        removeTrail(m_trail);
    return ExitStatus::Fine;
}

std::unique_ptr<Command> makeImportCommand(CLI::App &above) { return std::make_unique<ImportCommand>(above); }

} // namespace vitrine
