// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/secretkindtext.h"

#include "app/wording/namedwords.h"
#include "app/wording/safetext.h"

#include <array>

namespace vitrine {

namespace {

constexpr auto fieldWords = std::to_array<NamedWords>({
    //: Part of a run
    { "task", QT_TRANSLATE_NOOP("vitrine::SecretKindText", "Task") },
    //: Part of a run
    { "final_answer", QT_TRANSLATE_NOOP("vitrine::SecretKindText", "Final answer") },
    //: Part of a run
    { "expected_answer", QT_TRANSLATE_NOOP("vitrine::SecretKindText", "Expected answer") },
    //: Part of a run or step: other fields that the log has
    { "extra", QT_TRANSLATE_NOOP("vitrine::SecretKindText", "Other data") },
    //: Part of a step
    { "thought", QT_TRANSLATE_NOOP("vitrine::SecretKindText", "Thought") },
    //: Part of a step
    { "raw_model_output", QT_TRANSLATE_NOOP("vitrine::SecretKindText", "Model output") },
    //: Part of a step: the messages that the model got
    { "prompt", QT_TRANSLATE_NOOP("vitrine::SecretKindText", "Prompt") },
    //: Part of a step
    { "code", QT_TRANSLATE_NOOP("vitrine::SecretKindText", "Code") },
    //: Part of a step: of a tool call
    { "arguments", QT_TRANSLATE_NOOP("vitrine::SecretKindText", "Tool arguments") },
    //: Part of a step: of a tool call
    { "result", QT_TRANSLATE_NOOP("vitrine::SecretKindText", "Tool result") },
    //: Part of a step: of a tool call
    { "error", QT_TRANSLATE_NOOP("vitrine::SecretKindText", "Tool error") },
    //: Part of a step
    { "outputs", QT_TRANSLATE_NOOP("vitrine::SecretKindText", "Output") },
    //: Part of a step
    { "message", QT_TRANSLATE_NOOP("vitrine::SecretKindText", "Error message") },
    //: Part of a step
    { "traceback", QT_TRANSLATE_NOOP("vitrine::SecretKindText", "Traceback") },
    //: Part of a step: the line of code that an error names
    { "code_line", QT_TRANSLATE_NOOP("vitrine::SecretKindText", "Code line") },
    //: Part of a step
    { "logs", QT_TRANSLATE_NOOP("vitrine::SecretKindText", "Printed output") },
    //: Part of a step
    { "output", QT_TRANSLATE_NOOP("vitrine::SecretKindText", "Value") },
    //: Part of a step: a file or host that was used
    { "event", QT_TRANSLATE_NOOP("vitrine::SecretKindText", "Event") },
    //: Part of a step
    { "variable", QT_TRANSLATE_NOOP("vitrine::SecretKindText", "Variable") },
    //: What a user wrote about a run or step
    { "note", QT_TRANSLATE_NOOP("vitrine::SecretKindText", "Note") },
    //: The name of a user's mark on a step, such as "important"
    { "mark", QT_TRANSLATE_NOOP("vitrine::SecretKindText", "Mark") },
});

} // namespace

QString SecretKindText::name(SecretKind kind)
{
    switch (kind) {
    //: Something secret that was found in a text: a key or token of a service
    case SecretKind::Token: return tr("Token");
    case SecretKind::PrivateKey: return tr("Private key");
    case SecretKind::JsonWebToken: return tr("JSON Web Token");
    case SecretKind::AuthorizationHeader: return tr("Authorization header");
    case SecretKind::UrlPassword: return tr("Password in a URL");
    case SecretKind::AssignedSecret: return tr("Password or key");
    case SecretKind::RandomText: return tr("Random text");
    case SecretKind::EmailAddress: return tr("E-mail address");
    case SecretKind::CardNumber: return tr("Card number");
    case SecretKind::Iban: return tr("Account number (IBAN)");
    case SecretKind::PhoneNumber: return tr("Phone number");
    case SecretKind::IpAddress: return tr("IP address");
    }
    return {};
}

QString SecretKindText::field(std::string_view field)
{
    constexpr std::string_view replay = "replay.";
    const bool isReplay = field.starts_with(replay);
    const auto part = isReplay ? field.substr(replay.size()) : field;
    const char *known = wordsOf(fieldWords, part);
    const auto words = known == nullptr ? safeLine(part) : tr(known);
    //: Part of what was recorded when a step was replayed. %1: which, such as "Printed output"
    return isReplay ? tr("Replay: %1").arg(words) : words;
}

} // namespace vitrine
