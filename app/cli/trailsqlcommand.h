// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/trailcommand.h"

namespace vitrine {

/// `vitrine trail sql DB 'SELECT …'`: read-only SQL over the views of a trail.
class TrailSqlCommand final : public TrailCommand {
    Q_DECLARE_TR_FUNCTIONS(vitrine::TrailSqlCommand)

public:
    explicit TrailSqlCommand(CLI::App &above);

protected:
    ExitStatus read(Console &console, const Trail &trail) override;

private:
    ExitStatus list(Console &console, const Trail &trail) const;
    ExitStatus explainFailure(Console &console, const Error &error) const;

    std::string m_statement;
    SqlLimits m_limits;
};

} // namespace vitrine
