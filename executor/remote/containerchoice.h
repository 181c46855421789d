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
    std::uint64_t processes = 256; ///< processes and threads
    double processors = 2;
    std::uint64_t filesMib = 512; ///< below /tmp
};

/// The container and engine in which steps run.
struct ContainerChoice {
    QString engine = {}; ///< as in DOCKER_HOST; empty: from the environment
    QString image = {}; ///< existing image with the worker's Python; empty: built from the recipe
    QByteArray recipe = {}; ///< a Dockerfile; empty: the program's own
    QString network
        = QStringLiteral("bridge"); ///< network of the engine for policies that name hosts; all others have no network
    ContainerLimits limits = {};
    bool hasPackages = false; ///< sessions install packages, and get space for them
    SiteObserver reported = {};

    void report(SiteProgress::Stage stage, std::string detail = {}) const
    {
        if (reported)
            reported({ stage, std::move(detail) });
    }
};

} // namespace vitrine
