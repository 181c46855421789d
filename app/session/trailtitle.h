// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/trailreader.h"

namespace vitrine {

/// What a trail is called. One in `ownFolder`, the program's own, is named by a hash: its log says more. Any thread.
QString titleOfTrail(const TrailInfo &info, const QString &ownFolder);

} // namespace vitrine
