// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/modules/imageservices.h"

#include "app/session/modules/programmodule.h"

namespace vitrine {

Result<const ImageServices *> imageServices()
{
    return servicesOfModule<ImageServices>(QStringLiteral("vitrine_images.so"), "vitrineImageServices");
}

} // namespace vitrine
