// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/trailcommand.h"

namespace vitrine {

/// `vitrine trail search DB 'EXPR'`
class TrailSearchCommand final : public TrailCommand {
    Q_DECLARE_TR_FUNCTIONS(vitrine::TrailSearchCommand)

public:
    explicit TrailSearchCommand(CLI::App &above);

protected:
    ExitStatus read(Console &console, const Trail &trail) override;

private:
    ExitStatus list(Console &console) const;
    ExitStatus explain(Console &console, const Trail &trail, const Filter &filter) const;
    ExitStatus search(Console &console, const Trail &trail, const Filter &filter) const;
    void print(Console &console, const SearchHit &hit) const;

    std::string m_expression;
    std::uint64_t m_limit = 0;
    bool m_isExplained = false;
    bool m_isCounted = false;
    bool m_isListed = false;
};

} // namespace vitrine
