// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/policy/usetext.h"

#include "app/wording/words.h"

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
    case UseKind::Tool: break;
    }
    return tr("Tools");
}

namespace {

struct Title {
    std::string_view path;
    const char *text;
};

/// The lists whose entries no facts are judged by.
constexpr Title titles[] {
    { "commands.allow", QT_TRANSLATE_NOOP("vitrine::UseText", "Commands to Allow") },
    { "commands.ask", QT_TRANSLATE_NOOP("vitrine::UseText", "Commands to Ask About") },
    { "commands.deny", QT_TRANSLATE_NOOP("vitrine::UseText", "Commands to Deny") },
    { "files.read.allow", QT_TRANSLATE_NOOP("vitrine::UseText", "Reads to Allow") },
    { "files.read.ask", QT_TRANSLATE_NOOP("vitrine::UseText", "Reads to Ask About") },
    { "files.read.deny", QT_TRANSLATE_NOOP("vitrine::UseText", "Reads to Deny") },
    { "files.edit.allow", QT_TRANSLATE_NOOP("vitrine::UseText", "Edits to Allow") },
    { "files.edit.ask", QT_TRANSLATE_NOOP("vitrine::UseText", "Edits to Ask About") },
    { "files.edit.deny", QT_TRANSLATE_NOOP("vitrine::UseText", "Edits to Deny") },
    { "files.write.allow", QT_TRANSLATE_NOOP("vitrine::UseText", "Writes to Allow") },
    { "files.write.ask", QT_TRANSLATE_NOOP("vitrine::UseText", "Writes to Ask About") },
    { "files.write.deny", QT_TRANSLATE_NOOP("vitrine::UseText", "Writes to Deny") },
    { "hosts.allow", QT_TRANSLATE_NOOP("vitrine::UseText", "Hosts to Allow") },
    { "hosts.ask", QT_TRANSLATE_NOOP("vitrine::UseText", "Hosts to Ask About") },
    { "hosts.deny", QT_TRANSLATE_NOOP("vitrine::UseText", "Hosts to Deny") },
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
    if (list.effect == PolicyRule::Effect::Ask)
        //: Of an entry of a list of a policy: a person decides
        return isThere ? tr("Ask") : Words::none();
    if (list.effect == PolicyRule::Effect::Deny)
        return isThere ? tr("Denied") : Words::none();
    if (list.effect == PolicyRule::Effect::Require)
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
