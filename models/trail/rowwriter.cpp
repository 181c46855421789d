// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/rowwriter.h"

#include <cmath>
#include <format>

namespace vitrine::trailfile {

namespace {

std::string columnList(const Table &table)
{
    std::string list;
    for (const std::string_view column : table.columns)
        list += std::format("{}\"{}\"", list.empty() ? "" : ", ", columnName(column));
    if (table.isEntered)
        list += ", entry";
    return list;
}

} // namespace

std::string selectSql(const Table &table) { return std::format("SELECT {} FROM {}", columnList(table), table.name); }

RowWriter::RowWriter(SQLite::Database &database)
    : m_statements(database)
    , m_contents(m_statements, m_hasher)
    , m_prompts(m_statements, m_hasher, m_contents)
{
}

SQLite::Statement &RowWriter::insertInto(const Table &table)
{
    SQLite::Statement *&insert = m_inserts[table.columns.data()];
    if (!insert) {
        std::string marks = "?";
        for (std::size_t n = 1; n < table.columns.size() + (table.isEntered ? 1 : 0); ++n)
            marks += ", ?";
        insert
            = &m_statements.get(std::format("INSERT INTO {} ({}) VALUES ({})", table.name, columnList(table), marks));
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
    m_prompts.beginRun();
    m_canonical.clear();
}

void RowWriter::add(const std::string &value)
{
    m_insert->bindNoCopy(++m_index, value);
    m_canonical.text(value);
}

/// Names of enumerators are literals, which end with a zero and stay.
void RowWriter::addName(std::string_view name)
{
    m_insert->bindNoCopy(++m_index, name.data());
    m_canonical.text(name);
}

void RowWriter::add(std::string_view value)
{
    m_insert->bind(++m_index, std::string(value));
    m_canonical.text(value);
}

void RowWriter::add(Text value)
{
    const Content content = m_contents.put(value.bytes);
    m_insert->bind(++m_index, content.id);
    m_canonical.digest('C', content.commitment);
}

void RowWriter::add(const Prompt &value)
{
    m_insert->bind(++m_index, value.id);
    m_canonical.digest('P', value.digest);
}

void RowWriter::addNull()
{
    m_insert->bind(++m_index);
    m_canonical.null();
}

void RowWriter::addInteger(std::int64_t value)
{
    m_insert->bind(++m_index, value);
    m_canonical.integer(value);
}

// SQLite stores no NaN: it becomes absent, and the hash must see what is stored.
void RowWriter::addReal(double value)
{
    if (std::isnan(value))
        return addNull();
    m_insert->bind(++m_index, value);
    m_canonical.real(value);
}

} // namespace vitrine::trailfile
