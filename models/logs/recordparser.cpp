// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/recordparser.h"

#include "models/logs/filewindow.h"

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

} // namespace

Result<simdjson::dom::element> RecordParser::parse(std::string_view text)
{
    m_flaws.clear();
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
        return std::unexpected(Error {
            .code = codeOf(reason), .file = {}, .line = {}, .byte = {}, .detail = simdjson::error_message(reason) });
    };
    if (error == simdjson::DEPTH_ERROR || error == simdjson::CAPACITY || error == simdjson::MEMALLOC)
        return failure(error);
    const JsonRepair repair = repairJson(text);
    m_mended = simdjson::padded_string(repair.text);
    simdjson::dom::element element;
    const auto again = m_parser.parse(m_mended).get(element);
    if (again != simdjson::SUCCESS)
        return failure(repair.invalidUtf8 ? again : error);
    noteFlaws(repair);
    return element;
}

void RecordParser::noteFlaws(const JsonRepair &repair)
{
    if (repair.invalidUtf8)
        m_flaws.push_back({ ErrorCode::InvalidUtf8, *repair.invalidUtf8, "bytes that are not UTF-8 were replaced" });
    if (repair.rawControl)
        m_flaws.push_back({ ErrorCode::BadJson, *repair.rawControl, "control characters in a string were escaped" });
    if (repair.loneSurrogate)
        m_flaws.push_back({ ErrorCode::InvalidUtf8, *repair.loneSurrogate, "lone surrogates were replaced" });
}

} // namespace vitrine
