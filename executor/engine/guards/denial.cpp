// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/denial.h"

#include "base/formatted.h"
#include "executor/engine/guards/importdenial.h"

#include <algorithm>

namespace vitrine {

namespace {

std::string typeFor(const Finding &finding)
{
    if (finding.code == "import-denied")
        return "ImportDenied";
    if (finding.code == "relative-import") // steps are not in a package, as in Python itself
        return "ImportError";
    if (finding.code == "dunder-denied")
        return "AccessDenied";
    return finding.code == "syntax-denied" || finding.code == "too-deep" ? "SyntaxDenied" : "NameDenied";
}

std::string messageFor(const Finding &finding, const ImportRules &imports, Dialect dialect, CodeLocation location)
{
    if (finding.code == "import-denied")
        return importDenialText(imports, dialect, finding.subject, false, location);
    if (finding.code == "relative-import")
        return "attempted relative import with no known parent package";
    if (finding.code == "dunder-denied")
        return "Forbidden access to dunder attribute: " + finding.subject;
    if (finding.code == "syntax-denied")
        return finding.subject + " is not supported.";
    if (finding.code == "too-deep")
        return "the code is nested too deeply";
    return formatted("The name '{}' is not allowed", finding.subject);
}

} // namespace

// denialAdvice() reads this text.
std::string dunderDenialText(const Policy &policy, std::string_view name)
{
    const bool isListed
        = std::ranges::any_of(policy.dunderAttributes, [name](const std::string &one) { return one == name; });
    return formatted("Forbidden access to dunder attribute: {}{}", name,
        isListed ? " (only \"*\" in attributes.allow_dunder opens it here)" : "");
}

StepError denialError(
    const Finding &denied, const ImportRules &imports, Dialect dialect, const SourceText &source, CodeLocation location)
{
    return { .type = dialect == Dialect::Smolagents ? "InterpreterError" : typeFor(denied),
        .message = messageFor(denied, imports, dialect, location),
        .line = denied.line,
        .column = denied.column,
        .sourceLine = std::string(source.line(denied.line)),
        .traceback = {},
        .rule = denied.rule };
}

} // namespace vitrine
