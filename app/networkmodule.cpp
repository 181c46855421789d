// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later

// vitrine_network: functions that need network libraries, loaded on demand (networkservices.h).
#include "app/session/modules/networkservices.h"
#include "app/session/receive/spanreceiver.h"
#include "app/session/remote/remoteservices.h"
#include "app/session/remote/timestampauthority.h"

#include <utility>

using namespace vitrine;

namespace {

std::unique_ptr<SpanSource> makeReceiver(QByteArray token, SpanSource::Take take)
{
    return std::make_unique<SpanReceiver>(std::move(token), std::move(take));
}

constexpr NetworkServices services { makeRemote, testRemote, runningAt, stopRemote, makeReceiver,
    SpanReceiver::newToken, askTimestampAuthority };

} // namespace

extern "C" [[gnu::visibility("default")]] const NetworkServices *vitrineNetworkServices() { return &services; }
