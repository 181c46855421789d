// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/approval/approvallocation.h"

#include "base/formatted.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <utility>

#include <fcntl.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

namespace vitrine {

namespace {

constexpr std::size_t tokenDigits = 64;

Error failure(const std::filesystem::path &path)
{
    const int code = errno;
    return { code == ENOENT  ? ErrorCode::NotFound
            : code == EACCES ? ErrorCode::NoPermission
                             : ErrorCode::Unavailable,
        path.string(), {}, {}, std::strerror(code) };
}

Error notOurs(const std::filesystem::path &path)
{
    return { ErrorCode::NoPermission, path.string(), {}, {}, "can be read by other users" };
}

bool isOursAlone(const struct stat &file)
{
    return file.st_uid == ::geteuid() && (file.st_mode & (S_IRWXG | S_IRWXO)) == 0;
}

constexpr std::string_view folderName = "vitrine";
constexpr std::size_t longestAddress = sizeof(sockaddr_un::sun_path) - 1;
/// "/approval-", two numbers of 64 bits and ".socket".
constexpr std::size_t longestName = 46;

/// A folder for sockets, and the one that contains it.
struct Candidate {
    std::filesystem::path parent;
    std::filesystem::path folder;
};

std::optional<std::filesystem::path> absolutePath(const char *variable)
{
    const char *value = std::getenv(variable);
    return value != nullptr && *value == '/' ? std::optional<std::filesystem::path>(value) : std::nullopt;
}

std::vector<Candidate> candidates(const ApprovalRoots &roots)
{
    std::vector<Candidate> found;
    const auto add = [&](const std::filesystem::path &parent, const std::string &name) {
        if (!std::ranges::contains(found, parent / name, &Candidate::folder))
            found.push_back({ parent, parent / name });
    };
    if (roots.named)
        add(*roots.named, std::string(folderName));
    add(roots.usual, std::string(folderName));
    for (const auto &folder : roots.temporary)
        add(folder, formatted("{}-{}", folderName, ::geteuid()));
    return found;
}

/// No other user can replace one of our folders in there.
std::optional<FolderProblem> problemOfParent(const std::filesystem::path &parent)
{
    struct stat is {};
    if (::stat(parent.c_str(), &is) != 0 || !S_ISDIR(is.st_mode))
        return FolderProblem::Missing;
    if (is.st_uid != ::geteuid() && is.st_uid != 0)
        return FolderProblem::OfAnotherUser;
    const bool isShared = (is.st_mode & (S_IWGRP | S_IWOTH)) != 0 && (is.st_mode & S_ISVTX) == 0;
    return isShared ? std::optional(FolderProblem::OpenToOthers) : std::nullopt;
}

std::optional<FolderProblem> problemOf(const std::filesystem::path &folder)
{
    struct stat is {};
    if (::lstat(folder.c_str(), &is) != 0)
        return FolderProblem::Missing;
    if (is.st_uid != ::geteuid())
        return FolderProblem::OfAnotherUser;
    return S_ISDIR(is.st_mode) && isOursAlone(is) ? std::nullopt : std::optional(FolderProblem::OpenToOthers);
}

std::optional<UnusableFolder> problemOf(const Candidate &candidate, bool isToBeMade)
{
    if (const auto problem = problemOfParent(candidate.parent))
        return UnusableFolder { candidate.parent, *problem };
    if (candidate.folder.native().size() + longestName > longestAddress)
        return UnusableFolder { candidate.folder, FolderProblem::TooLong };
    if (isToBeMade && ::mkdir(candidate.folder.c_str(), S_IRWXU) != 0 && errno != EEXIST)
        return UnusableFolder { candidate.parent, FolderProblem::NotWritable };
    const auto problem = problemOf(candidate.folder);
    return problem ? std::optional(UnusableFolder { candidate.folder, *problem }) : std::nullopt;
}

std::string_view reason(FolderProblem problem)
{
    switch (problem) {
    case FolderProblem::NotSet: return "is not set";
    case FolderProblem::Missing: return "does not exist";
    case FolderProblem::OfAnotherUser: return "belongs to another user";
    case FolderProblem::OpenToOthers: return "is open to others";
    case FolderProblem::NotWritable: return "cannot be written to";
    case FolderProblem::TooLong: return "is too long for a socket";
    }
    return {};
}

ApprovalFolders approvalFolders(const ApprovalRoots &roots, bool isToBeMade)
{
    ApprovalFolders folders;
    if (!roots.named)
        folders.unusable.push_back({ "XDG_RUNTIME_DIR", FolderProblem::NotSet });
    for (const Candidate &candidate : candidates(roots)) {
        auto unusable = problemOf(candidate, isToBeMade);
        if (unusable)
            folders.unusable.push_back(std::move(*unusable));
        else
            folders.safe.push_back(candidate.folder);
        if (isToBeMade && !folders.safe.empty())
            break;
    }
    const auto wanted = roots.named.value_or(roots.usual) / folderName;
    folders.isWorthReporting = folders.safe.empty() || folders.safe.front() != wanted;
    return folders;
}

std::string reasons(const std::vector<UnusableFolder> &all)
{
    std::string text;
    for (const UnusableFolder &unusable : all)
        text += (text.empty() ? "" : ", ") + toString(unusable);
    return text;
}

std::string randomDigits(std::size_t count)
{
    std::string bytes(count / 2, '\0');
    if (::getrandom(bytes.data(), bytes.size(), 0) != static_cast<ssize_t>(bytes.size()))
        return {};
    std::string digits;
    for (const char byte : bytes)
        digits += formatted("{:02x}", static_cast<unsigned char>(byte));
    return digits;
}

/// Closes a file when it goes out of scope.
struct Closer {
    void operator()(std::FILE *file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Closer>;

File opened(const std::filesystem::path &path, int flags, const char *mode)
{
    const int descriptor = ::open(path.c_str(), flags | O_NOFOLLOW | O_CLOEXEC, S_IRUSR | S_IWUSR);
    return File(descriptor >= 0 ? ::fdopen(descriptor, mode) : nullptr);
}

} // namespace

ApprovalRoots ApprovalRoots::ofThisProcess()
{
    ApprovalRoots roots { absolutePath("XDG_RUNTIME_DIR"), formatted("/run/user/{}", ::geteuid()), { "/tmp" } };
    if (auto own = absolutePath("TMPDIR"))
        roots.temporary.push_back(std::move(*own));
    return roots;
}

std::string toString(const UnusableFolder &unusable)
{
    return formatted("{} {}", unusable.folder.string(), reason(unusable.why));
}

ApprovalFolders makeApprovalFolder(const ApprovalRoots &roots) { return approvalFolders(roots, true); }

ApprovalFolders findApprovalFolders(const ApprovalRoots &roots) { return approvalFolders(roots, false); }

Result<ApprovalLocation> approvalLocation(const std::filesystem::path &trail, const std::filesystem::path &folder)
{
    struct stat file {};
    if (::stat(trail.c_str(), &file) != 0)
        return std::unexpected(failure(trail));
    const std::string name = formatted("approval-{:x}-{:x}", file.st_dev, file.st_ino);
    return ApprovalLocation { folder / (name + ".socket"), folder / (name + ".token") };
}

Result<ApprovalLocation> approvalLocation(const std::filesystem::path &trail)
{
    const ApprovalFolders folders = makeApprovalFolder();
    if (folders.safe.empty())
        return std::unexpected(Error { ErrorCode::NoPermission, {}, {}, {}, reasons(folders.unusable) });
    return approvalLocation(trail, folders.safe.front());
}

Result<std::string> layOutApprovalToken(const ApprovalLocation &location)
{
    const std::string token = randomDigits(tokenDigits);
    std::filesystem::path made = location.token;
    made += "." + approvalNonce();
    const File file = opened(made, O_WRONLY | O_CREAT | O_EXCL, "w");
    const bool isWritten = file && !token.empty()
        && std::fwrite(token.data(), 1, token.size(), file.get()) == token.size() && std::fflush(file.get()) == 0;
    if (!isWritten || ::rename(made.c_str(), location.token.c_str()) != 0)
        return std::unexpected(failure(location.token));
    return token;
}

Result<std::string> readApprovalToken(const ApprovalLocation &location)
{
    const File file = opened(location.token, O_RDONLY | O_NONBLOCK, "r");
    if (!file)
        return std::unexpected(failure(location.token));
    struct stat is {};
    if (::fstat(::fileno(file.get()), &is) != 0 || !S_ISREG(is.st_mode) || !isOursAlone(is))
        return std::unexpected(notOurs(location.token));
    std::string token(tokenDigits + 1, '\0');
    token.resize(std::fread(token.data(), 1, token.size(), file.get()));
    if (token.size() != tokenDigits)
        return std::unexpected(Error { ErrorCode::BadValue, location.token.string(), {}, {}, "token" });
    return token;
}

std::string approvalNonce() { return randomDigits(32); }

bool isSameSecret(std::string_view one, std::string_view other)
{
    unsigned difference = one.size() == other.size() ? 0 : 1;
    for (std::size_t i = 0; i < one.size() && i < other.size(); ++i)
        difference |= static_cast<unsigned char>(one[i]) ^ static_cast<unsigned char>(other[i]);
    return difference == 0 && !one.empty();
}

} // namespace vitrine
