// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/remote/cloudclient.h"
#include "executor/remote/containerchoice.h"
#include "executor/remote/engineclient.h"
#include "executor/remote/signoflife.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <utility>

namespace vitrine {

struct ContainerSpec {
    QString image;
    QStringList command;
    QList<std::pair<QByteArray, QByteArray>> environment = { { "PATH", "/usr/bin:/bin" } }; ///< adds to the common ones
    QString network = QStringLiteral("none");
    ContainerLimits limits = {};
    bool hasPackages = false; ///< /packages is writable, and its libraries can be loaded
};

/// A running container with its standard streams: no capabilities, no new privileges, read-only system, the
/// unprivileged user of the image. It is removed with this object. If this process is killed, the container's input
/// ends, which must end its processes, and `removeOrphans` of the next process removes leftovers. On the network
/// thread.
class Container final {
public:
    static Result<std::unique_ptr<Container>> start(
        EngineClient &engine, const ContainerSpec &spec, const std::function<void(const std::string &)> &warned = {});
    ~Container();
    Container(const Container &) = delete;
    Container &operator=(const Container &) = delete;

    EngineStream &streams() { return *m_streams; }
    const QString &id() const { return m_id; }

    /// Running containers that this program started, on this or another machine.
    static Result<QList<CloudSandbox>> list(EngineClient &engine);
    /// Succeeds if it is already gone.
    static Result<void> remove(EngineClient &engine, const QString &id);
    /// Removes the containers of processes that have ended; returns their number.
    static Result<int> removeOrphans(EngineClient &engine);

private:
    Container(EngineClient &engine, SignOfLife sign)
        : m_engine(engine)
        , m_sign(std::move(sign))
    {
    }

    EngineClient &m_engine;
    SignOfLife m_sign;
    bool m_mayBe = false; ///< the engine was asked to create it
    QString m_id;
    std::unique_ptr<EngineStream> m_streams;
};

/// Connects to the chosen engine, if not yet connected, and removes what ended processes have left there. On the
/// network thread.
Result<void> reachEngine(std::unique_ptr<EngineClient> &engine, NetworkThread &thread, const ContainerChoice &choice);

} // namespace vitrine
