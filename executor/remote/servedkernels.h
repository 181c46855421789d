// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/remote/kernelplace.h"

namespace vitrine {

/// The kernels of a Jupyter server or kernel gateway that somebody else runs. It brings no layer of its own: what the
/// code may reach there is known to whoever runs it.
class ServedKernels final : public KernelPlace {
public:
    explicit ServedKernels(KernelServer server)
        : m_server(std::move(server))
    {
    }

    /// From an address such as a server prints: `http://127.0.0.1:8888/?token=…`. Fails on what is none.
    static Result<KernelServer> serverFrom(const QString &address);

    Result<KernelServer> open(NetworkThread &thread, const Policy &policy) override;
    std::string_view name() const override { return "jupyter"; }
    std::vector<std::string> layers() const override { return {}; }

private:
    KernelServer m_server;
};

} // namespace vitrine
