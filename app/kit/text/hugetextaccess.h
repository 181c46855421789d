// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What a screen reader reads of a huge text: the row of the cursor, as if it were all of it. GUI thread.
namespace vitrine {

class HugeTextView;

/// Views that are asked for from now on have it. May be said again.
void offerRowsToReaders();
/// The cursor has moved.
void tellReaders(HugeTextView &view);

} // namespace vitrine
