// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/index/wordsplitter.h"

#include "models/trail/file/database.h"

#include <sqlite3.h>

#include <array>

namespace vitrine::trailfile {

namespace {

/// The way that SQLite documents to what its full-text extension offers to others.
fts5_api *apiOf(sqlite3 *connection)
{
    fts5_api *api = nullptr;
    sqlite3_stmt *statement = nullptr;
    if (sqlite3_prepare_v2(connection, "SELECT fts5(?1)", -1, &statement, nullptr) == SQLITE_OK) {
        sqlite3_bind_pointer(statement, 1, static_cast<void *>(&api), "fts5_api_ptr", nullptr);
        sqlite3_step(statement);
    }
    sqlite3_finalize(statement);
    return api;
}

} // namespace

struct WordSplitter::Unicode {
    explicit Unicode(sqlite3 *connection)
    {
        fts5_api *api = apiOf(connection);
        void *context = nullptr;
        if (!api || api->xFindTokenizer(api, "unicode61", &context, &functions) != SQLITE_OK)
            throw Failure(ErrorCode::Unavailable, "fts5");
        std::array<const char *, 4> arguments { "remove_diacritics", "2", "tokenchars", "_" };
        if (functions.xCreate(context, arguments.data(), static_cast<int>(arguments.size()), &tokenizer) != SQLITE_OK)
            throw Failure(ErrorCode::Unavailable, "unicode61");
    }
    ~Unicode()
    {
        if (tokenizer)
            functions.xDelete(tokenizer);
    }
    Unicode(const Unicode &) = delete;
    Unicode &operator=(const Unicode &) = delete;

    fts5_tokenizer functions {};
    Fts5Tokenizer *tokenizer = nullptr;
};

WordSplitter::WordSplitter(sqlite3 *connection)
    : m_connection(connection)
{
}

WordSplitter::~WordSplitter() = default;

void WordSplitter::splitUnicode(std::string_view text, const Take &take)
{
    if (!m_unicode)
        m_unicode = std::make_unique<Unicode>(m_connection);
    const auto give = [](void *self, int, const char *word, int length, int, int) {
        (*static_cast<const Take *>(self))({ word, static_cast<std::size_t>(length) });
        return SQLITE_OK;
    };
    m_unicode->functions.xTokenize(m_unicode->tokenizer, const_cast<Take *>(&take), FTS5_TOKENIZE_DOCUMENT, text.data(),
        static_cast<int>(text.size()), give);
}

} // namespace vitrine::trailfile
