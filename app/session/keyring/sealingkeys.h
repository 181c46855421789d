// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/keyring/keyring.h"
#include "models/trail/chain/signature.h"

#include <string>

namespace vitrine {

/// Where the key that a trail is sealed with is stored.
struct SealingKeyLocation {
    std::string file; ///< empty: in the keyring
    std::string name; ///< in the keyring; empty for the default one
    bool isNew = false; ///< create the key; it must not exist yet
    bool operator==(const SealingKeyLocation &) const = default;
};

/// Reads or creates the key. Errors of the keyring have no file; BadValue: the stored value is not a key, or the name
/// of a new key is already in use. Blocks like the keyring does.
Result<SealingKey> takeSealingKey(
    const SealingKeyLocation &location, const Keyring &keyring, const Keyring::StopCall &isStopped = {});

} // namespace vitrine
