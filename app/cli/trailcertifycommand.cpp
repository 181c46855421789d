// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/executionoptions.h"
#include "app/cli/sentences.h"
#include "app/cli/trailwritecommand.h"
#include "app/session/keyring/sealingkeys.h"
#include "app/session/settings/trustedstubs.h"
#include "app/wording/safetext.h"
#include "executor/sandbox/sandboxexecutor.h"
#include "models/replay/replaycertificate.h"
#include "models/replay/replayplan.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>

namespace vitrine {

/// `vitrine trail certify DB --run N`: replays a run in the sandbox, seals the trail, and saves what someone else needs
/// to repeat the replay and to compare (`vitrine verify-replay`).
class TrailCertifyCommand final : public TrailWriteCommand {
    Q_DECLARE_TR_FUNCTIONS(vitrine::TrailCertifyCommand)

public:
    explicit TrailCertifyCommand(CLI::App &above);

protected:
    ExitStatus prepare(Console &console) override;
    ExitStatus write(Console &console, Recorder &recorder) override;

private:
    Result<ReplayRequest> plan() const;
    Result<ReplayCertificate> certify(Recorder &recorder, const ReplayRequest &request);
    Result<std::vector<CertifiedStep>> stepsOf(
        const ReplayRequest &request, const std::vector<ReplayedStep> &replayed) const;

    ExecutionOptions m_options;
    SealingKeyPlace m_keyPlace;
    RunId m_run = 0;
    std::string m_output;
    std::string m_clock = "recorded";
    std::uint64_t m_seed = 1;
    std::optional<Policy> m_policy;
    ToolDoubles m_tools;
    Determinism m_determinism;
    std::optional<SealingKey> m_key;
    std::shared_ptr<PythonRuntime> m_python;
    std::unique_ptr<Interruption> m_interruption;
};

namespace {

/// What the log records of a step, beside what the replay gave.
std::string recordedJson(const StepRecord &record)
{
    using Json = nlohmann::ordered_json;
    Json outputs = Json::array();
    for (const OutputRecord &output : record.outputs)
        outputs.push_back({ { "stream", toString(output.stream) }, { "text", output.text } });
    Json json { { "status", toString(recordedStatus(record)) }, { "outputs", std::move(outputs) } };
    if (record.error)
        json["error"] = { { "type", record.error->type }, { "message", record.error->message } };
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace

TrailCertifyCommand::TrailCertifyCommand(CLI::App &above)
    : TrailWriteCommand(above.add_subcommand(
          "certify", tr("Replay a run in the sandbox and save a certificate that others can repeat").toStdString()))
{
    parser()
        .add_option("--run", m_run, tr("The run, by its number in the trail").toStdString())
        ->type_name("ID")
        ->check(CLI::PositiveNumber)
        ->required();
    parser()
        .add_option("--output", m_output, tr("Save the certificate to this file").toStdString())
        ->type_name("FILE")
        ->required();
    m_options.declarePolicy(parser());
    m_options.acceptPolicyOfLog();
    m_options.declareTools(parser());
    auto *file = parser().add_option("--key", m_keyPlace.file,
        tr("Private key file (Ed25519, PEM); default: the key in your keyring").toStdString());
    file->type_name("FILE");
    parser()
        .add_option(
            "--keyring", m_keyPlace.name, tr("Name of the key in your keyring, if not the default").toStdString())
        ->type_name("NAME")
        ->excludes(file);
    parser()
        .add_option("--clock", m_clock, tr("Clock of the steps: recorded, real, or a moment").toStdString())
        ->capture_default_str();
    parser().add_option("--seed", m_seed, tr("Seed of all randomness").toStdString())->capture_default_str();
}

ExitStatus TrailCertifyCommand::prepare(Console &console)
{
    m_interruption = std::make_unique<Interruption>();
    auto policy = m_options.policy(console);
    if (!policy)
        return policy.error();
    m_policy = std::move(*policy);
    auto tools = m_options.tools(console);
    if (!tools)
        return tools.error();
    m_tools = std::move(*tools);
    const auto clock = clockFrom(m_clock);
    if (!clock) {
        console.message(tr("--clock expects real, recorded, or a time such as 2026-01-31T12:00:00Z."));
        return ExitStatus::Unusable;
    }
    m_determinism = { *clock, m_seed };
    auto key = takeSealingKey(m_keyPlace, Keyring(), [this] { return m_interruption->hasCome(); });
    if (!key)
        return report(console, key.error());
    m_key = std::move(*key);
    auto python = ExecutionOptions::startPython(console);
    if (!python)
        return python.error();
    m_python = std::move(*python);
    return ExitStatus::Fine;
}

Result<ReplayRequest> TrailCertifyCommand::plan() const
{
    const auto trail = Trail::open(file());
    if (!trail)
        return std::unexpected(trail.error());
    const ReplayChoices choices { m_policy, m_tools, m_determinism, reviewFacts(m_python), {}, isTrustedStub };
    return planReplay(**trail, m_run, choices);
}

Result<std::vector<CertifiedStep>> TrailCertifyCommand::stepsOf(
    const ReplayRequest &request, const std::vector<ReplayedStep> &replayed) const
{
    const auto trail = Trail::open(file());
    if (!trail)
        return std::unexpected(trail.error());
    std::vector<CertifiedStep> steps;
    for (const ReplayedStep &step : replayed) {
        const auto recorded
            = std::ranges::find(request.steps, step.ordinal, [](const ReplayStep &one) { return one.record.ordinal; });
        auto proof = (*trail)->proveExecution(step.execution);
        if (!proof)
            return std::unexpected(proof.error());
        const StepRecord &record = recorded->record;
        steps.push_back({ step.ordinal, replayCode(record),
            !std::ranges::contains(record.code, CodeOrigin::Edited, &CodeRecord::origin), record.time.startedAt,
            recordedJson(record), std::string(toString(step.comparison.verdict)), step.comparison.reason,
            endingOf(step.result), std::move(*proof) });
    }
    return steps;
}

Result<ReplayCertificate> TrailCertifyCommand::certify(Recorder &recorder, const ReplayRequest &request)
{
    auto executor = SandboxExecutor::create({});
    if (!executor)
        return std::unexpected(executor.error());
    RunReplayer replayer(**executor, &recorder);
    const Interruption::Handler handler(*m_interruption, [&replayer] { replayer.cancel(); });
    const auto replayed = replayer.replay(request);
    if (!replayed)
        return std::unexpected(replayed.error());
    if (replayer.isCancelled())
        return std::unexpected(Error { ErrorCode::Cancelled, {}, {}, {}, {} });
    const auto seal = recorder.seal(*m_key);
    if (!seal)
        return std::unexpected(seal.error());
    auto steps = stepsOf(request, *replayed);
    if (!steps)
        return std::unexpected(steps.error());
    const std::string python = (*executor)->pythonVersion();
    ReplayCertificate certificate;
    certificate.engine = VITRINE_VERSION;
    certificate.environment.python = python;
    certificate.environment.packages = importedPackages(*replayed, python);
    certificate.executor = (*executor)->name();
    certificate.layers = (*executor)->layers();
    certificate.policy = request.policy;
    certificate.tools = withoutPython(request.tools, *replayed);
    certificate.variables = request.variables;
    certificate.determinism = request.determinism;
    certificate.recordedAt = request.recordedAt;
    certificate.noise = request.noise;
    certificate.run = m_run;
    certificate.checkpoint = *seal;
    certificate.steps = std::move(*steps);
    return certificate;
}

ExitStatus TrailCertifyCommand::write(Console &console, Recorder &recorder)
{
    const auto request = plan();
    if (!request)
        return report(console, request.error());
    const auto certificate = certify(recorder, *request);
    if (!certificate)
        return report(console, certificate.error());
    std::ofstream output(m_output, std::ios::binary | std::ios::trunc);
    if (!(output << toText(*certificate, *m_key)).flush())
        return report(console, { ErrorCode::WriteFailed, m_output, {}, {}, {} });
    const auto same = std::ranges::count_if(certificate->steps,
        [](const CertifiedStep &step) { return step.verdict == "same" || step.verdict == "noise"; });
    if (isJson())
        console.document({ { "certificate", m_output }, { "steps", certificate->steps.size() }, { "same", same },
            { "public_key", m_key->publicKey() } });
    else
        //: %n: number of steps that were replayed, %1: how many of them were the same as in the log, %2: file name
        console.write(tr("%Ln step(s) replayed, %1 as recorded. Certificate saved to %2.", nullptr,
            static_cast<int>(certificate->steps.size()))
                .arg(same)
                .arg(safeLine(m_output)));
    return ExitStatus::Fine;
}

std::unique_ptr<Command> makeTrailCertifyCommand(CLI::App &above)
{
    return std::make_unique<TrailCertifyCommand>(above);
}

} // namespace vitrine
