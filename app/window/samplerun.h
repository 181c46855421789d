// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <QString>

namespace vitrine {

/// The bundled sample as a file of its own in the user's data folder, where it is put when it is not there yet: a log
/// like any other.
Result<QString> sampleRun();

} // namespace vitrine
