// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/remote/kernelsite.h"

namespace vitrine {

/// The kernels of an existing Jupyter server or kernel gateway. It adds no protection layer: the code's access there is
/// up to the server's operator.
class ServedKernels final : public KernelSite {
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
