// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/workerimage.h"

#include "executor/remote/tararchive.h"
#include "executor/sandbox/jailspec.h"

#include <QFile>
#include <QFileInfo>

namespace vitrine {

namespace {

Result<QByteArray> contentOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::unexpected(Error { ErrorCode::FileNotFound, path.toStdString(), {}, {}, {} });
    return file.readAll();
}

// The worker's module, and its relay, which is next to it.
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
    : m_images(engine, choice)
{
}

QByteArray WorkerImage::usualRecipe()
{
    return "FROM debian:trixie-slim\n"
           "RUN apt-get update && apt-get install -y --no-install-recommends python3 python3-numpy python3-pandas "
           "libseccomp2 libssl3t64 libstdc++6 && rm -rf /var/lib/apt/lists/*\n";
}

Result<QString> WorkerImage::ensure()
{
    const auto base = m_images.chosen("base", usualRecipe());
    if (!base)
        return std::unexpected(base.error());
    auto files = workerFiles();
    if (!files)
        return std::unexpected(files.error());
    files->prepend({ .name = "Dockerfile",
        .content = "FROM " + base->id.toUtf8() + "\nCOPY vitrine-relay vitrine_worker.so /opt/vitrine/\n" });
    const QByteArray archive = tarArchive(*files);
    const QString name = EngineImage::nameFor("worker", archive);
    if (const auto made = m_images.ensure(name, archive); !made)
        return std::unexpected(made.error());
    return name;
}

} // namespace vitrine
