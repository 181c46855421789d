// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/diagnostictext.h"

#include "app/wording/safetext.h"

namespace vitrine {

QString DiagnosticText::sentence(const PolicyDiagnostic &diagnostic)
{
    const QString subject = safeLine(diagnostic.subject, 80);
    if (diagnostic.code == "never-matches")
        //: %1: a pattern of modules
        return tr("%1 cannot match any module: use a name such as numpy, numpy.linalg or numpy.*.").arg(subject);
    if (diagnostic.code == "denied-anyway")
        //: %1, %2: patterns of modules
        return tr("%1 has no effect: %2 in imports.deny overrides it. Remove one of them.")
            .arg(subject, safeLine(diagnostic.advice, 80));
    if (diagnostic.code == "allows-nothing")
        //: %1: a pattern of commands, files, hosts or tools
        return tr("%1 is not a valid pattern: it allows nothing.").arg(subject);
    if (diagnostic.code == "decides-nothing")
        //: %1: a pattern of commands, files, hosts or tools
        return tr("%1 is not a valid pattern: while it is there, nothing of its kind is allowed.").arg(subject);
    if (diagnostic.code == "overridden")
        //: %1: a pattern of commands, files, hosts or tools, %2: a list of the policy such as commands.deny
        return tr("%1 has no effect: it is in %2 as well. Remove one of them.")
            .arg(subject, safeLine(diagnostic.advice, 80));
    if (diagnostic.code == "relative-glob")
        //: %1: a pattern of paths
        return tr("%1 matches no file: paths start with / or **.").arg(subject);
    if (diagnostic.code == "no-host")
        //: %1: a pattern of hosts
        return tr("%1 matches no host: use a name such as pypi.org or *.pypi.org, without scheme or path.")
            .arg(subject);
    const QString name = ofName(diagnostic);
    return name.isEmpty() ? ofLimit(diagnostic) : name;
}

/// About names from a fixed list, possibly with a similar one.
QString DiagnosticText::ofName(const PolicyDiagnostic &diagnostic)
{
    const QString subject = safeLine(diagnostic.subject, 80);
    QString text;
    if (diagnostic.code == "misspelt")
        //: %1: name of a module
        text = tr("%1 is not a known module.").arg(subject);
    else if (diagnostic.code == "no-builtin")
        //: %1: a name
        text = tr("Python has no builtin %1.").arg(subject);
    else if (diagnostic.code == "no-dunder")
        //: %1: a name
        text = tr("%1 is not a dunder name: other attributes are always allowed.").arg(subject);
    else if (diagnostic.code == "no-syntax")
        //: %1: a name
        text = tr("Unknown syntax node %1: use names of Python's ast module.").arg(subject);
    else if (diagnostic.code == "no-tool")
        //: %1: a name
        text = tr("%1 is not a valid tool name: use a name, or * for all.").arg(subject);
    else if (diagnostic.code == "no-layer")
        //: %1: a name
        text = tr("Unknown protection layer %1: no step would run.").arg(subject);
    else if (diagnostic.code == "absent-layer")
        //: %1: technical name of a protection layer
        text = tr("The selected executor does not provide layer %1: no step would run.").arg(subject);
    if (text.isEmpty() || diagnostic.advice.empty())
        return text;
    //: %1: a sentence, %2: the name that was most likely meant
    return tr("%1 Did you mean %2?").arg(text, safeLine(diagnostic.advice, 80));
}

QString DiagnosticText::ofLimit(const PolicyDiagnostic &diagnostic)
{
    const QString subject = safeLine(diagnostic.subject, 80);
    if (diagnostic.code == "zero-limit")
        //: %1: name of a limit
        return tr("With %1 set to zero, almost no step can run; use null for no limit.").arg(subject);
    if (diagnostic.code == "zero-loop")
        //: %1: name of a limit
        return tr("With %1 set to zero, no while loop can run; use null for no limit.").arg(subject);
    if (diagnostic.code == "zero-steps")
        //: %1: name of a limit
        return tr("With %1 set to zero, no run can have a step; use null for no limit.").arg(subject);
    if (diagnostic.code == "endless")
        //: %1: a number of seconds
        return tr("%1 seconds is not a realistic limit: use null for no limit.").arg(subject);
    if (diagnostic.code == "beyond-disk")
        //: %1: a number of MiB
        return tr("%1 MiB exceeds the disk size of this machine.").arg(subject);
    if (diagnostic.code == "too-shallow")
        //: Of a limit of calls within each other. %1: a number
        return tr("A recursion limit of %1 is raised to 50, the minimum that the interpreter needs.").arg(subject);
    if (diagnostic.code == "too-deep")
        //: %1: a number
        return tr("%1 nested calls exceed the stack: the interpreter stops much earlier.").arg(subject);
    //: %1: a number of MiB
    return tr("%1 MiB exceeds the memory of this machine.").arg(subject);
}

} // namespace vitrine
