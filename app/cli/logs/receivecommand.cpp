// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/command.h"
#include "app/cli/command/commands.h"
#include "app/cli/command/untilinterrupted.h"
#include "app/cli/options/damagenotice.h"
#include "app/cli/options/executionoptions.h"
#include "app/cli/options/numbercheck.h"
#include "app/session/modules/networkservices.h"
#include "app/session/receive/exportersettings.h"
#include "app/session/receive/traceintake.h"
#include "app/session/textfile.h"
#include "app/wording/safetext.h"
#include "models/trail/record/writer.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace vitrine {

/// `vitrine receive`: records the spans that a running agent exports in a trail, until it is stopped.
class ReceiveCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::ReceiveCommand)

public:
    explicit ReceiveCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    void greet(Console &console, const QString &url, const QString &token) const;
    void reportRejection(Console &console, int status, std::string_view reason);

    std::string m_trail;
    std::uint16_t m_port = 4318;
    std::string m_tokenFile;
    bool m_isJson = false;
    std::set<std::pair<int, std::string>> m_rejections; ///< those that were printed
};

namespace {

constexpr auto pause = std::chrono::milliseconds(250);
constexpr std::size_t longestToken = 1'024;

} // namespace

ReceiveCommand::ReceiveCommand(CLI::App &above)
    : Command(above.add_subcommand("receive",
          tr("Receive spans that a local agent exports over OTLP/HTTP into a trail, until Ctrl+C").toStdString()))
{
    parser()
        .add_option("--trail", m_trail,
            tr("The trail; created if it does not exist. Received data is kept in DB.received").toStdString())
        ->type_name("DB")
        ->required();
    parser()
        .add_option("--port", m_port, tr("Port on the loopback address; 0 chooses a free one").toStdString())
        ->type_name("N")
        ->check(wholeNumber(0, UINT16_MAX))
        ->capture_default_str();
    parser()
        .add_option("--token-file", m_tokenFile,
            tr("File with the token that exporters must send; default: a new token, which is printed").toStdString())
        ->type_name("F");
    parser().add_flag("--json", m_isJson, tr("Print one line of JSON per change").toStdString());
}

void ReceiveCommand::greet(Console &console, const QString &url, const QString &token) const
{
    if (m_isJson) {
        console.line({ { "url", url.toStdString() }, { "token", token.toStdString() } });
    } else {
        //: %1: an address
        console.write(tr("Listening on %1. Configure the exporter with:").arg(url));
        for (const QString &line : exporterSettings(url, token))
            console.write(u"  " % line);
    }
    console.flush();
}

/// Exporters try again for a long time: each reason is printed once, in JSON each rejection.
void ReceiveCommand::reportRejection(Console &console, int status, std::string_view reason)
{
    const bool isNew = m_rejections.emplace(status, reason).second;
    const QString text = safeLine(QString::fromUtf8(reason.data(), static_cast<qsizetype>(reason.size())));
    if (m_isJson)
        console.line({ { "rejected", status }, { "reason", reason } });
    else if (isNew)
        //: %1: HTTP status, %2: the reason, in English
        console.message(tr("A request was rejected (HTTP %1): %2.").arg(QString::number(status), text));
    console.flush();
}

ExitStatus ReceiveCommand::run(Console &console)
{
    const Interruption interruption;
    const auto network = networkServices();
    if (!network)
        return report(console, network.error());
    QByteArray token = (*network)->newToken();
    if (!m_tokenFile.empty()) {
        const auto text = readTextFile(m_tokenFile, longestToken);
        if (!text)
            return report(console, text.error());
        token = QByteArray::fromStdString(*text).trimmed();
    }
    if (token.isEmpty()) {
        //: %1: name of a file
        console.message(tr("Token file %1 is empty. Write a token to it, or omit --token-file to use a new one.")
                .arg(safeLine(m_tokenFile)));
        return ExitStatus::Unusable;
    }
    // Requests are handled in the event loop, when the intake is there.
    std::optional<TraceIntake> intake;
    const auto receiver = (*network)->spanReceiver(
        token, [&intake](std::string_view json) { return receptionOf(intake->take(json, TraceIntake::Clock::now())); });
    receiver->setRejected([&](int status, std::string_view reason) { reportRejection(console, status, reason); });
    if (!receiver->listen(m_port)) {
        //: %1: number of a port
        console.message(tr("Port %1 is in use. Choose another with --port.").arg(m_port));
        return ExitStatus::Unusable;
    }
    reportDamageOf(console, m_trail);
    const auto recorder = Recorder::open(m_trail);
    if (!recorder)
        return report(console, recorder.error());
    const std::string received = m_trail + ".received";
    if (const auto said = (*recorder)->addTrailEvent(
            writerEvent("receiver", 0, QFileInfo(QString::fromStdString(received)).fileName().toStdString()));
        !said)
        return report(console, said.error());
    intake.emplace(received, **recorder);
    greet(console, receiver->url().toString(), QString::fromUtf8(token));
    auto status = ExitStatus::Fine;
    const auto printUpdate = [&](const Result<TraceIntake::Update> &update) {
        if (!update) {
            status = worse(status, report(console, update.error()));
        } else if (update->added + update->replaced > 0) {
            if (m_isJson)
                console.line({ { "added", update->added }, { "replaced", update->replaced } });
            else
                //: %n: how many runs are new, %1: how many others have changed
                console.write(tr("%Ln new run(s), %1 changed", nullptr, static_cast<int>(update->added))
                        .arg(QLocale().toString(qulonglong(update->replaced))));
            console.flush();
        }
    };
    untilInterrupted(interruption, pause, [&] {
        printUpdate(intake->update(TraceIntake::Clock::now()));
        return !console.isBroken();
    });
    printUpdate(intake->finish());
    return status;
}

std::unique_ptr<Command> makeReceiveCommand(CLI::App &above) { return std::make_unique<ReceiveCommand>(above); }

} // namespace vitrine
