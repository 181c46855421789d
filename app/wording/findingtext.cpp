// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/findingtext.h"

#include "app/wording/labeltext.h"
#include "app/wording/safetext.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

constexpr const char *context = "vitrine::FindingText";

/// The sentence about one position (%1: the name or the masked text it is about, %2: a detail), and about the whole
/// kind.
struct FindingWords {
    std::string_view code;
    const char *sentence;
    const char *rule;
};

constexpr auto allWords = std::to_array<FindingWords>({
    //: %1: name of a module
    { "import-denied", QT_TRANSLATE_NOOP("vitrine::FindingText", "Import of %1 is not allowed"),
        QT_TRANSLATE_NOOP("vitrine::FindingText", "Import of a module that the policy does not allow") },
    //: %1: name of a module
    { "import-dangerous", QT_TRANSLATE_NOOP("vitrine::FindingText", "%1 is allowed but dangerous"),
        QT_TRANSLATE_NOOP("vitrine::FindingText", "Import of an allowed but dangerous module") },
    { "relative-import", QT_TRANSLATE_NOOP("vitrine::FindingText", "Relative imports are not allowed"),
        QT_TRANSLATE_NOOP("vitrine::FindingText", "Relative import: steps are not part of a package") },
    //: %1: name of an attribute, such as __class__
    { "dunder-denied", QT_TRANSLATE_NOOP("vitrine::FindingText", "Access to %1 is not allowed"),
        QT_TRANSLATE_NOOP("vitrine::FindingText", "Dunder attribute") },
    //: %1: a name in the code
    { "name-denied", QT_TRANSLATE_NOOP("vitrine::FindingText", "The name %1 is not allowed"),
        QT_TRANSLATE_NOOP("vitrine::FindingText", "Dunder name") },
    //: %1: name of a function
    { "builtin-denied", QT_TRANSLATE_NOOP("vitrine::FindingText", "The function %1 is not allowed"),
        QT_TRANSLATE_NOOP("vitrine::FindingText", "Builtin function that the policy does not allow") },
    //: %1: kind of statement or expression, such as "Global"
    { "syntax-denied", QT_TRANSLATE_NOOP("vitrine::FindingText", "The syntax %1 is not allowed"),
        QT_TRANSLATE_NOOP("vitrine::FindingText", "Syntax that the policy forbids") },
    { "too-deep", QT_TRANSLATE_NOOP("vitrine::FindingText", "The code is nested too deeply"),
        QT_TRANSLATE_NOOP("vitrine::FindingText", "Code that is nested too deeply to review") },
    //: %1: name of a function
    { "undefined-call", QT_TRANSLATE_NOOP("vitrine::FindingText", "%1 is called but not defined"),
        QT_TRANSLATE_NOOP("vitrine::FindingText", "Call of an undefined name") },
    //: %1: a name in the code
    { "undefined-name", QT_TRANSLATE_NOOP("vitrine::FindingText", "%1 is not defined"),
        QT_TRANSLATE_NOOP("vitrine::FindingText", "Undefined name") },
    //: %1: name that an import brings in
    { "unused-import", QT_TRANSLATE_NOOP("vitrine::FindingText", "%1 is imported but not used"),
        QT_TRANSLATE_NOOP("vitrine::FindingText", "Import that no later code uses") },
    //: %1: name of a variable, a function or a class
    { "unused-name", QT_TRANSLATE_NOOP("vitrine::FindingText", "%1 is defined but not used"),
        QT_TRANSLATE_NOOP("vitrine::FindingText", "Unused variable, function or class") },
    //: %1: name of a variable
    { "self-assigned", QT_TRANSLATE_NOOP("vitrine::FindingText", "%1 is assigned to itself"),
        QT_TRANSLATE_NOOP("vitrine::FindingText", "Assignment of a name to itself") },
    //: %1: the code of a character: "U+202E"
    { "hidden-character",
        QT_TRANSLATE_NOOP("vitrine::FindingText", "Hidden character %1: the code may not do what it appears to do"),
        QT_TRANSLATE_NOOP("vitrine::FindingText", "Bidirectional or invisible character in the code") },
    { "unreachable-code", QT_TRANSLATE_NOOP("vitrine::FindingText", "Unreachable code"),
        QT_TRANSLATE_NOOP("vitrine::FindingText", "Code that is never reached") },
    //: %1: name of a tool
    { "tool-denied", QT_TRANSLATE_NOOP("vitrine::FindingText", "The tool %1 is not allowed"),
        QT_TRANSLATE_NOOP("vitrine::FindingText", "Tool that the policy does not allow") },
    //: %1: a path
    { "file-denied", QT_TRANSLATE_NOOP("vitrine::FindingText", "Access to the file %1 is not allowed"),
        QT_TRANSLATE_NOOP("vitrine::FindingText", "File that the policy does not allow") },
    //: %1: name of a host
    { "host-denied", QT_TRANSLATE_NOOP("vitrine::FindingText", "Access to the host %1 is not allowed"),
        QT_TRANSLATE_NOOP("vitrine::FindingText", "Host that the policy does not allow") },
    //: %1: a command, a path, a host or the name of a tool
    { "action-denied", QT_TRANSLATE_NOOP("vitrine::FindingText", "%1 is not allowed"),
        QT_TRANSLATE_NOOP("vitrine::FindingText", "Command, file, host or tool that the policy does not allow") },
    //: %1: a command, a path, a host or the name of a tool
    { "action-asked", QT_TRANSLATE_NOOP("vitrine::FindingText", "%1 requires a person's decision"),
        QT_TRANSLATE_NOOP("vitrine::FindingText", "Action that the policy asks a person about") },
    //: %1: a command, a path, a host or the name of a tool
    { "action-undecidable", QT_TRANSLATE_NOOP("vitrine::FindingText", "The policy cannot decide about %1"),
        QT_TRANSLATE_NOOP("vitrine::FindingText", "Action that the policy cannot decide about") },
    //: %1: a path
    { "command-deletes-outside", QT_TRANSLATE_NOOP("vitrine::FindingText", "Deletes %1 outside the project"),
        QT_TRANSLATE_NOOP("vitrine::FindingText", "Deletion outside the project") },
    //: %1: a program such as "curl"
    { "command-runs-download", QT_TRANSLATE_NOOP("vitrine::FindingText", "Runs what %1 downloads"),
        QT_TRANSLATE_NOOP("vitrine::FindingText", "Download that is passed to an interpreter") },
    //: %1: a program and its option, such as "curl -u"
    { "command-password", QT_TRANSLATE_NOOP("vitrine::FindingText", "Password among the arguments: %1"),
        QT_TRANSLATE_NOOP("vitrine::FindingText", "Password among the arguments of a command") },
    //: %1: part of a command, such as "git push --force"
    { "command-rewrites-history", QT_TRANSLATE_NOOP("vitrine::FindingText", "Rewrites history: %1"),
        QT_TRANSLATE_NOOP("vitrine::FindingText", "Rewritten or discarded history") },
    //: %1: part of a command, such as "git commit --no-verify"
    { "command-skips-checks", QT_TRANSLATE_NOOP("vitrine::FindingText", "Turns off checks: %1"),
        QT_TRANSLATE_NOOP("vitrine::FindingText", "Checks that are turned off") },
    //: %1: name of a file
    { "command-startup-file", QT_TRANSLATE_NOOP("vitrine::FindingText", "Changes %1, which runs automatically"),
        QT_TRANSLATE_NOOP("vitrine::FindingText", "File that runs at a login or a commit") },
    //: %1: place of a limit in the policy, such as limits.operations
    { "limit-exceeded", QT_TRANSLATE_NOOP("vitrine::FindingText", "Exceeds %1"),
        QT_TRANSLATE_NOOP("vitrine::FindingText", "Usage that exceeds a limit of the policy") },
    //: %1: name of a tool
    { "tool-called", QT_TRANSLATE_NOOP("vitrine::FindingText", "Calls the tool %1"),
        QT_TRANSLATE_NOOP("vitrine::FindingText", "Call of a tool") },
    //: %1: name of a tool
    { "tool-shadowed", QT_TRANSLATE_NOOP("vitrine::FindingText", "Shadows the tool %1"),
        QT_TRANSLATE_NOOP("vitrine::FindingText", "Tool name bound to something else") },
    //: %1: the beginning of a secret, %2: who issues such tokens
    { "secret-token", QT_TRANSLATE_NOOP("vitrine::FindingText", "%1 looks like a key or token (%2)"),
        QT_TRANSLATE_NOOP("vitrine::FindingText", "Key or token in a known format") },
    //: %1: the first line of a private key
    { "secret-private-key", QT_TRANSLATE_NOOP("vitrine::FindingText", "A private key: %1"),
        QT_TRANSLATE_NOOP("vitrine::FindingText", "Private key") },
    //: %1: the beginning of a secret
    { "secret-json-web-token", QT_TRANSLATE_NOOP("vitrine::FindingText", "%1 looks like a JSON Web Token"),
        QT_TRANSLATE_NOOP("vitrine::FindingText", "JSON Web Token") },
    //: %1: the beginning of a secret
    { "secret-authorization-header",
        QT_TRANSLATE_NOOP("vitrine::FindingText", "%1 looks like credentials of an authorization header"),
        QT_TRANSLATE_NOOP("vitrine::FindingText", "Credentials of an authorization header") },
    { "secret-url-password", QT_TRANSLATE_NOOP("vitrine::FindingText", "URL contains a password"),
        QT_TRANSLATE_NOOP("vitrine::FindingText", "Password in a URL") },
    //: %1: the beginning of a secret
    { "secret-assigned-secret",
        QT_TRANSLATE_NOOP("vitrine::FindingText", "%1 is assigned to a name for a password or key"),
        QT_TRANSLATE_NOOP("vitrine::FindingText", "Value assigned to a name for a password or key") },
    //: %1: the beginning of a text
    { "secret-random-text", QT_TRANSLATE_NOOP("vitrine::FindingText", "%1 looks random, like a key"),
        QT_TRANSLATE_NOOP("vitrine::FindingText", "Text that looks random, like a key") },
    //: %1: a masked address
    { "personal-email-address", QT_TRANSLATE_NOOP("vitrine::FindingText", "The e-mail address %1"),
        QT_TRANSLATE_NOOP("vitrine::FindingText", "E-mail address") },
    //: %1: the last digits of a card's number
    { "personal-card-number", QT_TRANSLATE_NOOP("vitrine::FindingText", "The card number %1"),
        QT_TRANSLATE_NOOP("vitrine::FindingText", "Card number with a valid Luhn checksum") },
    //: %1: the beginning of an account's number
    { "personal-iban", QT_TRANSLATE_NOOP("vitrine::FindingText", "The account number %1"),
        QT_TRANSLATE_NOOP("vitrine::FindingText", "Account number (IBAN) with a valid checksum") },
});

const FindingWords *wordsOf(std::string_view code)
{
    const auto found = std::ranges::find(allWords, code, &FindingWords::code);
    return found == allWords.end() ? nullptr : &*found;
}

QString translated(const char *text) { return QCoreApplication::translate(context, text); }

} // namespace

QString FindingText::sentence(const Finding &finding)
{
    const QString subject = safeLine(finding.subject);
    const FindingWords *words = wordsOf(finding.code);
    if (words == nullptr)
        return LabelText::of(safeLine(finding.code), subject);
    QString text = translated(words->sentence);
    if (text.contains(QLatin1StringView("%2")))
        return text.arg(subject, safeLine(finding.detail));
    return text.contains(QLatin1StringView("%1")) ? text.arg(subject) : text;
}

QString FindingText::rule(std::string_view code)
{
    const FindingWords *words = wordsOf(code);
    return words != nullptr ? translated(words->rule) : QString();
}

QString FindingText::severity(Severity severity)
{
    switch (severity) {
    //: How serious a finding of the review is
    case Severity::Note: return QCoreApplication::translate("vitrine::FindingText", "Note");
    //: How serious a finding of the review is
    case Severity::Warning: return QCoreApplication::translate("vitrine::FindingText", "Warning");
    //: How serious a finding of the review is: the step may not run
    case Severity::Denied: return QCoreApplication::translate("vitrine::FindingText", "Denied");
    }
    std::unreachable();
}

QString FindingText::part(FindingPart part)
{
    switch (part) {
    //: Where a finding is: in the code of a step
    case FindingPart::Code: return QCoreApplication::translate("vitrine::FindingText", "Code");
    //: Where a finding is: in what a step printed
    case FindingPart::Logs: return QCoreApplication::translate("vitrine::FindingText", "Printed Output");
    //: Where a finding is: in the value that a step gave
    case FindingPart::Output: return QCoreApplication::translate("vitrine::FindingText", "Output");
    //: Where a finding is: in the error of a step
    case FindingPart::Error: return QCoreApplication::translate("vitrine::FindingText", "Error");
    }
    std::unreachable();
}

QString FindingText::part(const Finding &finding)
{
    if (finding.code.starts_with("action-"))
        //: Where a finding is: in a command, an edit or a tool call of a step
        return QCoreApplication::translate("vitrine::FindingText", "Action");
    return part(finding.part);
}

QList<Cell> FindingText::severities()
{
    QList<Cell> severities;
    for (const auto severity : { Severity::Note, Severity::Warning, Severity::Denied }) {
        Cell cell;
        cell.text = FindingText::severity(severity);
        cell.shape = Meaning::Info;
        severities.append(cell);
    }
    return severities;
}

QList<Cell> FindingText::parts()
{
    QList<Cell> parts;
    for (const auto part : { FindingPart::Code, FindingPart::Logs, FindingPart::Output, FindingPart::Error }) {
        Cell cell;
        cell.text = FindingText::part(part);
        parts.append(cell);
    }
    return parts;
}

} // namespace vitrine
