// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/steps/environmentextra.h"

namespace vitrine {

void addEnvironment(JsonExtra &extra, std::string_view python, std::string_view packagesJson)
{
    JsonExtra environment;
    if (!python.empty())
        environment.add("python", quotedJson(python));
    if (!packagesJson.empty())
        environment.add("packages", packagesJson);
    if (const std::string json = environment.text(); !json.empty())
        extra.add("environment", json);
}

} // namespace vitrine
