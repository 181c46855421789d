// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/bytes/sessionfolder.h"

#include "base/formatted.h"
#include "base/parsedjson.h"
#include "base/sha256.h"
#include "models/logs/bytes/documentbytes.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>
#include <map>
#include <ranges>
#include <set>
#include <system_error>
#include <utility>

namespace vitrine {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view ending = ".json";

bool isFile(const fs::directory_entry &entry)
{
    std::error_code error;
    return entry.symlink_status(error).type() == fs::file_type::regular && entry.path().extension() == ending;
}

/// The JSON files of a folder in the order of their names, which is that of their creation.
std::vector<fs::directory_entry> filesOf(const fs::path &folder)
{
    std::vector<fs::directory_entry> files;
    std::error_code error;
    for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error))
        if (isFile(*at))
            files.push_back(*at);
    std::ranges::sort(files, {}, [](const auto &file) { return file.path().native(); });
    return files;
}

bool isFolder(const fs::path &path)
{
    std::error_code error;
    return fs::is_directory(path, error);
}

bool isThere(const fs::path &file)
{
    std::error_code error;
    return fs::is_regular_file(file, error);
}

/// Nothing when it cannot be read, or is longer than a row of a store may be.
std::optional<std::string> textOf(const fs::path &file)
{
    auto source = openFile(file);
    if (!source || std::cmp_greater((*source)->total(), longestRow))
        return {};
    std::string text((*source)->total(), '\0');
    std::size_t size = 0;
    for (std::size_t got = 1; got > 0 && size < text.size(); size += got)
        got = (*source)->read(text.data() + size, text.size() - size);
    text.resize(size);
    return text;
}

nlohmann::json objectOf(const fs::path &file)
{
    auto object = parsedJson<nlohmann::json>(textOf(file).value_or(""));
    return object.is_object() ? object : nlohmann::json::object();
}

std::string textIn(const nlohmann::json &object, const char *key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string {};
}

/// Later than all others where it is not recorded.
double createdAt(const nlohmann::json &object)
{
    const nlohmann::json::json_pointer created("/time/created");
    return object.contains(created) && object.at(created).is_number() ? object.at(created).get<double>()
                                                                      : std::numeric_limits<double>::infinity();
}

/// The folder of `folders` that belongs to a file: it has the file's name, or else the id that is in the file.
/// `object` is the content of the file, if it has been read.
std::string folderNameOf(const fs::path &file, const fs::path &folders, const nlohmann::json *object = nullptr)
{
    std::string name = file.stem();
    if (isFolder(folders / name) || !isFolder(folders))
        return name;
    std::string id = textIn(object ? *object : objectOf(file), "id");
    // A name, and not a way to another folder.
    const bool isName = !id.empty() && !id.starts_with('.') && !id.contains('/') && !id.contains('\0');
    return isName && isFolder(folders / id) ? id : name;
}

/// Where the sessions of a named file are.
struct Location {
    fs::path root; ///< that has the folders of messages and parts
    fs::path sessions;
    std::string session; ///< empty for all of a project
    bool isNested = false;
};

std::optional<Location> locationOf(const fs::path &file)
{
    if (file.extension() != ending || !isThere(file))
        return {};
    const std::string name = file.stem();
    const fs::path folder = file.parent_path();
    const fs::path above = folder.parent_path();
    if (folder.filename() == "project" && isFolder(above / "session" / name))
        return Location { .root = above, .sessions = above / "session" / name, .session = {}, .isNested = false };
    if (above.filename() != "session")
        return {};
    const bool isNested = folder.filename() == "info";
    const fs::path root = isNested ? above : above.parent_path();
    const std::string session = folderNameOf(file, root / "message");
    if (!isFolder(root / "message" / session))
        return {};
    return Location { .root = root, .sessions = folder, .session = session, .isNested = isNested };
}

/// A session as its own file describes it.
struct Session {
    fs::path file;
    std::string id;
    std::string starter;
    double created = 0;
};

/// In the order of their creation, as a store has them.
std::vector<Session> sessionsIn(const fs::path &folder, const fs::path &root)
{
    std::vector<Session> sessions;
    for (const auto &entry : filesOf(folder)) {
        const auto object = objectOf(entry.path());
        sessions.push_back({ .file = entry.path(),
            .id = folderNameOf(entry.path(), root / "message", &object),
            .starter = textIn(object, "parentID"),
            .created = createdAt(object) });
    }
    std::ranges::stable_sort(sessions, {}, &Session::created);
    return sessions;
}

Error failure(ErrorCode code, const fs::path &file)
{
    return { .code = code, .file = file.string(), .line = {}, .byte = {}, .detail = {} };
}

/// The folder with the parts of a message.
fs::path partsOf(const fs::path &root, bool isNested, const std::string &session, const fs::path &message)
{
    const fs::path folders = isNested ? root / "part" / session : root / "part";
    return folders / folderNameOf(message, folders);
}

/// What a file holds as a JSON object, or a word that it holds none.
std::string objectIn(const fs::path &file)
{
    const auto text = textOf(file);
    const auto object = text ? objectText(*text) : std::nullopt;
    if (object)
        return std::string(*object);
    std::error_code error;
    const auto size = fs::file_size(file, error);
    return unreadable(text.value_or(""), error ? 0 : static_cast<std::int64_t>(size));
}

class FolderDocument final : public SessionDocument {
public:
    FolderDocument(fs::path root, bool isNested, fs::path file)
        : m_root(std::move(root))
        , m_isNested(isNested)
        , m_file(std::move(file))
        , m_session(folderNameOf(m_file, m_root / "message"))
    {
    }

    std::optional<std::string> next() override
    {
        if (m_isOver)
            return {};
        if (!m_isStarted)
            return head();
        if (m_next < m_messages.size())
            return message(m_messages[m_next++].second);
        m_isOver = true;
        return "]}\n";
    }

private:
    std::string head()
    {
        m_isStarted = true;
        for (const auto &entry : filesOf(m_root / "message" / m_session))
            m_messages.emplace_back(createdAt(objectOf(entry.path())), entry.path());
        std::ranges::stable_sort(m_messages, {}, &std::pair<double, fs::path>::first);
        return "{\"info\":" + objectIn(m_file) + ",\"messages\":[\n";
    }

    std::string message(const fs::path &file)
    {
        const std::string separator = std::exchange(m_isFirst, false) ? "" : ",\n";
        std::string text = objectIn(file);
        if (text.starts_with("{\"unreadable\":"))
            return separator + text;
        text = separator + "{\"info\":" + text + ",\"parts\":[";
        bool isFirst = true;
        for (const auto &part : filesOf(partsOf(m_root, m_isNested, m_session, file)))
            text += (std::exchange(isFirst, false) ? "" : ",") + objectIn(part.path());
        return text + "]}";
    }

    fs::path m_root;
    bool m_isNested;
    fs::path m_file;
    std::string m_session;
    std::vector<std::pair<double, fs::path>> m_messages; ///< by their time
    std::size_t m_next = 0;
    bool m_isStarted = false;
    bool m_isFirst = true;
    bool m_isOver = false;
};

/// Sizes and times of the files that are given to it.
class Stamp {
public:
    void add(const fs::directory_entry &file)
    {
        std::error_code error;
        const auto size = file.file_size(error);
        m_size += error ? 0 : size;
        const auto time = file.last_write_time(error);
        m_hash.add(formatted("{} {} {}\n", file.path().native(), error ? 0 : size, time.time_since_epoch().count()));
    }
    std::uint64_t size() const { return m_size; }
    std::string text() { return m_hash.hex(); }

private:
    Sha256 m_hash;
    std::uint64_t m_size = 0;
};

} // namespace

struct SessionHeads::Folder {
    std::vector<Session> sessions; ///< in the order of their creation
    std::map<std::string, const Session *> byId;
    std::multimap<std::string, const Session *> byStarter;

    /// The session of that name and those that it started, by others of them too; all without a name.
    std::vector<Session> startedBy(const std::string &name) const
    {
        if (name.empty())
            return sessions;
        std::vector<Session> found;
        std::set<std::string> known;
        const auto add = [&](const Session &session) {
            if (known.insert(session.id).second)
                found.push_back(session);
        };
        if (const auto first = byId.find(name); first != byId.end())
            add(*first->second);
        for (std::size_t at = 0; at < found.size(); ++at) {
            const auto [from, to] = byStarter.equal_range(found[at].id);
            for (const auto &[starter, session] : std::ranges::subrange(from, to))
                add(*session);
        }
        return found;
    }
};

SessionHeads::SessionHeads() = default;
SessionHeads::~SessionHeads() = default;

const SessionHeads::Folder &SessionHeads::of(const fs::path &folder, const fs::path &root)
{
    auto &known = m_folders[folder];
    if (!known) {
        known = std::make_unique<Folder>();
        known->sessions = sessionsIn(folder, root);
        for (const Session &session : known->sessions) {
            known->byId.emplace(session.id, &session);
            known->byStarter.emplace(session.starter, &session);
        }
    }
    return *known;
}

bool SessionFolder::isNamed(const fs::path &file) { return locationOf(file).has_value(); }

bool SessionFolder::isPart(const fs::path &file)
{
    if (file.extension() != ending)
        return false;
    const fs::path folder = file.parent_path();
    const fs::path kind = folder.parent_path();
    const fs::path root = kind.parent_path();
    const auto hasSessions = [](const fs::path &root) { return isFolder(root / "session") || isFolder(root / "info"); };
    if (kind.filename() == "message" || kind.filename() == "part")
        return hasSessions(root);
    if (root.filename() == "part")
        return hasSessions(root.parent_path());
    return !holderOf(file).empty();
}

fs::path SessionFolder::holderOf(const fs::path &file)
{
    const auto location = locationOf(file);
    if (!location || location->session.empty())
        return {};
    const fs::path folder = file.parent_path();
    fs::path project = location->root / "project" / folder.filename();
    project += ending;
    if (!location->isNested && isThere(project))
        return project;
    const std::string starter = textIn(objectOf(file), "parentID");
    // A name, and not a way to another folder.
    if (starter.empty() || starter.contains('/') || starter == location->session)
        return {};
    fs::path holder = folder / (starter + std::string(ending));
    return isNamed(holder) ? holder : fs::path();
}

Result<std::unique_ptr<SessionFolder>> SessionFolder::open(const fs::path &file, const GoOn &goOn, SessionHeads *heads)
{
    const auto location = locationOf(file);
    if (!location)
        return std::unexpected(failure(ErrorCode::UnknownFormat, file));
    std::unique_ptr<SessionFolder> folder(new SessionFolder);
    folder->m_root = location->root;
    folder->m_isNested = location->isNested;
    SessionHeads own;
    Stamp stamp;
    for (const Session &session :
        (heads != nullptr ? *heads : own).of(location->sessions, location->root).startedBy(location->session)) {
        if (goOn && !goOn())
            return std::unexpected(failure(ErrorCode::Cancelled, file));
        folder->m_entries.push_back(session.id);
        folder->m_files.push_back(session.file);
        stamp.add(fs::directory_entry(session.file));
        for (const auto &message : filesOf(location->root / "message" / session.id)) {
            stamp.add(message);
            std::ranges::for_each(filesOf(partsOf(location->root, location->isNested, session.id, message.path())),
                [&](const auto &part) { stamp.add(part); });
        }
    }
    folder->m_size = stamp.size();
    folder->m_stamp = stamp.text();
    return folder;
}

std::unique_ptr<ByteSource> SessionFolder::read(const std::string &entry, std::shared_ptr<Allowance> allowance) const
{
    const auto found = std::ranges::find(m_entries, entry);
    const fs::path file
        = found == m_entries.end() ? fs::path() : m_files[static_cast<std::size_t>(found - m_entries.begin())];
    return documentBytes(std::make_unique<FolderDocument>(m_root, m_isNested, file), std::move(allowance));
}

Result<std::string> SessionFolder::sha256(const GoOn &goOn) const
{
    Sha256 hash;
    for (const fs::path &file : m_files) {
        FolderDocument document(m_root, m_isNested, file);
        while (const auto piece = document.next()) {
            hash.add(*piece);
            if (goOn && !goOn())
                return std::unexpected(failure(ErrorCode::Cancelled, file));
        }
    }
    return hash.hex();
}

} // namespace vitrine
