// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/execution/remotebackend.h"

#include "app/session/keyring/keyring.h"
#include "app/session/modules/networkservices.h"
#include "app/session/settings/remotesettings.h"
#include "models/replay/replayplan.h"

namespace vitrine {

RemoteChoice withKey(RemoteChoice choice)
{
    const QString name = keyringNameFor(choice.executor);
    if (name.isEmpty())
        return choice;
    if (const auto key = Keyring().read(name))
        choice.key = QString::fromStdString(*key);
    return choice;
}

Result<ExecutionBackend> makeRemoteBackend(const QString &executor)
{
    const auto network = networkServices();
    if (!network)
        return std::unexpected(network.error());
    auto python = PythonRuntime::start();
    if (!python)
        return std::unexpected(python.error());
    auto choice = withKey(userRemoteChoice(executor));
    auto news = std::make_shared<PlaceNews>();
    choice.container.told = PlaceNews::teller(news);
    auto made = (*network)->makeRemote(choice, *python);
    if (!made)
        return std::unexpected(made.error());
    return ExecutionBackend {
        .executor = std::move(*made), .factsOf = reviewFacts(*python), .isOneOfMany = true, .news = std::move(news)
    };
}

} // namespace vitrine
