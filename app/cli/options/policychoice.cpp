// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/policychoice.h"

#include "app/cli/options/executionoptions.h"
#include "app/session/textfile.h"
#include "app/wording/diagnostictext.h"
#include "app/wording/problemtext.h"
#include "app/wording/safetext.h"
#include "base/closestname.h"
#include "base/parsedjson.h"
#include "executor/policy/policydocument.h"
#include "executor/policy/policyproblem.h"
#include "executor/policy/profiles.h"
#include "executor/review/policydiagnostics.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

#include <optional>
#include <utility>

namespace vitrine {

namespace {

class Texts final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::PolicyChoice)
};

void say(Console &console, const std::string &file, const PolicyDiagnostic &diagnostic)
{
    console.message(safeLine(file) % u':' % QString::number(diagnostic.line) % u':' % QString::number(diagnostic.column)
        % u": " % DiagnosticText::sentence(diagnostic));
}

/// A file is read as a whole, so that all errors in it can be reported with their location.
std::expected<Policy, ExitStatus> readFile(Console &console, const std::string &file, const std::string &text)
{
    auto policy = readPolicy(text, file);
    if (policy) {
        for (const PolicyDiagnostic &diagnostic : diagnosticsOn(text))
            say(console, file, diagnostic);
        return std::move(*policy);
    }
    for (const PolicyProblem &problem : policyProblems(text))
        console.message(ProblemText::inFile(safeLine(file), problem));
    return std::unexpected(ExitStatus::Unusable);
}

QString unknownName(const std::string &name)
{
    const std::string_view meant = closestName(name, profileNames());
    //: %1: what was typed
    const QString text = Texts::tr("%1 is neither a file nor a bundled policy.").arg(safeLine(name, 80)) % u' ';
    if (meant.empty())
        //: %1: names of policies
        return text % Texts::tr("Bundled policies: %1.").arg(QString::fromStdString(listedProfiles()));
    //: %1: name of a policy
    return text % Texts::tr("Did you mean %1?").arg(QString::fromUtf8(meant));
}

} // namespace

std::expected<Policy, ExitStatus> choosePolicy(Console &console, const std::string &nameOrFile)
{
    if (auto bundled = profile(nameOrFile))
        return std::move(*bundled);
    auto text = readTextFile(nameOrFile, longestPolicy);
    if (text)
        return readFile(console, nameOrFile, *text);
    // A text that looks like a name was most likely meant as one.
    if (text.error().code == ErrorCode::FileNotFound && !nameOrFile.contains('/') && !nameOrFile.contains('.')) {
        console.message(unknownName(nameOrFile));
        return std::unexpected(ExitStatus::Unusable);
    }
    return std::unexpected(report(console, text.error()));
}

std::optional<std::string> ownName(const std::string &nameOrFile)
{
    using Json = nlohmann::ordered_json;
    if (profile(nameOrFile))
        return nameOrFile;
    const auto text = readTextFile(nameOrFile, longestPolicy);
    const Json document = text ? parsedJson<Json>(*text) : Json();
    const auto name = document.is_object() ? document.find("name") : document.end();
    return name != document.end() && name->is_string() ? std::optional(name->get<std::string>()) : std::nullopt;
}

void diagnoseLayers(Console &console, const std::string &nameOrFile, const std::vector<std::string> &layers)
{
    const auto text = profile(nameOrFile) ? std::nullopt : std::optional(readTextFile(nameOrFile, longestPolicy));
    if (!text || !*text)
        return;
    for (const PolicyDiagnostic &diagnostic : diagnosticsOn(**text, layers))
        if (diagnostic.code == "absent-layer")
            say(console, nameOrFile, diagnostic);
}

void addPolicyArgument(CLI::App &parser, std::string &nameOrFile, const std::string &title)
{
    //: Help on the command line. %1: names of policies
    const auto help = Texts::tr("A file, or one of %1").arg(QString::fromStdString(listedProfiles()));
    parser.add_option(title, nameOrFile, help.toStdString())->required();
}

std::string listedProfiles()
{
    std::string list;
    for (const auto name : profileNames())
        list.append(list.empty() ? "" : ", ").append(name);
    return list;
}

} // namespace vitrine
