// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/commands.h"
#include "app/cli/options/executionoptions.h"
#include "app/cli/options/keyoptions.h"
#include "app/cli/options/numbercheck.h"
#include "app/cli/print/sentences.h"
#include "app/cli/trail/intacttrail.h"
#include "app/cli/trail/trailwritecommand.h"
#include "app/session/savedbytes.h"
#include "app/session/settings/trustedstubs.h"
#include "app/wording/numbertext.h"
#include "app/wording/safetext.h"
#include "base/version.h"
#include "executor/sandbox/sandboxexecutor.h"
#include "models/replay/replaycertificate.h"
#include "models/replay/replayplan.h"
#include "models/trail/file/parts.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <stop_token>

namespace vitrine {

/// `vitrine trail certify DB --run N`: replays a run in the sandbox, seals the trail, and saves what others need to
/// repeat the replay and to compare (`vitrine verify-replay`).
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
    KeyOptions m_keyOptions;
    RunId m_run = 0;
    std::string m_output;
    std::optional<Policy> m_policy;
    ToolStubs m_tools;
    Determinism m_determinism;
    std::optional<SealingKey> m_key;
    std::shared_ptr<PythonRuntime> m_python;
    std::unique_ptr<Interruption> m_interruption;
};

TrailCertifyCommand::TrailCertifyCommand(CLI::App &above)
    : TrailWriteCommand(above.add_subcommand(
          "certify", tr("Replay a run in the sandbox and save a certificate that others can repeat").toStdString()))
{
    parser()
        .add_option("--run", m_run, tr("The run, by its number in the trail").toStdString())
        ->type_name("ID")
        ->check(wholeNumber())
        ->required();
    parser()
        .add_option("--output", m_output, tr("Save the certificate to this file").toStdString())
        ->type_name("FILE")
        ->required();
    m_options.declarePolicy(parser());
    m_options.acceptPolicyOfLog();
    m_options.declareTools(parser());
    m_options.declareDeterminism(parser(), "recorded", 1);
    m_keyOptions.declare(parser());
}

ExitStatus TrailCertifyCommand::prepare(Console &console)
{
    m_interruption = std::make_unique<Interruption>();
    if (const ExitStatus status = checkIntact(console, file(), *m_interruption); status != ExitStatus::Fine)
        return status;
    auto policy = m_options.policy(console);
    if (!policy)
        return policy.error();
    m_policy = std::move(*policy);
    auto tools = m_options.tools(console);
    if (!tools)
        return tools.error();
    m_tools = std::move(*tools);
    const auto determinism = m_options.determinism(console);
    if (!determinism)
        return determinism.error();
    m_determinism = *determinism;
    auto key = m_keyOptions.take(console, *m_interruption);
    if (!key)
        return key.error();
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
    // The steps of a merged part are proven in the tree of that part, which this seal is not about.
    const bool isOwn = trailfile::partOf(m_run) == 0;
    std::vector<ProofSubject> subjects;
    for (const ReplayedStep &step : replayed)
        subjects.push_back({ ProofSubject::Kind::Execution, step.execution });
    for (const ReplayedStep &step : replayed)
        if (isOwn)
            subjects.push_back({ ProofSubject::Kind::Step, step.step });
    auto proofs = (*trail)->prove(subjects);
    if (!proofs)
        return std::unexpected(proofs.error());
    std::vector<CertifiedStep> steps;
    for (std::size_t n = 0; n < replayed.size(); ++n) {
        const ReplayedStep &step = replayed[n];
        const auto recorded
            = std::ranges::find(request.steps, step.ordinal, [](const ReplayStep &one) { return one.record.ordinal; });
        const StepRecord &record = recorded->record;
        steps.push_back(
            { step.ordinal, replayCode(record), isOfModel(record), record.time.startedAt, recordedJson(record),
                std::string(toString(step.comparison.verdict)), step.comparison.reason, endingOf(step.result),
                std::move((*proofs)[n]), isOwn ? std::move((*proofs)[replayed.size() + n]) : std::string() });
    }
    return steps;
}

Result<ReplayCertificate> TrailCertifyCommand::certify(Recorder &recorder, const ReplayRequest &request)
{
    auto executor = SandboxExecutor::create({});
    if (!executor)
        return std::unexpected(executor.error());
    RunReplayer replayer(**executor, &recorder, nullptr, m_interruption->token());
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
    if (std::ranges::all_of(request->steps, [](const ReplayStep &step) { return replayCode(step.record).empty(); })) {
        //: %1: number of a run
        console.message(
            tr("Run %1 has no Python code to replay, so there is nothing to certify.").arg(numberText(m_run)));
        return ExitStatus::Unusable;
    }
    const auto certificate = certify(recorder, *request);
    if (!certificate)
        return report(console, certificate.error());
    if (const auto saved = saveBytes(m_output, toText(*certificate, *m_key)); !saved)
        return report(console, saved.error());
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
