// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "tests/models/trail/faultydisk.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>

namespace vitrine {

/// What SQLite holds for each open file; the real one lies behind it in the same memory.
struct FaultyDisk::File {
    sqlite3_file base;
    FaultyDisk *disk;
    std::string *name; ///< empty for files without a name; made and deleted here, for SQLite only gives memory
    sqlite3_file *real() { return reinterpret_cast<sqlite3_file *>(this + 1); }
    static File &of(sqlite3_file *file) { return *reinterpret_cast<File *>(file); }
};

namespace {

constexpr const char *diskName = "vitrine-faulty-disk";

} // namespace

FaultyDisk::FaultyDisk()
    : m_real(sqlite3_vfs_find(nullptr))
    , m_vfs(*m_real)
{
    m_vfs.szOsFile = static_cast<int>(sizeof(File)) + m_real->szOsFile;
    m_vfs.zName = diskName;
    m_vfs.pAppData = this;
    m_vfs.pNext = nullptr;
    m_vfs.xOpen = open;
    m_vfs.xDelete = remove;
    sqlite3_vfs_register(&m_vfs, 1);
}

FaultyDisk::~FaultyDisk()
{
    sqlite3_vfs_unregister(&m_vfs);
    sqlite3_vfs_register(m_real, 1);
}

void FaultyDisk::failAt(Operation operation, std::uint64_t at, int code, bool forGood)
{
    const std::lock_guard lock(m_mutex);
    m_counts.clear();
    m_failing = operation;
    m_at = at;
    m_code = code;
    m_isForGood = forGood;
}

std::uint64_t FaultyDisk::count(Operation operation) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_counts.find(operation);
    return found == m_counts.end() ? 0 : found->second;
}

int FaultyDisk::answer(Operation operation)
{
    const std::lock_guard lock(m_mutex);
    const std::uint64_t number = ++m_counts[operation];
    const bool isChange = operation == Operation::Write || operation == Operation::Sync;
    m_isCut = m_isCut || (isChange && ++m_changes == m_cutAt);
    const bool isFailing = operation == m_failing && m_at != 0 && (number == m_at || (m_isForGood && number > m_at));
    return isFailing ? m_code : SQLITE_OK;
}

void FaultyDisk::wrote(const std::string &name, const void *bytes, int count, std::int64_t at)
{
    const std::lock_guard lock(m_mutex);
    if (!m_isCut && !name.empty())
        m_files[name].pending[at].assign(static_cast<const char *>(bytes), static_cast<std::size_t>(count));
}

void FaultyDisk::synced(const std::string &name)
{
    const std::lock_guard lock(m_mutex);
    if (m_isCut || name.empty())
        return;
    std::ifstream file(name, std::ios::binary);
    m_files[name] = { { std::istreambuf_iterator<char>(file), {} }, {} };
}

void FaultyDisk::cutPowerAt(std::uint64_t at)
{
    const std::lock_guard lock(m_mutex);
    m_cutAt = at;
    m_changes = 0;
    m_isCut = false;
}

bool FaultyDisk::isCut() const
{
    const std::lock_guard lock(m_mutex);
    return m_isCut;
}

void FaultyDisk::keepOnly(const std::string &file)
{
    {
        const std::lock_guard lock(m_mutex);
        m_files.clear();
    }
    synced(file);
}

void FaultyDisk::surviveInto(const std::string &folder) const
{
    const std::lock_guard lock(m_mutex);
    for (const auto &[name, file] : m_files) {
        std::string bytes = file.synced;
        std::size_t number = 0;
        for (const auto &[at, block] : file.pending) {
            if (++number % 2 != 0)
                continue;
            const auto from = static_cast<std::size_t>(at);
            bytes.resize(std::max(bytes.size(), from + block.size()));
            bytes.replace(from, block.size(), block);
        }
        const auto copy = std::filesystem::path(folder) / std::filesystem::path(name).filename();
        std::ofstream(copy, std::ios::binary) << bytes;
    }
}

int FaultyDisk::open(sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *outFlags)
{
    auto *disk = static_cast<FaultyDisk *>(vfs->pAppData);
    File &opened = File::of(file);
    opened.base.pMethods = nullptr;
    const int code = disk->m_real->xOpen(disk->m_real, name, opened.real(), flags, outFlags);
    if (code != SQLITE_OK)
        return code;
    opened.disk = disk;
    opened.name = std::make_unique<std::string>(name ? name : "").release();
    opened.base.pMethods = &methods();
    return SQLITE_OK;
}

int FaultyDisk::remove(sqlite3_vfs *vfs, const char *name, int syncFolder)
{
    auto *disk = static_cast<FaultyDisk *>(vfs->pAppData);
    {
        const std::lock_guard lock(disk->m_mutex);
        if (!disk->m_isCut)
            disk->m_files.erase(name);
    }
    return disk->m_real->xDelete(disk->m_real, name, syncFolder);
}

const sqlite3_io_methods &FaultyDisk::methods()
{
    // Version 2: without mapped pages, which would not be seen here.
    static const sqlite3_io_methods methods {
        .iVersion = 2,
        .xClose =
            [](sqlite3_file *file) {
                const std::unique_ptr<std::string> name(File::of(file).name);
                sqlite3_file *real = File::of(file).real();
                return real->pMethods->xClose(real);
            },
        .xRead =
            [](sqlite3_file *file, void *bytes, int count, sqlite3_int64 at) {
                if (const int code = File::of(file).disk->answer(Operation::Read); code != SQLITE_OK)
                    return code;
                sqlite3_file *real = File::of(file).real();
                return real->pMethods->xRead(real, bytes, count, at);
            },
        .xWrite =
            [](sqlite3_file *file, const void *bytes, int count, sqlite3_int64 at) {
                File &own = File::of(file);
                if (const int code = own.disk->answer(Operation::Write); code != SQLITE_OK)
                    return code;
                own.disk->wrote(*own.name, bytes, count, at);
                return own.real()->pMethods->xWrite(own.real(), bytes, count, at);
            },
        .xTruncate =
            [](sqlite3_file *file, sqlite3_int64 size) {
                File &own = File::of(file);
                if (const int code = own.disk->answer(Operation::Truncate); code != SQLITE_OK)
                    return code;
                return own.real()->pMethods->xTruncate(own.real(), size);
            },
        .xSync =
            [](sqlite3_file *file, int) {
                File &own = File::of(file);
                if (const int code = own.disk->answer(Operation::Sync); code != SQLITE_OK)
                    return code;
                own.disk->synced(*own.name);
                return SQLITE_OK;
            },
        .xFileSize =
            [](sqlite3_file *file, sqlite3_int64 *size) {
                sqlite3_file *real = File::of(file).real();
                return real->pMethods->xFileSize(real, size);
            },
        .xLock =
            [](sqlite3_file *file, int lock) {
                sqlite3_file *real = File::of(file).real();
                return real->pMethods->xLock(real, lock);
            },
        .xUnlock =
            [](sqlite3_file *file, int lock) {
                sqlite3_file *real = File::of(file).real();
                return real->pMethods->xUnlock(real, lock);
            },
        .xCheckReservedLock =
            [](sqlite3_file *file, int *isReserved) {
                sqlite3_file *real = File::of(file).real();
                return real->pMethods->xCheckReservedLock(real, isReserved);
            },
        .xFileControl =
            [](sqlite3_file *file, int control, void *argument) {
                sqlite3_file *real = File::of(file).real();
                return real->pMethods->xFileControl(real, control, argument);
            },
        .xSectorSize =
            [](sqlite3_file *file) {
                sqlite3_file *real = File::of(file).real();
                return real->pMethods->xSectorSize(real);
            },
        .xDeviceCharacteristics =
            [](sqlite3_file *file) {
                sqlite3_file *real = File::of(file).real();
                return real->pMethods->xDeviceCharacteristics(real);
            },
        .xShmMap =
            [](sqlite3_file *file, int page, int size, int extend, void volatile **memory) {
                sqlite3_file *real = File::of(file).real();
                return real->pMethods->xShmMap(real, page, size, extend, memory);
            },
        .xShmLock =
            [](sqlite3_file *file, int at, int count, int flags) {
                sqlite3_file *real = File::of(file).real();
                return real->pMethods->xShmLock(real, at, count, flags);
            },
        .xShmBarrier =
            [](sqlite3_file *file) {
                sqlite3_file *real = File::of(file).real();
                real->pMethods->xShmBarrier(real);
            },
        .xShmUnmap =
            [](sqlite3_file *file, int remove) {
                sqlite3_file *real = File::of(file).real();
                return real->pMethods->xShmUnmap(real, remove);
            },
        .xFetch = nullptr,
        .xUnfetch = nullptr,
    };
    return methods;
}

} // namespace vitrine
