// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

namespace vitrine {

/// Passes pictures out of a step by value, as "display" events of its result: the kind and name of the picture, and on
/// the next line the picture as a data URI (RFC 2397). If the policy does not allow writing the file in the working
/// folder, matplotlib or Pillow writes into memory. `limits.files` and `limits.written_mib` apply to pictures as to
/// files, with separate defaults where they are 0. All functions require the GIL.

/// Arms `Figure.savefig`, and with it `pyplot.savefig`. Call after matplotlib was loaded (libraryguards.h).
void armPlotGuards();

/// Arms the method `save` of Pillow's pictures, with which matplotlib writes animations and `imsave` as well. Call
/// after Pillow was loaded.
void armImageGuards();

/// Shows the value of a step if it is a figure. Leaves no exception set.
void showFigure(PyObject *value);

} // namespace vitrine
