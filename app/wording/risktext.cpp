// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/risktext.h"

namespace vitrine {

QString RiskText::reason(Risk risk)
{
    switch (risk) {
    case Risk::Files: return tr("Risky: files");
    case Risk::Processes: return tr("Risky: files, processes, environment");
    case Risk::Network: return tr("Risky: network");
    case Risk::Interpreter: return tr("Risky: interpreter internals");
    case Risk::RunsCode: return tr("Risky: runs code that was not reviewed");
    case Risk::Everything: return tr("Risky: allows every module");
    case Risk::None: break;
    }
    return {};
}

} // namespace vitrine
