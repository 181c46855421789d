// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/commands.h"
#include "app/cli/options/executionoptions.h"
#include "app/cli/trail/certificatesfile.h"
#include "app/cli/trail/trailcommand.h"
#include "app/session/modules/networkservices.h"
#include "app/session/savedbytes.h"
#include "app/session/textfile.h"
#include "base/clock.h"
#include "models/trail/chain/timestamp.h"
#include "models/trail/file/base64.h"
#include "models/trail/read/recordings.h"
#include "models/trail/write/recorder.h"

#include <QDateTime>
#include <QTimeZone>
#include <QUrl>

#include <nlohmann/json.hpp>

#include <optional>
#include <string>

namespace vitrine {

/// `vitrine trail timestamp DB --tsa URL` requests a time stamp (RFC 3161) of the newest seal from an authority and
/// stores its answer in the trail. With --request and --response as files, nothing is sent.
class TrailTimestampCommand final : public TrailCommand {
    Q_DECLARE_TR_FUNCTIONS(vitrine::TrailTimestampCommand)

public:
    explicit TrailTimestampCommand(CLI::App &above);

protected:
    ExitStatus read(Console &console, const Trail &trail) override;

private:
    ExitStatus writeRequest(Console &console, const std::string &note) const;
    ExitStatus ask(Console &console, const Checkpoint &seal, const std::string &note) const;
    ExitStatus keepResponse(Console &console, const Checkpoint &seal, const std::string &note, const std::string &from,
        const std::string &response) const;

    std::string m_authority;
    std::string m_request;
    std::string m_response;
    std::string m_certificates;
    std::string m_trusted; ///< the content of that file
};

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t longestResponse = 1 << 20;

/// The address of an authority; nothing if it is invalid.
std::optional<QUrl> authorityAt(const std::string &address)
{
    QUrl url(QString::fromStdString(address), QUrl::StrictMode);
    const bool isWeb = url.scheme() == u"http" || url.scheme() == u"https";
    return url.isValid() && isWeb && !url.host().isEmpty() ? std::optional(std::move(url)) : std::nullopt;
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
        .add_option("--tsa", m_authority,
            tr("Send the request (a hash of the seal) to the authority at this address, and record its response")
                .toStdString())
        ->type_name("URL")
        ->excludes("--request")
        ->excludes("--response");
    parser()
        .add_option("--certificates", m_certificates,
            tr("Trusted certificates (PEM) to verify the response's signature").toStdString())
        ->type_name("FILE");
}

ExitStatus TrailTimestampCommand::read(Console &console, const Trail &trail)
{
    if (m_request.empty() && m_response.empty() && m_authority.empty()) {
        console.message(tr("Specify --tsa, --request or --response."));
        return ExitStatus::Unusable;
    }
    auto trusted = readCertificates(console, m_certificates);
    if (!trusted)
        return trusted.error();
    m_trusted = std::move(*trusted);
    const auto seal = trail.newestSeal();
    if (!seal && seal.error().code == ErrorCode::NotFound) {
        console.message(tr("The trail is not sealed. Run vitrine trail seal first."));
        return ExitStatus::Unusable;
    }
    if (!seal)
        return report(console, seal.error());
    const std::string note = toNote(*seal);
    if (!m_request.empty())
        return writeRequest(console, note);
    if (!m_authority.empty())
        return ask(console, *seal, note);
    const auto response = readBytes(m_response, longestResponse);
    return response ? keepResponse(console, *seal, note, m_response, *response) : report(console, response.error());
}

ExitStatus TrailTimestampCommand::ask(Console &console, const Checkpoint &seal, const std::string &note) const
{
    const auto authority = authorityAt(m_authority);
    if (!authority) {
        console.message(tr("--tsa expects an address, such as https://tsa.example.org/."));
        return ExitStatus::Unusable;
    }
    const auto request = timestampRequest(note);
    if (!request)
        return report(console, request.error());
    const auto response = networkServices().and_then([&](const NetworkServices *network) {
        return network->askAuthority(*authority, QByteArray::fromStdString(*request));
    });
    return response ? keepResponse(console, seal, note, m_authority, response->toStdString())
                    : report(console, response.error());
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

ExitStatus TrailTimestampCommand::keepResponse(Console &console, const Checkpoint &seal, const std::string &note,
    const std::string &from, const std::string &response) const
{
    auto stamp = timestampFrom(response, note, m_trusted);
    if (!stamp) {
        stamp.error().file = from;
        return report(console, stamp.error());
    }
    const auto recorder = Recorder::open(file());
    if (!recorder)
        return report(console, recorder.error());
    const Json detail { { "entries", seal.entries }, { "root", seal.root }, { "time", stamp->time },
        { "serial", stamp->serial }, { "policy", stamp->policy }, { "trusted", stamp->isTrusted }, { "note", note },
        { "response", trailfile::base64Of(response) } };
    const auto kept
        = (*recorder)->addTrailEvent({ std::string(sealTimestamped), detail.dump(), "vitrine", secondsSinceEpoch() });
    if (!kept)
        return report(console, kept.error());
    if (isJson()) {
        Json shown = detail;
        shown["time"] = dateOf(stamp->time).toStdString();
        console.document(shown);
    } else {
        //: %1: date and time, ISO 8601
        console.write(tr("The authority states that the newest seal existed at %1.").arg(dateOf(stamp->time)));
    }
    if (!stamp->isTrusted)
        console.message(tr("The authority's signature was not checked. Specify its certificates with --certificates."));
    return ExitStatus::Fine;
}

std::unique_ptr<Command> makeTrailTimestampCommand(CLI::App &above)
{
    return std::make_unique<TrailTimestampCommand>(above);
}

} // namespace vitrine
