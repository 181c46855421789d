// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/write/sealstore.h"

#include "base/clock.h"
#include "models/trail/chain/canonicalrows.h"
#include "models/trail/chain/merkle.h"
#include "models/trail/file/hex.h"
#include "models/trail/file/parts.h"

namespace vitrine::trailfile {

Checkpoint SealStore::seal(const SealingKey &key)
{
    Hasher &hasher = m_ledger.hasher();
    MerkleFrontier tree;
    Digest head {};
    Checkpoint seal;
    SQLite::Statement &query = m_ledger.statements().get("SELECT hash FROM entries WHERE seq < ? ORDER BY seq");
    {
        const InUse use(query);
        query.bind(1, partStride);
        for (; query.executeStep(); ++seal.entries) {
            head = digestFrom(query.getColumn(0));
            tree.add(hasher, head);
        }
    }
    // A broken chain must not get a seal that claims it is intact.
    if (head != m_ledger.chain().head().hash || static_cast<std::int64_t>(seal.entries) != m_ledger.chain().head().seq)
        throw Failure(ErrorCode::Corrupt, "the chain does not end in its head");
    seal.trail = uidOf(m_ledger.statements());
    seal.head = toHex(head);
    seal.root = toHex(tree.root(hasher));
    seal.signedAt = secondsSinceEpoch();
    seal.publicKey = key.publicKey();
    seal.signature = key.sign(signedBytes(seal));
    const std::int64_t id = m_ledger.nextId("seals");
    m_ledger.rows().insert(tables::seals, m_ledger.next(), id, seal.entries, seal.head, seal.root, seal.publicKey,
        seal.signature, seal.signedAt);
    m_ledger.enter(kinds::sealAdded, id);
    return seal;
}

} // namespace vitrine::trailfile
