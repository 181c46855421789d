// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/policychoice.h"

#include "app/cli/executionoptions.h"
#include "app/cli/textfile.h"
#include "app/lists/remarktext.h"
#include "app/text/safetext.h"
#include "executor/policy/policydocument.h"
#include "executor/policy/profiles.h"
#include "executor/review/policyremarks.h"

#include <utility>

namespace vitrine {

namespace {

struct Chosen {
    Policy policy;
    std::string text; ///< of a file
};

std::expected<Chosen, std::vector<Error>> choose(const std::string &nameOrFile)
{
    if (auto bundled = profile(nameOrFile))
        return Chosen { std::move(*bundled), {} };
    auto text = readTextFile(nameOrFile);
    if (text) {
        return readPolicy(*text, nameOrFile).transform([&](Policy &&policy) {
            return Chosen { std::move(policy), std::move(*text) };
        });
    }
    // What looks like a name was most likely meant as one.
    if (text.error().code == ErrorCode::FileNotFound && !nameOrFile.contains('/') && !nameOrFile.contains('.'))
        text.error().detail = "bundled policies: " + listedProfiles();
    return std::unexpected(std::vector { std::move(text.error()) });
}

} // namespace

std::expected<Policy, std::vector<Error>> choosePolicy(const std::string &nameOrFile)
{
    return choose(nameOrFile).transform([](Chosen &&chosen) { return std::move(chosen.policy); });
}

std::expected<Policy, ExitStatus> choosePolicy(Console &console, const std::string &nameOrFile)
{
    auto chosen = choose(nameOrFile);
    if (chosen) {
        for (const PolicyRemark &remark : remarksOn(chosen->text))
            console.message(
                safeLine(nameOrFile) % u':' % QString::number(remark.line) % u": " % RemarkText::sentence(remark));
        return std::move(chosen->policy);
    }
    auto status = ExitStatus::Fine;
    for (const Error &error : chosen.error())
        status = worse(status, report(console, error));
    return std::unexpected(status);
}

std::string listedProfiles()
{
    std::string list;
    for (const auto name : profileNames())
        list.append(list.empty() ? "" : ", ").append(name);
    return list;
}

} // namespace vitrine
