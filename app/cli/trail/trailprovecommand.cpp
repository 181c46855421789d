// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/commands.h"
#include "app/cli/options/executionoptions.h"
#include "app/cli/options/numbercheck.h"
#include "app/cli/trail/trailcommand.h"
#include "app/session/textfile.h"
#include "app/wording/numbertext.h"
#include "app/wording/safetext.h"
#include "base/parsedjson.h"
#include "models/trail/chain/proof.h"
#include "models/trail/file/base64.h"
#include "models/trail/file/hex.h"

#include <nlohmann/json.hpp>

#include <charconv>
#include <optional>
#include <tuple>

namespace vitrine {

/// `vitrine trail prove DB --step ID`: a proof of one step that `vitrine trail verify --proof` checks without the
/// trail. With --entry or --from and --to, proofs for tools that verify transparency logs.
class TrailProveCommand final : public TrailCommand {
    Q_DECLARE_TR_FUNCTIONS(vitrine::TrailProveCommand)

public:
    explicit TrailProveCommand(CLI::App &above);

protected:
    ExitStatus read(Console &console, const Trail &trail) override;

private:
    Result<std::string> proof(const Trail &trail) const;
    ExitStatus proveGrowth(Console &console, const Trail &trail) const;

    StepId m_step = 0;
    ExecutionId m_execution = 0;
    std::uint64_t m_entry = 0;
    std::uint64_t m_size = 0;
    std::string m_from;
    std::string m_to;
};

TrailProveCommand::TrailProveCommand(CLI::App &above)
    : TrailCommand(above.add_subcommand("prove", tr("Print a proof that a step is in the trail").toStdString()))
{
    auto *step = parser().add_option("--step", m_step, tr("The step, by its number in the trail").toStdString());
    step->type_name("ID")->check(wholeNumber());
    auto *execution = parser().add_option(
        "--execution", m_execution, tr("The execution, by its number in the trail").toStdString());
    execution->type_name("ID")->check(wholeNumber())->excludes(step);
    auto *entry = parser().add_option(
        "--entry", m_entry, tr("Print a proof of inclusion for the entry with this number").toStdString());
    entry->type_name("N")->check(wholeNumber())->excludes(step)->excludes(execution);
    parser()
        .add_option(
            "--size", m_size, tr("Number of entries in the tree; default: those of the newest seal").toStdString())
        ->type_name("N")
        ->check(wholeNumber())
        ->needs(entry);
    auto *from = parser().add_option("--from", m_from,
        tr("Print a proof of consistency since this checkpoint (a file, or a number of entries)").toStdString());
    from->type_name("CHECKPOINT")->excludes(step)->excludes(execution)->excludes(entry);
    auto *to = parser().add_option("--to", m_to, tr("Later checkpoint; default: the newest seal").toStdString());
    to->type_name("CHECKPOINT")->needs(from);
}

namespace {

/// A number of entries, given directly or by a checkpoint file.
struct GrowthEnd {
    std::uint64_t entries = 0;
    std::optional<Checkpoint> checkpoint = std::nullopt;
};

Result<GrowthEnd> growthEnd(const std::string &location)
{
    std::uint64_t size = 0;
    const auto [end, error] = std::from_chars(location.data(), location.data() + location.size(), size);
    if (error == std::errc() && end == location.data() + location.size())
        return GrowthEnd { size };
    const auto text = readTextFile(location);
    if (!text)
        return std::unexpected(text.error());
    auto checkpoint = checkpointFromText(*text);
    if (!checkpoint) {
        checkpoint.error().file = location;
        return std::unexpected(checkpoint.error());
    }
    return GrowthEnd { checkpoint->entries, std::move(*checkpoint) };
}

/// Whether the tree of this size in a proof of growth is that of the checkpoint.
bool isOfTree(const GrowthEnd &end, const nlohmann::json &root, const Trail &trail)
{
    if (!end.checkpoint)
        return true;
    const auto bytes = trailfile::bytesOfHex(end.checkpoint->root);
    return end.checkpoint->trail == trail.uid() && bytes && root == trailfile::base64Of(*bytes);
}

/// Whether the proof is valid, apart from a seal that may be missing. A changed step has none.
bool holds(std::string_view document)
{
    const auto proof = verifyProof(document);
    return proof && (proof->isValid || proof->reason == "unsigned");
}

} // namespace

Result<std::string> TrailProveCommand::proof(const Trail &trail) const
{
    if (m_step != 0)
        return trail.proveStep(m_step);
    if (m_execution != 0)
        return trail.proveExecution(m_execution);
    return trail.proveEntry(m_entry, m_size);
}

ExitStatus TrailProveCommand::proveGrowth(Console &console, const Trail &trail) const
{
    const auto from = growthEnd(m_from);
    if (!from)
        return report(console, from.error());
    const auto to = m_to.empty()
        ? trail.newestSeal().transform([](const Checkpoint &seal) { return GrowthEnd { seal.entries }; })
        : growthEnd(m_to);
    if (!to)
        return report(console, to.error());
    if (from->entries > to->entries) {
        //: %1 and %2: numbers of entries
        console.message(tr("The earlier checkpoint has %1 entries, more than the later one with %2.")
                .arg(numberText(from->entries), numberText(to->entries)));
        return ExitStatus::Unusable;
    }
    const auto document = trail.proveGrowth(from->entries, to->entries);
    if (!document)
        return report(console, document.error());
    const auto proof = parsedJson<nlohmann::json>(*document);
    for (const auto &[end, file, root] :
        { std::tuple(*from, m_from, proof.at("old_root")), std::tuple(*to, m_to, proof.at("root")) })
        if (!isOfTree(end, root, trail)) {
            //: %1: name of a file
            console.message(
                tr("%1 does not belong to this trail's history, so nothing can be proven. Keep it: it may show that "
                   "the history was rewritten.")
                    .arg(safeLine(file)));
            return ExitStatus::Failed;
        }
    console.write(QString::fromStdString(*document).trimmed());
    return ExitStatus::Fine;
}

ExitStatus TrailProveCommand::read(Console &console, const Trail &trail)
{
    if (m_step == 0 && m_execution == 0 && m_entry == 0 && m_from.empty()) {
        console.message(tr("Specify --step, --execution, --entry or --from."));
        return ExitStatus::Unusable;
    }
    if (m_step == 0 && m_execution == 0 && m_entry == 0)
        return proveGrowth(console, trail);
    const auto document = proof(trail);
    if (!document)
        return report(console, document.error());
    if (m_entry == 0 && !holds(*document)) {
        console.message(tr("The trail is damaged here, so nothing can be proven: what the entry covers does not match "
                           "the chain. Run vitrine trail verify for details."));
        return ExitStatus::Failed;
    }
    console.write(QString::fromStdString(*document).trimmed());
    return ExitStatus::Fine;
}

std::unique_ptr<Command> makeTrailProveCommand(CLI::App &above) { return std::make_unique<TrailProveCommand>(above); }

} // namespace vitrine
