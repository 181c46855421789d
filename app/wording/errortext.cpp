// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/errortext.h"

#include "app/wording/faulttext.h"
#include "app/wording/numbertext.h"
#include "app/wording/safetext.h"
#include "models/logs/bytes/logfiles.h"
#include "models/logs/steps/sniff.h"
#include "models/trail/write/recorder.h"

#include <QFileInfo>
#include <QLocale>

namespace vitrine {

namespace {

bool isAboutWriting(ErrorCode code)
{
    return code == ErrorCode::ReadOnly || code == ErrorCode::DiskFull || code == ErrorCode::WriteFailed;
}

QString folderOf(const std::string &file) { return safeLine(QFileInfo(QString::fromStdString(file)).path()); }

/// Of the detail it is the end that says what the file looks like.
QString unknownFormatAdvice(std::string_view detail)
{
    const std::size_t colon = detail.rfind(": ");
    const std::string_view described = colon == detail.npos ? detail : detail.substr(colon + 2);
    if (isOtherPackage(described))
        return ErrorText::tr("Unpack it, and open the files or the folder that come out. Packed with gzip or zstd, and "
                             "in zip and tar archives, "
                             "logs are read as they are.");
    if (described == "Parquet table")
        return ErrorText::tr("Save its rows as JSON or CSV, or export the traces as OTLP JSON.");
    return ErrorText::tr("vitrine import --help names the formats that can be read.");
}

} // namespace

QString ErrorText::sentence(const Error &error)
{
    const auto file = fileName(error.file);
    auto why = reason(error.code);
    if (const auto where = place(error); !where.isEmpty())
        //: %1: where, for example "line 3, byte 41,208"; %2: what is wrong there
        why = tr("%1: %2").arg(where, why);
    if (file.isEmpty())
        //: %1: what went wrong, for example "it was stopped"
        return tr("This did not work: %1.").arg(why);
    if (error.code == ErrorCode::Unreachable)
        //: %1: address of a service
        return tr("%1 cannot be reached.").arg(safeLine(error.file));
    if (error.code == ErrorCode::FileNotFound && error.detail == missingFolder)
        //: %1: name of a file, %2: the folder that it should be in
        return tr("%1 cannot be made: there is no folder %2.").arg(file, folderOf(error.file));
    if (error.code == ErrorCode::UnknownFormat && error.detail == noLogInFolder)
        //: %1: name of a folder
        return tr("No log is in %1.").arg(file);
    if (isAboutWriting(error.code))
        //: %1: name of a file, %2: what went wrong
        return tr("%1 cannot be written: %2.").arg(file, why);
    //: %1: name of a file, %2: what went wrong
    return tr("%1 cannot be read: %2.").arg(file, why);
}

QString ErrorText::advice(const Error &error)
{
    switch (error.code) {
    case ErrorCode::NoPermission: return tr("Check who may read and write the file and its folder.");
    case ErrorCode::ReadOnly: return tr("Save a copy of it in a folder that you may write to.");
    case ErrorCode::DiskFull: return tr("Make room on the disk and try again. Nothing that was there is lost.");
    case ErrorCode::UnknownFormat: return unknownFormatAdvice(error.detail);
    case ErrorCode::NotSqlite:
    case ErrorCode::NotATrail: return tr("Trails are made by this program and end in .vitrine.");
    case ErrorCode::NewerSchema: return tr("It was written by a newer version of this program: update to open it.");
    case ErrorCode::Locked: return tr("Close the other program that has it open.");
    case ErrorCode::Unreachable: return tr("Check the address, the network, and whether it runs.");
    //: A key is what a service in a cloud knows its customers by
    case ErrorCode::KeyMissing: return tr("Enter it in the settings under Executors, or set it in the environment.");
    case ErrorCode::KeyRefused: return tr("Check that the key is whole, has not ended, and is for this service.");
    case ErrorCode::TooManyRequests: return tr("Wait a while, or stop what still runs there.");
    case ErrorCode::BadAnswer:
        return tr(
            "Check that the address is the one of the service. Where it is, what it says is its own fault: try again "
            "later.");
    case ErrorCode::NoEngine: return tr("Start Docker or the service of podman, or name the engine's address.");
    default: return {};
    }
}

QString ErrorText::reason(ErrorCode code)
{
    switch (code) {
    case ErrorCode::FileNotFound: return tr("there is no such file");
    case ErrorCode::IsDirectory: return tr("it is a folder");
    case ErrorCode::NoPermission: return tr("you have no permission");
    case ErrorCode::ReadOnly: return tr("the place is read-only");
    case ErrorCode::DiskFull: return tr("the disk is full");
    case ErrorCode::ReadFailed: return tr("reading failed");
    case ErrorCode::WriteFailed: return tr("writing failed");
    case ErrorCode::EmptyFile: return tr("it is empty");
    case ErrorCode::UnknownFormat: return tr("it is not a log of a known format");
    case ErrorCode::BadJson: return tr("it is not valid JSON");
    case ErrorCode::BadValue: return tr("a value is not what belongs there");
    case ErrorCode::UnknownField: return tr("a field is unknown");
    case ErrorCode::InvalidUtf8: return tr("the text is not valid UTF-8");
    case ErrorCode::TooDeep: return tr("it is nested too deeply");
    case ErrorCode::TooLarge: return tr("it is too large");
    case ErrorCode::NotSqlite: return tr("it is not a trail, but some other kind of file");
    case ErrorCode::NotATrail: return tr("it is a database, but not a trail");
    case ErrorCode::NewerSchema: return tr("its format is newer than this program");
    case ErrorCode::Corrupt: return tr("it is damaged, or it changed since it was imported");
    case ErrorCode::Locked: return tr("another program keeps it locked");
    case ErrorCode::NotFound: return tr("what was asked for is not there");
    case ErrorCode::Cancelled: return tr("it was stopped");
    case ErrorCode::Unavailable: return tr("what it needs is not available here");
    case ErrorCode::Unreachable: return tr("it cannot be reached");
    case ErrorCode::KeyMissing: return tr("the key for the service is missing");
    case ErrorCode::KeyRefused: return tr("the service refuses the key");
    case ErrorCode::TooManyRequests: return tr("the service takes no more requests for now");
    case ErrorCode::BadAnswer: return tr("the service answers otherwise than it should");
    //: A container engine is Docker or podman
    case ErrorCode::NoEngine: return tr("no container engine was found");
    case ErrorCode::Internal: break;
    }
    return tr("something unexpected happened inside this program");
}

QString ErrorText::place(const Error &error)
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
    // The sentence says it.
    return error.detail == noLogInFolder ? QString() : safeLine(FaultText::of(error.detail));
}

QString ErrorText::summary(const ImportReport &report)
{
    const auto lost = tr("%Ln record(s) could not be read.", nullptr, static_cast<int>(report.skipped.size()));
    const auto kept = tr("%Ln run(s) were imported.", nullptr, static_cast<int>(report.runs));
    //: %1: name of a file, %2: "1 record could not be read.", %3: "2 runs were imported."
    return tr("%1: %2 %3").arg(fileName(report.file), lost, kept);
}

QString ErrorText::skipped(const SkippedRecord &record)
{
    auto why = reason(record.code);
    if (!record.reason.empty())
        //: %1: what is wrong, %2: technical detail
        why = tr("%1 (%2)").arg(why, safeLine(FaultText::of(record.reason)));
    // A file that could not be read at all has no records.
    if (record.record == 0 && record.line == 0)
        return why + u'.';
    // Of packed bytes no lines are known.
    if (record.line == 0)
        //: %1: number of the record, %2: byte, %3: what is wrong
        return tr("Record %1, byte %2: %3.").arg(numberText(record.record), numberText(record.offset), why);
    //: %1: number of the record, %2: line, %3: byte, %4: what is wrong
    return tr("Record %1, line %2, byte %3: %4.")
        .arg(numberText(record.record), numberText(record.line), numberText(record.offset), why);
}

QString ErrorText::fileName(const std::string &file)
{
    return safeLine(QFileInfo(QString::fromStdString(file)).fileName());
}

} // namespace vitrine
