// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/kernelsite.h"

#include "executor/remote/kernelsession.h"

namespace vitrine {

Result<std::unique_ptr<RemoteSession>> KernelSite::begin(
    NetworkThread &thread, const RemoteSetup &setup, ToolHost &tools)
{
    const auto server = open(thread, setup.policy);
    if (!server)
        return std::unexpected(server.error());
    RemoteSetup rest = setup;
    if (!setup.packages.packages.empty()) {
        const auto installed = install(thread, setup);
        if (!installed)
            return std::unexpected(installed.error());
        rest.arePackagesThere = *installed;
    }
    return KernelSession::begin(thread, *server, rest, tools);
}

} // namespace vitrine
