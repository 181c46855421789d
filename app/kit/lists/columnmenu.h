// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMenu;

namespace vitrine {

class RecordView;

/// Fills a menu with the columns of a list, to be shown and hidden, and with a way back. Null: nothing to choose.
void fillColumnMenu(QMenu *menu, RecordView *list);

} // namespace vitrine
