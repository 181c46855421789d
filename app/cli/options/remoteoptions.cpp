// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/remoteoptions.h"

#include "app/session/textfile.h"
#include "app/wording/safetext.h"

#include <QLocale>

#include <array>
#include <mutex>
#include <ranges>
#include <tuple>
#include <utility>

namespace vitrine {

QString executorIds(bool (*isWanted)(const ExecutorInfo &))
{
    QStringList ids;
    for (const auto &info : executorInfos() | std::views::filter(isWanted))
        ids << info.id.toString();
    return QLocale().createSeparatedList(ids);
}

void RemoteOptions::declare(CLI::App &parser)
{
    parser
        .add_option("--server", m_server,
            tr("URL of the Jupyter server for --executor jupyter, with its token or JUPYTER_TOKEN set").toStdString())
        ->type_name("URL");
    parser
        .add_option("--engine", m_engine,
            tr("Address of the container engine for --executor docker, such as unix:///run/podman/podman.sock; "
               "default: DOCKER_HOST, or the first socket found")
                .toStdString())
        ->type_name("URL");
    auto *image = parser.add_option("--image", m_image,
        tr("Image with Python 3.13 (docker) or with a Jupyter server on port 8888 (docker-kernel); default: built "
           "automatically. Template of E2B, image of Modal or Blaxel")
            .toStdString());
    parser
        .add_option("--dockerfile", m_recipe,
            tr("Dockerfile to build the image from, instead of the built-in one").toStdString())
        ->type_name("FILE")
        ->excludes(image);
    image->type_name("NAME");
    parser
        .add_option("--install", m_packages,
            tr("Package to install in each session, such as sympy==1.13; repeatable. The policy must allow its module "
               "and the index hosts. For %1")
                .arg(executorIds([](const ExecutorInfo &info) { return info.fields.packages; }))
                .toStdString())
        ->type_name("PACKAGE")
        ->allow_extra_args(false);
    parser
        .add_option("--index", m_index,
            tr("Address of the package index for --install, instead of https://pypi.org/simple").toStdString())
        ->type_name("URL");
}

bool RemoteOptions::isComplete(const ExecutorInfo &executor, Console &console) const
{
    const ExecutorFields &fields = executor.fields;
    const std::array<std::tuple<const char *, bool, bool>, 5> options {
        { { "--server", !m_server.empty(), fields.server }, { "--engine", !m_engine.empty(), fields.engine },
            { "--image", !m_image.empty(), fields.image }, { "--dockerfile", !m_recipe.empty(), fields.engine },
            { "--index", !m_index.empty(), fields.packages } }
    };
    for (const auto &[name, isGiven, isUsed] : options) {
        if (!isGiven || isUsed)
            continue;
        //: %1: an option, such as --server, %2: id of an executor. --executor is an option
        console.message(tr("%1 is not available with the %2 executor; choose another one with --executor.")
                .arg(QLatin1StringView(name), executor.id));
        return false;
    }
    if (!executor.fields.server || !m_server.empty())
        return true;
    //: %1: id of an executor; --server URL is typed literally
    console.message(tr("The %1 executor needs a server: --server URL.").arg(executor.id));
    return false;
}

// Called on the threads of the executors; the owner of the console waits meanwhile.
SiteObserver RemoteOptions::reporter(Console &console)
{
    return [&console, guard = std::make_shared<std::mutex>()](const SiteProgress &progress) {
        const std::scoped_lock lock(*guard);
        if (progress.stage == SiteProgress::Stage::BuildingImage)
            //: %1: name of an image, or what the engine says while it builds it
            console.message(tr("Image: %1").arg(safeLine(QString::fromStdString(progress.detail).trimmed())));
        else if (progress.stage == SiteProgress::Stage::Installing)
            //: %1: what the installer of packages says
            console.message(tr("Packages: %1").arg(safeLine(QString::fromStdString(progress.detail).trimmed())));
        else if (progress.stage == SiteProgress::Stage::Warning)
            //: %1: what it says
            console.message(tr("Message from the container engine: %1").arg(safeLine(progress.detail)));
    };
}

Result<RemoteChoice> RemoteOptions::choice(const ExecutorInfo &executor, Console &console) const
{
    RemoteChoice choice { .executor = executor.id.toString(), .server = QString::fromStdString(m_server) };
    choice.image = QString::fromStdString(m_image);
    choice.container.engine = QString::fromStdString(m_engine);
    choice.container.image = choice.image;
    choice.container.reported = reporter(console);
    auto packages = packageWishFrom(m_packages, m_index);
    if (!packages)
        return std::unexpected(packages.error());
    choice.packages = std::move(*packages);
    if (!m_recipe.empty()) {
        auto recipe = readTextFile(m_recipe);
        if (!recipe)
            return std::unexpected(recipe.error());
        choice.container.recipe = QByteArray::fromStdString(*recipe);
    }
    return choice;
}

} // namespace vitrine
