// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/smolagents/gradiochat.h"

#include "models/logs/formats/chat/eventlines.h"
#include "models/logs/steps/timetext.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string>
#include <utility>

namespace vitrine {

namespace {

bool isStepHeading(const Outline &value)
{
    return value["role"].text == "assistant" && value["content"].text.starts_with("**Step ") && value.has("metadata");
}

/// Steps are detected by their headings: "**Step 1**", then what was thought, "Used tool …", "Execution Logs", and a
/// line of figures.
class PageReader final : public EventReader {
public:
    using EventReader::EventReader;

private:
    void event(JsonObject event, const SourceSpan &span) override;
    std::string_view listKey() const override { return "messages"; }
    void head(JsonObject head) override { mergeExtra(m_builder.run.extra, jsonText(JsonElement(head))); }
    void complete() override { m_builder.run.framework = "smolagents"; }
    void tool(const std::string &name, const std::string &content, const SourceSpan &span);
    void figures(const std::string &line);
    static std::string unfenced(const std::string &content);
};

/// The text of a fence that fills the message.
std::string PageReader::unfenced(const std::string &content)
{
    if (!content.starts_with("```"))
        return content;
    const std::size_t line = content.find('\n');
    std::string inner = line == content.npos ? std::string {} : content.substr(line + 1);
    if (const std::size_t end = inner.rfind("```"); end != inner.npos)
        inner.resize(end);
    while (inner.ends_with('\n'))
        inner.pop_back();
    return inner;
}

void PageReader::figures(const std::string &line)
{
    const auto after = [&](std::string_view mark) -> std::optional<std::string> {
        const std::size_t at = line.find(mark);
        if (at == line.npos)
            return {};
        std::string digits;
        for (const char c : line.substr(at + mark.size())) {
            if ((c < '0' || c > '9') && c != '.' && c != ',')
                break;
            if (c != ',')
                digits += c;
        }
        return digits;
    };
    StepRecord &step = m_chat.step();
    const auto whole = [](const std::optional<std::string> &text) {
        return text && !text->empty() ? std::optional<std::int64_t>(std::atoll(text->c_str())) : std::nullopt;
    };
    step.tokens = {
        .input = whole(after("Input tokens: ")), .output = whole(after("Output tokens: ")), .quality = Quality::Recorded
    };
    if (const auto seconds = after("Duration: "); seconds && !seconds->empty()) {
        step.time.seconds = std::atof(seconds->c_str());
        step.time.quality = Quality::Recorded;
    }
}

void PageReader::tool(const std::string &name, const std::string &content, const SourceSpan &span)
{
    const std::string text = unfenced(content);
    if (!m_chat.isOpen())
        m_chat.begin(StepKind::Action, span);
    const bool isPython = name == "python_interpreter";
    m_chat.call({ .id = {},
        .name = name,
        .arguments = quotedJson(text),
        .code = isPython ? std::optional(CodeRecord {
                               .language = Language::Python, .text = text, .origin = CodeOrigin::ToolArgument })
                         : std::nullopt });
}

void PageReader::event(JsonObject event, const SourceSpan &span)
{
    const std::string content = memberText(event, "content");
    const auto metadata = objectMember(event, "metadata");
    const std::string title = metadata ? memberText(*metadata, "title") : std::string {};
    constexpr std::string_view used = "Used tool ";
    constexpr std::string_view final = "**Final answer:**";
    if (memberIs(event, "role", { "user" })) {
        leaveMember(event, "metadata");
        return say("user", content, span);
    }
    if (content.starts_with("**Step ") || content.starts_with(final) || content.contains("Input tokens: "))
        leaveMember(event, "metadata");
    if (content.starts_with("**Step ")) {
        m_chat.begin(StepKind::Action, span);
    } else if (content.starts_with(final)) {
        m_builder.run.finalAnswer = content.substr(std::min(final.size() + 1, content.size()));
        m_builder.run.state = RunState::Success;
    } else if (const std::size_t at = title.find(used); at != title.npos) {
        tool(title.substr(at + used.size()), content, span);
    } else if (title.contains("Execution Logs") || title.contains("Error")) {
        ChatResult result;
        result.text = unfenced(content);
        result.isError = title.contains("Error");
        m_chat.result(std::move(result), span);
    } else if (content.contains("Input tokens: ") && m_chat.isOpen()) {
        figures(content);
    } else if (m_chat.isOpen()) {
        StepRecord &step = m_chat.step();
        step.thought += (step.thought.empty() ? "" : "\n\n") + content;
        step.rawModelOutput = step.thought;
        step.span.byteTo = span.byteTo;
        if (!title.empty())
            m_chat.event("title", quotedJson(title));
    } else {
        keep("message", event, true);
    }
}

} // namespace

bool GradioChat::isRecognized(const Sniff &sniff)
{
    return anyRecord(sniff, isStepHeading) || std::ranges::any_of(sniff.records, [](const Outline &record) {
        return std::ranges::any_of(record["messages"].items, isStepHeading);
    });
}

void GradioChat::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    readSession<PageReader>(file, sniff.framing, context);
}

} // namespace vitrine
