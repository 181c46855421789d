// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT

// Separate from the rest of the document: the jailed worker reads policies but does not hash them, so it starts without
// the hash library, whose loading takes half as long as the start of an interpreter.
#include "base/sha256.h"
#include "executor/policy/policydocument.h"

namespace vitrine {

std::string policyHash(const Policy &policy) { return sha256Hex(canonicalJson(policy)); }

} // namespace vitrine
