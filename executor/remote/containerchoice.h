// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <functional>
#include <string>

namespace vitrine {

/// What a container may use at most.
struct ContainerLimits {
    std::uint64_t memoryMib = 2048; ///< of all its processes, with what they keep in files below /tmp
    std::uint64_t processes = 256; ///< and threads
    double processors = 2;
    std::uint64_t filesMib = 512; ///< below /tmp
};

/// What is being waited for before a container is there.
struct ContainerProgress {
    enum class Stage { Connecting, BuildingImage, Starting, Ready, Warning };
    Stage stage = Stage::Connecting;
    std::string detail; ///< the name of an image, or a line that the engine told; plain text, not trusted
};

/// Which container steps run in, on which engine.
struct ContainerChoice {
    QString engine = {}; ///< as DOCKER_HOST has it; empty: as the environment says
    QString image = {}; ///< one that is there, with the Python of the worker; empty: made from the recipe
    QByteArray recipe = {}; ///< a Dockerfile; empty: the program's own
    QString network = QStringLiteral("bridge"); ///< of the engine, for policies that name hosts; all others get none
    ContainerLimits limits = {};
    std::function<void(const ContainerProgress &progress)> told = {}; ///< on a thread of its own; must be quick
};

} // namespace vitrine
