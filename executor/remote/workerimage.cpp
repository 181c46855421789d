// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/workerimage.h"

#include "executor/policy/sha256.h"
#include "executor/remote/tararchive.h"
#include "executor/sandbox/jailspec.h"

#include <QFile>
#include <QFileInfo>

namespace vitrine {

namespace {

using Json = EngineClient::Json;

// What decides what comes out is in the name: the same is not made twice, and another is not taken for it.
QString nameFor(const char *kind, const QByteArray &content)
{
    constexpr std::size_t digits = 16;
    const std::string hash = sha256Hex({ content.data(), static_cast<std::size_t>(content.size()) });
    return QStringLiteral("vitrine-%1:%2").arg(QLatin1StringView(kind), QString::fromStdString(hash.substr(0, digits)));
}

Result<QByteArray> contentOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::unexpected(Error { ErrorCode::FileNotFound, path.toStdString(), {}, {}, {} });
    return file.readAll();
}

// The worker's module, and its relay, which lies beside it.
Result<QList<TarFile>> workerFiles()
{
    constexpr int program = 0755;
    const QString worker = QString::fromStdString(findWorker());
    const QString folder = QFileInfo(worker).path();
    QList<TarFile> files;
    for (const char *name : { "vitrine-relay", "vitrine_worker.so" }) {
        auto content = contentOf(folder + u'/' + QLatin1StringView(name));
        if (!content)
            return std::unexpected(content.error());
        files.append({ .name = name, .content = std::move(*content), .mode = program });
    }
    return files;
}

} // namespace

WorkerImage::WorkerImage(EngineClient &engine, const ContainerChoice &choice)
    : m_engine(engine)
    , m_choice(choice)
{
}

QByteArray WorkerImage::usualRecipe()
{
    return "FROM debian:trixie-slim\n"
           "RUN apt-get update && apt-get install -y --no-install-recommends python3 python3-numpy python3-pandas "
           "libseccomp2 libssl3t64 libstdc++6 && rm -rf /var/lib/apt/lists/*\n";
}

void WorkerImage::tell(ContainerProgress::Stage stage, std::string detail) const
{
    if (m_choice.told)
        m_choice.told({ stage, std::move(detail) });
}

Result<QString> WorkerImage::idOf(const QString &image)
{
    const auto told = m_engine.ask("GET", QStringLiteral("/images/%1/json").arg(image));
    if (!told)
        return std::unexpected(told.error());
    const auto id = told->is_object() ? told->find("Id") : told->end();
    if (id == told->end() || !id->is_string())
        return std::unexpected(Error { ErrorCode::Unavailable, {}, {}, {}, image.toStdString() + ": has no id" });
    return QString::fromStdString(id->get<std::string>());
}

Result<QString> WorkerImage::ensureBase()
{
    if (!m_choice.image.isEmpty())
        return idOf(m_choice.image);
    const QByteArray recipe = m_choice.recipe.isEmpty() ? usualRecipe() : m_choice.recipe;
    const QString name = nameFor("base", recipe);
    auto id = idOf(name);
    if (id || id.error().code != ErrorCode::NotFound)
        return id;
    if (const auto built = build(name, tarArchive({ { .name = "Dockerfile", .content = recipe } })); !built)
        return std::unexpected(built.error());
    return idOf(name);
}

Result<QString> WorkerImage::ensure()
{
    const auto base = ensureBase();
    if (!base)
        return std::unexpected(base.error());
    auto files = workerFiles();
    if (!files)
        return std::unexpected(files.error());
    files->prepend({ .name = "Dockerfile",
        .content = "FROM " + base->toUtf8() + "\nCOPY vitrine-relay vitrine_worker.so /opt/vitrine/\n" });
    const QByteArray archive = tarArchive(*files);
    const QString name = nameFor("worker", archive);
    const auto id = idOf(name);
    if (!id && id.error().code == ErrorCode::NotFound) {
        if (const auto built = build(name, archive); !built)
            return std::unexpected(built.error());
    } else if (!id) {
        return std::unexpected(id.error());
    }
    return name;
}

// The stream tells of each step, and of a failure as one of its lines.
Result<void> WorkerImage::build(const QString &image, const QByteArray &archive)
{
    tell(ContainerProgress::Stage::BuildingImage, image.toStdString());
    std::string fault;
    const auto take = [&](const Json &line) {
        if (line.is_object() && line.contains("error") && line["error"].is_string())
            fault = line["error"].get<std::string>();
        else if (line.is_object() && line.contains("stream") && line["stream"].is_string())
            tell(ContainerProgress::Stage::BuildingImage, line["stream"].get<std::string>());
    };
    const QUrlQuery query { { QStringLiteral("t"), image }, { QStringLiteral("rm"), QStringLiteral("true") },
        { QStringLiteral("forcerm"), QStringLiteral("true") }, { QStringLiteral("pull"), QStringLiteral("false") } };
    const auto built = m_engine.send(QStringLiteral("/build"), query, archive, take);
    if (!built)
        return built;
    constexpr std::size_t most = 500;
    if (!fault.empty())
        return std::unexpected(Error {
            ErrorCode::Unavailable, {}, {}, {}, image.toStdString() + " cannot be built: " + fault.substr(0, most) });
    return {};
}

} // namespace vitrine
