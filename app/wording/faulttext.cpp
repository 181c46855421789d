// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/faulttext.h"

#include <algorithm>
#include <optional>

namespace vitrine {

using namespace Qt::StringLiterals;

namespace {

// As the readers write them, with %1 and %2 for what differs each time.
constexpr const char *phrases[] = {
    QT_TRANSLATE_NOOP("vitrine::FaultText", "breaks off"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "it breaks off"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "the text breaks off"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "the gzip data break off"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "the zstd data break off"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "damaged gzip data"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "damaged zstd data"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "damaged zip archive"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "damaged tar archive"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "damaged entry"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "its entries overlap"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "a file with holes"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "there are more than %1 entries"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "no room to put an archive aside"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "%1 packed bytes unpack to more than %2"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "not a regular file"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "looks like"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "it holds no runs"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "no format is named %1"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "the file changed while it was read"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "the file changed since it was imported"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "%1 bytes in one value"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "%1 bytes in one row"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "%1 bytes after its end or break were left out"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "the table ends within quotes"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "a row without values"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "an object was expected, not %1"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "a step was expected, not %1"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "a message was expected, not %1"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "a message was expected"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "an event was expected, with action or observation"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "an event without a message"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "a message without a role"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "a span without an id"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "an observation without an id"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "its tool calls are no Python list"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "no Python literal at byte %1"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "not expected as %1"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "no %1"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "the key stands more than once in its object"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "bytes that are not UTF-8 were replaced"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "control characters in a string were escaped"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "lone surrogates were replaced"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "values within values"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "steps that were put aside cannot be read"),
    QT_TRANSLATE_NOOP("vitrine::FaultText",
        "attachments that are too large together, or meant again and again, were not all filled in"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "trace %1 has no span of an agent, model or tool"),
    QT_TRANSLATE_NOOP(
        "vitrine::FaultText", "trace %1 was let go for lack of room: what follows of it makes a run of its own"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "span %1 comes after its trace was complete"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "%1 more spans come after their traces were complete"),
    // of JSON
    QT_TRANSLATE_NOOP("vitrine::FaultText", "a comma, colon, bracket or key is missing or too much"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "a string has an escape that JSON does not know"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "a string has no end"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "a control character stands in a string"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "a word that is not true, false or null stands outside of strings"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "a number is not written as in JSON"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "there are bytes that are not UTF-8"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "there is no value"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "more lists and objects within each other than are read"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "more bytes than are read at once"),
};

// What stands in place of a value that was expected.
constexpr const char *kinds[] = {
    QT_TRANSLATE_NOOP("vitrine::FaultText", "array"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "object"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "string"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "boolean"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "number"),
    QT_TRANSLATE_NOOP("vitrine::FaultText", "an object without its keys"),
};

QString kindOf(const QString &value)
{
    for (const char *kind : kinds) {
        if (value == QLatin1StringView(kind))
            return FaultText::tr(kind);
    }
    return value;
}

struct Filling {
    QString first;
    QString second;
};

/// What stands at the places of a phrase, where the detail is of that form.
std::optional<Filling> fillingOf(QLatin1StringView phrase, const QString &detail)
{
    const auto first = phrase.indexOf("%1"_L1);
    const auto second = phrase.indexOf("%2"_L1);
    const auto before = first < 0 ? phrase : phrase.first(first);
    const auto last = std::max(first, second);
    const auto after = last < 0 ? phrase.last(0) : phrase.sliced(last + 2);
    if (first < 0)
        return detail == phrase ? std::optional(Filling()) : std::nullopt;
    if (detail.size() <= before.size() + after.size() || !detail.startsWith(before) || !detail.endsWith(after))
        return std::nullopt;
    const auto inner = detail.sliced(before.size(), detail.size() - before.size() - after.size());
    if (second < 0)
        return Filling { inner, {} };
    const auto between = phrase.sliced(first + 2, second - first - 2);
    const auto at = inner.indexOf(between);
    if (at <= 0)
        return std::nullopt;
    return Filling { inner.first(at), inner.sliced(at + between.size()) };
}

// All places at once: what a log says may look like a place itself.
QString filled(const QString &text, const Filling &with)
{
    if (with.first.isEmpty())
        return text;
    return with.second.isEmpty() ? text.arg(kindOf(with.first)) : text.arg(with.first, with.second);
}

std::optional<QString> translated(const QString &detail)
{
    for (const char *phrase : phrases) {
        if (const auto filling = fillingOf(QLatin1StringView(phrase), detail))
            return filled(FaultText::tr(phrase), *filling);
    }
    return std::nullopt;
}

} // namespace

// Places come first, the words of a library last: all parts that are known are put into the user's words.
QString FaultText::of(std::string_view detail)
{
    constexpr qsizetype mostParts = 8;
    auto rest = QString::fromUtf8(detail.data(), qsizetype(detail.size()));
    QString told;
    for (qsizetype part = 0; part < mostParts; ++part) {
        const auto whole = translated(rest);
        const auto colon = rest.indexOf(": "_L1);
        if (whole || colon < 0)
            return told + whole.value_or(rest);
        const auto place = rest.first(colon);
        told += translated(place).value_or(place) % ": "_L1;
        rest = rest.sliced(colon + 2);
    }
    return told + rest;
}

} // namespace vitrine
