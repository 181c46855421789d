// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/editor/completion.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <array>
#include <span>

namespace vitrine {

namespace {

constexpr qsizetype mostCodeBytes = 512 * 1024;
constexpr std::array keywords { "False", "None", "True", "and", "assert", "async", "await", "break", "class",
    "continue", "def", "elif", "else", "except", "finally", "for", "from", "global", "import", "lambda", "nonlocal",
    "pass", "raise", "return", "try", "while", "with", "yield", "abs", "dict", "enumerate", "filter", "float", "int",
    "isinstance", "len", "list", "map", "max", "min", "print", "range", "reversed", "round", "set", "sorted", "str",
    "sum", "tuple", "type", "zip" };

bool isWordByte(char byte, bool withDots)
{
    const auto c = uchar(byte);
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c >= 0x80
        || (withDots && c == '.');
}

QByteArray lineBefore(const QByteArray &code, qsizetype position)
{
    const auto start = position > 0 ? code.lastIndexOf('\n', position - 1) + 1 : 0;
    return code.sliced(start, position - start).trimmed();
}

// "import a, b" and "from a" complete modules; "from a import b" completes names in a module.
bool namesModule(const QByteArray &line)
{
    if (line.startsWith("import ") || line == "import")
        return true;
    return (line.startsWith("from ") || line == "from") && !line.contains(" import");
}

QSet<QString> wordsOf(const QByteArray &code)
{
    static const QRegularExpression word(
        QStringLiteral("[^\\W\\d]\\w{2,60}"), QRegularExpression::UseUnicodePropertiesOption);
    QSet<QString> words;
    const auto text = QString::fromUtf8(code.first(std::min(code.size(), mostCodeBytes)));
    for (auto found = word.globalMatch(text); found.hasNext();)
        words.insert(found.next().captured());
    return words;
}

QSet<QString> candidates(const QByteArray &code, bool isModule, const CompletionSources &sources)
{
    if (isModule)
        return { sources.modules.begin(), sources.modules.end() };
    auto words = wordsOf(code);
    words.unite({ sources.names.begin(), sources.names.end() });
    for (const auto *keyword : sources.isPython ? std::span(keywords) : std::span<const char *const>())
        words.insert(QString::fromLatin1(keyword));
    return words;
}

} // namespace

Completions completionsAt(const QByteArray &code, qsizetype position, const CompletionSources &sources)
{
    const bool isModule = sources.isPython && namesModule(lineBefore(code, position));
    auto start = position;
    while (start > 0 && isWordByte(code[start - 1], isModule))
        --start;
    Completions found;
    found.typed = int(position - start);
    const auto typed = QString::fromUtf8(code.sliced(start, position - start));
    for (const auto &word : candidates(code, isModule, sources)) {
        if (word.startsWith(typed, Qt::CaseInsensitive) && word != typed)
            found.words.append(word);
    }
    found.words.sort(Qt::CaseInsensitive);
    return found;
}

} // namespace vitrine
