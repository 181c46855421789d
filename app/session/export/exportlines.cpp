// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/export/exportjson.h"
#include "app/session/export/trailexport.h"
#include "app/session/export/trailjson.h"
#include "app/session/modules/imageservices.h"
#include "app/wording/safetext.h"
#include "base/commacell.h"
#include "base/formatted.h"
#include "executor/review/standalonecode.h"
#include "models/trail/record/imagetext.h"

#include <algorithm>
#include <optional>

/// Formats of lines and code: JSON Lines, CSV, Python, notebooks.
namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

/// A run as one line, with its steps and their executions.
class JsonLines final : public TrailExport {
public:
    using TrailExport::TrailExport;
    void add(const ExportedRun &run) override
    {
        Json json = runJson(run.run);
        Json steps = Json::array();
        for (const ExportedStep &step : run.steps) {
            Json one = stepJson(step.id, step.record);
            Json executions = Json::array();
            for (const Execution &execution : step.executions)
                executions.push_back(executionJson(execution));
            one["executions"] = std::move(executions);
            steps.push_back(std::move(one));
        }
        json["steps"] = std::move(steps);
        write(dumped(json) + '\n');
    }
};

/// One line per step, RFC 4180. The column titles are the same in every language, since programs identify columns by
/// them.
class Csv final : public TrailExport {
public:
    using TrailExport::TrailExport;
    void begin(const ExportHead &) override
    {
        write("run,step,ordinal,kind,status,error_type,error_message,seconds,tokens_in,tokens_out,code,output\r\n");
    }
    void add(const ExportedRun &run) override
    {
        for (const ExportedStep &step : run.steps)
            addStep(run.run.id, step);
    }

private:
    template <typename T>
    static std::string figure(const std::optional<T> &value)
    {
        return value ? formatted("{}", *value) : std::string();
    }
    /// Characters that a terminal or an editor would obey become marks.
    static std::string cell(std::string_view text) { return commaCell(safeText(text).toStdString()); }
    void addStep(RunId run, const ExportedStep &step) const
    {
        const StepRecord &record = step.record;
        std::string output;
        for (const OutputRecord &part : record.outputs)
            output += textWithoutImage(part.text);
        const std::string code = record.code.empty() ? std::string() : record.code.front().text;
        const ErrorRecord error = record.error.value_or(ErrorRecord {});
        write(formatted("{},{},{},{},{},{},{},{},{},{},{},{}\r\n", run, step.id, record.ordinal, toString(record.kind),
            recordedStatusOf(step), cell(error.causeType.empty() ? error.type : error.causeType), cell(error.message),
            figure(record.time.seconds), figure(record.tokens.input), figure(record.tokens.output), cell(code),
            cell(output)));
    }
};

/// A text as comment lines, for any kind of line ends. Invisible characters become marks: no comment may look like
/// code.
std::string commented(std::string_view text)
{
    QString lines = safeText(text);
    lines.replace(QLatin1Char('\n'), QLatin1String("\n# "));
    return "# " + lines.toStdString() + '\n';
}

/// Control characters that terminals interpret; in code they only occur within strings and comments.
bool hasControls(std::string_view text)
{
    const auto isControl = [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return (byte < 0x20 && c != '\n' && c != '\r' && c != '\t' && c != '\f') || byte == 0x7f;
    };
    // U+0080 to U+009F in UTF-8.
    const auto isHighControl = [](char first, char second) {
        const auto byte = static_cast<unsigned char>(second);
        return first == '\xc2' && byte >= 0x80 && byte <= 0x9f;
    };
    return std::ranges::any_of(text, isControl) || std::ranges::adjacent_find(text, isHighControl) != text.end();
}

/// A file that Python can always parse completely: code that is not Python would break the file, so its text becomes a
/// comment.
class Python final : public TrailExport {
public:
    Python(Sink sink, const PythonSource &python)
        : TrailExport(std::move(sink))
    {
        if (auto runtime = python ? python() : PythonRuntime::start())
            m_standalone.emplace(std::move(*runtime));
    }
    void begin(const ExportHead &) override
    {
        // The encoding that Python reads in the first two lines of a file must not come from a log.
        write("# -*- coding: utf-8 -*-\n#\n");
    }
    void add(const ExportedRun &run) override
    {
        write(commented(formatted("Run {}: {}", run.run.id, run.run.record.task)));
        for (const ExportedStep &step : run.steps)
            for (const CodeRecord &code : step.record.code) {
                write(formatted("\n# %% step {}\n", step.record.ordinal));
                if (step.record.error)
                    write(commented(recordedStatusOf(step)));
                addCode(code);
            }
        write("\n");
    }

private:
    void addCode(const CodeRecord &code) const
    {
        const bool isStandalone = m_standalone && !hasControls(code.text) && m_standalone->isStandalone(code.text);
        if (code.language == Language::Python && isStandalone)
            return write(code.text + '\n');
        write(code.language == Language::Python
                ? std::string("# Not valid Python in a file. The text of the step:\n#\n")
                : formatted("# Not Python ({}). The text of the step:\n#\n", toString(code.language)));
        write(commented(code.text));
    }

    std::optional<StandaloneCode> m_standalone; ///< without Python, everything is a comment
};

class Notebook final : public TrailExport {
public:
    using TrailExport::TrailExport;
    void add(const ExportedRun &run) override
    {
        Json cells = Json::array();
        cells.push_back(cell("raw", run.run.record.task));
        int count = 0;
        for (const ExportedStep &step : run.steps) {
            if (!step.record.thought.empty())
                cells.push_back(cell("raw", step.record.thought));
            if (step.record.kind == StepKind::Message)
                for (const PromptMessage &message : step.record.prompt)
                    cells.push_back(cell("raw", message.text));
            for (const CodeRecord &code : step.record.code) {
                Json one = cell("code", code.text);
                one["execution_count"] = ++count;
                one["outputs"] = outputs(step.record, count);
                one["metadata"] = { { "vitrine", { { "run", run.run.id }, { "step", step.id } } } };
                cells.push_back(std::move(one));
            }
        }
        write(dumped({ { "cells", std::move(cells) }, { "metadata", { { "language_info", { { "name", "python" } } } } },
                         { "nbformat", 4 }, { "nbformat_minor", 4 } },
                  1)
            + '\n');
    }

private:
    // Raw, not Markdown: what an agent wrote is shown, not rendered.
    static Json cell(std::string_view kind, std::string_view source)
    {
        return { { "cell_type", kind }, { "metadata", Json::object() }, { "source", source } };
    }
    static Json linesOf(std::string_view text)
    {
        Json lines = Json::array();
        while (!text.empty()) {
            const std::size_t end = std::min(text.find('\n'), text.size());
            lines.push_back(text.substr(0, end));
            text.remove_prefix(std::min(end + 1, text.size()));
        }
        return lines;
    }
    // The type is detected from the first bytes, not taken from the log; null if the image cannot be read.
    static Json imageOf(std::string_view text)
    {
        const auto services = isImageText(text) ? imageServices() : Result<const ImageServices *>(nullptr);
        const auto image = services && *services != nullptr ? (*services)->asRecorded(text) : std::nullopt;
        if (!image)
            return nullptr;
        return { { image->mediaType.toStdString(), image->base64.toStdString() },
            { "text/plain", textWithoutImage(text) } };
    }
    static Json outputs(const StepRecord &step, int count)
    {
        Json list = Json::array();
        for (const OutputRecord &output : step.outputs) {
            if (auto image = imageOf(output.text); !image.is_null())
                list.push_back({ { "output_type", "display_data" }, { "data", std::move(image) },
                    { "metadata", Json::object() } });
            else if (output.stream == OutputStream::Result)
                list.push_back({ { "output_type", "execute_result" }, { "execution_count", count },
                    { "data", { { "text/plain", output.text } } }, { "metadata", Json::object() } });
            else
                list.push_back({ { "output_type", "stream" },
                    { "name", output.stream == OutputStream::Stderr ? "stderr" : "stdout" }, { "text", output.text } });
        }
        if (step.error)
            list.push_back({ { "output_type", "error" },
                { "ename", step.error->causeType.empty() ? step.error->type : step.error->causeType },
                { "evalue", step.error->message }, { "traceback", linesOf(step.error->traceback) } });
        return list;
    }
};

} // namespace

std::unique_ptr<TrailExport> makeLineExport(std::string_view format, TrailExport::Sink sink, const PythonSource &python)
{
    if (format == "jsonl")
        return std::make_unique<JsonLines>(std::move(sink));
    if (format == "csv")
        return std::make_unique<Csv>(std::move(sink));
    if (format == "py")
        return std::make_unique<Python>(std::move(sink), python);
    return std::make_unique<Notebook>(std::move(sink));
}

} // namespace vitrine
