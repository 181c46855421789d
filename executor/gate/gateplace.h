// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/error.h"

#include <filesystem>
#include <string>

namespace vitrine {

/// Where the gate of a trail is: in a folder of the user's runtime folder that nobody else may enter. Both sides name
/// it by the file that the trail is, whatever its path.
struct GatePlace {
    std::filesystem::path socket;
    std::filesystem::path token; ///< what both sides have to show
};

/// Makes the folder where it is missing. Fails when there is no runtime folder, or it is open to others.
Result<GatePlace> gatePlace(const std::filesystem::path &trail);

/// Lays out a new random token. The workbench's side.
Result<std::string> layOutGateToken(const GatePlace &place);
/// Fails when there is none, or it is not of this user alone: then nobody keeps the gate.
Result<std::string> readGateToken(const GatePlace &place);

/// 128 random bits as 32 hexadecimal digits.
std::string gateNonce();
/// Takes the same time wherever two texts begin to differ.
bool isSameSecret(std::string_view one, std::string_view other);

} // namespace vitrine
