// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/flawtext.h"

#include "app/wording/labeltext.h"
#include "app/wording/namedwords.h"
#include "app/wording/safetext.h"

#include <QLocale>

#include <array>
#include <utility>

namespace vitrine {

using namespace Qt::StringLiterals;

namespace {

enum class Argument : std::uint8_t { Text, Number, Type, Content };

struct Phrase {
    FlawCode code;
    Argument first; ///< a second argument is a number or a name
    const char *text;
};

constexpr auto phrases = std::to_array<Phrase>({
    { FlawCode::None, Argument::Text, "" },
    { FlawCode::NoLogInFolder, Argument::Text, QT_TRANSLATE_NOOP("vitrine::FlawText", "it contains no log") },
    { FlawCode::NotRegularFile, Argument::Text, QT_TRANSLATE_NOOP("vitrine::FlawText", "not a regular file") },
    { FlawCode::SparseFile, Argument::Text, QT_TRANSLATE_NOOP("vitrine::FlawText", "sparse files are not supported") },
    { FlawCode::ChangedWhileRead, Argument::Text,
        QT_TRANSLATE_NOOP("vitrine::FlawText", "the file changed while it was read") },
    { FlawCode::ChangedSinceImport, Argument::Text,
        QT_TRANSLATE_NOOP("vitrine::FlawText", "the file has changed since it was imported") },
    { FlawCode::GzipCutOff, Argument::Text, QT_TRANSLATE_NOOP("vitrine::FlawText", "the gzip data are cut off") },
    { FlawCode::ZstdCutOff, Argument::Text, QT_TRANSLATE_NOOP("vitrine::FlawText", "the zstd data are cut off") },
    { FlawCode::DamagedGzip, Argument::Text, QT_TRANSLATE_NOOP("vitrine::FlawText", "damaged gzip data") },
    { FlawCode::DamagedZstd, Argument::Text, QT_TRANSLATE_NOOP("vitrine::FlawText", "damaged zstd data") },
    { FlawCode::DamagedZip, Argument::Text, QT_TRANSLATE_NOOP("vitrine::FlawText", "damaged zip archive") },
    { FlawCode::DamagedTar, Argument::Text, QT_TRANSLATE_NOOP("vitrine::FlawText", "damaged tar archive") },
    { FlawCode::DamagedEntry, Argument::Text, QT_TRANSLATE_NOOP("vitrine::FlawText", "damaged entry") },
    { FlawCode::OverlappingEntries, Argument::Text,
        QT_TRANSLATE_NOOP("vitrine::FlawText", "the entries of the archive overlap") },
    { FlawCode::TooManyEntries, Argument::Number, QT_TRANSLATE_NOOP("vitrine::FlawText", "more than %1 entries") },
    //: %1: number of bytes, %2: a limit
    { FlawCode::TooMuchUnpacked, Argument::Number,
        QT_TRANSLATE_NOOP("vitrine::FlawText", "%1 compressed bytes expand to more than %2") },
    { FlawCode::NoRoomToUnpack, Argument::Text,
        QT_TRANSLATE_NOOP("vitrine::FlawText", "not enough disk space to unpack an archive") },
    { FlawCode::NoRoomToCopy, Argument::Number,
        QT_TRANSLATE_NOOP("vitrine::FlawText", "a copy of it needs %1 bytes of disk space") },
    { FlawCode::StoreTooSlow, Argument::Text,
        QT_TRANSLATE_NOOP("vitrine::FlawText", "reading it takes too long for its size") },
    //: %1: a kind of content, such as "PNG image"
    { FlawCode::LooksLike, Argument::Content, QT_TRANSLATE_NOOP("vitrine::FlawText", "looks like: %1") },
    //: %1 and %2: names of formats, such as smolagents-memory
    { FlawCode::OtherFormat, Argument::Text, QT_TRANSLATE_NOOP("vitrine::FlawText", "looks like: %1, not %2") },
    { FlawCode::NoRuns, Argument::Text, QT_TRANSLATE_NOOP("vitrine::FlawText", "it contains no runs") },
    { FlawCode::NoSuchFormat, Argument::Text, QT_TRANSLATE_NOOP("vitrine::FlawText", "unknown format %1") },
    { FlawCode::NestedTooDeeply, Argument::Number,
        QT_TRANSLATE_NOOP("vitrine::FlawText", "JSON nested %1 levels deep") },
    { FlawCode::CutOff, Argument::Text, QT_TRANSLATE_NOOP("vitrine::FlawText", "cut off") },
    { FlawCode::LargeValue, Argument::Number, QT_TRANSLATE_NOOP("vitrine::FlawText", "%1 bytes in one value") },
    { FlawCode::LargeRow, Argument::Number, QT_TRANSLATE_NOOP("vitrine::FlawText", "%1 bytes in one row") },
    { FlawCode::BytesLeftOut, Argument::Number,
        QT_TRANSLATE_NOOP("vitrine::FlawText", "%1 bytes after the end or a break were left out") },
    { FlawCode::UnclosedQuotes, Argument::Text,
        QT_TRANSLATE_NOOP("vitrine::FlawText", "the table ends within quotes") },
    { FlawCode::EmptyRow, Argument::Text, QT_TRANSLATE_NOOP("vitrine::FlawText", "a row without values") },
    { FlawCode::RowNotObject, Argument::Number,
        QT_TRANSLATE_NOOP("vitrine::FlawText", "a row of %1 bytes is not a JSON object") },
    { FlawCode::ObjectExpected, Argument::Type,
        QT_TRANSLATE_NOOP("vitrine::FlawText", "expected an object, found %1") },
    { FlawCode::StepExpected, Argument::Type, QT_TRANSLATE_NOOP("vitrine::FlawText", "expected a step, found %1") },
    { FlawCode::MessageExpected, Argument::Text, QT_TRANSLATE_NOOP("vitrine::FlawText", "expected a message") },
    { FlawCode::EventExpected, Argument::Text,
        QT_TRANSLATE_NOOP("vitrine::FlawText", "expected an event with action or observation") },
    { FlawCode::OtherTypeExpected, Argument::Type, QT_TRANSLATE_NOOP("vitrine::FlawText", "unexpected type: %1") },
    //: %1: name of a key of JSON
    { FlawCode::KeyMissing, Argument::Text, QT_TRANSLATE_NOOP("vitrine::FlawText", "%1 is missing") },
    { FlawCode::RepeatedKey, Argument::Text, QT_TRANSLATE_NOOP("vitrine::FlawText", "repeated key") },
    { FlawCode::EventWithoutMessage, Argument::Text,
        QT_TRANSLATE_NOOP("vitrine::FlawText", "an event without a message") },
    { FlawCode::MessageWithoutRole, Argument::Text,
        QT_TRANSLATE_NOOP("vitrine::FlawText", "a message without a role") },
    { FlawCode::SpanWithoutId, Argument::Text, QT_TRANSLATE_NOOP("vitrine::FlawText", "a span without an id") },
    { FlawCode::CallWithoutId, Argument::Text, QT_TRANSLATE_NOOP("vitrine::FlawText", "a call without an id") },
    { FlawCode::ObservationWithoutId, Argument::Text,
        QT_TRANSLATE_NOOP("vitrine::FlawText", "an observation without an id") },
    { FlawCode::BadToolCalls, Argument::Text,
        QT_TRANSLATE_NOOP("vitrine::FlawText", "the tool calls are not a Python list") },
    { FlawCode::NoPythonLiteral, Argument::Number,
        QT_TRANSLATE_NOOP("vitrine::FlawText", "not a Python literal at byte %1") },
    { FlawCode::NestedValues, Argument::Text, QT_TRANSLATE_NOOP("vitrine::FlawText", "values are nested too deeply") },
    { FlawCode::BadProtobuf, Argument::Text, QT_TRANSLATE_NOOP("vitrine::FlawText", "invalid protobuf message") },
    { FlawCode::TooManySessions, Argument::Text, QT_TRANSLATE_NOOP("vitrine::FlawText", "too many sessions") },
    { FlawCode::TooManyEarlyEvents, Argument::Text,
        QT_TRANSLATE_NOOP("vitrine::FlawText", "too many events before the first session") },
    { FlawCode::StepsUnreadable, Argument::Text,
        QT_TRANSLATE_NOOP("vitrine::FlawText", "steps in the temporary file cannot be read") },
    { FlawCode::StepsLost, Argument::Number,
        QT_TRANSLATE_NOOP("vitrine::FlawText", "%1 steps were left out: the folder for temporary files is full") },
    //: %1: their number, %2: a limit
    { FlawCode::OutputsLeftOut, Argument::Number,
        QT_TRANSLATE_NOOP("vitrine::FlawText", "%1 outputs of steps with more than %2 MiB of output were left out") },
    { FlawCode::AttachmentsLeftOut, Argument::Text,
        QT_TRANSLATE_NOOP("vitrine::FlawText", "some attachments were left out: too large or repeated too often") },
    { FlawCode::TraceWithoutSpans, Argument::Text,
        QT_TRANSLATE_NOOP("vitrine::FlawText", "trace %1 has no span of an agent, model or tool") },
    { FlawCode::TraceReleased, Argument::Text,
        QT_TRANSLATE_NOOP(
            "vitrine::FlawText", "trace %1 was closed to save memory: later spans form a run of their own") },
    { FlawCode::LateSpan, Argument::Text,
        QT_TRANSLATE_NOOP("vitrine::FlawText", "span %1 arrived after its trace was complete") },
    { FlawCode::LateSpans, Argument::Number,
        QT_TRANSLATE_NOOP("vitrine::FlawText", "%1 more spans arrived after their traces were complete") },
    { FlawCode::InvalidUtf8Replaced, Argument::Text,
        QT_TRANSLATE_NOOP("vitrine::FlawText", "bytes that are not UTF-8 were replaced") },
    { FlawCode::ControlsEscaped, Argument::Text,
        QT_TRANSLATE_NOOP("vitrine::FlawText", "control characters in a string were escaped") },
    { FlawCode::SurrogatesReplaced, Argument::Text,
        QT_TRANSLATE_NOOP("vitrine::FlawText", "lone surrogates were replaced") },
    { FlawCode::JsonStructure, Argument::Text,
        QT_TRANSLATE_NOOP("vitrine::FlawText", "a comma, colon, bracket or key is missing or redundant") },
    { FlawCode::JsonEscape, Argument::Text,
        QT_TRANSLATE_NOOP("vitrine::FlawText", "a string has an escape sequence unknown to JSON") },
    { FlawCode::JsonOpenString, Argument::Text, QT_TRANSLATE_NOOP("vitrine::FlawText", "a string has no end") },
    { FlawCode::JsonControl, Argument::Text,
        QT_TRANSLATE_NOOP("vitrine::FlawText", "a string contains a control character") },
    { FlawCode::JsonWord, Argument::Text,
        QT_TRANSLATE_NOOP("vitrine::FlawText", "a word outside of strings is not true, false or null") },
    { FlawCode::JsonNumber, Argument::Text, QT_TRANSLATE_NOOP("vitrine::FlawText", "a number is not valid in JSON") },
    { FlawCode::JsonUtf8, Argument::Text, QT_TRANSLATE_NOOP("vitrine::FlawText", "some bytes are not UTF-8") },
    { FlawCode::JsonEmpty, Argument::Text, QT_TRANSLATE_NOOP("vitrine::FlawText", "the value is missing") },
    { FlawCode::JsonDepth, Argument::Text,
        QT_TRANSLATE_NOOP("vitrine::FlawText", "lists and objects are nested too deeply") },
    { FlawCode::JsonSize, Argument::Text, QT_TRANSLATE_NOOP("vitrine::FlawText", "the value is too large") },
});

consteval bool areInOrder()
{
    for (std::size_t i = 0; i < phrases.size(); ++i) {
        if (std::to_underlying(phrases.at(i).code) != i)
            return false;
    }
    return phrases.back().code == FlawCode::JsonSize;
}
static_assert(areInOrder(), "each code has one phrase");

constexpr auto types = std::to_array<NamedWords>({
    { "array", QT_TRANSLATE_NOOP("vitrine::FlawText", "a list") },
    { "object", QT_TRANSLATE_NOOP("vitrine::FlawText", "an object") },
    { "string", QT_TRANSLATE_NOOP("vitrine::FlawText", "a string") },
    { "boolean", QT_TRANSLATE_NOOP("vitrine::FlawText", "true or false") },
    { "number", QT_TRANSLATE_NOOP("vitrine::FlawText", "a number") },
    { "null", QT_TRANSLATE_NOOP("vitrine::FlawText", "null") },
    { "keyless-object", QT_TRANSLATE_NOOP("vitrine::FlawText", "an object without the keys of a step") },
});

constexpr auto contents = std::to_array<NamedWords>({
    { "zip", QT_TRANSLATE_NOOP("vitrine::FlawText", "zip archive") },
    { "gzip", QT_TRANSLATE_NOOP("vitrine::FlawText", "gzip data") },
    { "zstd", QT_TRANSLATE_NOOP("vitrine::FlawText", "zstd data") },
    { "xz", QT_TRANSLATE_NOOP("vitrine::FlawText", "xz data") },
    { "bzip2", QT_TRANSLATE_NOOP("vitrine::FlawText", "bzip2 data") },
    { "lz4", QT_TRANSLATE_NOOP("vitrine::FlawText", "LZ4 data") },
    { "7-zip", QT_TRANSLATE_NOOP("vitrine::FlawText", "7-Zip archive") },
    { "rar", QT_TRANSLATE_NOOP("vitrine::FlawText", "RAR archive") },
    //: compress is the name of a program
    { "compress", QT_TRANSLATE_NOOP("vitrine::FlawText", "data of compress") },
    { "tar", QT_TRANSLATE_NOOP("vitrine::FlawText", "tar archive") },
    { "png", QT_TRANSLATE_NOOP("vitrine::FlawText", "PNG image") },
    { "jpeg", QT_TRANSLATE_NOOP("vitrine::FlawText", "JPEG image") },
    { "gif", QT_TRANSLATE_NOOP("vitrine::FlawText", "GIF image") },
    { "pdf", QT_TRANSLATE_NOOP("vitrine::FlawText", "PDF document") },
    { "sqlite", QT_TRANSLATE_NOOP("vitrine::FlawText", "SQLite database") },
    { "sqlite-without-tables", QT_TRANSLATE_NOOP("vitrine::FlawText", "SQLite database without tables") },
    //: %1: names, separated by commas
    { "sqlite-with-tables", QT_TRANSLATE_NOOP("vitrine::FlawText", "SQLite database with the tables %1") },
    { "program", QT_TRANSLATE_NOOP("vitrine::FlawText", "program") },
    { "utf-32", QT_TRANSLATE_NOOP("vitrine::FlawText", "UTF-32 text") },
    { "parquet", QT_TRANSLATE_NOOP("vitrine::FlawText", "Parquet table") },
    { "prompts", QT_TRANSLATE_NOOP("vitrine::FlawText", "prompts without replies of a model") },
    { "pickle", QT_TRANSLATE_NOOP("vitrine::FlawText", "Python pickle") },
    { "markup", QT_TRANSLATE_NOOP("vitrine::FlawText", "HTML or XML") },
    { "otlp", QT_TRANSLATE_NOOP("vitrine::FlawText", "OTLP trace") },
    { "notebook", QT_TRANSLATE_NOOP("vitrine::FlawText", "Jupyter notebook") },
    { "trajectory", QT_TRANSLATE_NOOP("vitrine::FlawText", "agent trajectory with actions and observations") },
    { "atif", QT_TRANSLATE_NOOP("vitrine::FlawText", "ATIF trajectory") },
    { "langfuse", QT_TRANSLATE_NOOP("vitrine::FlawText", "Langfuse trace") },
    { "inspect", QT_TRANSLATE_NOOP("vitrine::FlawText", "Inspect log") },
    //: %1: names, separated by commas
    { "json-object", QT_TRANSLATE_NOOP("vitrine::FlawText", "JSON object with keys %1") },
    { "json-object-without-keys", QT_TRANSLATE_NOOP("vitrine::FlawText", "JSON object without keys") },
    //: %1: names, separated by commas
    { "json-array-of-objects", QT_TRANSLATE_NOOP("vitrine::FlawText", "JSON array of objects with keys %1") },
    { "json-array-of-objects-without-keys",
        QT_TRANSLATE_NOOP("vitrine::FlawText", "JSON array of objects without keys") },
    { "json-array", QT_TRANSLATE_NOOP("vitrine::FlawText", "JSON array") },
    { "json-value", QT_TRANSLATE_NOOP("vitrine::FlawText", "JSON value %1") },
    { "binary", QT_TRANSLATE_NOOP("vitrine::FlawText", "binary data") },
    { "blank", QT_TRANSLATE_NOOP("vitrine::FlawText", "blank text") },
    { "text", QT_TRANSLATE_NOOP("vitrine::FlawText", "plain text") },
});

/// Content in no known format: its kind, the names in it, and the types of its records.
QString contentText(const std::vector<std::string> &arguments)
{
    const auto at
        = [&](std::size_t i) { return i < arguments.size() ? QString::fromStdString(arguments[i]) : QString(); };
    const char *words = arguments.empty() ? nullptr : wordsOf(contents, arguments.front());
    QString text = words != nullptr ? FlawText::tr(words) : at(0);
    if (text.contains("%1"_L1))
        text = text.arg(at(1));
    //: %1: a kind of content such as "JSON object with keys type, id"; %2: names, separated by commas
    return at(2).isEmpty() ? text : FlawText::tr("%1, records of type %2").arg(text, at(2));
}

QString argumentText(const std::string &argument, Argument kind)
{
    const auto text = QString::fromStdString(argument);
    bool isNumber = false;
    const auto number = text.toULongLong(&isNumber);
    if (kind == Argument::Number && isNumber)
        return QLocale().toString(number);
    const char *type = kind == Argument::Type ? wordsOf(types, argument) : nullptr;
    return type != nullptr ? FlawText::tr(type) : text;
}

QString sentence(const Flaw &flaw)
{
    const Phrase &phrase = phrases.at(std::to_underlying(flaw.code));
    const auto text = flaw.code == FlawCode::None ? QString() : FlawText::tr(phrase.text);
    if (phrase.first == Argument::Content)
        return text.arg(contentText(flaw.arguments));
    const auto first = flaw.arguments.empty() ? QString() : argumentText(flaw.arguments.front(), phrase.first);
    // All in one call: an argument may look like a placeholder.
    if (text.contains("%2"_L1) && flaw.arguments.size() > 1)
        return text.arg(first, argumentText(flaw.arguments[1], Argument::Number));
    return text.contains("%1"_L1) ? text.arg(first) : text;
}

} // namespace

QString FlawText::of(const Flaw &flaw, std::string_view detail)
{
    auto text = QString::fromStdString(flaw.location);
    for (const QString &part : { sentence(flaw), QString::fromUtf8(detail.data(), qsizetype(detail.size())) }) {
        if (!part.isEmpty())
            text = text.isEmpty() ? part : LabelText::of(text, part);
    }
    return safeLine(text);
}

} // namespace vitrine
