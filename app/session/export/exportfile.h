// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <QFileDevice>

#include <memory>
#include <string_view>

namespace vitrine {

/// A file that is written piece by piece and appears when it is complete: an existing file is kept until then, and is
/// not replaced if the new one fails. Pipes and devices are written directly. Blocks: not on the GUI thread.
class ExportFile final {
public:
    explicit ExportFile(const QString &path);

    /// Fails if the file cannot be written.
    Result<void> open();
    /// Errors are reported by `state` and `keep`.
    void write(std::string_view text);
    Result<void> state() const;
    Result<void> keep();

private:
    std::unexpected<Error> failure() const;

    std::unique_ptr<QFileDevice> m_file;
};

} // namespace vitrine
