// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/tarfiles.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <format>
#include <utility>

namespace vitrine {

namespace {

constexpr std::uint64_t mostHeaders = 200'000;
/// Of names and of what else an extension tells.
constexpr std::uint64_t longestExtension = 1 << 20;

/// Where a field of the header stands.
struct Field {
    std::size_t at;
    std::size_t size;
    std::string_view in(std::string_view header) const { return header.substr(at, size); }
};
constexpr Field nameField { 0, 100 };
constexpr Field sizeField { 124, 12 };
constexpr Field sumField { 148, 8 };
constexpr Field typeField { 156, 1 };
constexpr Field magicField { 257, 5 };
constexpr Field prefixField { 345, 155 };

std::string_view textOf(std::string_view field) { return field.substr(0, field.find('\0')); }

/// Octal digits, or bytes in their order where the first bit says so, as GNU's tar writes sizes of 8 GB and more.
std::optional<std::uint64_t> numberOf(std::string_view field)
{
    const auto first = static_cast<unsigned char>(field.front());
    std::uint64_t number = 0;
    if (first >= 0x80) {
        number = first & 0x7f;
        for (const char c : field.substr(1)) {
            if (number >> 55 != 0)
                return {};
            number = number << 8 | static_cast<unsigned char>(c);
        }
        return number;
    }
    field.remove_prefix(std::min(field.find_first_not_of(' '), field.size()));
    const std::string_view digits = field.substr(0, field.find_first_not_of("01234567"));
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), number, 8);
    return read.ec == std::errc {} ? std::optional(number) : std::nullopt;
}

/// Of all bytes of the header, where its own are blanks.
bool isSumRight(std::string_view header)
{
    std::uint64_t sum = 0;
    for (std::size_t n = 0; n < header.size(); ++n)
        sum += n - sumField.at < sumField.size ? ' ' : static_cast<unsigned char>(header[n]);
    return numberOf(sumField.in(header)) == sum;
}

} // namespace

struct TarFiles::Header {
    std::string name;
    std::uint64_t size = 0;
    char type = '0';
};

class TarFiles::EntrySource final : public ByteSource {
public:
    explicit EntrySource(TarFiles &archive)
        : m_archive(archive)
        , m_total(archive.m_left)
    {
    }
    std::size_t read(char *target, std::size_t count) override
    {
        if (m_archive.m_left == 0)
            return 0;
        const std::size_t got = m_archive.m_bytes->read(target, std::min<std::uint64_t>(count, m_archive.m_left));
        m_archive.m_left -= got;
        if (got == 0 && !fault()) {
            const auto &why = m_archive.m_bytes->fault();
            fail(why ? why->code : ErrorCode::BadValue, why ? why->detail : "the tar archive ends within a file");
        }
        return got;
    }
    std::uint64_t done() const override { return m_total - m_archive.m_left; }
    std::uint64_t total() const override { return m_total; }

private:
    TarFiles &m_archive;
    const std::uint64_t m_total;
};

bool TarFiles::isArchive(std::string_view firstBytes)
{
    return firstBytes.size() >= headerSize && magicField.in(firstBytes) == "ustar"
        && isSumRight(firstBytes.substr(0, headerSize));
}

bool TarFiles::isTar(const std::filesystem::path &file)
{
    auto source = openFile(file);
    if (!source)
        return false;
    const auto bytes = unpacked(std::move(*source));
    std::array<char, headerSize> first {};
    std::size_t count = 0;
    for (std::size_t got = 1; got > 0 && count < first.size(); count += got)
        got = bytes->read(first.data() + count, first.size() - count);
    return isArchive(std::string_view(first.data(), count));
}

TarFiles::TarFiles(std::unique_ptr<ByteSource> bytes)
    : m_bytes(std::move(bytes))
{
}

TarFiles::~TarFiles() = default;

void TarFiles::fail(ErrorCode code, std::string detail)
{
    if (!m_fault)
        m_fault = Error { .code = code, .file = {}, .line = {}, .byte = {}, .detail = std::move(detail) };
}

bool TarFiles::passOver()
{
    std::array<char, 16 << 10> buffer {};
    for (std::uint64_t left = std::exchange(m_left, 0) + std::exchange(m_padding, 0); left > 0;) {
        const std::size_t got = m_bytes->read(buffer.data(), std::min<std::uint64_t>(left, buffer.size()));
        if (got == 0) {
            fail(ErrorCode::BadValue, "the tar archive ends within a file");
            return false;
        }
        left -= got;
    }
    return true;
}

std::string TarFiles::readText(std::uint64_t size)
{
    std::string text;
    std::array<char, 4096> buffer {};
    while (text.size() < size) {
        const std::size_t got
            = m_bytes->read(buffer.data(), std::min<std::uint64_t>(buffer.size(), size - text.size()));
        if (got == 0)
            break;
        text.append(buffer.data(), got);
    }
    m_left -= text.size();
    return text;
}

/// Nothing at the end, which is a block of zeros, or of the file.
std::optional<TarFiles::Header> TarFiles::nextHeader()
{
    if (m_fault || !passOver())
        return {};
    if (++m_headers > mostHeaders) {
        fail(ErrorCode::TooLarge, std::format("the tar archive has more than {} entries", mostHeaders));
        return {};
    }
    m_left = headerSize;
    const std::string bytes = readText(headerSize);
    m_left = 0;
    if (m_bytes->fault())
        fail(m_bytes->fault()->code, m_bytes->fault()->detail);
    if (bytes.empty() || std::ranges::all_of(bytes, [](char c) { return c == '\0'; }))
        return {};
    const auto size = bytes.size() == headerSize ? numberOf(sizeField.in(bytes)) : std::nullopt;
    if (!size || !isSumRight(bytes)) {
        fail(ErrorCode::BadValue, "damaged tar archive: no header where one should be");
        return {};
    }
    Header header { std::string(textOf(nameField.in(bytes))), *size, typeField.in(bytes).front() };
    // GNU's older form has other things in the place of the prefix, and two blanks behind its magic.
    if (const std::string_view prefix = textOf(prefixField.in(bytes)); !prefix.empty() && bytes[262] == '\0')
        header.name = std::format("{}/{}", prefix, header.name);
    return header;
}

/// GNU: the next name. POSIX: "27 path=some/where.json\n" for each field of the next header.
void TarFiles::readExtension(const Header &header)
{
    const std::string text = readText(std::min(m_left, longestExtension));
    if (header.type == 'L') {
        m_name = textOf(text);
        return;
    }
    for (std::string_view left = text; !left.empty();) {
        std::size_t length = 0;
        const auto read = std::from_chars(left.data(), left.data() + left.size(), length);
        const auto used = static_cast<std::size_t>(read.ptr - left.data());
        if (read.ec != std::errc {} || length <= used + 1 || length > left.size())
            return;
        const std::string_view field = left.substr(used + 1, length - used - 2);
        left.remove_prefix(length);
        if (field.starts_with("path="))
            m_name = field.substr(5);
        std::uint64_t size = 0;
        if (field.starts_with("size=")
            && std::from_chars(field.data() + 5, field.data() + field.size(), size).ec == std::errc {})
            m_size = size;
    }
}

std::optional<TarFiles::Entry> TarFiles::entryOf(const Header &header)
{
    Entry entry { m_name.empty() ? header.name : std::exchange(m_name, {}), m_left };
    const bool isFile = header.type == '0' || header.type == '\0' || header.type == '7';
    return isFile && !entry.name.empty() && !entry.name.ends_with('/') ? std::optional(std::move(entry)) : std::nullopt;
}

std::optional<TarFiles::Entry> TarFiles::next()
{
    while (const auto header = nextHeader()) {
        // Of all files that follow, or the target of a link: neither is a name.
        const bool isOther = header->type == 'g' || header->type == 'K';
        const bool isExtension = header->type == 'L' || header->type == 'x';
        m_left = isOther || isExtension ? header->size : std::exchange(m_size, {}).value_or(header->size);
        m_padding = (headerSize - m_left % headerSize) % headerSize;
        if (isExtension)
            readExtension(*header);
        else if (auto entry = isOther ? std::nullopt : entryOf(*header))
            return entry;
    }
    return {};
}

std::unique_ptr<ByteSource> TarFiles::read() { return std::make_unique<EntrySource>(*this); }

} // namespace vitrine
