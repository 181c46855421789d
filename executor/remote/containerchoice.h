// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/remote/siteprogress.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <string>
#include <utility>

namespace vitrine {

/// Resource limits of a container.
struct ContainerLimits {
    std::uint64_t memoryMib = 2048; ///< memory of all its processes, including files below /tmp
    std::uint64_t processes = 256; ///< and threads
    double processors = 2;
    std::uint64_t filesMib = 512; ///< below /tmp
};

/// Which container steps run in, on which engine.
struct ContainerChoice {
    QString engine = {}; ///< as DOCKER_HOST has it; empty: as the environment says
    QString image = {}; ///< one that is there, with the Python of the worker; empty: made from the recipe
    QByteArray recipe = {}; ///< a Dockerfile; empty: the program's own
    QString network
        = QStringLiteral("bridge"); ///< network of the engine for policies that name hosts; all others get none
    ContainerLimits limits = {};
    bool hasPackages = false; ///< sessions install some, and get room for them
    SiteObserver reported = {};

    void report(SiteProgress::Stage stage, std::string detail = {}) const
    {
        if (reported)
            reported({ stage, std::move(detail) });
    }
};

} // namespace vitrine
