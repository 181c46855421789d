// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/sandbox/ownnetwork.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <netinet/in.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <span>

namespace vitrine {

namespace {

using Bytes = std::span<const std::uint8_t>;

bool isPrivate(std::uint32_t address)
{
    const auto within = [address](std::uint32_t network, unsigned bits) {
        return address >> (32U - bits) == network >> (32U - bits);
    };
    return within(0x00000000, 8) || within(0x0a000000, 8) || within(0x64400000, 10) || within(0x7f000000, 8)
        || within(0xa9fe0000, 16) || within(0xac100000, 12) || within(0xc0000000, 24) || within(0xc0a80000, 16)
        || within(0xe0000000, 3);
}

bool isPrivate4(Bytes bytes)
{
    std::uint32_t address = 0;
    std::memcpy(&address, bytes.data(), sizeof address);
    return isPrivate(ntohl(address));
}

template <std::size_t count>
bool startsWith(Bytes bytes, const std::array<std::uint8_t, count> &prefix)
{
    return std::ranges::equal(bytes.first(count), prefix);
}

// Translators and tunnels forward to the embedded address.
bool isPrivate6(Bytes bytes)
{
    constexpr auto nothing = std::to_array<std::uint8_t>({ 0, 0, 0, 0, 0, 0, 0, 0 }); // mapped, compatible, ::1, ::
    constexpr auto translated = std::to_array<std::uint8_t>({ 0, 0x64, 0xff, 0x9b, 0, 0, 0, 0, 0, 0, 0, 0 });
    constexpr auto translatedHere = std::to_array<std::uint8_t>({ 0, 0x64, 0xff, 0x9b, 0, 1 });
    constexpr auto tunnel = std::to_array<std::uint8_t>({ 0x20, 0x02 });
    constexpr auto teredo = std::to_array<std::uint8_t>({ 0x20, 0x01, 0, 0 });
    if (startsWith(bytes, translated))
        return isPrivate4(bytes.subspan(12, 4));
    if (startsWith(bytes, tunnel))
        return isPrivate4(bytes.subspan(2, 4));
    const unsigned first = bytes[0];
    return startsWith(bytes, nothing) || startsWith(bytes, translatedHere) || startsWith(bytes, teredo)
        || (first & 0xfeU) == 0xfcU || first == 0xfeU || first == 0xffU;
}

// The bytes of an IP address; empty for other kinds.
Bytes bytesOf(const sockaddr *address)
{
    const auto at = [address](std::size_t offset, std::size_t size) {
        return Bytes(reinterpret_cast<const std::uint8_t *>(address) + offset, size);
    };
    if (address != nullptr && address->sa_family == AF_INET)
        return at(offsetof(sockaddr_in, sin_addr), sizeof(in_addr));
    if (address != nullptr && address->sa_family == AF_INET6)
        return at(offsetof(sockaddr_in6, sin6_addr), sizeof(in6_addr));
    return {};
}

// An interface without a mask is the end of a tunnel: only the address itself is this machine.
bool isWithin(Bytes address, Bytes interface, Bytes mask)
{
    if (interface.size() != address.size())
        return false;
    if (mask.size() != address.size() || std::ranges::all_of(mask, [](auto byte) { return byte == 0; }))
        return std::ranges::equal(address, interface);
    for (std::size_t i = 0; i < address.size(); ++i) {
        if (((address[i] ^ interface[i]) & mask[i]) != 0)
            return false;
    }
    return true;
}

bool isOfAnInterface(Bytes address)
{
    ifaddrs *found = nullptr;
    if (getifaddrs(&found) != 0)
        return true;
    const std::unique_ptr<ifaddrs, void (*)(ifaddrs *)> all(found, freeifaddrs);
    for (const ifaddrs *one = found; one != nullptr; one = one->ifa_next) {
        if (isWithin(address, bytesOf(one->ifa_addr), bytesOf(one->ifa_netmask)))
            return true;
    }
    return false;
}

} // namespace

bool isOwnNetwork(const sockaddr *address)
{
    const Bytes bytes = bytesOf(address);
    if (bytes.empty())
        return true;
    return (bytes.size() == sizeof(in_addr) ? isPrivate4(bytes) : isPrivate6(bytes)) || isOfAnInterface(bytes);
}

} // namespace vitrine
