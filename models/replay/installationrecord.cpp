// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/installationrecord.h"

#include "base/clock.h"
#include "executor/policy/policydocument.h"

#include <nlohmann/json.hpp>

#include <chrono>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

const char *nameOf(Installation::Outcome outcome)
{
    switch (outcome) {
    case Installation::Outcome::Installed: break;
    case Installation::Outcome::Denied: return "denied";
    case Installation::Outcome::Failed: return "failed";
    }
    return "installed";
}

} // namespace

Result<void> recordInstallation(
    Recorder &recorder, const Installation &installation, std::string_view executor, const Policy &policy)
{
    const auto hash = recorder.addPolicy(canonicalJson(policy));
    if (!hash)
        return std::unexpected(hash.error());
    Json detail { { "outcome", nameOf(installation.outcome) }, { "packages", installation.packages },
        { "executor", executor }, { "policy", *hash } };
    if (!installation.index.empty())
        detail["index"] = installation.index;
    if (!installation.why.empty())
        detail["why"] = installation.why;
    const auto added = recorder.addTrailEvent(
        { "packages", detail.dump(-1, ' ', false, Json::error_handler_t::replace), "vitrine", secondsSinceEpoch() });
    return added ? Result<void>() : std::unexpected(added.error());
}

} // namespace vitrine
