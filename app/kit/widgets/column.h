// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>

class QWidget;

namespace vitrine {

/// Fills `parent` with widgets below each other, without gaps and margins; `tall` takes the remaining height. GUI
/// thread.
void fillColumn(QWidget *parent, std::initializer_list<QWidget *> widgets, const QWidget *tall);

} // namespace vitrine
