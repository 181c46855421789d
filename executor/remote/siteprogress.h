// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>

namespace vitrine {

/// The stage of starting a container or sandbox.
struct SiteProgress {
    enum class Stage { Connecting, BuildingImage, Starting, Installing, Ready, Warning };
    Stage stage = Stage::Connecting;
    std::string detail; ///< the name of an image, or a line of output of a build or installation;
                        ///< plain text, not trusted
};

/// Called on another thread; must be quick.
using SiteObserver = std::function<void(const SiteProgress &progress)>;

} // namespace vitrine
