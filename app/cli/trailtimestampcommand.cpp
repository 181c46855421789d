// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/executionoptions.h"
#include "app/cli/trailcommand.h"
#include "app/session/savedbytes.h"
#include "base/clock.h"
#include "models/trail/chain/timestamp.h"
#include "models/trail/file/base64.h"
#include "models/trail/write/recorder.h"

#include <QDateTime>
#include <QTimeZone>

#include <string>

#include <nlohmann/json.hpp>

#include <fstream>
#include <iterator>

namespace vitrine {

/// `vitrine trail timestamp DB --request FILE` asks for a time stamp (RFC 3161) of the newest seal, and --response FILE
/// keeps the answer in the trail. Files only: nothing is sent.
class TrailTimestampCommand final : public TrailCommand {
    Q_DECLARE_TR_FUNCTIONS(vitrine::TrailTimestampCommand)

public:
    explicit TrailTimestampCommand(CLI::App &above);

protected:
    ExitStatus read(Console &console, const Trail &trail) override;

private:
    ExitStatus writeRequest(Console &console, const std::string &note) const;
    ExitStatus keepResponse(Console &console, const Checkpoint &seal, const std::string &note) const;

    std::string m_request;
    std::string m_response;
    std::string m_certificates;
};

namespace {

using Json = nlohmann::ordered_json;

Result<std::string> bytesOf(const std::string &file)
{
    constexpr std::size_t longest = 1 << 20;
    std::ifstream stream(file, std::ios::binary);
    std::string bytes { std::istreambuf_iterator<char>(stream), {} };
    if (!stream.is_open())
        return std::unexpected(Error { ErrorCode::FileNotFound, file, {}, {}, {} });
    if (bytes.size() > longest)
        return std::unexpected(Error { ErrorCode::TooLarge, file, {}, {}, {} });
    return bytes;
}

QString dateOf(double time)
{
    return QDateTime::fromSecsSinceEpoch(static_cast<qint64>(time), QTimeZone::utc()).toString(Qt::ISODate);
}

} // namespace

TrailTimestampCommand::TrailTimestampCommand(CLI::App &above)
    : TrailCommand(above.add_subcommand(
          "timestamp", tr("Time-stamp the newest seal with an authority (RFC 3161)").toStdString()))
{
    auto *request = parser().add_option(
        "--request", m_request, tr("Save the request for the authority to a file; nothing is sent").toStdString());
    request->type_name("FILE");
    parser()
        .add_option(
            "--response", m_response, tr("Check the authority's response and record it in the trail").toStdString())
        ->type_name("FILE")
        ->excludes(request);
    parser()
        .add_option("--certificates", m_certificates,
            tr("Trusted certificates (PEM) to verify the response's signature").toStdString())
        ->type_name("FILE");
}

ExitStatus TrailTimestampCommand::read(Console &console, const Trail &trail)
{
    if (m_request.empty() && m_response.empty()) {
        console.message(tr("Specify --request or --response."));
        return ExitStatus::Unusable;
    }
    const auto seal = trail.newestSeal();
    if (!seal && seal.error().code == ErrorCode::NotFound) {
        console.message(tr("The trail is not sealed. Run vitrine trail seal first."));
        return ExitStatus::Unusable;
    }
    if (!seal)
        return report(console, seal.error());
    const std::string note = toNote(*seal);
    return m_request.empty() ? keepResponse(console, *seal, note) : writeRequest(console, note);
}

ExitStatus TrailTimestampCommand::writeRequest(Console &console, const std::string &note) const
{
    const auto request = timestampRequest(note);
    if (!request)
        return report(console, request.error());
    if (const auto saved = saveBytes(m_request, *request); !saved)
        return report(console, saved.error());
    if (isJson())
        console.document({ { "request", m_request }, { "note", note } });
    else
        console.write(tr("Request saved. It covers the note that vitrine trail seal --note saves."));
    return ExitStatus::Fine;
}

ExitStatus TrailTimestampCommand::keepResponse(Console &console, const Checkpoint &seal, const std::string &note) const
{
    const auto response = bytesOf(m_response);
    if (!response)
        return report(console, response.error());
    auto stamp = timestampFrom(*response, note, m_certificates);
    if (!stamp) {
        stamp.error().file = m_response;
        return report(console, stamp.error());
    }
    const auto recorder = Recorder::open(file());
    if (!recorder)
        return report(console, recorder.error());
    const Json detail { { "entries", seal.entries }, { "root", seal.root }, { "time", stamp->time },
        { "serial", stamp->serial }, { "policy", stamp->policy }, { "trusted", stamp->isTrusted },
        { "response", trailfile::base64Of(*response) } };
    const auto kept = (*recorder)->addAct({ "seal.timestamped", detail.dump(), "vitrine", secondsSinceEpoch() });
    if (!kept)
        return report(console, kept.error());
    if (isJson())
        console.document(detail);
    else
        //: %1: date and time, ISO 8601
        console.write(tr("The authority states that the newest seal existed at %1.").arg(dateOf(stamp->time)));
    if (!stamp->isTrusted)
        console.message(tr("The authority's signature was not checked. Specify its certificates with --certificates."));
    return ExitStatus::Fine;
}

std::unique_ptr<Command> makeTrailTimestampCommand(CLI::App &above)
{
    return std::make_unique<TrailTimestampCommand>(above);
}

} // namespace vitrine
