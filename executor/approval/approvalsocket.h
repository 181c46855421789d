// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>

namespace vitrine {

/// A Unix socket that never blocks and that no other program inherits. One thread at a time.
class ApprovalSocket final {
public:
    ApprovalSocket() = default;
    ~ApprovalSocket();
    ApprovalSocket(ApprovalSocket &&other) noexcept;
    ApprovalSocket &operator=(ApprovalSocket &&other) noexcept;

    /// The path must be free. Only this user may connect.
    static Result<ApprovalSocket> listen(const std::filesystem::path &path);
    static Result<ApprovalSocket> connect(const std::filesystem::path &path);
    /// Null if no connection is pending.
    ApprovalSocket accept() const;

    explicit operator bool() const { return m_descriptor >= 0; }
    int descriptor() const { return m_descriptor; }
    /// The kernel says that the process at the other end is of this user.
    bool isOfThisUser() const;

    /// Adds what has come. False when the other end has gone, or sent more than `most` bytes.
    bool read(std::string &bytes, std::size_t most) const;
    /// Takes away what could be sent. False when the other end has gone.
    bool write(std::string &bytes) const;
    /// Until something can be read, or written where `toWrite`.
    void await(std::chrono::milliseconds longest, bool toWrite) const;

private:
    explicit ApprovalSocket(int descriptor)
        : m_descriptor(descriptor)
    {
    }
    int m_descriptor = -1;
};

} // namespace vitrine
