// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command/console.h"
#include "app/cli/command/exitstatus.h"

#include <expected>
#include <string>

namespace vitrine {

/// The content of a file with certificates (PEM); empty if no file is named. A file that cannot be read, or has no
/// certificate, is reported on the console: every signature would be rejected because of it.
std::expected<std::string, ExitStatus> readCertificates(Console &console, const std::string &file);

} // namespace vitrine
