// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/policy/packagerules.h"
#include "executor/remote/containerchoice.h"

#include <QString>

#include <stop_token>

namespace vitrine {

/// Options for running code at another site.
struct RemoteChoice {
    QString executor; ///< id of its kind, see executors.h
    QString server = {}; ///< address of a Jupyter server; may contain its token
    ContainerChoice container = {};
    QString key = {}; ///< secret: API key of a cloud, or token of a Jupyter server; empty: from the environment
    PackageWish packages = {}; ///< for each session
    QString image = {}; ///< template or image of a cloud; empty: the default one
    std::stop_token stop = {}; ///< stopped when the answer is no longer needed
};

/// A running container or sandbox, which may cost money.
struct RemoteResource {
    QString id;
    QString kind; ///< template or image
    QString since; ///< as reported by the service
};

} // namespace vitrine
