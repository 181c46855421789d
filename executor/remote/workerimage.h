// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/remote/engineimage.h"

#include <QString>

namespace vitrine {

/// The image of containers with Vitrine's own worker: the chosen one, or one built from a recipe, with the worker of
/// this program added.
class WorkerImage final {
public:
    WorkerImage(EngineClient &engine, const ContainerChoice &choice);

    /// The name of an existing image, built if needed.
    Result<QString> ensure();

    /// The Dockerfile of an image that provides the worker's requirements.
    static QByteArray usualRecipe();
    /// Paths of the worker and its relay in the image.
    static QString relayPath() { return QStringLiteral("/opt/vitrine/vitrine-relay"); }

private:
    EngineImage m_images;
};

} // namespace vitrine
