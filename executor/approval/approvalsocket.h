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

/// A non-blocking Unix socket that other programs do not inherit. One thread at a time.
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
    /// Whether the process at the other end belongs to this user, according to the kernel.
    bool isOfThisUser() const;

    /// Appends received data. False if the other end has closed, or sent more than `most` bytes.
    bool read(std::string &bytes, std::size_t most) const;
    /// Sends as much as possible and removes it. False if the other end has closed.
    bool write(std::string &bytes) const;
    /// Waits until data can be read, or also written if `toWrite`.
    void await(std::chrono::milliseconds longest, bool toWrite) const;

private:
    explicit ApprovalSocket(int descriptor)
        : m_descriptor(descriptor)
    {
    }
    int m_descriptor = -1;
};

} // namespace vitrine
