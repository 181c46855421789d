// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/editor/syntaxrepository.h"

#include "app/kit/editor/editorpreferences.h"

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/Theme>

#include <QThread>
#include <QtConcurrentRun>

#include <memory>

namespace vitrine {

namespace {

using Languages = std::shared_ptr<KSyntaxHighlighting::Repository>;

Languages readFor(QThread *user)
{
    auto languages = std::make_shared<KSyntaxHighlighting::Repository>();
    // This call reads the definition.
    static_cast<void>(languages->definitionForName(QStringLiteral("Python")).foldingEnabled());
    languages->moveToThread(user);
    return languages;
}

const QFuture<Languages> &reading()
{
    static const auto future = QtConcurrent::run(readFor, QThread::currentThread());
    return future;
}

} // namespace

void warmUpSyntax() { reading(); }

KSyntaxHighlighting::Repository &syntaxRepository()
{
    static const auto languages = reading().result();
    return *languages;
}

KSyntaxHighlighting::Theme syntaxTheme(const QPalette &palette)
{
    const auto chosen = syntaxRepository().theme(EditorPreferences::theme());
    return chosen.isValid() ? chosen : syntaxRepository().themeForPalette(palette);
}

} // namespace vitrine
