// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Accessible interface of a huge text: exposes the cursor's row as the text. GUI thread.
namespace vitrine {

class HugeTextView;

/// Views that are asked for from now on have it. May be said again.
void offerRowsToReaders();
/// The cursor has moved.
void notifyAccessibility(HugeTextView &view);

} // namespace vitrine
