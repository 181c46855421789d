// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/write/policystore.h"

namespace vitrine::trailfile {

bool PolicyStore::has(const std::string &hash)
{
    SQLite::Statement &query = m_ledger.statements().get("SELECT 1 FROM policies WHERE hash = ?");
    const InUse use(query);
    query.bind(1, hash);
    return query.executeStep();
}

// No foreign key: in a merged trail several rows may have the same hash.
void PolicyStore::require(const std::string &hash)
{
    if (!hash.empty() && !has(hash))
        throw Failure(ErrorCode::NotFound, "policy");
}

std::string PolicyStore::add(std::string_view canonicalJson)
{
    const std::string hash = toHex(m_ledger.hasher()(canonicalJson));
    if (has(hash))
        return hash;
    const std::int64_t id = m_ledger.nextId("policies");
    m_ledger.rows().insert(tables::policies, m_ledger.next(), id, hash, Text { canonicalJson });
    m_ledger.enter(kinds::policyAdded, id);
    return hash;
}

} // namespace vitrine::trailfile
