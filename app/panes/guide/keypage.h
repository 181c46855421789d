// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QMenuBar;

namespace vitrine {

/// The page of the guide that lists all actions with their current keys, menu by menu. GUI thread.
QString keyPage(const QMenuBar &menus);

} // namespace vitrine
