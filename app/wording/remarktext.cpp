// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/remarktext.h"

#include "app/wording/safetext.h"

namespace vitrine {

QString RemarkText::sentence(const PolicyRemark &remark)
{
    const QString subject = safeLine(remark.subject, 80);
    if (remark.code == "never-matches")
        //: %1: a pattern of modules
        return tr("%1 cannot match any module: use a name such as numpy, numpy.linalg or numpy.*.").arg(subject);
    if (remark.code == "denied-anyway")
        //: %1, %2: patterns of modules
        return tr("%1 has no effect: %2 in imports.deny overrides it. Remove one of them.")
            .arg(subject, safeLine(remark.advice, 80));
    if (remark.code == "relative-glob")
        //: %1: a pattern of paths
        return tr("%1 matches no file: paths start with / or **.").arg(subject);
    if (remark.code == "no-host")
        //: %1: a pattern of hosts
        return tr("%1 matches no host: use a name such as pypi.org or *.pypi.org, without scheme or path.")
            .arg(subject);
    const QString name = ofName(remark);
    return name.isEmpty() ? ofLimit(remark) : name;
}

/// Names of which there is a list, and perhaps one that is near.
QString RemarkText::ofName(const PolicyRemark &remark)
{
    const QString subject = safeLine(remark.subject, 80);
    QString text;
    if (remark.code == "misspelt")
        //: %1: name of a module
        text = tr("%1 is not a known module.").arg(subject);
    else if (remark.code == "no-builtin")
        //: %1: a name
        text = tr("Python has no builtin %1.").arg(subject);
    else if (remark.code == "no-dunder")
        //: %1: a name
        text = tr("%1 is not a dunder name: other attributes are always allowed.").arg(subject);
    else if (remark.code == "no-syntax")
        //: %1: a name
        text = tr("Unknown syntax node %1: use names of Python's ast module.").arg(subject);
    else if (remark.code == "no-tool")
        //: %1: a name
        text = tr("%1 is not a valid tool name: use a name, or * for all.").arg(subject);
    else if (remark.code == "no-layer")
        //: %1: a name
        text = tr("Unknown protection layer %1: no step would run.").arg(subject);
    else if (remark.code == "absent-layer")
        //: %1: technical name of a protection layer
        text = tr("The selected executor does not provide layer %1: no step would run.").arg(subject);
    if (text.isEmpty() || remark.advice.empty())
        return text;
    //: %1: a sentence, %2: the name that was most likely meant
    return tr("%1 Did you mean %2?").arg(text, safeLine(remark.advice, 80));
}

QString RemarkText::ofLimit(const PolicyRemark &remark)
{
    const QString subject = safeLine(remark.subject, 80);
    if (remark.code == "zero-limit")
        //: %1: name of a limit
        return tr("With %1 set to zero, almost no step can run; use null for no limit.").arg(subject);
    if (remark.code == "zero-loop")
        //: %1: name of a limit
        return tr("With %1 set to zero, no while loop can run; use null for no limit.").arg(subject);
    if (remark.code == "zero-steps")
        //: %1: name of a limit
        return tr("With %1 set to zero, no run can have a step; use null for no limit.").arg(subject);
    if (remark.code == "endless")
        //: %1: a number of seconds
        return tr("%1 seconds is not a realistic limit: use null for no limit.").arg(subject);
    if (remark.code == "beyond-disk")
        //: %1: a number of MiB
        return tr("%1 MiB exceeds the disk size of this machine.").arg(subject);
    if (remark.code == "too-shallow")
        //: Of a limit of calls within each other. %1: a number
        return tr("A recursion limit of %1 is raised to 50, which the interpreter needs itself.").arg(subject);
    if (remark.code == "too-deep")
        //: %1: a number
        return tr("%1 nested calls exceed the stack: the interpreter stops much earlier.").arg(subject);
    //: %1: a number of MiB
    return tr("%1 MiB exceeds the memory of this machine.").arg(subject);
}

} // namespace vitrine
