// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <QString>

namespace vitrine {

/// The bundled sample as a log file in the user's data folder, which is created if it does not exist yet.
Result<QString> sampleRun();

} // namespace vitrine
