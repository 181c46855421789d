// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/approvalfoldertext.h"

#include "app/wording/safetext.h"

#include <QStringList>

namespace vitrine {

namespace {

QString reasons(const ApprovalFolders &folders)
{
    QStringList sentences;
    for (const UnusableFolder &unusable : folders.unusable)
        sentences << ApprovalFolderText::reason(unusable);
    return sentences.join(u' ');
}

} // namespace

QString ApprovalFolderText::reason(const UnusableFolder &unusable)
{
    const QString folder = safeLine(unusable.folder.string());
    switch (unusable.why) {
    //: %1: name of a variable of the environment
    case FolderProblem::NotSet: return tr("%1 is not set.").arg(folder);
    //: %1: a folder
    case FolderProblem::Missing: return tr("%1 does not exist.").arg(folder);
    //: %1: a folder
    case FolderProblem::OfAnotherUser: return tr("%1 belongs to another user.").arg(folder);
    //: %1: a folder
    case FolderProblem::OpenToOthers: return tr("Other users can access %1.").arg(folder);
    //: %1: a folder
    case FolderProblem::NotWritable: return tr("%1 cannot be written to.").arg(folder);
    //: %1: a folder
    case FolderProblem::TooLong: return tr("The path %1 is too long for a socket.").arg(folder);
    }
    return {};
}

QString ApprovalFolderText::whereItIs(const ApprovalFolders &folders)
{
    if (!folders.isWorthReporting || folders.safe.empty())
        return {};
    //: %1: sentences that say why not elsewhere, %2: a folder
    return tr("%1 Approvals use the private folder %2 instead.")
        .arg(reasons(folders), safeLine(folders.safe.front().string()));
}

QString ApprovalFolderText::nowhere(const ApprovalFolders &folders)
{
    //: %1: sentences that say what is wrong with each folder
    return tr(
        "Cannot handle approvals: no private folder. %1 Set XDG_RUNTIME_DIR to a folder that only you can access.")
        .arg(reasons(folders));
}

} // namespace vitrine
