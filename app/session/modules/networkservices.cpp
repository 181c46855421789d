// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/modules/networkservices.h"

#include "app/session/modules/programmodule.h"

namespace vitrine {

Result<const NetworkServices *> networkServices()
{
    return servicesOfModule<NetworkServices>(QStringLiteral("vitrine_network.so"), "vitrineNetworkServices");
}

} // namespace vitrine
