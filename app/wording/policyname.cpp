// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/policyname.h"

#include "app/wording/safetext.h"

namespace vitrine {

//: A policy: the one that the log was recorded under
QString PolicyName::ofLog() { return tr("From log"); }

QString PolicyName::shown(std::string_view name, Origin origin)
{
    constexpr qsizetype longest = 40;
    // A policy that was recovered from a log and differs from all profiles has this name (policytrace.cpp).
    if (origin == Origin::Log && name == "from-log")
        return ofLog();
    const auto text = safeLine(name, longest);
    switch (origin) {
    case Origin::Chosen: break;
    //: The policy that a log names. %1: its name
    case Origin::Log: return tr("%1 (from log)").arg(text);
    //: The policy that applies while the log names none and the user chose none. %1: its name
    case Origin::Default: return tr("%1 (default)").arg(text);
    }
    return text;
}

} // namespace vitrine
