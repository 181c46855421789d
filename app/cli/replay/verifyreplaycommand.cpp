// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/command.h"
#include "app/cli/command/commands.h"
#include "app/cli/command/interruption.h"
#include "app/cli/options/executionoptions.h"
#include "app/cli/options/keyoptions.h"
#include "app/cli/print/sentences.h"
#include "app/cli/print/texttable.h"
#include "app/session/execution/workerpythons.h"
#include "app/session/textfile.h"
#include "app/wording/numbertext.h"
#include "app/wording/safetext.h"
#include "executor/sandbox/sandboxexecutor.h"
#include "models/replay/replaycertificate.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <optional>
#include <stop_token>
#include <string>

namespace vitrine {

/// `vitrine verify-replay FILE`: checks a certificate, repeats its replay in the sandbox and reports for each step
/// whether it ended as certified.
class VerifyReplayCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::VerifyReplayCommand)

public:
    explicit VerifyReplayCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    ExitStatus reportFailure(Console &console, const Error &error) const;
    ExitStatus repeat(Console &console, const VerifiedCertificate &verified);
    void print(Console &console, const VerifiedCertificate &verified, const std::vector<StepAgreement> &steps) const;
    static QString why(const StepAgreement &step);
    static QString part(const std::string &name);

    std::string m_file;
    std::string m_key;
    std::optional<std::string> m_python;
    bool m_isJson = false;
};

VerifyReplayCommand::VerifyReplayCommand(CLI::App &above)
    : Command(above.add_subcommand(
          "verify-replay", tr("Repeat a certified replay in the sandbox and compare each step").toStdString()))
{
    parser()
        .add_option("FILE", m_file, tr("The certificate that vitrine trail certify saved").toStdString())
        ->required();
    parser()
        .add_option(
            "--key", m_key, tr("Public key that must have signed the certificate (hexadecimal digits)").toStdString())
        ->type_name("KEY")
        ->transform(publicKeyCheck());
    parser()
        .add_option("--python", m_python,
            tr("Interpreter that repeats the replay in the sandbox, such as /path/to/venv/bin/python; default: the "
               "system's")
                .toStdString())
        ->type_name("PATH");
    parser().add_flag("--json", m_isJson, tr("Print one JSON document").toStdString());
}

ExitStatus VerifyReplayCommand::run(Console &console)
{
    const auto text = readTextFile(m_file);
    if (!text)
        return report(console, text.error());
    const auto verified = certificateFrom(*text, m_key);
    return verified ? repeat(console, *verified) : reportFailure(console, verified.error());
}

ExitStatus VerifyReplayCommand::reportFailure(Console &console, const Error &error) const
{
    if (error.code != ErrorCode::BadValue)
        return report(console, { error.code, m_file, {}, {}, error.detail });
    const std::array<std::pair<std::string_view, QString>, 10> reasons { {
        { "type", tr("it is not a certificate, which vitrine trail certify creates") },
        { "signature", tr("its signature is invalid") },
        { "other-key", tr("it is signed with another key") },
        { "policy", tr("its policy was changed") },
        { "cassette", tr("its cassette was changed") },
        { "proof", tr("the proof of a step does not match it") },
        { "record", tr("the code or the recorded outcome of a step is not the one in the log") },
        { "checkpoint", tr("its seal does not match it") },
        { "steps", tr("it has no steps, or its steps are repeated or out of order") },
        { "tool", tr("it contains a tool stub in Python") },
    } };
    const auto reason
        = std::ranges::find(reasons, error.detail, [](const auto &one) { return std::string(one.first); });
    if (m_isJson)
        console.document({ { "certificate", m_file }, { "valid", false }, { "reason", error.detail } });
    //: %1: name of a file, %2: why, such as "its signature is invalid"
    console.message(tr("%1 cannot be accepted: %2.")
            .arg(safeLine(m_file), reason == reasons.end() ? tr("it is incomplete or malformed") : reason->second));
    if (error.detail == "type") {
        console.message(tr("Name the file that vitrine trail certify saved."));
        return ExitStatus::Unusable;
    }
    console.message(error.detail == "other-key"
            ? tr("Check the key given with --key, and who should have signed the certificate.")
            : tr("Get the certificate again from its signer. If it is the same again, do not rely on it."));
    return ExitStatus::Failed;
}

ExitStatus VerifyReplayCommand::repeat(Console &console, const VerifiedCertificate &verified)
{
    const Interruption interruption;
    const ReplayRequest request = requestOf(verified.certificate);
    SandboxOptions setup;
    if (m_python) {
        auto python = workerPythonAt(QString::fromStdString(*m_python));
        if (!python) {
            report(console, python.error());
            return ExitStatus::Unusable;
        }
        setup.python = std::move(*python);
    }
    const auto executor = SandboxExecutor::create(setup);
    if (!executor)
        return report(console, executor.error());
    RunReplayer replayer(**executor, nullptr, nullptr, interruption.token());
    const auto replay = [&](bool isWanted) -> Result<std::vector<ReplayedStep>> {
        return isWanted && !replayer.isCancelled() ? replayer.replay(request) : std::vector<ReplayedStep>();
    };
    const auto steps = replay(true);
    if (!steps)
        return report(console, steps.error());
    const std::string python = (*executor)->pythonVersion();
    const auto differs = [](const StepAgreement &step) { return step.agreement == Agreement::Differs; };
    auto found = compareWith(verified.certificate, *steps, {}, python);
    // A second replay shows which results differ between replays on this machine as well.
    const auto again = replay(std::ranges::any_of(found, differs));
    if (!again)
        return report(console, again.error());
    if (!again->empty())
        found = compareWith(verified.certificate, *steps, *again, python);
    print(console, verified, found);
    if (replayer.isCancelled())
        console.message(tr("Interrupted: not all steps were replayed."));
    return replayer.isCancelled() || std::ranges::any_of(found, differs) ? ExitStatus::Failed : ExitStatus::Fine;
}

QString VerifyReplayCommand::part(const std::string &name)
{
    const std::array<std::pair<std::string_view, QString>, 5> names { { { "status", tr("status") },
        { "logs", tr("printed output") }, { "output", tr("output") }, { "error", tr("error") },
        { "missing", tr("did not run") } } };
    const auto found = std::ranges::find(names, name, [](const auto &one) { return std::string(one.first); });
    return found == names.end() ? safeLine(name) : found->second;
}

QString VerifyReplayCommand::why(const StepAgreement &step)
{
    const std::size_t colon = step.cause.find(':');
    const std::string kind = step.cause.substr(0, colon);
    const QString subject = colon == std::string::npos ? QString() : safeLine(step.cause.substr(colon + 1));
    if (kind == "package")
        //: Why a step differs. %1: name of a module
        return tr("%1 is not installed").arg(subject);
    if (kind == "library")
        //: Why a step may differ. %1: name of a package
        return tr("another version of %1").arg(subject);
    if (kind == "python")
        return tr("another version of Python");
    if (kind == "not-deterministic")
        return tr("not deterministic: two repetitions here differ");
    if (kind == "follows")
        return tr("follows a step that differs");
    return step.agreement == Agreement::Differs ? tr("cause unknown") : QString();
}

void VerifyReplayCommand::print(
    Console &console, const VerifiedCertificate &verified, const std::vector<StepAgreement> &steps) const
{
    const ReplayCertificate &certificate = verified.certificate;
    const auto count
        = [&steps](Agreement agreement) { return std::ranges::count(steps, agreement, &StepAgreement::agreement); };
    const auto unproven = std::ranges::count(certificate.steps, std::string(), &CertifiedStep::recordProof);
    if (m_isJson) {
        nlohmann::ordered_json list = nlohmann::ordered_json::array();
        for (const StepAgreement &step : steps)
            list.push_back({ { "ordinal", step.ordinal }, { "agreement", toString(step.agreement) },
                { "part", step.part }, { "cause", step.cause } });
        console.document({ { "certificate", m_file }, { "valid", true }, { "public_key", verified.publicKey },
            { "trail", certificate.checkpoint.trail }, { "run", certificate.run }, { "records_not_proven", unproven },
            { "steps", std::move(list) }, { "same", count(Agreement::Same) }, { "noise", count(Agreement::Noise) },
            { "differs", count(Agreement::Differs) } });
        return;
    }
    //: %1: public key, hexadecimal digits
    console.write(tr("The certificate is valid. Signed with the key %1.").arg(safeLine(verified.publicKey)));
    if (m_key.empty())
        console.write(
            tr("The key was not compared: anyone can sign a certificate. Specify a key that you know with --key."));
    if (unproven > 0)
        //: %n: number of steps
        console.write(tr("The code and the recorded outcome of %Ln step(s) are not proven; the signer states them.",
            nullptr, static_cast<int>(unproven)));
    TextTable table({ { tr("Step"), true }, { tr("Repeated") }, { tr("Part") }, { tr("Why") } });
    for (const StepAgreement &step : steps) {
        const bool isSame = step.agreement == Agreement::Same;
        const bool isNoise = step.agreement == Agreement::Noise;
        table.add({ { numberText(step.ordinal) },
            { isSame          ? tr("Same")
                    : isNoise ? tr("Noise")
                              : tr("Differs"),
                isSame || isNoise ? Tone::Good : Tone::Changed },
            { isSame          ? QString()
                    : isNoise ? safeLine(step.part)
                              : part(step.part) },
            { why(step) } });
    }
    table.print(console, 2);
    //: Counts of steps
    console.write(tr("Same: %1, noise: %2, differs: %3")
            .arg(count(Agreement::Same))
            .arg(count(Agreement::Noise))
            .arg(count(Agreement::Differs)));
}

std::unique_ptr<Command> makeVerifyReplayCommand(CLI::App &above)
{
    return std::make_unique<VerifyReplayCommand>(above);
}

} // namespace vitrine
