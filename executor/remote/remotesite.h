// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "executor/executor.h"
#include "executor/policy/packagerules.h"
#include "executor/remote/networkthread.h"
#include "executor/remote/siteprogress.h"
#include "executor/sandbox/toolhost.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// The initial state of a remote session.
struct RemoteSetup : SessionSetup {
    PackageWish packages = {}; ///< the policy allows them
    bool arePackagesThere = false; ///< the place has seen to them
    SiteObserver reported = {};

    void report(SiteProgress::Stage stage, const std::string &detail = {}) const
    {
        if (reported)
            reported({ stage, detail });
    }
    void reportInstalling(const std::string &line) const { report(SiteProgress::Stage::Installing, line); }
};

/// A session somewhere else. It is gone there when it is gone here. On the network thread; blocks there.
class RemoteSession {
public:
    virtual ~RemoteSession() = default;

    /// Runs one step to its single result. If it cannot be interrupted, the session is lost, and the next one starts.
    virtual StepResult run(std::string_view code, const StepObserver &observer) = 0;
    virtual const std::string &pythonVersion() const = 0;
};

/// A remote site that provides sessions. Everything it started is removed with it. All functions on the network thread;
/// they block there.
class RemoteSite {
public:
    virtual ~RemoteSite() = default;

    /// Existing resources are reused where suitable; packages belong to the session or to the site. `setup` is copied,
    /// `tools` must outlive the session.
    virtual Result<std::unique_ptr<RemoteSession>> begin(
        NetworkThread &thread, const RemoteSetup &setup, ToolHost &tools)
        = 0;

    /// "docker", "e2b" …
    virtual std::string_view name() const = 0;
    /// Protection layers that the place brings beside the review.
    virtual std::vector<std::string> layers() const = 0;
};

} // namespace vitrine
