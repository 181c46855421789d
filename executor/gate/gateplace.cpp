// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/gate/gateplace.h"

#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <format>
#include <memory>

#include <fcntl.h>
#include <sys/random.h>
#include <sys/stat.h>
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
    return { ErrorCode::NoPermission, path.string(), {}, {}, "is not this user's alone" };
}

bool isOursAlone(const struct stat &file)
{
    return file.st_uid == ::geteuid() && (file.st_mode & (S_IRWXG | S_IRWXO)) == 0;
}

std::filesystem::path runtimeFolder()
{
    if (const char *named = std::getenv("XDG_RUNTIME_DIR"); named != nullptr && *named == '/')
        return named;
    return std::format("/run/user/{}", ::geteuid());
}

std::string randomDigits(std::size_t count)
{
    std::string bytes(count / 2, '\0');
    if (::getrandom(bytes.data(), bytes.size(), 0) != static_cast<ssize_t>(bytes.size()))
        return {};
    std::string digits;
    for (const char byte : bytes)
        digits += std::format("{:02x}", static_cast<unsigned char>(byte));
    return digits;
}

/// A file that is closed when it is done with.
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

Result<GatePlace> gatePlace(const std::filesystem::path &trail)
{
    struct stat file {};
    if (::stat(trail.c_str(), &file) != 0)
        return std::unexpected(failure(trail));
    const std::filesystem::path folder = runtimeFolder() / "vitrine";
    if (::mkdir(folder.c_str(), S_IRWXU) != 0 && errno != EEXIST)
        return std::unexpected(failure(folder));
    struct stat made {};
    if (::lstat(folder.c_str(), &made) != 0)
        return std::unexpected(failure(folder));
    if (!S_ISDIR(made.st_mode) || !isOursAlone(made))
        return std::unexpected(notOurs(folder));
    const std::string name = std::format("gate-{:x}-{:x}", file.st_dev, file.st_ino);
    return GatePlace { folder / (name + ".socket"), folder / (name + ".token") };
}

Result<std::string> layOutGateToken(const GatePlace &place)
{
    const std::string token = randomDigits(tokenDigits);
    std::filesystem::path made = place.token;
    made += "." + gateNonce();
    const File file = opened(made, O_WRONLY | O_CREAT | O_EXCL, "w");
    const bool isWritten = file && !token.empty()
        && std::fwrite(token.data(), 1, token.size(), file.get()) == token.size() && std::fflush(file.get()) == 0;
    if (!isWritten || ::rename(made.c_str(), place.token.c_str()) != 0)
        return std::unexpected(failure(place.token));
    return token;
}

Result<std::string> readGateToken(const GatePlace &place)
{
    const File file = opened(place.token, O_RDONLY | O_NONBLOCK, "r");
    if (!file)
        return std::unexpected(failure(place.token));
    struct stat is {};
    if (::fstat(::fileno(file.get()), &is) != 0 || !S_ISREG(is.st_mode) || !isOursAlone(is))
        return std::unexpected(notOurs(place.token));
    std::string token(tokenDigits + 1, '\0');
    token.resize(std::fread(token.data(), 1, token.size(), file.get()));
    if (token.size() != tokenDigits)
        return std::unexpected(Error { ErrorCode::BadValue, place.token.string(), {}, {}, "token" });
    return token;
}

std::string gateNonce() { return randomDigits(32); }

bool isSameSecret(std::string_view one, std::string_view other)
{
    unsigned difference = one.size() == other.size() ? 0 : 1;
    for (std::size_t i = 0; i < one.size() && i < other.size(); ++i)
        difference |= static_cast<unsigned char>(one[i]) ^ static_cast<unsigned char>(other[i]);
    return difference == 0 && !one.empty();
}

} // namespace vitrine
