// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT

// Apart from the rest of the document: the jailed worker reads policies, but hashes nothing, and so starts without the
// library of hashes, which takes as long to load and to prepare as half an interpreter.
#include "base/sha256.h"
#include "executor/policy/policydocument.h"

namespace vitrine {

std::string policyHash(const Policy &policy) { return sha256Hex(canonicalJson(policy)); }

} // namespace vitrine
