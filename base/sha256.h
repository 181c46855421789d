// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace vitrine {

/// SHA-256 (FIPS 180-4) of `bytes` as 64 lower-case hexadecimal digits: identifies code, policies and sources.
std::string sha256Hex(std::string_view bytes);

/// The same for content that does not fit into memory. Add the bytes in order; `hex` finishes the hash.
class Sha256 final {
public:
    Sha256();
    ~Sha256();
    void add(std::string_view bytes);
    std::string hex();

private:
    struct Context;
    std::unique_ptr<Context> m_context;
};

} // namespace vitrine
