// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/chain/checkpoint.h"
#include "models/trail/chain/signature.h"
#include "models/trail/write/ledger.h"

namespace vitrine::trailfile {

/// Signs everything recorded so far.
class SealStore final {
public:
    explicit SealStore(Ledger &ledger)
        : m_ledger(ledger)
    {
    }
    Checkpoint seal(const SealingKey &key);

private:
    Ledger &m_ledger;
};

} // namespace vitrine::trailfile
