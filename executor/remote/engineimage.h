// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/remote/containerchoice.h"
#include "executor/remote/engineclient.h"

#include <QString>

namespace vitrine {

/// Images of an engine: the chosen one, or those built from recipes and named by a hash of their content, so that each
/// is built once. On the network thread.
class EngineImage final {
public:
    EngineImage(EngineClient &engine, const ContainerChoice &choice);

    struct Known {
        QString id;
        EngineClient::Json document; ///< as reported by the engine
    };

    /// The chosen image, or one from the chosen recipe, or from `usualRecipe`, a Dockerfile.
    Result<Known> chosen(const char *kind, const QByteArray &usualRecipe);
    /// Returns the image with that name; builds it from a tar archive if there is none.
    Result<Known> ensure(const QString &image, const QByteArray &archive);
    Result<Known> find(const QString &image);

    /// The name contains a hash of all inputs, so that an image is built once and never confused with another.
    static QString nameFor(const char *kind, const QByteArray &content);

private:
    Result<void> build(const QString &image, const QByteArray &archive);

    EngineClient &m_engine;
    const ContainerChoice &m_choice;
};

} // namespace vitrine
