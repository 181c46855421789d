// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/changetext.h"

namespace vitrine {

QString ChangeText::name(VerdictChange change)
{
    switch (change) {
    //: Of a step: it was denied, asked about or undecidable before
    case VerdictChange::NowAllowed: return tr("Now Allowed");
    //: Of a step: a person would be asked about it, and would not have been before
    case VerdictChange::NowAsk: return tr("Now Ask");
    //: Of a step: it was allowed, asked about or undecidable before
    case VerdictChange::NowDenied: return tr("Now Denied");
    //: Of a step: undecidable without running it, and it was decided before
    case VerdictChange::Undecidable: return tr("Now Undecidable");
    //: Of a step: one before it changes
    case VerdictChange::NotComparable: return tr("Not Comparable");
    case VerdictChange::Unchanged: break;
    }
    return tr("Unchanged");
}

Meaning ChangeText::meaning(VerdictChange change)
{
    switch (change) {
    case VerdictChange::NowAllowed: return Meaning::Fixed;
    case VerdictChange::NowAsk: return Meaning::Ask;
    case VerdictChange::NowDenied: return Meaning::Blocked;
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
