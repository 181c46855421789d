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
    /// "ctf.json cannot be read: it is not a log of a known format."
    static QString sentence(const Error &error);
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

    /// "2 of 3 records were read, 1 was skipped."
    static QString summary(const ImportReport &report);
    /// "Record 3, line 3, byte 41,208: it is not JSON (…)."
    static QString skipped(const SkippedRecord &record);
    /// The name of a file as used in sentences.
    static QString fileName(const std::string &file);
};

} // namespace vitrine
