// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Whatever text is read as a Python value has to become valid JSON.
#include "models/logs/json/pythonliteral.h"

#include <simdjson.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto value = vitrine::parsePython({ reinterpret_cast<const char *>(data), size });
    if (!value)
        return 0;
    simdjson::dom::parser parser;
    const auto error = parser.parse(value->toJson()).error();
    // Python's integers have no end, and simdjson's parser takes no number beyond 64 bits.
    if (error != simdjson::SUCCESS && error != simdjson::BIGINT_ERROR && error != simdjson::NUMBER_ERROR)
        std::abort();
    return 0;
}
