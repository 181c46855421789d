// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/remote/kernelgateway.h"
#include "executor/remote/remotesite.h"

namespace vitrine {

/// Somewhere Jupyter kernels can be had: a server that runs already, or a sandbox in a cloud that runs one.
class KernelSite : public RemoteSite {
public:
    /// A server that is ready, for sessions under the policy.
    virtual Result<KernelServer> open(NetworkThread &thread, const Policy &policy) = 0;

    /// Whether the place itself has installed the packages: else the session does.
    virtual Result<bool> install(NetworkThread &, const RemoteSetup &) { return false; }

    Result<std::unique_ptr<RemoteSession>> begin(
        NetworkThread &thread, const RemoteSetup &setup, ToolHost &tools) override;
};

} // namespace vitrine
