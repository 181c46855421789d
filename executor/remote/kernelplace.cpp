// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/kernelplace.h"

#include "executor/remote/kernelsession.h"

namespace vitrine {

Result<std::unique_ptr<RemoteSession>> KernelPlace::begin(
    NetworkThread &thread, const SessionSetup &setup, ToolHost &tools)
{
    const auto server = open(thread, setup.policy);
    if (!server)
        return std::unexpected(server.error());
    return KernelSession::begin(thread, *server, setup, tools);
}

} // namespace vitrine
