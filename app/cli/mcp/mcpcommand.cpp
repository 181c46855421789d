// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/command.h"
#include "app/cli/command/commands.h"
#include "app/cli/mcp/boundedlines.h"
#include "app/cli/mcp/mcpserver.h"
#include "app/cli/mcp/trailtools.h"
#include "app/cli/options/executionoptions.h"
#include "app/cli/options/policychoice.h"
#include "app/session/savedbytes.h"
#include "base/clock.h"
#include "base/isotime.h"
#include "base/keptfile.h"
#include "base/openedfile.h"
#include "base/writeall.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

#include <cerrno>
#include <cstring>
#include <optional>
#include <string>
#include <vector>

#include <fcntl.h>
#include <unistd.h>

namespace vitrine {

/// `vitrine mcp`: answers questions of an agent about trails, by the Model Context Protocol on standard input and
/// output.
class McpCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::McpCommand)

public:
    explicit McpCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    std::expected<std::optional<Policy>, ExitStatus> policy(Console &console) const;
    std::vector<std::string> m_files;
    std::string m_policy;
    std::string m_log;
};

namespace {

std::string queryLine(
    const std::string &client, std::string_view tool, const nlohmann::ordered_json &arguments, const McpAnswer &answer)
{
    using Json = nlohmann::ordered_json;
    const Json line { { "at", isoTimeText(secondsSinceEpoch()) }, { "client", client }, { "tool", tool },
        { "arguments", arguments }, { "error", answer.isError ? answer.content : Json(nullptr) } };
    return line.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

} // namespace

McpCommand::McpCommand(CLI::App &above)
    : Command(above.add_subcommand(
          "mcp", tr("Answer an agent's questions about trails (Model Context Protocol)").toStdString()))
{
    parser().add_option("TRAIL", m_files, tr("The trails").toStdString())->required();
    parser()
        .add_option("--policy", m_policy,
            tr("Policy for questions that do not name one: a file, or one of %1")
                .arg(QString::fromStdString(listedProfiles()))
                .toStdString())
        ->type_name("POLICY");
    parser()
        .add_option("--log", m_log, tr("Append every question to this file, one JSON line each").toStdString())
        ->type_name("FILE");
}

std::expected<std::optional<Policy>, ExitStatus> McpCommand::policy(Console &console) const
{
    if (m_policy.empty())
        return std::nullopt;
    return choosePolicy(console, m_policy).transform([](Policy chosen) { return std::optional(std::move(chosen)); });
}

namespace {

Error notOpened(const std::string &file, int number)
{
    if (number == ENXIO)
        return { ErrorCode::WriteFailed, file, {}, {}, std::string(pipeWithoutReader) };
    return notOpenedError(file, std::strerror(number));
}

} // namespace

ExitStatus McpCommand::run(Console &console)
{
    std::vector<std::unique_ptr<Trail>> trails;
    for (const std::string &file : m_files) {
        auto trail = Trail::open(file);
        if (!trail)
            return report(console, trail.error());
        trails.push_back(std::move(*trail));
    }
    auto chosen = policy(console);
    if (!chosen)
        return chosen.error();
    if (const auto reason = reasonToKeep(m_log))
        return report(console, { ErrorCode::WriteFailed, m_log, {}, {}, std::string(*reason) });
    const UniqueFd log = m_log.empty() ? UniqueFd() : openedForWriting(m_log, O_APPEND | O_CREAT);
    if (!m_log.empty() && !log)
        return report(console, notOpened(m_log, errno));
    TrailTools tools(std::move(trails), std::move(*chosen));
    // A request that cannot be logged is not answered.
    const McpServer *asked = nullptr;
    McpServer server(TrailTools::list(), [&](std::string_view tool, const nlohmann::ordered_json &arguments) {
        McpAnswer answer = tools.call(tool, arguments);
        if (log && !writeAll(log.get(), queryLine(asked->client(), tool, arguments, answer)))
            return McpAnswer { { { "error", "The question could not be logged." } }, true };
        return answer;
    });
    asked = &server;
    BoundedLines lines(STDIN_FILENO, McpServer::longestMessage);
    while (const auto line = lines.next()) {
        const std::string answer = line->isTooLong ? McpServer::answerTooLong() : server.answer(line->text);
        if (!answer.empty() && !writeAll(STDOUT_FILENO, answer + '\n'))
            return ExitStatus::Unusable;
    }
    return ExitStatus::Fine;
}

std::unique_ptr<Command> makeMcpCommand(CLI::App &above) { return std::make_unique<McpCommand>(above); }

} // namespace vitrine
