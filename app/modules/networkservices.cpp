// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/modules/networkservices.h"

#include "app/modules/programmodule.h"

namespace vitrine {

Result<const NetworkServices *> networkServices()
{
    using Services = const NetworkServices *();
    const auto found = functionOfModule(QStringLiteral("vitrine_network.so"), "vitrineNetworkServices");
    if (!found)
        return std::unexpected(found.error());
    return reinterpret_cast<Services *>(*found)();
}

} // namespace vitrine
