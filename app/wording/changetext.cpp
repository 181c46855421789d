// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/changetext.h"

namespace vitrine {

QString ChangeText::name(VerdictChange change)
{
    switch (change) {
    case VerdictChange::DeniedToAllowed: return tr("Denied → Allowed");
    case VerdictChange::AllowedToDenied: return tr("Allowed → Denied");
    //: About a step: undecidable without running it
    case VerdictChange::Undecidable: return tr("Undecidable");
    //: Of a step: one before it changes
    case VerdictChange::NotComparable: return tr("Not Comparable");
    case VerdictChange::Unchanged: break;
    }
    return tr("Unchanged");
}

Meaning ChangeText::meaning(VerdictChange change)
{
    switch (change) {
    case VerdictChange::DeniedToAllowed: return Meaning::Fixed;
    case VerdictChange::AllowedToDenied: return Meaning::Blocked;
    case VerdictChange::Undecidable: return Meaning::Info;
    case VerdictChange::NotComparable: return Meaning::NotComparable;
    case VerdictChange::Unchanged: break;
    }
    return Meaning::Same;
}

Cell ChangeText::cell(VerdictChange change)
{
    Cell cell;
    cell.text = name(change);
    cell.shape = meaning(change);
    return cell;
}

} // namespace vitrine
