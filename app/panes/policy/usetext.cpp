// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/policy/usetext.h"

namespace vitrine {

QString UseText::list(UseKind kind)
{
    switch (kind) {
    case UseKind::Import:
    case UseKind::RelativeImport: return tr("Imports");
    case UseKind::Builtin: return tr("Builtins");
    case UseKind::DunderName:
    case UseKind::DunderAttribute: return tr("Attributes");
    case UseKind::Syntax:
    case UseKind::UnknownSyntax: return tr("Syntax");
    case UseKind::Tool: break;
    }
    return tr("Tools");
}

QString UseText::list(EntryList list)
{
    switch (list) {
    case EntryList::FilesToRead: return tr("Files to Read");
    case EntryList::FilesToWrite: return tr("Files to Write");
    case EntryList::Hosts: return tr("Network");
    case EntryList::RequiredLayers: break;
    }
    return tr("Required Layers");
}

QString UseText::state(EntryList list, bool isThere)
{
    if (list == EntryList::RequiredLayers)
        //: Of a layer that confines code
        return isThere ? tr("Required") : tr("Not Required");
    return isThere ? tr("Allowed") : tr("Denied");
}

QString UseText::check(OutputCheck check)
{
    switch (check) {
    //: What is done about secrets in outputs: nothing
    case OutputCheck::Off: return tr("off");
    //: What is done about secrets in outputs: the user is told
    case OutputCheck::Warn: return tr("warn");
    case OutputCheck::Block: break;
    }
    //: What is done about secrets in outputs: the step is ended
    return tr("block");
}

} // namespace vitrine
