// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/executionoptions.h"
#include "app/cli/trailcommand.h"

namespace vitrine {

/// `vitrine trail prove DB --step ID`: a proof of one step that `vitrine trail verify --proof` checks without the
/// trail.
class TrailProveCommand final : public TrailCommand {
    Q_DECLARE_TR_FUNCTIONS(vitrine::TrailProveCommand)

public:
    explicit TrailProveCommand(CLI::App &above);

protected:
    ExitStatus read(Console &console, const Trail &trail) override;

private:
    StepId m_step = 0;
    ExecutionId m_execution = 0;
};

TrailProveCommand::TrailProveCommand(CLI::App &above)
    : TrailCommand(above.add_subcommand("prove", tr("Print a proof that a step is in the trail").toStdString()))
{
    auto *step = parser().add_option("--step", m_step, tr("The step, by its number in the trail").toStdString());
    step->type_name("ID")->check(CLI::PositiveNumber);
    parser()
        .add_option("--execution", m_execution, tr("The execution, by its number in the trail").toStdString())
        ->type_name("ID")
        ->check(CLI::PositiveNumber)
        ->excludes(step);
}

ExitStatus TrailProveCommand::read(Console &console, const Trail &trail)
{
    if (m_step == 0 && m_execution == 0) {
        console.message(tr("Specify --step or --execution."));
        return ExitStatus::Unusable;
    }
    const auto proof = m_step != 0 ? trail.proveStep(m_step) : trail.proveExecution(m_execution);
    if (!proof)
        return report(console, proof.error());
    console.write(QString::fromStdString(*proof).trimmed());
    return ExitStatus::Fine;
}

std::unique_ptr<Command> makeTrailProveCommand(CLI::App &above) { return std::make_unique<TrailProveCommand>(above); }

} // namespace vitrine
