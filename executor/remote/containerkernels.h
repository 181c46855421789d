// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/remote/container.h"
#include "executor/remote/containertunnel.h"
#include "executor/remote/engineimage.h"
#include "executor/remote/kernelsite.h"

#include <memory>

namespace vitrine {

/// A container with a Jupyter server (docs/executor.md#docker) for the sessions of one executor, for users who need
/// their own image. The server is reached through the container's standard streams, so there is no port, and no network
/// unless the policy names hosts. `ContainerExecutor` protects better.
class ContainerKernels final : public KernelSite {
public:
    explicit ContainerKernels(ContainerChoice choice)
        : m_choice(std::move(choice))
    {
    }
    ~ContainerKernels() override;

    Result<KernelServer> open(NetworkThread &thread, const Policy &policy) override;
    std::string_view name() const override { return "docker-kernel"; }
    std::vector<std::string> layers() const override { return { "container", "namespaces" }; }

    /// The Dockerfile of an image with a kernel gateway on port 8888.
    static QByteArray usualRecipe();

private:
    Result<void> start(NetworkThread &thread, bool isOpen);
    Result<void> startServer(const EngineImage::Known &image, bool isOpen);
    Result<KernelServer> reach(NetworkThread &thread);
    void close();

    ContainerChoice m_choice;
    std::unique_ptr<EngineClient> m_engine;
    std::unique_ptr<Container> m_container;
    std::unique_ptr<ContainerTunnel> m_tunnel;
    KernelServer m_server = { .url = {}, .token = {} };
    bool m_isOpen = false; ///< to a network
};

} // namespace vitrine
