// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/record/writer.h"

#include "base/clock.h"
#include "base/parsedjson.h"
#include "base/username.h"
#include "base/version.h"

#include <nlohmann/json.hpp>

#include <unistd.h>

#include <fstream>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view kind = "run.recorder";

std::string nameOfProcess()
{
    std::string name;
    std::getline(std::ifstream("/proc/self/comm"), name);
    return name;
}

} // namespace

TrailEvent writerEvent(std::string_view channel, RunId run, std::string_view file)
{
    Json detail { { "channel", channel }, { "process", nameOfProcess() },
        { "pid", static_cast<std::int64_t>(getpid()) }, { "user", userName() } };
    if (run != 0)
        detail["run"] = run;
    if (!file.empty())
        detail["file"] = file;
    return { std::string(kind), detail.dump(-1, ' ', false, Json::error_handler_t::replace), "vitrine " VITRINE_VERSION,
        secondsSinceEpoch() };
}

std::optional<Writer> writerOf(const TrailEvent &event)
{
    const Json detail = event.kind == kind ? parsedJson<Json>(event.detail) : Json();
    if (!detail.is_object())
        return std::nullopt;
    const auto text = [&detail](const char *key) {
        const auto found = detail.find(key);
        return found != detail.end() && found->is_string() ? found->get<std::string>() : std::string();
    };
    const auto number = [&detail](const char *key) {
        const auto found = detail.find(key);
        return found != detail.end() && found->is_number_integer() ? found->get<std::int64_t>() : 0;
    };
    return Writer { text("channel"), number("run"), text("file"), text("process"), number("pid"), text("user") };
}

} // namespace vitrine
