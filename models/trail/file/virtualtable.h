// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <SQLiteCpp/Exception.h>

#include <sqlite3.h>

#include <exception>
#include <memory>
#include <new>
#include <span>

/// Tables that SQL can read and whose rows are made by code. This class implements what SQLite's "Virtual Table
/// Mechanism" requires of a module; a `Table` provides the rows:
///     Table(sqlite3 *connection, void *owner);
///     static std::string declaration();                       the table in SQL
///     static int chooseIndex(sqlite3_index_info &info);
///     class Cursor: Cursor(const Table &), void begin(std::span<sqlite3_value *> arguments), void next(),
///         bool isAtEnd() const, void give(sqlite3_context *context, int column) const, std::int64_t id() const
namespace vitrine::trailfile {

template <typename Table>
class VirtualTable final {
public:
    static int add(sqlite3 *connection, const char *name, void *owner)
    {
        return sqlite3_create_module_v2(connection, name, &module, owner, nullptr);
    }

private:
    struct Held : sqlite3_vtab {
        Held(sqlite3 *connection, void *owner)
            : sqlite3_vtab {}
            , table(connection, owner)
        {
        }
        Table table;
    };
    struct HeldCursor : sqlite3_vtab_cursor {
        explicit HeldCursor(const Table &table)
            : sqlite3_vtab_cursor {}
            , cursor(table)
        {
        }
        typename Table::Cursor cursor;
    };

    static typename Table::Cursor &cursorOf(sqlite3_vtab_cursor *base)
    {
        return static_cast<HeldCursor *>(base)->cursor;
    }

    /// Converts exceptions to result codes, since none may propagate through SQLite.
    template <typename Work>
    static int codeOf(Work &&work)
    {
        try {
            work();
            return SQLITE_OK;
        } catch (const std::bad_alloc &) {
            return SQLITE_NOMEM;
        } catch (const SQLite::Exception &exception) {
            return exception.getExtendedErrorCode();
        } catch (const std::exception &) {
            return SQLITE_CORRUPT;
        }
    }

    static int connect(sqlite3 *connection, void *owner, int, const char *const *, sqlite3_vtab **table, char **)
    {
        sqlite3_vtab_config(connection, SQLITE_VTAB_INNOCUOUS);
        const int code = sqlite3_declare_vtab(connection, Table::declaration().c_str());
        return code != SQLITE_OK ? code : codeOf([&] { *table = std::make_unique<Held>(connection, owner).release(); });
    }
    static int disconnect(sqlite3_vtab *table)
    {
        const std::unique_ptr<Held> gone(static_cast<Held *>(table));
        return SQLITE_OK;
    }
    static int chooseIndex(sqlite3_vtab *, sqlite3_index_info *info) { return Table::chooseIndex(*info); }
    static int open(sqlite3_vtab *table, sqlite3_vtab_cursor **cursor)
    {
        return codeOf([&] { *cursor = std::make_unique<HeldCursor>(static_cast<Held *>(table)->table).release(); });
    }
    static int close(sqlite3_vtab_cursor *cursor)
    {
        const std::unique_ptr<HeldCursor> gone(static_cast<HeldCursor *>(cursor));
        return SQLITE_OK;
    }
    static int begin(sqlite3_vtab_cursor *base, int, const char *, int count, sqlite3_value **arguments)
    {
        return codeOf([&] { cursorOf(base).begin(std::span(arguments, static_cast<std::size_t>(count))); });
    }
    static int next(sqlite3_vtab_cursor *base)
    {
        return codeOf([&] { cursorOf(base).next(); });
    }
    static int isAtEnd(sqlite3_vtab_cursor *base) { return cursorOf(base).isAtEnd() ? 1 : 0; }
    static int column(sqlite3_vtab_cursor *base, sqlite3_context *context, int number)
    {
        cursorOf(base).give(context, number);
        return SQLITE_OK;
    }
    static int rowid(sqlite3_vtab_cursor *base, sqlite3_int64 *id)
    {
        *id = cursorOf(base).id();
        return SQLITE_OK;
    }

    static constexpr sqlite3_module module = [] {
        sqlite3_module made {};
        made.xConnect = connect;
        made.xBestIndex = chooseIndex;
        made.xDisconnect = disconnect;
        made.xOpen = open;
        made.xClose = close;
        made.xFilter = begin;
        made.xNext = next;
        made.xEof = isAtEnd;
        made.xColumn = column;
        made.xRowid = rowid;
        return made;
    }();
};

} // namespace vitrine::trailfile
