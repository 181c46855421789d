// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/errortext.h"

#include "app/wording/evidencetext.h"
#include "app/wording/flawtext.h"
#include "app/wording/numbertext.h"
#include "app/wording/safetext.h"
#include "base/keptfile.h"
#include "base/openedfile.h"
#include "base/portinuse.h"
#include "models/logs/bytes/logfiles.h"
#include "models/logs/steps/importflaws.h"
#include "models/logs/steps/sniff.h"
#include "models/trail/file/schemacheck.h"
#include "models/trail/record/missingfolder.h"
#include "models/trail/record/unreadjournal.h"
#include "models/trail/write/recorder.h"

#include <QFileInfo>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <array>
#include <system_error>
#include <utility>

namespace vitrine {

namespace {

bool isAboutWriting(ErrorCode code)
{
    return code == ErrorCode::ReadOnly || code == ErrorCode::DiskFull || code == ErrorCode::WriteFailed;
}

QString folderOf(const std::string &file) { return safeLine(QFileInfo(QString::fromStdString(file)).path()); }

/// Why a file is not replaced. Empty for other details.
QString replacedText(std::string_view detail)
{
    if (detail == replacesDatabase)
        return ErrorText::tr("it exists and is a trail or another database, which is never replaced");
    if (detail == replacesKey)
        return ErrorText::tr("it exists and is a private key, which is never replaced");
    if (detail == replacesFolder)
        return ErrorText::tr("it is a folder");
    if (detail == notAFolder)
        return ErrorText::tr("it is a file, not a folder");
    return detail == replacesFile ? ErrorText::tr("a file with this name already exists") : QString();
}

/// Why a file cannot be opened although it is there. Empty for other details.
QString closedText(std::string_view detail)
{
    if (detail == pipeWithoutWriter)
        return ErrorText::tr("it is a named pipe, and no program has opened it for writing");
    if (detail == pipeWithoutReader)
        return ErrorText::tr("it is a named pipe, and no program has opened it for reading");
    if (detail == portInUse)
        //: The number of a network connection, such as 4318
        return ErrorText::tr("the port is in use");
    if (detail == journalInClosedFolder)
        //: The journal of SQLite, a file whose name ends with -wal
        return ErrorText::tr(
            "its latest changes are in the -wal file beside it, which can only be read in a folder with "
            "write permission");
    return {};
}

QString closedAdvice(std::string_view detail)
{
    if (detail == pipeWithoutWriter || detail == pipeWithoutReader)
        return ErrorText::tr("Start that program first, or name a regular file.");
    if (detail == portInUse)
        return ErrorText::tr("Choose another port, or end the program that uses it.");
    return detail == journalInClosedFolder ? ErrorText::tr("Copy both files into such a folder, and open the copy.")
                                           : QString();
}

/// Whether the system's message says nothing but the code once more.
bool repeatsReason(const Error &error)
{
    constexpr auto repetitions = std::to_array<std::pair<ErrorCode, std::errc>>({
        { ErrorCode::FileNotFound, std::errc::no_such_file_or_directory },
        { ErrorCode::IsDirectory, std::errc::is_a_directory },
        { ErrorCode::NoPermission, std::errc::permission_denied },
    });
    return std::ranges::any_of(repetitions, [&error](const auto &one) {
        return error.code == one.first && error.detail == std::make_error_code(one.second).message();
    });
}

/// What a trail does not have, by the details of `NotFound`.
QString absentText(const Error &error, const QString &file)
{
    if (error.code != ErrorCode::NotFound)
        return {};
    if (error.detail == "run")
        //: %1: name of a file
        return ErrorText::tr("There is no such run in %1.").arg(file);
    if (error.detail == "step")
        //: %1: name of a file
        return ErrorText::tr("There is no such step in %1.").arg(file);
    if (error.detail == "execution")
        //: An execution is one run of a step. %1: name of a file
        return ErrorText::tr("There is no such execution in %1.").arg(file);
    if (error.detail == "entry")
        //: An entry of the audit trail. %1: name of a file
        return ErrorText::tr("There is no such entry in %1.").arg(file);
    return {};
}

/// The format of the file is known, and not named by the user.
bool isWithoutRuns(const Error &error)
{
    return error.code == ErrorCode::UnknownFormat && error.flaw.code == FlawCode::NoRuns && error.flaw.location.empty();
}

bool isPrompts(const Flaw &flaw)
{
    return flaw.code == FlawCode::LooksLike && !flaw.arguments.empty() && flaw.arguments.front() == promptsAlone;
}

/// The sentence about content that is known, but not read. Empty for other flaws.
QString otherContentText(const Error &error, const QString &file)
{
    const Flaw &flaw = error.flaw;
    if (error.code != ErrorCode::UnknownFormat)
        return {};
    if (isWithoutRuns(error))
        //: %1: name of a file
        return ErrorText::tr("%1 contains no runs.").arg(file);
    if (isPrompts(flaw))
        //: %1: name of a file
        return ErrorText::tr("%1 is not a log: it contains prompts, but no reply of a model.").arg(file);
    if (flaw.code == FlawCode::OtherFormat && flaw.arguments.size() == 2)
        //: %1: name of a file, %2 and %3: names of formats, such as smolagents-memory
        return ErrorText::tr("%1 is a log in the format %2, not %3.")
            .arg(file, safeLine(flaw.arguments[0]), safeLine(flaw.arguments[1]));
    if (flaw.code == FlawCode::NoRuns)
        //: %1: name of a file, %2: name of a format, such as smolagents-memory
        return ErrorText::tr("%1 is not a log in the format %2.").arg(file, safeLine(flaw.location));
    return {};
}

QString unknownFormatAdvice(const Flaw &flaw)
{
    if (flaw.code == FlawCode::NoRuns || isPrompts(flaw))
        return {};
    if (flaw.code == FlawCode::OtherFormat)
        return ErrorText::tr("Without a named format, it is detected.");
    const std::string_view kind
        = flaw.code == FlawCode::LooksLike && !flaw.arguments.empty() ? flaw.arguments.front() : std::string_view();
    if (isOtherPackage(kind))
        return ErrorText::tr("Unpack it and open the files. Vitrine reads gzip, zstd, zip and tar directly.");
    if (kind == parquetTable)
        return ErrorText::tr("Save its rows as JSON or CSV, or export the traces as OTLP JSON.");
    return ErrorText::tr("Run vitrine import --help for the supported formats.");
}

} // namespace

QString ErrorText::sentence(const Error &error, Naming naming)
{
    const auto file = fileName(error.file, naming);
    auto why = reason(error);
    if (const auto where = location(error); !where.isEmpty())
        //: %1: where, for example "line 3, byte 41,208"; %2: what is wrong there
        why = tr("%1: %2").arg(where, why);
    if (file.isEmpty())
        //: %1: what went wrong, for example "it was stopped"
        return tr("The operation failed: %1.").arg(why);
    if (const QString absent = absentText(error, file); !absent.isEmpty())
        return absent;
    if (error.code == ErrorCode::Unreachable)
        //: %1: address of a service
        return tr("Cannot reach %1.").arg(safeLine(error.file));
    if (error.code == ErrorCode::FileNotFound && error.detail == missingFolder)
        //: %1: name of a file, %2: the folder that it should be in
        return tr("Cannot create %1: folder %2 does not exist.").arg(file, folderOf(error.file));
    if (isSchemaDamage(error))
        //: %1: name of a file, %2: parts of a database file, in SQL's words, e.g. "foreign trigger x"
        return tr("Cannot open %1: it is damaged. Its database schema is not that of a trail (%2).")
            .arg(file, safeLine(error.detail.substr(schemaDamage.size())));
    if (const QString other = otherContentText(error, file); !other.isEmpty())
        return other;
    if (error.flaw.code == FlawCode::NoLogInFolder)
        //: %1: name of a folder
        return tr("No logs found in %1.").arg(file);
    if (isAboutWriting(error.code))
        //: %1: name of a file, %2: what went wrong
        return tr("Cannot write %1: %2.").arg(file, why);
    //: %1: name of a file, %2: what went wrong
    return tr("Cannot read %1: %2.").arg(file, why);
}

QString ErrorText::advice(const Error &error)
{
    if (const QString text = EvidenceText::advice(error.detail); !text.isEmpty())
        return text;
    if (const QString text = closedAdvice(error.detail); !text.isEmpty())
        return text;
    switch (error.code) {
    case ErrorCode::FileNotFound:
        // Qt replaces bytes of a name that are not UTF-8 by this character, and then finds no such file.
        return error.file.contains("\xEF\xBF\xBD")
            ? tr("Its name is not valid UTF-8. Rename the file, or import it with the command line.")
            : QString();
    case ErrorCode::WriteFailed:
        if (error.detail == replacesFolder)
            return tr("Choose the name of a file.");
        if (error.detail == notAFolder)
            return tr("Choose the name of a folder; it is created if it does not exist.");
        return replacedText(error.detail).isEmpty() ? QString() : tr("Choose another name, or delete the file first.");
    case ErrorCode::NoPermission: return tr("Check the permissions of the file and its folder.");
    case ErrorCode::ReadOnly: return tr("Save a copy in a folder with write permission.");
    case ErrorCode::DiskFull: return tr("Free some disk space and try again. Existing data is intact.");
    case ErrorCode::UnknownFormat: return unknownFormatAdvice(error.flaw);
    case ErrorCode::NotSqlite:
    case ErrorCode::NotATrail: return tr("Trails are files created by Vitrine, with the suffix .vitrine.");
    case ErrorCode::NewerSchema: return tr("It was written by a newer version of Vitrine: update to open it.");
    case ErrorCode::Locked: return tr("Close the other program that is using it.");
    case ErrorCode::Unreachable: return tr("Check the address, the network, and that the service is running.");
    //: A key is what a service in a cloud knows its customers by
    case ErrorCode::KeyMissing: return tr("Enter it in Edit > Settings > Executors, or set it in the environment.");
    case ErrorCode::KeyRejected:
        return tr("Check that the key is complete, has not expired, and belongs to this service.");
    case ErrorCode::TooManyRequests: return tr("Wait a while, or stop sandboxes that are still running there.");
    case ErrorCode::BadAnswer:
        return tr("Check the service's address. If it is correct, the service has a fault: try again later.");
    case ErrorCode::NoEngine: return tr("Start Docker or the podman service, or set the engine's address.");
    default: return {};
    }
}

QString ErrorText::reason(ErrorCode code)
{
    switch (code) {
    case ErrorCode::FileNotFound: return tr("file not found");
    case ErrorCode::IsDirectory: return tr("it is a folder");
    case ErrorCode::NoPermission: return tr("permission denied");
    case ErrorCode::ReadOnly: return tr("the location is read-only");
    case ErrorCode::DiskFull: return tr("the disk is full");
    case ErrorCode::ReadFailed: return tr("reading failed");
    case ErrorCode::WriteFailed: return tr("writing failed");
    case ErrorCode::EmptyFile: return tr("it is empty");
    case ErrorCode::UnknownFormat: return tr("it is not a log of a known format");
    case ErrorCode::BadJson: return tr("it is not valid JSON");
    case ErrorCode::BadValue: return tr("invalid value");
    case ErrorCode::UnknownField: return tr("unknown field");
    case ErrorCode::InvalidUtf8: return tr("the text is not valid UTF-8");
    case ErrorCode::TooDeep: return tr("it is nested too deeply");
    case ErrorCode::TooLarge: return tr("it is too large");
    case ErrorCode::NotSqlite: return tr("it is not a trail");
    case ErrorCode::NotATrail: return tr("it is a database, but not a trail");
    case ErrorCode::NewerSchema: return tr("its format is newer than this version of Vitrine");
    case ErrorCode::Corrupt: return tr("it is damaged");
    case ErrorCode::Locked: return tr("it is locked by another program");
    case ErrorCode::NotFound: return tr("not found");
    case ErrorCode::Cancelled: return tr("stopped");
    case ErrorCode::Unavailable: return tr("a required component is missing on this system");
    case ErrorCode::Unreachable: return tr("connection failed");
    case ErrorCode::KeyMissing: return tr("the key for the service is missing");
    case ErrorCode::KeyRejected: return tr("the service rejected the key");
    case ErrorCode::TooManyRequests: return tr("the service is limiting requests");
    case ErrorCode::BadAnswer: return tr("unexpected response from the service");
    //: A container engine is Docker or podman
    case ErrorCode::NoEngine: return tr("no container engine was found");
    case ErrorCode::Internal: break;
    }
    return tr("internal error");
}

QString ErrorText::reason(const Error &error)
{
    for (const QString &precise :
        { EvidenceText::reason(error.detail), replacedText(error.detail), closedText(error.detail) }) {
        if (!precise.isEmpty())
            return precise;
    }
    if (error.flaw.code == FlawCode::ChangedSinceImport)
        return tr("it was changed after it was imported");
    return reason(error.code);
}

QString ErrorText::location(const Error &error)
{
    if (error.line && error.byte)
        //: Place in a file. %1: line, %2: byte
        return tr("line %1, byte %2").arg(numberText(*error.line), numberText(*error.byte));
    if (error.line)
        //: Place in a file
        return tr("line %1").arg(numberText(*error.line));
    //: Place in a file
    return error.byte ? tr("byte %1").arg(numberText(*error.byte)) : QString();
}

QString ErrorText::detail(const Error &error)
{
    // The sentence contains it already.
    if (error.flaw.code == FlawCode::NoLogInFolder || !otherContentText(error, {}).isEmpty()
        || !EvidenceText::reason(error.detail).isEmpty() || !replacedText(error.detail).isEmpty()
        || !closedText(error.detail).isEmpty() || !absentText(error, {}).isEmpty() || error.detail == missingFolder
        || error.flaw.code == FlawCode::ChangedSinceImport || repeatsReason(error))
        return {};
    return FlawText::of(error.flaw, error.detail);
}

QString ErrorText::summary(const ImportReport &report, Naming naming)
{
    const auto number = [&report](FlawEffect effect) { return static_cast<int>(countOf(report, effect)); };
    QStringList sentences;
    if (const int lost = number(FlawEffect::Lost); lost > 0)
        sentences << tr("%Ln record(s) could not be read.", nullptr, lost);
    if (const int repaired = number(FlawEffect::Repaired); repaired > 0)
        //: Invalid characters in them were replaced; everything else was read
        sentences << tr("%Ln record(s) were repaired.", nullptr, repaired);
    if (const int others = number(FlawEffect::OtherFile); others > 0)
        //: Files of an archive
        sentences << tr("Skipped %Ln file(s) without runs or in an unknown format.", nullptr, others);
    sentences << tr("%Ln run(s) were imported.", nullptr, static_cast<int>(report.runs));
    //: %1: name of a file, %2: "1 record could not be read. 2 runs were imported."
    return tr("%1: %2").arg(fileName(report.file, naming), sentences.join(u' '));
}

QString ErrorText::skipped(const SkippedRecord &record)
{
    auto why = reason(record.code);
    if (const auto detail = FlawText::of(record.flaw, record.detail); !detail.isEmpty())
        //: %1: what is wrong, %2: technical detail
        why = tr("%1 (%2)").arg(why, detail);
    // A file that could not be read at all has no records.
    if (record.record == 0 && record.line == 0)
        return why + u'.';
    // Positions in compressed data have no line numbers.
    if (record.line == 0)
        //: %1: number of the record, %2: byte, %3: what is wrong
        return tr("Record %1, byte %2: %3.").arg(numberText(record.record), numberText(record.offset), why);
    //: %1: number of the record, %2: line, %3: byte, %4: what is wrong
    return tr("Record %1, line %2, byte %3: %4.")
        .arg(numberText(record.record), numberText(record.line), numberText(record.offset), why);
}

QString ErrorText::fileName(const std::string &file, Naming naming)
{
    constexpr qsizetype longestPath = 4'096;
    if (file == "-")
        return tr("standard input");
    if (naming == Naming::Path)
        return safeLine(file, longestPath);
    return safeLine(QFileInfo(QString::fromStdString(file)).fileName());
}

} // namespace vitrine
