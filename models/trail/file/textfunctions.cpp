// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/file/textfunctions.h"

#include "models/trail/file/contentreader.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Exception.h>

#include <sqlite3.h>

#include <algorithm>
#include <new>

namespace vitrine::trailfile {

namespace {

constexpr int pure = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS;

/// Any bytes as a value of type text.
void text(sqlite3_context *context, int count, sqlite3_value **arguments)
{
    if (sqlite3_value_type(arguments[0]) == SQLITE_NULL)
        return sqlite3_result_null(context);
    const auto wanted = count > 1
        ? static_cast<std::size_t>(std::max(sqlite3_value_int64(arguments[1]), sqlite3_int64(0)))
        : mostBytes;
    try {
        static_cast<ContentReader *>(sqlite3_user_data(context))
            ->read(sqlite3_value_int64(arguments[0]),
                [&](const ContentReader::Text &content) { giveText(context, content.text.substr(0, wanted)); });
    } catch (const std::bad_alloc &) {
        sqlite3_result_error_nomem(context);
    } catch (const SQLite::Exception &exception) {
        sqlite3_result_error_code(context, exception.getExtendedErrorCode());
    } catch (const std::exception &) {
        sqlite3_result_error_code(context, SQLITE_CORRUPT);
    }
}

} // namespace

void giveText(sqlite3_context *context, std::string_view text)
{
    sqlite3_result_text64(context, text.empty() ? "" : text.data(), text.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
}

void addTextFunctions(SQLite::Database &database, ContentReader &contents)
{
    sqlite3 *handle = database.getHandle();
    sqlite3_create_function_v2(handle, "vitrine_text", 1, pure, &contents, text, nullptr, nullptr, nullptr);
    sqlite3_create_function_v2(handle, "vitrine_head", 2, pure, &contents, text, nullptr, nullptr, nullptr);
}

} // namespace vitrine::trailfile
