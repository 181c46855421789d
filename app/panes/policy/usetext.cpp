// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/policy/usetext.h"

#include <algorithm>

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
    case UseKind::FileRead: return tr("Files to Read");
    case UseKind::FileWrite: return tr("Files to Write");
    case UseKind::Host: return tr("Network");
    //: List of a policy: shell commands of agents
    case UseKind::Command: return tr("Commands");
    //: List of a policy: files that agents read
    case UseKind::Read: return tr("File Reads");
    //: List of a policy: files that agents edit
    case UseKind::Edit: return tr("File Edits");
    //: List of a policy: files that agents write
    case UseKind::Write: return tr("File Writes");
    //: List of a policy: hosts that agents fetch from
    case UseKind::Fetch: return tr("Hosts");
    case UseKind::Tool:
    case UseKind::AgentTool: break;
    }
    return tr("Tools");
}

namespace {

struct Title {
    std::string_view path;
    const char *text;
};

/// The lists whose entries are not judged by facts.
constexpr Title titles[] {
    { "filesystem.read", QT_TRANSLATE_NOOP("vitrine::UseText", "Files to Read") },
    { "filesystem.write", QT_TRANSLATE_NOOP("vitrine::UseText", "Files to Write") },
    { "network.hosts", QT_TRANSLATE_NOOP("vitrine::UseText", "Network") },
    { "required_layers", QT_TRANSLATE_NOOP("vitrine::UseText", "Required Layers") },
};

} // namespace

QString UseText::list(const PolicyRule &list)
{
    const auto *found = std::ranges::find(titles, list.path, &Title::path);
    return found == std::end(titles) ? QString::fromLatin1(list.path) : tr(found->text);
}

QString UseText::state(const PolicyRule &list, bool isThere)
{
    if (list.effect == PolicyRule::Effect::Require)
        //: Of a layer that isolates code
        return isThere ? tr("Required") : tr("Not Required");
    return isThere ? tr("Allowed") : tr("Denied");
}

QString UseText::check(OutputCheck check)
{
    switch (check) {
    //: What is done about secrets in outputs: nothing
    case OutputCheck::Off: return tr("off");
    //: What is done about secrets in outputs: a warning is shown
    case OutputCheck::Warn: return tr("warn");
    case OutputCheck::Block: break;
    }
    //: What is done about secrets in outputs: the step is stopped
    return tr("block");
}

} // namespace vitrine
