// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

namespace vitrine {

/// Plots leave a step by value, as "display" events of its result: the kind and name of the picture, and on the next
/// line the picture as a data URI (RFC 2397). A name in the working folder that the policy does not open for writing
/// gets no file: matplotlib draws into memory. `limits.files` and `limits.written_mib` bound pictures as they bound
/// files; where they are 0, defaults of their own. All functions need the GIL.

/// Once matplotlib is there (librarydoors.h): `Figure.savefig`, and with it `pyplot.savefig`.
void armPlotDoors();

/// The value of a step is shown where it is a figure. Leaves no exception set.
void showFigure(PyObject *value);

} // namespace vitrine
