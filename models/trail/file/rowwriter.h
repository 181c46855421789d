// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/file/contentstore.h"
#include "models/trail/file/tables.h"
#include "models/trail/record/names.h"

#include <cassert>
#include <concepts>
#include <deque>
#include <optional>
#include <string>

namespace vitrine::trailfile {

/// A text that is stored in `contents`.
struct Text {
    std::string_view bytes;
};
using OptionalText = std::optional<Text>;

inline OptionalText optionalText(const std::optional<std::string> &text)
{
    return text ? OptionalText(Text { *text }) : std::nullopt;
}

/// Inserts rows and adds the same values, in the same order, to the canonical bytes that their entry is hashed over.
/// Lives on the writing thread.
class RowWriter final {
public:
    explicit RowWriter(Connection &database);

    /// Takes one value for each column of the table's list. `entry` is the sequence number of the entry whose subject
    /// the row is.
    template <typename... Values>
    void insert(const Table &table, std::int64_t entry, const Values &...values)
    {
        assert(sizeof...(values) == table.columns.size());
        begin(table);
        (add(values), ...);
        end(table, entry);
    }
    /// Queues rows until `endQueue`, to write them together. The bytes of their values must not move until then.
    void beginQueue();
    /// Writes the queued rows if there are many.
    void writeMany();
    void endQueue();
    /// The canonical bytes, to add values that are part of the hash only.
    Canonical &canonical() { return m_canonical; }
    /// The digest of everything added since the last call.
    Digest takeDigest();

    Prompt putPrompt(const std::vector<PromptMessage> &messages) { return m_prompts.put(messages); }
    void beginRun() { m_prompts.beginRun(); }
    ContentStore &contents() { return m_contents; }
    void forget();

    Statements &statements() { return m_statements; }
    Hasher &hasher() { return m_hasher; }

private:
    SQLite::Statement &insertInto(const Table &table);
    RowQueue &queueFor(const Table &table);
    void begin(const Table &table);
    void end(const Table &table, std::int64_t entry);
    void writeQueues();

    template <std::integral T>
    void add(T value)
    {
        addInteger(static_cast<std::int64_t>(value));
    }
    void add(double value) { addReal(value); }
    void add(const std::string &value); ///< must live until the row is written
    void add(std::string_view value);
    void add(const char *value) { add(std::string_view(value)); }
    void add(Text value);
    void add(const Prompt &value);
    template <typename E>
        requires std::is_enum_v<E>
    void add(E value)
    {
        addName(nameOf(value));
    }
    template <typename T>
    void add(const std::optional<T> &value)
    {
        if (value)
            add(*value);
        else
            addNull();
    }
    void addName(std::string_view name);
    void addNull();
    void addInteger(std::int64_t value);
    void addReal(double value);
    void addId(std::int64_t value);

    Statements m_statements;
    RowFeed m_feed;
    Hasher m_hasher;
    ContentStore m_contents;
    PromptStore m_prompts;
    Canonical m_canonical;
    std::unordered_map<const void *, SQLite::Statement *> m_inserts; ///< by the table's columns
    bool m_isQueueing = false;
    std::deque<RowQueue> m_queues; ///< rows of later queues may refer to rows of earlier ones
    std::unordered_map<const void *, RowQueue *> m_queueFor; ///< by the table's columns

    // The current row is written to one of these two.
    SQLite::Statement *m_insert = nullptr;
    RowQueue *m_queue = nullptr;
    int m_index = 0;
};

/// "SELECT … FROM table", with the column `entry` last if the table has it.
std::string selectSql(const Table &table);

} // namespace vitrine::trailfile
