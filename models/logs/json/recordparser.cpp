// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/json/recordparser.h"

#include "models/logs/bytes/filewindow.h"

namespace vitrine {

static_assert(FileWindow::padding >= simdjson::SIMDJSON_PADDING);

namespace {

ErrorCode codeOf(simdjson::error_code error)
{
    switch (error) {
    case simdjson::DEPTH_ERROR: return ErrorCode::TooDeep;
    case simdjson::UTF8_ERROR: return ErrorCode::InvalidUtf8;
    case simdjson::CAPACITY:
    case simdjson::MEMALLOC: return ErrorCode::TooLarge;
    default: return ErrorCode::BadJson;
    }
}

FlawCode flawOf(simdjson::error_code error)
{
    switch (error) {
    case simdjson::TAPE_ERROR: return FlawCode::JsonStructure;
    case simdjson::STRING_ERROR: return FlawCode::JsonEscape;
    case simdjson::UNCLOSED_STRING: return FlawCode::JsonOpenString;
    case simdjson::UNESCAPED_CHARS: return FlawCode::JsonControl;
    case simdjson::T_ATOM_ERROR:
    case simdjson::F_ATOM_ERROR:
    case simdjson::N_ATOM_ERROR: return FlawCode::JsonWord;
    case simdjson::NUMBER_ERROR: return FlawCode::JsonNumber;
    case simdjson::UTF8_ERROR: return FlawCode::JsonUtf8;
    case simdjson::EMPTY: return FlawCode::JsonEmpty;
    case simdjson::DEPTH_ERROR: return FlawCode::JsonDepth;
    case simdjson::CAPACITY: return FlawCode::JsonSize;
    default: return FlawCode::None;
    }
}

} // namespace

Result<simdjson::dom::element> RecordParser::parse(std::string_view text)
{
    m_repairs.clear();
    simdjson::dom::element element;
    const auto error = m_parser.parse(text.data(), text.size(), false).get(element);
    return error == simdjson::SUCCESS ? Result<simdjson::dom::element>(element) : mended(text, error);
}

void RecordParser::leave()
{
    constexpr std::size_t mostKept = 8 << 20;
    if (m_parser.capacity() > mostKept)
        m_parser = simdjson::dom::parser();
    m_mended = simdjson::padded_string();
}

Result<simdjson::dom::element> RecordParser::mended(std::string_view text, simdjson::error_code error)
{
    const auto failure = [](simdjson::error_code reason) {
        const FlawCode flaw = flawOf(reason);
        return std::unexpected(Error { .code = codeOf(reason),
            .file = {},
            .line = {},
            .byte = {},
            .detail = flaw == FlawCode::None ? simdjson::error_message(reason) : "",
            .flaw = { .code = flaw } });
    };
    if (error == simdjson::DEPTH_ERROR || error == simdjson::CAPACITY || error == simdjson::MEMALLOC)
        return failure(error);
    const JsonRepair repair = repairJson(text);
    m_mended = simdjson::padded_string(repair.text);
    simdjson::dom::element element;
    const auto again = m_parser.parse(m_mended).get(element);
    if (again != simdjson::SUCCESS)
        return failure(repair.invalidUtf8 ? again : error);
    note(repair);
    return element;
}

void RecordParser::note(const JsonRepair &repair)
{
    if (repair.invalidUtf8)
        m_repairs.push_back({ ErrorCode::InvalidUtf8, *repair.invalidUtf8, FlawCode::InvalidUtf8Replaced });
    if (repair.rawControl)
        m_repairs.push_back({ ErrorCode::BadJson, *repair.rawControl, FlawCode::ControlsEscaped });
    if (repair.loneSurrogate)
        m_repairs.push_back({ ErrorCode::InvalidUtf8, *repair.loneSurrogate, FlawCode::SurrogatesReplaced });
}

} // namespace vitrine
