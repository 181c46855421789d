// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/remote/containerchoice.h"
#include "executor/remote/engineclient.h"

#include <QString>

namespace vitrine {

/// The image that containers with our worker are made from: the chosen one, or one made from a recipe, with the worker
/// of this program on top. It is named after what is in it, so that each is made once.
class WorkerImage final {
public:
    WorkerImage(EngineClient &engine, const ContainerChoice &choice);

    /// The name of an image that is there.
    Result<QString> ensure();

    /// The Dockerfile of an image that has what the worker needs.
    static QByteArray usualRecipe();
    /// Where the worker and its relay lie in the image.
    static QString relayPath() { return QStringLiteral("/opt/vitrine/vitrine-relay"); }

private:
    Result<QString> ensureBase();
    Result<QString> idOf(const QString &image);
    Result<void> build(const QString &image, const QByteArray &archive);
    void tell(ContainerProgress::Stage stage, std::string detail) const;

    EngineClient &m_engine;
    const ContainerChoice &m_choice;
};

} // namespace vitrine
