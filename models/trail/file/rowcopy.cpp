// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/file/rowcopy.h"

#include "models/trail/file/contentstore.h"

namespace vitrine::trailfile {

namespace {

void bindColumn(SQLite::Statement &write, int index, const SQLite::Column &column)
{
    if (column.isNull())
        write.bind(index);
    else if (column.isInteger())
        write.bind(index, column.getInt64());
    else if (column.isFloat())
        write.bind(index, column.getDouble());
    else if (column.isText())
        write.bind(index, column.getString());
    else
        bindBytes(write, index, bytesOf(column));
}

} // namespace

void copyRows(SQLite::Statement &read, SQLite::Statement &write, std::uint64_t &rows)
{
    while (read.executeStep()) {
        for (int column = 0; column < read.getColumnCount(); ++column)
            bindColumn(write, column + 1, read.getColumn(column));
        rows += static_cast<std::uint64_t>(write.exec());
        write.reset();
    }
}

} // namespace vitrine::trailfile
