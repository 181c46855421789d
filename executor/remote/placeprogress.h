// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>

namespace vitrine {

/// What is being waited for before a container or sandbox is there.
struct PlaceProgress {
    enum class Stage { Connecting, BuildingImage, Starting, Installing, Ready, Warning };
    Stage stage = Stage::Connecting;
    std::string detail; ///< the name of an image, or a line that was told while it is made or packages are installed;
                        ///< plain text, not trusted
};

/// Told on a thread of its own; must be quick.
using PlaceTold = std::function<void(const PlaceProgress &progress)>;

} // namespace vitrine
