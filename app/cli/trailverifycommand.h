// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/trailcommand.h"
#include "models/trail/index/indexcheck.h"

#include <string_view>

namespace vitrine {

/// `vitrine trail verify`: walks the chain of a trail and names the first entry that does not hold, compares with a
/// checkpoint, or checks the proof of one step without any trail.
class TrailVerifyCommand final : public TrailCommand {
    Q_DECLARE_TR_FUNCTIONS(vitrine::TrailVerifyCommand)

public:
    explicit TrailVerifyCommand(CLI::App &above);

protected:
    ExitStatus read(Console &console, const Trail &trail) override;
    std::optional<ExitStatus> withoutTrail(Console &console) override;

private:
    std::expected<VerifyOptions, ExitStatus> options(Console &console) const;
    static void print(Console &console, const IndexCheck &indexes);
    ExitStatus checkProof(Console &console, const VerifyOptions &options) const;
    static QString comparison(std::string_view code);
    static QString proofReason(std::string_view code);
    static void print(Console &console, const Verification &verification);
    static void printSeal(Console &console, const SealState &seal, std::uint64_t entries);

    std::string m_checkpoint;
    std::string m_key;
    std::string m_proof;
    bool m_isIndex = false;
};

} // namespace vitrine
