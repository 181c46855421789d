// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/keyring/keyring.h"
#include "models/trail/chain/signature.h"

#include <string>

namespace vitrine {

/// Where the key is that a trail is sealed with.
struct SealingKeyLocation {
    std::string file; ///< empty: in the keyring
    std::string name; ///< in the keyring; empty for the usual one
    bool isNew = false; ///< it is made there, and must not be there yet
    bool operator==(const SealingKeyLocation &) const = default;
};

/// The key of a place. Errors of the keyring have no file; BadValue: what is there is no key, or a new one has no
/// place. Blocks like the keyring does.
Result<SealingKey> takeSealingKey(
    const SealingKeyLocation &location, const Keyring &keyring, const Keyring::StopCall &isStopped = {});

} // namespace vitrine
