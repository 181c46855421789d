// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/logcommands.h"

#include "app/wording/safetext.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace vitrine {

bool isOutputObeyed()
{
    constexpr std::array variables { "GITHUB_ACTIONS", "TF_BUILD", "TEAMCITY_VERSION" };
    return std::ranges::any_of(variables, [](const char *name) { return !qEnvironmentVariableIsEmpty(name); });
}

// GitHub ignores spaces in front of "::", and finds "##[" anywhere in a line, as the others do.
QString withoutLogCommands(const QString &text)
{
    static const QRegularExpression command(
        QStringLiteral("^\\s*\\K:(?=:)|#(?=#(\\[|vso\\[|teamcity\\[))"), QRegularExpression::MultilineOption);
    QString safe;
    qsizetype done = 0;
    for (const QRegularExpressionMatch &found : command.globalMatch(text)) {
        const qsizetype at = found.capturedStart();
        safe += text.sliced(done, at - done) + hiddenMark(text[at].unicode());
        done = at + 1;
    }
    return safe + text.sliced(done);
}

std::string jsonWithoutLogCommands(std::string json)
{
    for (std::size_t at = 0; (at = json.find("##", at)) != std::string::npos;)
        json.replace(at, 1, "\\u0023");
    return json;
}

} // namespace vitrine
