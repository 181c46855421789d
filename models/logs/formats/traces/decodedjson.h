// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/json/jsonvalues.h"
#include "models/logs/json/readledger.h"

#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

/// Values that were encoded as JSON once or twice over, as the export of the page does it.
class DecodedJson {
public:
    /// `location` names the value if all of it is meant to be read.
    explicit DecodedJson(JsonElement value, std::string_view location = {})
        : m_value(value)
    {
        for (std::optional<InnerJson> &inner : m_inner) {
            const auto text = stringIn(m_value);
            if (!text || !inner.emplace(*text, location).value())
                break;
            m_value = *inner->value();
        }
    }
    JsonElement value() const { return m_value; }

private:
    std::optional<InnerJson> m_inner[2];
    JsonElement m_value;
};

/// A number, or text that contains one, as in tables.
std::optional<double> figureIn(JsonObject object, std::string_view key);

/// A value as JSON text, decoded where it was encoded once or twice over.
std::string decodedJson(JsonElement value);

} // namespace vitrine
