// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/remote/kernelgateway.h"
#include "executor/remote/remotesite.h"

namespace vitrine {

/// A site that provides Jupyter kernels: a running server, or a sandbox in a cloud that runs one.
class KernelSite : public RemoteSite {
public:
    /// Returns a server that is ready for sessions under the policy.
    virtual Result<KernelServer> open(NetworkThread &thread, const Policy &policy) = 0;

    /// Installs the packages if the site does that itself; otherwise returns false, and the session does.
    virtual Result<bool> install(NetworkThread &, const RemoteSetup &) { return false; }

    Result<std::unique_ptr<RemoteSession>> begin(
        NetworkThread &thread, const RemoteSetup &setup, ToolHost &tools) override;
};

} // namespace vitrine
