// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/agents/aiderchat.h"

#include "base/decimal.h"
#include "models/logs/formats/agents/editblocks.h"
#include "models/logs/formats/chat/chatrun.h"
#include "models/logs/json/jsonrepair.h"
#include "models/logs/steps/textlines.h"
#include "models/logs/steps/timetext.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace vitrine {

namespace {

constexpr std::string_view startMark = "# aider chat started at ";
constexpr std::string_view userMark = "####";

std::string_view trimmedEnd(std::string_view text)
{
    const std::size_t last = text.find_last_not_of(" \t\r\n");
    return text.substr(0, last == text.npos ? 0 : last + 1);
}

/// "2.1k" as 2100, "1.2M" as 1200000.
std::optional<double> amountIn(std::string_view text)
{
    double amount = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), amount);
    if (read.ec != std::errc {} || amount < 0 || amount > 1e9)
        return {};
    const char unit = read.ptr == text.data() + text.size() ? ' ' : *read.ptr;
    return amount * (unit == 'k' ? 1e3 : unit == 'M' ? 1e6 : 1);
}

/// The amount before a word: of "Tokens: 2.1k sent, 130 received." 130 before " received".
std::optional<double> amountBefore(std::string_view text, std::string_view word)
{
    const std::size_t end = text.find(word);
    if (end == text.npos)
        return {};
    const std::size_t from = text.substr(0, end).find_last_of(" $");
    return amountIn(text.substr(from == text.npos ? 0 : from + 1, end - (from == text.npos ? 0 : from + 1)));
}

/// The runs of a history. A line begins with the program's mark, the user's ("#### "), the tool's ("> "), or is the
/// model's.
class Runs {
public:
    explicit Runs(ImportContext &context)
        : m_context(context)
    {
    }
    void line(std::string_view text, const SourceSpan &span);
    void finish();

private:
    struct Session {
        Session() { chat.setRunsText(false); }
        RunBuilder builder;
        ChatRun chat { builder };
        std::optional<SourceSpan> span;
    };
    enum class Speaker { None, User, Model };

    void begin(std::string_view started, const SourceSpan &span);
    void append(Speaker speaker, std::string_view text, const SourceSpan &span);
    void flush();
    void notice(std::string_view text, const SourceSpan &span);
    void figures(std::string_view text);
    void applied(std::string_view file, const SourceSpan &span);
    void ran(std::string_view command, const SourceSpan &span);
    void end();

    ImportContext &m_context;
    std::unique_ptr<Session> m_session;
    Speaker m_speaker = Speaker::None;
    std::string m_text; ///< of who speaks
    SourceSpan m_span; ///< likewise
};

void Runs::line(std::string_view text, const SourceSpan &span)
{
    if (text.starts_with(startMark))
        return begin(text.substr(startMark.size()), span);
    if (!m_session)
        begin({}, span);
    m_session->span->byteTo = span.byteTo;
    m_session->builder.addContent(text);
    if (text.starts_with(userMark) && (text.size() == userMark.size() || text[userMark.size()] == ' '))
        return append(Speaker::User, text.substr(std::min(text.size(), userMark.size() + 1)), span);
    if (text.starts_with('>') && (text.size() == 1 || text[1] == ' '))
        return notice(trimmedEnd(text.substr(std::min<std::size_t>(text.size(), 2))), span);
    if (m_speaker == Speaker::User && trimmedEnd(text).empty())
        return;
    if (m_speaker != Speaker::None || !trimmedEnd(text).empty())
        append(Speaker::Model, text, span);
}

void Runs::begin(std::string_view started, const SourceSpan &span)
{
    end();
    m_session = std::make_unique<Session>();
    m_session->span = span;
    RunRecord &run = m_session->builder.run;
    run.framework = "aider";
    if (const auto moment = isoTime(trimmedEnd(started))) {
        run.time = timeSpan(moment, {});
        run.time.quality = Quality::Derived;
    }
}

void Runs::append(Speaker speaker, std::string_view text, const SourceSpan &span)
{
    if (m_speaker != speaker) {
        flush();
        m_speaker = speaker;
        m_span = span;
    }
    m_span.byteTo = span.byteTo;
    if (!m_session->builder.mayGrow(text.size()))
        return;
    m_text += trimmedEnd(text);
    m_text += '\n';
}

void Runs::flush()
{
    const Speaker speaker = std::exchange(m_speaker, Speaker::None);
    std::string text(trimmedEnd(std::exchange(m_text, {})));
    if (speaker == Speaker::None || text.empty())
        return;
    ChatMessage message;
    message.role = speaker == Speaker::User ? "user" : "assistant";
    if (speaker == Speaker::Model)
        message.calls = editsIn(text);
    message.text = std::move(text);
    m_session->chat.add(std::move(message), m_span);
}

void Runs::notice(std::string_view text, const SourceSpan &span)
{
    constexpr std::string_view appliedMark = "Applied edit to ";
    constexpr std::string_view runningMark = "Running ";
    flush();
    RunRecord &run = m_session->builder.run;
    if (text.starts_with("Aider v") && run.frameworkVersion.empty())
        run.frameworkVersion = text.substr(7, text.find(' ', 7) - 7);
    for (const std::string_view mark : { "Main model: ", "Model: " })
        if (text.starts_with(mark) && run.model.empty()) {
            const std::string_view rest = text.substr(mark.size());
            run.model = rest.substr(0, std::min(rest.find(" with "), rest.find(' ')));
        }
    if (text.starts_with("Tokens: "))
        figures(text);
    if (text.starts_with(appliedMark))
        applied(text.substr(appliedMark.size()), span);
    else if (text.starts_with(runningMark) && m_session->chat.isOpen())
        ran(text.substr(runningMark.size()), span);
    if (text.empty())
        return;
    m_context.account(ImportContext::RecordUse::Kept, "notice");
    m_session->chat.event("notice", quotedJson(text));
}

/// "Tokens: 2.1k sent, 130 received. Cost: $0.0069 message, $0.02 session."
void Runs::figures(std::string_view text)
{
    if (!m_session->chat.isOpen())
        return;
    Tokens &tokens = m_session->chat.step().tokens;
    const auto whole = [](double amount) { return static_cast<std::int64_t>(amount); };
    tokens.input = amountBefore(text, " sent").transform(whole);
    tokens.output = amountBefore(text, " received").transform(whole);
    // Rounded to hundreds by the program.
    tokens.quality = tokens.input || tokens.output ? Quality::Derived : Quality::Missing;
    addDecimal(m_session->builder.run.cost, amountBefore(text, " message"));
}

void Runs::applied(std::string_view file, const SourceSpan &span)
{
    if (!m_session->chat.isOpen())
        return;
    ChatCall written { .id = {}, .name = "edit", .arguments = "{\"path\":" + quotedJson(file) + '}', .code = {} };
    const auto &calls = m_session->chat.step().toolCalls;
    const bool isWaiting
        = std::ranges::any_of(calls, [](const RecordedToolCall &call) { return call.name == "edit" && !call.result; });
    if (!isWaiting)
        m_session->chat.call(std::move(written));
    for (std::size_t n = 0; n < m_session->chat.step().toolCalls.size(); ++n) {
        RecordedToolCall &call = m_session->chat.step().toolCalls[n];
        if (call.name == "edit" && !call.result && (!isWaiting || call.arguments.contains(quotedJson(file))))
            call.result = "Applied edit to " + std::string(file);
    }
    m_session->chat.step().span.byteTo = std::max(m_session->chat.step().span.byteTo, span.byteTo);
}

void Runs::ran(std::string_view command, const SourceSpan &span)
{
    const std::string json = "{\"command\":" + quotedJson(command) + '}';
    simdjson::dom::parser parser;
    JsonElement arguments;
    if (parser.parse(simdjson::padded_string(json)).get(arguments) == simdjson::SUCCESS)
        m_session->chat.call(chatCall({}, "shell", arguments));
    m_session->chat.step().span.byteTo = std::max(m_session->chat.step().span.byteTo, span.byteTo);
}

void Runs::end()
{
    if (!m_session)
        return;
    flush();
    m_session->chat.finish();
    if (!m_session->builder.isEmpty()) {
        m_session->builder.run.span = *m_session->span;
        m_session->builder.finish(m_context);
    }
    m_session.reset();
}

void Runs::finish() { end(); }

} // namespace

bool AiderChat::isRecognized(const Sniff &sniff)
{
    const std::size_t from = sniff.bytes.find_first_not_of(" \t\r\n");
    return from != sniff.bytes.npos && sniff.bytes.substr(from).starts_with(startMark);
}

void AiderChat::read(FileWindow &file, const Sniff &, ImportContext &context)
{
    Runs runs(context);
    forEachTextLine(file, context, [&runs](const std::string &line, const SourceSpan &span) { runs.line(line, span); });
    runs.finish();
}

} // namespace vitrine
