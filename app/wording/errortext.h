// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "models/logs/importer.h"

#include <QCoreApplication>
#include <QString>

namespace vitrine {

/// Sentences for the codes of the layers below: what happened, where, and the next action. Plain text in the user's
/// language, safe to show for any file. Used by the window and the command line.
class ErrorText final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::ErrorText)

public:
    /// How sentences name files. A command line names many at once, so only whole paths are distinct.
    enum class Naming {
        Name,
        Path,
    };

    /// "Cannot read ctf.json: it is not a log of a known format."
    static QString sentence(const Error &error, Naming naming = Naming::Name);
    /// The advice for the user; empty if there is none.
    static QString advice(const Error &error);
    /// The cause without the file: "it is empty", "file not found".
    static QString reason(ErrorCode code);
    /// The same, as precisely as the error's detail allows.
    static QString reason(const Error &error);
    /// "line 3, byte 41,208"; empty if the position is unknown.
    static QString location(const Error &error);
    /// The technical message of the layer below, made safe for display.
    static QString detail(const Error &error);

    /// "ctf.json: 1 record could not be read. 2 runs were imported."
    static QString summary(const ImportReport &report, Naming naming = Naming::Name);
    /// "Record 3, line 3, byte 41,208: it is not JSON (…)."
    static QString skipped(const SkippedRecord &record);
    /// The name of a file as used in sentences.
    static QString fileName(const std::string &file, Naming naming = Naming::Name);
};

} // namespace vitrine
