// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "models/logs/json/jsonrepair.h"

#include <simdjson.h>

#include <string_view>
#include <vector>

namespace vitrine {

/// Parses one record's bytes and reuses its memory for the next one. The element lives until the next call.
class RecordParser final {
public:
    /// A repair that was necessary to read the record.
    struct Repair {
        ErrorCode code = ErrorCode::BadJson;
        std::size_t byte = 0; ///< position in the record
        FlawCode flaw = FlawCode::None;
    };

    /// `text` must be followed by FileWindow::padding readable bytes. Fails with code and flaw.
    Result<simdjson::dom::element> parse(std::string_view text);
    /// Releases the element, and the memory of a large record.
    void leave();
    const std::vector<Repair> &repairs() const { return m_repairs; }

private:
    Result<simdjson::dom::element> mended(std::string_view text, simdjson::error_code error);
    void note(const JsonRepair &repair);

    simdjson::dom::parser m_parser;
    simdjson::padded_string m_mended;
    std::vector<Repair> m_repairs;
};

} // namespace vitrine
