// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/remarktext.h"

#include "app/text/safetext.h"

namespace vitrine {

QString RemarkText::sentence(const PolicyRemark &remark)
{
    const QString subject = safeLine(remark.subject, 80);
    if (remark.code == "never-matches")
        //: %1: a pattern of modules
        return tr("%1 can match no module: write a name such as numpy, numpy.linalg or numpy.*.").arg(subject);
    if (remark.code == "denied-anyway")
        //: %1: a pattern of modules
        return tr("%1 is allowed here, but imports.deny is stronger: take it out of one of the lists.").arg(subject);
    if (remark.code == "no-builtin")
        //: %1: a name
        return tr("Python has no builtin %1.").arg(subject);
    if (remark.code == "no-dunder")
        //: %1: a name
        return tr("%1 has no two underscores on either side: such attributes are always allowed.").arg(subject);
    if (remark.code == "no-syntax")
        //: %1: a name
        return tr("Python's syntax has no %1: the names are those of the module ast.").arg(subject);
    if (remark.code == "no-layer")
        //: %1: a name
        return tr("There is no protection layer %1: no step would run.").arg(subject);
    if (remark.code == "zero-limit")
        //: %1: name of a limit
        return tr("With %1 at zero no step can run; null means no limit.").arg(subject);
    //: %1: a number of MiB
    return tr("%1 MiB is more memory than this machine has.").arg(subject);
}

} // namespace vitrine
