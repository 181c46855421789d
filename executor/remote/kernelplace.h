// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/error.h"
#include "executor/policy/policy.h"
#include "executor/remote/kernelgateway.h"
#include "executor/remote/networkthread.h"

#include <string_view>
#include <vector>

namespace vitrine {

/// Somewhere kernels can be had: a server that runs already, a container, a sandbox in a cloud. What it started is gone
/// when it is. All functions on the network thread; they block there.
class KernelPlace {
public:
    virtual ~KernelPlace() = default;

    /// A server that is ready, for sessions under the policy. Called before each session: what is there is used again
    /// where it suits.
    virtual Result<KernelServer> open(NetworkThread &thread, const Policy &policy) = 0;

    /// "docker", "e2b" …
    virtual std::string_view name() const = 0;
    /// Protection layers that the place brings beside the review.
    virtual std::vector<std::string> layers() const = 0;
};

} // namespace vitrine
