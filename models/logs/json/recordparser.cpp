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

// In words of ours: those of the library name its insides, and change with it.
const char *reasonOf(simdjson::error_code error)
{
    switch (error) {
    case simdjson::TAPE_ERROR: return "a comma, colon, bracket or key is missing or too much";
    case simdjson::STRING_ERROR: return "a string has an escape that JSON does not know";
    case simdjson::UNCLOSED_STRING: return "a string has no end";
    case simdjson::UNESCAPED_CHARS: return "a control character stands in a string";
    case simdjson::T_ATOM_ERROR:
    case simdjson::F_ATOM_ERROR:
    case simdjson::N_ATOM_ERROR: return "a word that is not true, false or null stands outside of strings";
    case simdjson::NUMBER_ERROR: return "a number is not written as in JSON";
    case simdjson::UTF8_ERROR: return "there are bytes that are not UTF-8";
    case simdjson::EMPTY: return "there is no value";
    case simdjson::DEPTH_ERROR: return "more lists and objects within each other than are read";
    case simdjson::CAPACITY: return "more bytes than are read at once";
    default: return simdjson::error_message(error);
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
        return std::unexpected(
            Error { .code = codeOf(reason), .file = {}, .line = {}, .byte = {}, .detail = reasonOf(reason) });
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
