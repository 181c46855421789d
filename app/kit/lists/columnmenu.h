// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMenu;

namespace vitrine {

class RecordView;

/// Fills a menu with the columns of a list, to show or hide them, and with an action that restores the default. Null:
/// shows only that no list has the focus.
/// the menu stays empty.
void fillColumnMenu(QMenu *menu, RecordView *list);

} // namespace vitrine
