// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/file/rowwriter.h"

#include "base/formatted.h"

#include <algorithm>
#include <cmath>

namespace vitrine::trailfile {

namespace {

std::string columnList(const Table &table)
{
    std::string list;
    for (const std::string_view column : table.columns)
        list += formatted("{}\"{}\"", list.empty() ? "" : ", ", columnName(column));
    if (table.isEntered)
        list += ", entry";
    return list;
}

} // namespace

std::string selectSql(const Table &table) { return formatted("SELECT {} FROM {}", columnList(table), table.name); }

RowWriter::RowWriter(Connection &database)
    : m_statements(database)
    , m_feed(m_statements)
    , m_contents(m_feed, m_hasher)
    , m_prompts(m_feed, m_hasher, m_contents)
{
}

void RowWriter::begin(const Table &table)
{
    m_queue = m_isQueueing ? &queueFor(table) : nullptr;
    if (!m_queue)
        m_insert = &insertInto(table);
    m_canonical.row(table.name);
    m_index = 0;
}

void RowWriter::end(const Table &table, std::int64_t entry)
{
    if (table.isEntered)
        m_queue ? m_queue->add(QueuedValue::integer(entry)) : m_insert->bind(++m_index, entry);
    if (m_queue)
        return;
    m_insert->exec();
    m_insert->tryReset();
}

RowQueue &RowWriter::queueFor(const Table &table)
{
    RowQueue *&queue = m_queueFor[table.columns.data()];
    if (!queue)
        queue = &m_queues.emplace_back(
            m_feed, table.name, columnList(table), table.columns.size() + (table.isEntered ? 1 : 0));
    return *queue;
}

void RowWriter::beginQueue()
{
    m_isQueueing = true;
    m_contents.beginBlocks();
    m_prompts.beginQueue();
}

void RowWriter::writeMany()
{
    if (std::ranges::any_of(m_queues, [](const RowQueue &queue) { return queue.rows() >= mostRowsQueued; }))
        writeQueues();
}

void RowWriter::endQueue()
{
    m_contents.endBlocks();
    writeQueues();
    m_prompts.endQueue();
    m_isQueueing = false;
}

void RowWriter::writeQueues()
{
    m_contents.writeRows();
    m_prompts.writeRows();
    for (RowQueue &queue : m_queues)
        queue.write();
}

SQLite::Statement &RowWriter::insertInto(const Table &table)
{
    SQLite::Statement *&insert = m_inserts[table.columns.data()];
    if (!insert) {
        std::string marks = "?";
        for (std::size_t n = 1; n < table.columns.size() + (table.isEntered ? 1 : 0); ++n)
            marks += ", ?";
        insert = &m_statements.get(formatted("INSERT INTO {} ({}) VALUES ({})", table.name, columnList(table), marks));
    }
    insert->tryReset();
    return *insert;
}

Digest RowWriter::takeDigest()
{
    const Digest digest = m_hasher(m_canonical.bytes());
    m_canonical.clear();
    return digest;
}

void RowWriter::forget()
{
    m_contents.forget();
    m_prompts.forget();
    m_canonical.clear();
    for (RowQueue &queue : m_queues)
        queue.clear();
    m_isQueueing = false;
}

void RowWriter::add(const std::string &value)
{
    m_queue ? m_queue->add(QueuedValue::text(value)) : m_insert->bindNoCopy(++m_index, value);
    m_canonical.text(value);
}

/// Names of enumerators are literals, which end with a zero and stay.
void RowWriter::addName(std::string_view name)
{
    m_queue ? m_queue->add(QueuedValue::text(name)) : m_insert->bindNoCopy(++m_index, name.data());
    m_canonical.text(name);
}

void RowWriter::add(std::string_view value)
{
    m_queue ? m_queue->add(QueuedValue::text(value)) : m_insert->bind(++m_index, std::string(value));
    m_canonical.text(value);
}

void RowWriter::add(Text value)
{
    const Content content = m_contents.put(value.bytes);
    addId(content.id);
    m_canonical.digest('C', content.commitment);
}

void RowWriter::add(const Prompt &value)
{
    addId(value.id);
    m_canonical.digest('P', value.digest);
}

void RowWriter::addNull()
{
    m_queue ? m_queue->add(QueuedValue()) : m_insert->bind(++m_index);
    m_canonical.null();
}

void RowWriter::addId(std::int64_t value)
{
    m_queue ? m_queue->add(QueuedValue::integer(value)) : m_insert->bind(++m_index, value);
}

void RowWriter::addInteger(std::int64_t value)
{
    addId(value);
    m_canonical.integer(value);
}

// SQLite stores no NaN: it becomes absent, and the hash must see what is stored.
void RowWriter::addReal(double value)
{
    if (std::isnan(value))
        return addNull();
    m_queue ? m_queue->add(QueuedValue::real(value)) : m_insert->bind(++m_index, value);
    m_canonical.real(value);
}

} // namespace vitrine::trailfile
