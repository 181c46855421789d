// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

namespace vitrine {

/// The class `_engine.Trail`: records the activity of sessions in a trail.
PyRef makeTrailType(PyObject *module);

} // namespace vitrine
