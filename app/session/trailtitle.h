// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/trailreader.h"

namespace vitrine {

/// The title of a trail. A trail in `ownFolder`, the program's own, is named after a hash: the name of its log is used
/// instead. Any thread.
QString titleOfTrail(const TrailInfo &info, const QString &ownFolder);

} // namespace vitrine
