// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMainWindow;
class QWidget;

namespace vitrine {

class WorkArea;

/// The control that Tab reaches from the focused one, or Shift+Tab where `isForward` is false: in reading order, from
/// the last to the first, and only what is in sight. Null if there is none. Qt follows the order in which widgets were
/// made, and enters panes that are behind others.
QWidget *nextTabStop(const QMainWindow &window, const WorkArea &area, bool isForward);

} // namespace vitrine
