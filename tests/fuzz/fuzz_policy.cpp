// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Whatever stands in a policy document: it is refused with places that lie in it, or it has one canonical form, which
// reads back as the same policy, and its patterns answer every question.
#include "executor/policy/globs.h"
#include "executor/policy/importrules.h"
#include "executor/policy/policydocument.h"
#include "tests/fuzz/require.h"

#include <cstddef>
#include <cstdint>

namespace {

using namespace vitrine;

void check(const std::vector<Error> &errors, std::string_view json)
{
    fuzz::require(!errors.empty());
    for (const Error &error : errors)
        fuzz::require(error.byte.value_or(0) <= json.size() && error.line.value_or(1) >= 1 && !error.detail.empty());
}

void check(const Policy &policy)
{
    const std::string canonical = canonicalJson(policy);
    for (const std::string &form : { canonical, prettyJson(policy) }) {
        const auto again = readPolicy(form);
        fuzz::require(again.has_value() && canonicalJson(*again) == canonical);
    }
}

void ask(const Policy &policy)
{
    const ImportRules rules(policy.imports);
    for (const std::string &module : policy.imports.deny)
        fuzz::require(module.contains('*') || !rules.allows(module));
    for (const std::string &module : policy.imports.allow)
        fuzz::require(!rules.judge(module).rule.empty() && rules.closest(module).size() <= rules.allowed().size());
    for (const std::string &glob : policy.readGlobs)
        for (const std::string &path : policy.writeGlobs)
            matchesGlob(glob, path);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view json(reinterpret_cast<const char *>(data), size);
    const auto policy = readPolicy(json);
    if (!policy) {
        check(policy.error(), json);
        return 0;
    }
    check(*policy);
    ask(*policy);
    return 0;
}
