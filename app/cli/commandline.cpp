// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"

#include "app/cli/command/commands.h"
#include "app/cli/command/usageerror.h"
#include "app/cli/grabcommand.h"
#include "app/wording/safetext.h"
#include "base/closestname.h"
#include "base/version.h"

#include <CLI/CLI.hpp>

#include <QStringList>

#include <algorithm>
#include <array>
#include <csignal>
#include <exception>
#include <filesystem>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

namespace {

// Qt's own options, which QApplication removes from the arguments; those in the first list have a value.
constexpr std::array<std::string_view, 12> qtOptions { "-platform", "-platformpluginpath", "-platformtheme", "-plugin",
    "-style", "-stylesheet", "-qwindowgeometry", "-qwindowicon", "-qwindowtitle", "-display", "-geometry", "-session" };
constexpr std::array<std::string_view, 2> qtFlags { "-reverse", "-sync" };

// In the order of the help.
constexpr std::array topCommands { &makeRunCommand, &makeCheckCommand, &makeImportCommand, &makeFollowCommand,
    &makeSessionsCommand, &makeReceiveCommand, &makeReplayCommand, &makeVerifyReplayCommand, &makeCompareCommand,
    &makeNoiseCommand, &makeMcpCommand };
constexpr std::array hookCommands { &makeHookClaudeCodeCommand, &makeHookCodexCommand, &makeHookInstallCommand,
    &makeHookUninstallCommand };
constexpr std::array cassetteCommands { &makeCassetteShowCommand, &makeCassetteSaveCommand, &makeCassetteResetCommand };
constexpr std::array trailCommands { &makeTrailListCommand, &makeTrailShowCommand, &makeTrailSearchCommand,
    &makeTrailSqlCommand, &makeTrailStatsCommand, &makeTrailVerifyCommand, &makeTrailSealCommand,
    &makeTrailProveCommand, &makeTrailVerifierCommand, &makeTrailCertifyCommand, &makeTrailKeyCommand,
    &makeTrailTilesCommand, &makeTrailTimestampCommand, &makeTrailWitnessCommand, &makeTrailRedactCommand,
    &makeTrailPruneCommand, &makeTrailExportCommand, &makeTrailMergeCommand, &makeTrailRepairCommand,
    &makeTrailReindexCommand };
constexpr std::array policyCommands { &makePolicyListCommand, &makePolicyShowCommand, &makePolicyRecoverCommand,
    &makePolicyCheckCommand, &makePolicyWhyCommand, &makePolicyDiffCommand, &makePolicyUnusedCommand,
    &makePolicySuggestCommand, &makePolicyTestCommand, &makePolicyProveCommand, &makePolicyImportCommand,
    &makePolicyExportCommand, &makePolicySchemaCommand };

/// The arguments except for Qt's, last first, as the parser expects them.
std::vector<std::string> ownArguments(int argc, const char *const *argv)
{
    std::vector<std::string> own;
    for (int at = 1; at < argc; ++at) {
        if (std::ranges::contains(qtOptions, argv[at]))
            ++at;
        else if (!std::ranges::contains(qtFlags, argv[at]))
            own.emplace_back(argv[at]);
    }
    std::ranges::reverse(own);
    return own;
}

std::vector<std::string> commandsOf(const CLI::App &parser)
{
    std::vector<std::string> names;
    for (const auto *command : parser.get_subcommands([](const CLI::App *) { return true; }))
        names.push_back(command->get_name());
    return names;
}

/// The command with the most similar name; empty if none is similar.
std::string similarCommand(const CLI::App &parser, const std::string &word)
{
    const std::vector<std::string> names = commandsOf(parser);
    const std::vector<std::string_view> views(names.begin(), names.end());
    return std::string(closestName(word, views));
}

QString listed(const std::vector<std::string> &names)
{
    QStringList list;
    for (const std::string &name : names)
        list.append(QString::fromStdString(name));
    return list.join(QStringLiteral(", "));
}

} // namespace

CommandLine::CommandLine()
    : m_parser(tr("Inspect, replay and audit code that AI agents ran.").toStdString(), "vitrine")
{
    labelHelp();
    m_parser.set_version_flag("--version", "vitrine " VITRINE_VERSION, tr("Print the version").toStdString());
    m_parser.set_help_flag("-h,--help", tr("Print this help").toStdString());
    m_parser.require_subcommand(0, 1);
    m_parser.footer(tr("Exit status: 0 success, 1 the code failed, was blocked, or a difference was found, 2 wrong "
                       "usage or unreadable input, 3 internal error.")
            .toStdString());
    m_opened.declare(m_parser);
    declareCommands();
    nameLists(m_parser);
    rejectEmptyValues(m_parser);
}

/// Subcommands inherit the labels above their options in the help.
void CommandLine::labelHelp()
{
    const auto formatter = m_parser.get_formatter();
    //: Head line of the help on the command line
    formatter->label("Usage", tr("Usage").toStdString());
    //: Head of the list of files and names in the help on the command line
    formatter->label("Positionals", tr("Arguments").toStdString());
    //: In the help on the command line: follows an option that is required
    formatter->label("REQUIRED", tr("REQUIRED").toStdString());
    //: In the help on the command line: represents the options in the usage line
    formatter->label("OPTIONS", tr("OPTIONS").toStdString());
    //: In the help on the command line: represents one of the commands in the usage line
    formatter->label("SUBCOMMAND", tr("COMMAND").toStdString());
}

/// The parser stores the headings of its lists with each entry.
void CommandLine::nameLists(CLI::App &parser)
{
    for (auto *option : parser.get_options([](const CLI::Option *any) { return any->get_group() == "Options"; }))
        //: Head of the list of options in the help on the command line
        option->group(tr("Options").toStdString());
    for (auto *command : parser.get_subcommands([](const CLI::App *) { return true; })) {
        //: Head of the list of commands in the help on the command line
        command->group(tr("Commands").toStdString());
        nameLists(*command);
    }
}

/// A variable that is not set in a script would otherwise omit a policy, a key or a comparison. Empty filters and
/// statements, and empty actions to judge, have a meaning.
void CommandLine::rejectEmptyValues(CLI::App &parser)
{
    constexpr auto meaningful
        = std::to_array<std::string_view>({ "TEXT", "EXPR", "EXPRESSION", "CMD", "PATH", "URL", "TOOL", "JSON" });
    //: Of the value of an option
    const CLI::Validator filled(
        [](const std::string &text) { return text.empty() ? tr("the value is empty").toStdString() : std::string(); },
        {});
    for (auto *option : parser.get_options())
        if (option->get_type_size_max() > 0 && !option->get_lnames().empty()
            && !std::ranges::contains(meaningful, option->get_type_name()))
            option->check(filled);
    for (auto *command : parser.get_subcommands([](const CLI::App *) { return true; }))
        rejectEmptyValues(*command);
}

void CommandLine::declareCommands()
{
    declare(m_parser, topCommands);
    m_grab = std::make_unique<GrabCommand>(m_parser);
    declareGroup("hook", tr("Judge and record the tool calls of coding agents"), hookCommands);
    declareGroup("cassette", tr("View and change the tool answers that replays use"), cassetteCommands);
    declareGroup("trail", tr("Search, check, sign and export a trail"), trailCommands);
    declareGroup("policy", tr("Show, check, compare and suggest policies"), policyCommands);
}

void CommandLine::declare(CLI::App &above, std::span<const MakeCommand> commands)
{
    for (const MakeCommand make : commands)
        m_commands.push_back(make(above));
}

void CommandLine::declareGroup(const std::string &name, const QString &purpose, std::span<const MakeCommand> commands)
{
    CLI::App &group = *m_parser.add_subcommand(name, purpose.toStdString());
    group.require_subcommand(1);
    declare(group, commands);
}

std::variant<ExitStatus, WorkbenchOptions> CommandLine::run(int argc, const char *const *argv, Console &console)
{
    try {
        m_parser.parse(ownArguments(argc, argv));
    } catch (const CLI::ParseError &error) {
        return explain(error, console);
    }
    const bool isGrab = m_grab->isChosen();
    if (!isGrab && !m_parser.get_subcommands().empty())
        return runCommand(console);
    if (!isGrab && isMistyped(console))
        return ExitStatus::Unusable;
    const auto options = isGrab ? m_grab->read(console) : m_opened.read(console);
    if (!options)
        return ExitStatus::Unusable;
    return *options;
}

QString CommandLine::helpHint() { return tr("Run vitrine --help, or a command with --help, for details."); }

QString CommandLine::didYouMean(const QString &word, const QString &command)
{
    //: %1: what was typed, %2: name of a command
    return tr("Unknown command %1. Did you mean %2?").arg(word, command);
}

/// A word that is no file, nor looks like the name of one: a mistyped command, for which no window opens.
bool CommandLine::isMistyped(Console &console) const
{
    const std::string word = m_opened.firstFile();
    std::error_code ignored;
    if (word.empty() || word.find_first_of("./:") != std::string::npos || std::filesystem::exists(word, ignored))
        return false;
    const std::string meant = similarCommand(m_parser, word);
    //: %1: what was typed
    console.message(meant.empty() ? tr("%1 is neither a command nor a file.").arg(safeLine(word))
                                  : didYouMean(safeLine(word), QString::fromStdString(meant)));
    if (meant.empty())
        console.message(helpHint());
    return true;
}

namespace {

// A handler, not SIG_IGN: programs that a command starts inherit only the latter.
void setPipeSignal(void (*handler)(int))
{
    struct sigaction action {};
    action.sa_handler = handler;
    action.sa_flags = SA_RESTART;
    sigaction(SIGPIPE, &action, nullptr);
}

} // namespace

// A closed pipe does not end the program at once, so that a trail is closed as usual.
ExitStatus CommandLine::runCommand(Console &console)
{
    setPipeSignal([](int) { });
    const auto chosen = std::ranges::find_if(m_commands, [](const auto &command) { return command->isChosen(); });
    if (chosen == m_commands.end())
        return ExitStatus::Fault;
    auto status = ExitStatus::Fault;
    try {
        status = (*chosen)->run(console);
    } catch (const std::exception &fault) {
        //: %1: technical description
        console.message(tr("Internal error: %1").arg(QString::fromUtf8(fault.what())));
    }
    console.flush();
    if (!console.isBroken())
        return status;
    if (console.isClosed()) {
        setPipeSignal(SIG_DFL);
        std::raise(SIGPIPE);
    }
    console.message(tr("Cannot write to standard output."));
    return worse(status, ExitStatus::Unusable);
}

/// The word after a group of commands that is none of them. Empty if there is none.
QString CommandLine::unknownCommand() const
{
    const auto groups = m_parser.get_subcommands();
    if (groups.empty() || commandsOf(*groups.front()).empty() || !groups.front()->get_subcommands().empty())
        return {};
    const auto rest = groups.front()->remaining();
    const auto word = std::ranges::find_if(rest, [](const std::string &any) { return !any.starts_with('-'); });
    if (word == rest.end())
        return {};
    const QString group = QString::fromStdString(groups.front()->get_name()) + u' ';
    const std::string meant = similarCommand(*groups.front(), *word);
    if (!meant.empty())
        return didYouMean(group + safeLine(*word), group + QString::fromStdString(meant));
    //: %1: what was typed, %2: names of commands, separated by commas
    return tr("Unknown command %1. Commands: %2.").arg(group + safeLine(*word), listed(commandsOf(*groups.front())));
}

/// The first option that the chosen command does not have. Empty if there is none.
QString CommandLine::unknownOption() const
{
    const auto rest = m_parser.remaining(true);
    // Behind "--" are no options; the parser has removed it.
    const auto word = std::ranges::find_if(rest, [](const std::string &any) { return any.starts_with("--"); });
    if (word == rest.end())
        return {};
    const CLI::App *command = &m_parser;
    while (!command->get_subcommands().empty())
        command = command->get_subcommands().front();
    std::vector<std::string> names;
    for (const auto *option : command->get_options())
        for (const std::string &name : option->get_lnames())
            names.push_back("--" + name);
    const std::string typed = word->substr(0, word->find('='));
    const std::vector<std::string_view> views(names.begin(), names.end());
    const std::string_view meant = closestName(typed, views);
    return meant.empty()
        //: %1: what was typed
        ? tr("Unknown option %1.").arg(safeLine(typed))
        //: %1: what was typed, %2: name of an option
        : tr("Unknown option %1. Did you mean %2?").arg(safeLine(typed), QString::fromUtf8(meant));
}

/// Requests for help or the version end the parsing as well; they are not errors.
ExitStatus CommandLine::explain(const CLI::ParseError &error, Console &console) const
{
    std::ostringstream out;
    std::ostringstream err;
    const bool isAsked = m_parser.exit(error, out, err) == 0;
    if (isAsked) {
        console.write(QString::fromStdString(out.str()).trimmed());
        console.flush();
        return ExitStatus::Fine;
    }
    QString unknown = unknownCommand();
    if (unknown.isEmpty() && error.get_exit_code() == static_cast<int>(CLI::ExitCodes::ExtrasError))
        unknown = unknownOption();
    console.message(unknown.isEmpty() ? usageErrorText(error) : unknown);
    console.message(helpHint());
    return ExitStatus::Unusable;
}

} // namespace vitrine
