// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/execution/workerpythons.h"

#include "base/formatted.h"
#include "base/parsedjson.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cstdlib>

namespace vitrine {

namespace {

using Json = nlohmann::json;

constexpr std::chrono::seconds patience { 20 };

// Only folders below /usr count as the system's standard library: the jail provides them in any case.
constexpr const char *question = R"(import importlib.util, json, os, sys
system = ("/usr/lib/", "/usr/local/lib/")
packages = [os.path.realpath(folder) for folder in sys.path
            if os.path.basename(folder) in ("site-packages", "dist-packages") and os.path.isdir(folder)]
libraries = [folder for folder in packages if not (folder + "/").startswith(system)]
for prefix in {os.path.realpath(sys.base_prefix), os.path.realpath(sys.base_exec_prefix)}:
    if prefix not in ("/usr", "/usr/local"):
        libraries += [folder for name in ("lib", "lib64") if os.path.isdir(folder := os.path.join(prefix, name))]
spec = importlib.util.find_spec("vitrine")
module = os.path.join(os.path.dirname(spec.origin), "vitrine_worker.so") if spec and spec.origin else ""
try:
    import importlib.metadata
    installed = importlib.metadata.version("vitrine")
except Exception:
    installed = ""
print(json.dumps({"version": "%d.%d" % sys.version_info[:2], "executable": os.path.realpath(sys.executable),
                  "packages": packages, "libraries": libraries, "installed": installed,
                  "module": module if os.access(module, os.R_OK) else ""}))
)";

Error failure(const QString &executable, const std::string &why, ErrorCode code = ErrorCode::Unavailable)
{
    return { .code = code,
        .file = executable.toStdString(),
        .line = {},
        .byte = {},
        .detail = formatted("{}: {}", executable.toStdString(), why) };
}

// An environment links to the Python that it was created with, often through several links.
QString endOfLinks(const QFileInfo &file)
{
    constexpr int most = 40; // the kernel's limit
    QString path = file.absoluteFilePath();
    for (int i = 0; i < most && QFileInfo(path).isSymLink(); ++i)
        path = QFileInfo(path).symLinkTarget();
    return path;
}

/// The path that the user typed: fields and "--python=~/x" are not expanded by a shell.
QString pathOf(const QString &typed)
{
    if (typed.startsWith(u"~/"))
        return QDir::homePath() + typed.mid(1);
    const QString found = typed.contains(u'/') ? QString() : QStandardPaths::findExecutable(typed);
    return found.isEmpty() ? typed : found;
}

std::optional<Error> faultOf(const QString &executable)
{
    const QFileInfo file(executable);
    if (file.isSymLink() && !file.exists())
        return failure(executable,
            formatted(
                "it links to {}, which does not exist; create the environment again", endOfLinks(file).toStdString()),
            ErrorCode::FileNotFound);
    if (!file.exists())
        return failure(executable, "the interpreter does not exist", ErrorCode::FileNotFound);
    if (file.isDir()) {
        const QString inside = file.absoluteFilePath() + QStringLiteral("/bin/python");
        return failure(executable,
            QFileInfo::exists(inside) ? formatted("name its interpreter, {}", inside.toStdString())
                                      : "name an interpreter, such as bin/python of an environment",
            ErrorCode::IsDirectory);
    }
    if (!file.isExecutable())
        return failure(executable, "it is not executable", ErrorCode::NoPermission);
    return std::nullopt;
}

// The last line of a failed program's output, shortened.
std::string complaintOf(const QByteArray &written)
{
    constexpr qsizetype most = 200;
    const QByteArray text = written.trimmed();
    const QByteArray line = text.mid(text.lastIndexOf('\n') + 1).left(most);
    return line.isEmpty() ? std::string() : " (" + line.toStdString() + ")";
}

Result<Json> answerOf(const QString &executable)
{
    if (auto fault = faultOf(executable))
        return std::unexpected(*std::move(fault));
    QProcess process;
    process.setProcessChannelMode(QProcess::SeparateChannels);
    process.start(QFileInfo(executable).absoluteFilePath(),
        { QStringLiteral("-I"), QStringLiteral("-c"), QLatin1StringView(question) }, QIODevice::ReadOnly);
    if (!process.waitForFinished(static_cast<int>(std::chrono::milliseconds(patience).count())))
        process.kill();
    process.waitForFinished();
    Json answer = parsedJson<Json>(process.readAllStandardOutput().toStdString());
    if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0 || !answer.is_object())
        return std::unexpected(failure(executable,
            "it does not run as a Python of version 3.11 or later" + complaintOf(process.readAllStandardError())));
    return answer;
}

std::vector<std::string> textsIn(const Json &answer, const char *name)
{
    std::vector<std::string> texts;
    for (const Json &text : answer.value(name, Json::array())) {
        if (text.is_string())
            texts.push_back(text.get<std::string>());
    }
    return texts;
}

std::string textIn(const Json &answer, const char *name)
{
    const Json text = answer.value(name, Json());
    return text.is_string() ? text.get<std::string>() : std::string();
}

// "3.13.5" -> 13; nothing for anything but Python 3.
std::optional<int> minorOf(std::string_view version)
{
    constexpr std::string_view major = "3.";
    if (!version.starts_with(major))
        return std::nullopt;
    version.remove_prefix(major.size());
    int minor = 0;
    const auto read = std::from_chars(version.begin(), version.end(), minor);
    return read.ec == std::errc() ? std::optional(minor) : std::nullopt;
}

// The package's module works for any version, Vitrine's own only for the version it was built for.
Result<std::string> moduleFor(const QString &executable, const Json &answer)
{
    const std::string version = textIn(answer, "version");
    if (version == builtPythonVersion())
        return findWorker();
    constexpr int oldest = 11;
    if (minorOf(version).value_or(0) < oldest)
        return std::unexpected(
            failure(executable, formatted("it is Python {}; 3.{} or later is needed", version, oldest)));
    const std::string own = QCoreApplication::applicationVersion().toStdString();
    std::string module = textIn(answer, "module");
    if (!module.empty() && (own.empty() || textIn(answer, "installed") == own))
        return module;
    return std::unexpected(failure(
        executable, formatted("Python {} needs the package vitrine {} installed in this environment", version, own)));
}

// Adds "/usr/bin/python3.12" with its packages; only an installed package has a worker for its version.
void addInstalled(const QFileInfo &file, QList<KnownPython> &found)
{
    const QString version = file.fileName().mid(QStringView(u"python").size());
    if (!minorOf(version.toStdString()) || !file.isExecutable())
        return;
    const QString prefix = QFileInfo(file.absolutePath()).absolutePath();
    const bool isThere = std::ranges::any_of(std::array { u"site-packages", u"dist-packages" }, [&](auto folder) {
        return QFileInfo::exists(QStringLiteral("%1/lib/python%2/%3/vitrine/vitrine_worker.so")
                .arg(prefix, version, QString::fromUtf16(folder)));
    });
    if (isThere)
        found.append({ file.absoluteFilePath(), version });
}

} // namespace

QList<KnownPython> knownPythons()
{
    QList<KnownPython> found { { QString(), QString::fromUtf8(builtPythonVersion()) } };
    QStringList folders { QStringLiteral("/usr/bin"), QStringLiteral("/usr/local/bin") };
    const QDir versions(QDir::homePath() + QStringLiteral("/.pyenv/versions"));
    for (const QFileInfo &version : versions.entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot))
        folders << version.absoluteFilePath() + QStringLiteral("/bin");
    for (const QString &folder : folders) {
        for (const QFileInfo &file : QDir(folder).entryInfoList({ QStringLiteral("python3.*") }, QDir::Files))
            addInstalled(file, found);
    }
    return found;
}

std::optional<KnownPython> nearestPython(
    std::string_view recorded, std::string_view current, const QList<KnownPython> &known)
{
    const auto wanted = minorOf(recorded);
    const auto now = minorOf(current);
    if (!wanted || !now)
        return std::nullopt;
    std::optional<KnownPython> nearest;
    int least = std::abs(*now - *wanted);
    for (const KnownPython &python : known) {
        const auto minor = minorOf(python.version.toStdString());
        if (minor && std::abs(*minor - *wanted) < least) {
            least = std::abs(*minor - *wanted);
            nearest = python;
        }
    }
    return nearest;
}

Result<WorkerPython> workerPythonAt(const QString &typed)
{
    if (typed.isEmpty())
        return std::unexpected(Error { ErrorCode::BadValue, {}, {}, {}, "the path of the interpreter is empty" });
    const QString executable = pathOf(typed);
    const auto answer = answerOf(executable);
    if (!answer)
        return std::unexpected(answer.error());
    auto module = moduleFor(executable, *answer);
    if (!module)
        return std::unexpected(module.error());
    WorkerPython python { .executable = textIn(*answer, "executable"),
        .packageFolders = textsIn(*answer, "packages"),
        .libraries = textsIn(*answer, "libraries"),
        .module = std::move(*module) };
    const std::string package = textIn(*answer, "module");
    if (python.module == package) // with the libraries that a wheel brings
        python.libraries.push_back(
            QFileInfo(QFileInfo(QString::fromStdString(package)).absolutePath()).absolutePath().toStdString());
    return python;
}

} // namespace vitrine
