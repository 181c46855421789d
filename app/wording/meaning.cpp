// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/meaning.h"

namespace vitrine {

QStringView tokenName(Meaning meaning)
{
    switch (meaning) {
    case Meaning::Ok: return u"ok";
    case Meaning::Error: return u"error";
    case Meaning::Blocked: return u"blocked";
    case Meaning::Ask: return u"ask";
    case Meaning::Differs: return u"differs";
    case Meaning::NotComparable: return u"notComparable";
    case Meaning::Noise: return u"noise";
    case Meaning::Same: return u"same";
    case Meaning::Fixed: return u"fixed";
    case Meaning::Broken: return u"broken";
    case Meaning::NoToolResult: return u"noToolResult";
    case Meaning::Limit: return u"limit";
    case Meaning::Timeout: return u"timeout";
    case Meaning::Warning: return u"warning";
    case Meaning::Running: return u"running";
    case Meaning::Waiting: return u"waiting";
    case Meaning::Draft: return u"draft";
    case Meaning::Redacted: return u"redacted";
    case Meaning::Sealed: return u"sealed";
    case Meaning::Info: return u"info";
    }
    Q_UNREACHABLE_RETURN(u"");
}

} // namespace vitrine
