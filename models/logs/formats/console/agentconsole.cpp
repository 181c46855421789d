// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/console/agentconsole.h"

#include "models/logs/formats/console/consolelines.h"
#include "models/logs/formats/console/consoletext.h"
#include "models/logs/json/jsonrepair.h"
#include "models/logs/steps/recordwalker.h"
#include "models/logs/steps/textlines.h"

#include <algorithm>
#include <cstring>

namespace vitrine {

namespace {

bool isNotebook(const Sniff &sniff)
{
    return !sniff.records.empty() && sniff.records.front().isObject() && sniff.records.front().has("cells");
}

void eachLine(std::string_view text, const SourceSpan &span, ConsoleText &console)
{
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        console.line(text.substr(0, end), span);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

/// What a cell printed, in order.
void outputsOf(JsonObject cell, const SourceSpan &span, ConsoleText &console)
{
    const auto outputs = arrayMember(cell, "outputs");
    if (!outputs)
        return;
    for (const JsonElement element : *outputs) {
        const auto output = objectIn(element);
        const auto data = output ? objectMember(*output, "data") : std::nullopt;
        const auto text = output ? memberOf(*output, "text") : std::nullopt;
        const auto plain = data ? memberOf(*data, "text/plain") : text;
        if (plain && output && memberText(*output, "output_type") != "execute_result")
            eachLine(contentText(*plain), span, console);
    }
}

void readNotebook(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    JsonStream stream(file, sniff.framing);
    RecordWalker walker(stream, context);
    ConsoleText console(context);
    forEachObject(stream, context, walker, [&] {
        walker.object([&](std::string_view key, Envelope &) {
            if (key != "cells" || stream.ahead() != '[')
                return false;
            walker.elements(key, [&](const JsonSlice &slice, const std::string &location) {
                if (const auto cell = walker.parsedObject(slice, location))
                    outputsOf(*cell, slice.span, console);
                console.finish();
            });
            return true;
        });
    });
}

void readText(FileWindow &file, ImportContext &context)
{
    ConsoleText console(context);
    forEachTextLine(
        file, context, [&console](const std::string &line, const SourceSpan &span) { console.line(line, span); });
    console.finish();
}

} // namespace

bool AgentConsole::isRecognized(const Sniff &sniff)
{
    constexpr std::size_t firstBytes = 64 << 10;
    if (!sniff.records.empty() && (sniff.records.front().isObject() || sniff.records.front().isArray()))
        return false;
    std::string_view text = sniff.bytes.substr(0, firstBytes);
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (ConsoleText::isMark(withoutEscapes(text.substr(0, end))))
            return true;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return false;
}

void AgentConsole::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    if (isNotebook(sniff))
        readNotebook(file, sniff, context);
    else
        readText(file, context);
}

} // namespace vitrine
