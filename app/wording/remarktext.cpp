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
        return tr("%1 can match no module: write a name such as numpy, numpy.linalg or numpy.*.").arg(subject);
    if (remark.code == "denied-anyway")
        //: %1, %2: patterns of modules
        return tr("%1 is allowed here, but %2 in imports.deny is stronger: take it out of one of the lists.")
            .arg(subject, safeLine(remark.advice, 80));
    if (remark.code == "relative-glob")
        //: %1: a pattern of paths
        return tr("%1 matches no file: paths begin with / or **.").arg(subject);
    if (remark.code == "no-host")
        //: %1: a pattern of hosts
        return tr("%1 matches no host: write a name such as pypi.org or *.pypi.org, without address or path.")
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
        text = tr("%1 is a module that hardly anybody has.").arg(subject);
    else if (remark.code == "no-builtin")
        //: %1: a name
        text = tr("Python has no builtin %1.").arg(subject);
    else if (remark.code == "no-dunder")
        //: %1: a name
        text = tr("%1 has no two underscores on either side: such attributes are always allowed.").arg(subject);
    else if (remark.code == "no-syntax")
        //: %1: a name
        text = tr("Python's syntax has no %1: the names are those of the module ast.").arg(subject);
    else if (remark.code == "no-tool")
        //: %1: a name
        text = tr("No tool can be called %1: write its name, or * for all.").arg(subject);
    else if (remark.code == "no-layer")
        //: %1: a name
        text = tr("There is no protection layer %1: no step would run.").arg(subject);
    else if (remark.code == "absent-layer")
        //: %1: technical name of a protection layer
        text = tr("The chosen executor has no layer %1 here: it would run no step.").arg(subject);
    if (text.isEmpty() || remark.advice.empty())
        return text;
    //: %1: a sentence, %2: the name that was most likely meant
    return tr("%1 Is %2 meant?").arg(text, safeLine(remark.advice, 80));
}

QString RemarkText::ofLimit(const PolicyRemark &remark)
{
    const QString subject = safeLine(remark.subject, 80);
    if (remark.code == "zero-limit")
        //: %1: name of a limit
        return tr("With %1 at zero hardly any step can run; null means no limit.").arg(subject);
    if (remark.code == "zero-loop")
        //: %1: name of a limit
        return tr("With %1 at zero no while loop can run; null means no limit.").arg(subject);
    if (remark.code == "zero-steps")
        //: %1: name of a limit
        return tr("With %1 at zero no run may have a step; null means no limit.").arg(subject);
    if (remark.code == "endless")
        //: %1: a number of seconds
        return tr("No step lasts %1 seconds: write null for no limit.").arg(subject);
    if (remark.code == "beyond-disk")
        //: %1: a number of MiB
        return tr("%1 MiB is more than the disk of this machine holds.").arg(subject);
    if (remark.code == "too-shallow")
        //: Of a limit of calls within each other. %1: a number
        return tr("A limit of %1 calls within each other counts as 50: the interpreter needs as many itself.")
            .arg(subject);
    if (remark.code == "too-deep")
        //: %1: a number
        return tr("No stack holds %1 calls within each other: the interpreter ends such code long before.")
            .arg(subject);
    //: %1: a number of MiB
    return tr("%1 MiB is more memory than this machine has.").arg(subject);
}

} // namespace vitrine
