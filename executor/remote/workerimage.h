// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/remote/engineimage.h"

#include <QString>

namespace vitrine {

/// The image that containers with our worker are made from: the chosen one, or one made from a recipe, with the worker
/// of this program on top.
class WorkerImage final {
public:
    WorkerImage(EngineClient &engine, const ContainerChoice &choice);

    /// The name of an image that is there.
    Result<QString> ensure();

    /// The Dockerfile of an image that has what the worker needs.
    static QByteArray usualRecipe();
    /// Paths of the worker and its relay in the image.
    static QString relayPath() { return QStringLiteral("/opt/vitrine/vitrine-relay"); }

private:
    EngineImage m_images;
};

} // namespace vitrine
