// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/bytes/filewindow.h"
#include "models/logs/steps/importcontext.h"
#include "models/logs/steps/sniff.h"

#include <memory>
#include <string_view>

namespace vitrine {

/// Reads one log format. Created for each file; one thread.
class LogReader {
public:
    virtual ~LogReader() = default;
    /// Reads all of the file, run by run, into the context; stops when the context is canceled. Never fails as a
    /// whole: unreadable parts are reported to the context.
    virtual void read(FileWindow &file, const Sniff &sniff, ImportContext &context) = 0;
};

/// How a format is detected and read. A new format is one reader class and one line in logformats.cpp.
struct LogFormat {
    std::string_view name;
    bool (*isRecognized)(const Sniff &sniff);
    std::unique_ptr<LogReader> (*makeReader)();
};

} // namespace vitrine
