// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/policy/usetext.h"

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

} // namespace vitrine
