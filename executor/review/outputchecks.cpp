// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/review/outputchecks.h"

#include "base/formatted.h"
#include "base/utf8.h"
#include "executor/review/hiddencharacters.h"

#include <algorithm>
#include <iterator>

namespace vitrine {

namespace {

// More findings of the same kind add no information; withheld text is still masked completely.
constexpr std::size_t mostFindings = 200;

// Converts ascending byte offsets to positions, reading each byte once.
class LocationCursor final {
public:
    explicit LocationCursor(std::string_view text)
        : m_text(text)
    {
    }

    std::pair<int, int> at(std::size_t offset)
    {
        for (; m_offset < offset; ++m_offset) {
            const char c = m_text[m_offset];
            if (c == '\n') {
                ++m_line;
                m_column = 1;
            } else if (!continuesCharacter(c)) {
                ++m_column;
            }
        }
        return { m_line, m_column };
    }

private:
    std::string_view m_text;
    std::size_t m_offset = 0;
    int m_line = 1;
    int m_column = 1;
};

bool mayWithhold(const Policy &policy)
{
    return policy.secrets == OutputCheck::Block || policy.personalData == OutputCheck::Block;
}

Severity severityOf(const Secret &secret, FindingPart part, const Policy &policy)
{
    if (secret.kind == SecretKind::RandomText)
        return Severity::Note;
    const OutputCheck check = isPersonal(secret.kind) ? policy.personalData : policy.secrets;
    return part != FindingPart::Code && check == OutputCheck::Block ? Severity::Denied : Severity::Warning;
}

ScanScope scopeOf(const Policy &policy, FindingPart part)
{
    return { .secrets = policy.secrets != OutputCheck::Off,
        .personalData = policy.personalData != OutputCheck::Off,
        .isCode = part == FindingPart::Code,
        .most = mostFindings };
}

void mask(std::string &text, const Policy &policy)
{
    ScanScope scope = scopeOf(policy, FindingPart::Output);
    scope.most = text.size();
    if (const auto secrets = findSecrets(text, scope); !secrets.empty())
        text = withoutSecrets(text, secrets);
}

void mask(std::optional<std::string> &text, const Policy &policy)
{
    if (text)
        mask(*text, policy);
}

void withhold(const Finding &reason, const Policy &policy, StepResult &result)
{
    result.output.reset();
    result.logs.clear();
    result.logsTruncated = false;
    result.isFinal = false;
    if (result.status == StepStatus::Ok || result.status == StepStatus::Error) {
        result.status = StepStatus::Blocked;
        result.error = StepError { .type = "OutputDenied",
            .message
            = formatted("The result of the step is withheld: {} in its {}", reason.code, toString(reason.part)),
            .sourceLine = {},
            .traceback = {},
            .rule = reason.rule };
    } else if (result.error) {
        for (std::string *text : { &result.error->message, &result.error->sourceLine, &result.error->traceback })
            mask(*text, policy);
    }
    for (VariableRecord &variable : result.variables)
        mask(variable.repr, policy);
    for (EventRecord &event : result.events)
        mask(event.detail, policy);
    for (ToolCallRecord &call : result.toolCalls) {
        mask(call.arguments, policy);
        mask(call.result, policy);
        mask(call.error, policy);
    }
}

} // namespace

std::vector<Finding> findSecrets(std::string_view text, FindingPart part, const Policy &policy)
{
    std::vector<Finding> findings;
    LocationCursor cursor(text);
    for (const Secret &secret : findSecrets(text, scopeOf(policy, part))) {
        const bool isAboutPeople = isPersonal(secret.kind);
        const auto [line, column] = cursor.at(secret.from);
        const auto [endLine, endColumn] = cursor.at(secret.to);
        findings.push_back({ .severity = severityOf(secret, part, policy),
            .rule = isAboutPeople ? "output_checks.personal_data" : "output_checks.secrets",
            .code = formatted("{}-{}", isAboutPeople ? "personal" : "secret", toString(secret.kind)),
            .subject = maskedSecret(text, secret),
            .line = line,
            .column = column,
            .endLine = endLine,
            .endColumn = endColumn,
            .detail = std::string(secret.service),
            .part = part });
    }
    return findings;
}

void checkOutputs(const Policy &policy, std::string_view code, StepResult &result)
{
    const auto look = [&](std::string_view text, FindingPart part) {
        std::ranges::move(findSecrets(text, part, policy), std::back_inserter(result.findings));
    };
    std::ranges::move(findHiddenCharacters(code), std::back_inserter(result.findings));
    look(code, FindingPart::Code);
    look(result.logs, FindingPart::Logs);
    if (result.output)
        look(result.output->text.empty() ? result.output->repr : result.output->text, FindingPart::Output);
    if (result.error)
        look(result.error->message, FindingPart::Error);
    const auto denied = std::ranges::find_if(result.findings,
        [](const Finding &f) { return f.severity == Severity::Denied && f.rule.starts_with("output_checks."); });
    if (denied != result.findings.end())
        withhold(Finding(*denied), policy, result);
}

StepResult runChecked(const Policy &policy, std::string_view code, const StepObserver &observer,
    const std::function<StepResult(const StepObserver &)> &run)
{
    const bool isHeldBack = mayWithhold(policy);
    StepResult result = run(isHeldBack ? StepObserver {} : observer);
    checkOutputs(policy, code, result);
    if (isHeldBack && observer.printed && !result.logs.empty())
        observer.printed(result.logs);
    return result;
}

} // namespace vitrine
