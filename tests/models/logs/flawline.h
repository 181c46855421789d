// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/steps/importreport.h"

#include <string>

namespace vitrine {

/// A fault in one line, for comparisons: "steps[3]: object-expected array".
template <typename Fault>
std::string flawLine(const Fault &fault)
{
    std::string line = fault.flaw.location;
    std::string flaw(toString(fault.flaw.code));
    for (const std::string &argument : fault.flaw.arguments)
        flaw += ' ' + argument;
    for (const std::string &part : { flaw, fault.detail }) {
        if (!part.empty())
            line += (line.empty() ? "" : ": ") + part;
    }
    return line;
}

} // namespace vitrine
