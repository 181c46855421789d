// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/policy/packagerules.h"
#include "executor/remote/containerchoice.h"

#include <QString>

#include <stop_token>

namespace vitrine {

/// Where code runs that runs elsewhere, and what is wanted there.
struct RemoteChoice {
    QString executor; ///< id of its kind, see executors.h
    QString server = {}; ///< address of a Jupyter server, which may hold its token
    ContainerChoice container = {};
    QString key = {}; ///< of a cloud, or token of a Jupyter server; secret. Empty: that of the environment
    PackageWish packages = {}; ///< for each session
    QString image = {}; ///< template or image of a cloud; empty: the usual one
    std::stop_token stop = {}; ///< the answer is no longer needed
};

/// A container or sandbox that runs, and may cost something.
struct RemoteResource {
    QString id;
    QString kind; ///< template or image
    QString since; ///< as reported by the service
};

} // namespace vitrine
