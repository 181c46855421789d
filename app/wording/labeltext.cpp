// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/labeltext.h"

namespace vitrine {

//: A name and a text about it: "Open: Ctrl+O"
QString LabelText::of(const QString &label, const QString &text) { return tr("%1: %2").arg(label, text); }

} // namespace vitrine
