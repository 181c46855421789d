// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Accessible interface of a huge text: exposes the cursor's row as the text. GUI thread.
namespace vitrine {

class HugeTextView;

/// Installs the interface for views that are queried from now on. May be called repeatedly.
void offerRowsToReaders();
/// Notifies assistive technology that the cursor has moved.
void notifyAccessibility(HugeTextView &view);

} // namespace vitrine
