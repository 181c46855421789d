// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/console/notebook.h"
#include "base/formatted.h"
#include "base/trimmed.h"
#include "models/logs/formats/console/consolelines.h"
#include "models/logs/formats/console/consoletext.h"
#include "models/logs/steps/environmentextra.h"
#include "models/logs/steps/recordwalker.h"
#include "models/logs/steps/steptext.h"
#include "models/logs/steps/timetext.h"
#include "models/logs/steps/toolcode.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace vitrine {

namespace {

bool isNotebook(const Outline &record)
{
    const Outline &cells = record["cells"];
    return cells.isArray() && (record.has("nbformat") || cells.first().has("cell_type"));
}

/// A line that only IPython understands.
bool isIPython(std::string_view line)
{
    const std::string_view text = trimmed(line);
    return text.starts_with('!') || (text.starts_with('%') && text.size() > 1 && text[1] != ' ')
        || (text.ends_with('?') && !text.contains('#') && !text.contains('"') && !text.contains('\''));
}

bool hasIPython(std::string_view source)
{
    while (!source.empty()) {
        const std::size_t end = std::min(source.find('\n'), source.size());
        if (isIPython(source.substr(0, end)))
            return true;
        source.remove_prefix(std::min(end + 1, source.size()));
    }
    return false;
}

Language languageOf(std::string_view source)
{
    if (source.starts_with("%%bash") || source.starts_with("%%sh") || source.starts_with("%%script"))
        return Language::Bash;
    return hasIPython(source) ? Language::Other : Language::Python;
}

/// An image as a data URL; empty if it is not an image, or too long to be shown.
std::string imageText(std::string_view kind, JsonElement value)
{
    constexpr auto kinds = std::to_array<std::string_view>({ "image/png", "image/jpeg", "image/gif", "image/webp" });
    constexpr std::size_t longest = 12 << 20;
    if (!std::ranges::contains(kinds, kind))
        return {};
    std::string base64 = contentText(value);
    std::erase_if(base64, [](char c) { return c == '\n' || c == '\r' || c == ' '; });
    const auto isBase64 = [](unsigned char c) { return std::isalnum(c) != 0 || c == '+' || c == '/' || c == '='; };
    if (base64.empty() || base64.size() > longest || !std::ranges::all_of(base64, isBase64))
        return {};
    return formatted("data:{};base64,{}", kind, base64);
}

class NotebookReader : ObjectReader {
public:
    using ObjectReader::ObjectReader;
    void run();

private:
    void cell(const JsonSlice &slice, const std::string &location);
    void codeCell(JsonObject cell, const SourceSpan &span);
    static void output(JsonObject output, StepRecord &step);
    static void bundle(JsonObject data, OutputStream stream, StepRecord &step);
    static void error(JsonObject output, StepRecord &step);
    static TimeSpan timeOf(JsonObject cell);
    void finish(const Envelope &envelope);

    RunBuilder m_builder;
    std::int64_t m_lastCount = 0;
    bool m_isOutOfOrder = false;
};

void NotebookReader::run()
{
    const Envelope envelope = m_walker.object([&](std::string_view key, Envelope &frame) {
        if (key != "cells" || m_stream.ahead() != '[')
            return false;
        frame.hasStreamed = true;
        m_walker.elements(key, [&](const JsonSlice &slice, const std::string &location) { cell(slice, location); });
        return true;
    });
    finish(envelope);
}

void NotebookReader::cell(const JsonSlice &slice, const std::string &location)
{
    m_builder.addContent(slice.text);
    const auto object = m_walker.parsedObject(slice, location);
    if (!object)
        return;
    const std::string type = memberText(*object, "cell_type");
    if (type == "code")
        return codeCell(*object, slice.span);
    const auto source = memberOf(*object, "source");
    StepRecord step;
    step.kind = m_builder.run.task.empty() ? StepKind::Task : StepKind::Message;
    step.span = slice.span;
    step.prompt.push_back({ type, source ? contentText(*source) : std::string {} });
    if (m_builder.run.task.empty())
        m_builder.run.task = step.prompt.front().text;
    m_builder.add(std::move(step));
}

void NotebookReader::codeCell(JsonObject cell, const SourceSpan &span)
{
    StepRecord step;
    step.kind = StepKind::Action;
    step.span = span;
    step.time = timeOf(cell);
    const auto source = memberOf(cell, "source");
    std::string code = source ? contentText(*source) : std::string {};
    if (!trimmed(code).empty()) {
        const Language language = languageOf(code);
        step.code.push_back({ .language = language, .text = std::move(code), .origin = CodeOrigin::Field });
    }
    if (const auto count = memberOf(cell, "execution_count"))
        step.externalNumber = integerIn(*count);
    m_isOutOfOrder = m_isOutOfOrder || step.externalNumber.value_or(m_lastCount) < m_lastCount;
    m_lastCount = step.externalNumber.value_or(m_lastCount);
    if (const auto outputs = arrayMember(cell, "outputs"))
        for (const JsonElement element : *outputs)
            if (const auto object = objectIn(element))
                output(*object, step);
    m_builder.add(std::move(step));
}

void NotebookReader::output(JsonObject output, StepRecord &step)
{
    const std::string type = memberText(output, "output_type");
    const auto add = [&](OutputStream stream, std::string text) {
        step.outputs.push_back({ .stream = stream, .text = std::move(text), .isTruncated = false });
    };
    if (type == "error")
        return error(output, step);
    if (type == "stream") {
        const auto text = memberOf(output, "text");
        const bool isError = memberIs(output, "name", { "stderr" });
        // Unchanged, with colors: a replay prints the same text, and views can show the colors.
        return add(isError ? OutputStream::Stderr : OutputStream::Stdout, text ? contentText(*text) : std::string {});
    }
    if (const auto data = objectMember(output, "data"))
        bundle(*data, type == "execute_result" ? OutputStream::Result : OutputStream::Display, step);
    if (type != "execute_result" && type != "display_data" && type != "update_display_data")
        add(OutputStream::Display, jsonText(JsonElement(output)));
}

/// One thing in several forms: its text, or else the names of its forms, and the images behind it.
void NotebookReader::bundle(JsonObject data, OutputStream stream, StepRecord &step)
{
    const auto plain = memberOf(data, "text/plain");
    std::string kinds;
    std::vector<std::string> images;
    for (const auto &[kind, value] : data) {
        if (auto image = imageText(kind, value); !image.empty())
            images.push_back(std::move(image));
        else
            kinds += (kinds.empty() ? "<" : ", ") + std::string(kind);
    }
    const auto add = [&step](OutputStream to, std::string text) {
        step.outputs.push_back({ .stream = to, .text = std::move(text), .isTruncated = false });
    };
    if (plain)
        add(stream, contentText(*plain));
    else if (!kinds.empty())
        add(stream, kinds + '>');
    for (std::string &image : images)
        add(OutputStream::Display, std::move(image));
}

void NotebookReader::error(JsonObject output, StepRecord &step)
{
    std::string traceback;
    if (const auto lines = arrayMember(output, "traceback"))
        for (const JsonElement line : *lines)
            traceback += withoutEscapes(valueText(line)) + '\n';
    step.error = ErrorRecord { .layer = ErrorLayer::Code,
        .type = memberText(output, "ename"),
        .message = memberText(output, "evalue"),
        .traceback = std::move(traceback),
        .codeLine = {},
        .causeType = memberText(output, "ename") };
}

TimeSpan NotebookReader::timeOf(JsonObject cell)
{
    const auto metadata = objectMember(cell, "metadata");
    const auto execution = metadata ? objectMember(*metadata, "execution") : std::nullopt;
    if (!execution)
        return {};
    return timeSpan(isoTimeIn(*execution, "iopub.execute_input"), isoTimeIn(*execution, "shell.execute_reply"));
}

void NotebookReader::finish(const Envelope &envelope)
{
    RunRecord &run = m_builder.run;
    m_builder.addContent(envelope.json);
    const auto element = m_context.parse(envelope.slice(), {});
    const auto object = element ? objectIn(*element) : std::nullopt;
    const auto metadata = object ? objectMember(*object, "metadata") : std::nullopt;
    const auto kernel = metadata ? objectMember(*metadata, "kernelspec") : std::nullopt;
    const auto info = metadata ? objectMember(*metadata, "language_info") : std::nullopt;
    JsonExtra extra;
    addEnvironment(extra, info && memberText(*info, "name") == "python" ? memberText(*info, "version") : std::string());
    if (metadata)
        extra.add("metadata", jsonText(JsonElement(*memberOf(*object, "metadata"))));
    extra.add("out_of_order", m_isOutOfOrder ? "true" : "false");
    run.extra = extra.text();
    const std::string name = info ? memberText(*info, "name") : kernel ? memberText(*kernel, "language") : "python";
    if (const auto language = languageNamed(name); language.value_or(Language::Other) != Language::Python)
        m_builder.change([&](std::uint64_t, StepRecord &step) {
            for (CodeRecord &code : step.code)
                code.language = language.value_or(Language::Other);
        });
    run.framework = "jupyter";
    run.agentKind = "notebook";
    run.span = envelope.span;
    if (!m_builder.isEmpty())
        m_builder.finish(m_context);
}

} // namespace

bool Notebook::isRecognized(const Sniff &sniff) { return std::ranges::any_of(sniff.records, isNotebook); }

void Notebook::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    readRuns<NotebookReader>(file, sniff.framing, context);
}

} // namespace vitrine
