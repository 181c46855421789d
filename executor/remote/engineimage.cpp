// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/engineimage.h"

#include "base/sha256.h"
#include "executor/remote/cloudclient.h"
#include "executor/remote/tararchive.h"

namespace vitrine {

namespace {

using Json = EngineClient::Json;

} // namespace

EngineImage::EngineImage(EngineClient &engine, const ContainerChoice &choice)
    : m_engine(engine)
    , m_choice(choice)
{
}

QString EngineImage::nameFor(const char *kind, const QByteArray &content)
{
    constexpr std::size_t digits = 16;
    const std::string hash = sha256Hex({ content.data(), static_cast<std::size_t>(content.size()) });
    return QStringLiteral("vitrine-%1:%2").arg(QLatin1StringView(kind), QString::fromStdString(hash.substr(0, digits)));
}

Result<EngineImage::Known> EngineImage::find(const QString &image)
{
    auto reported = m_engine.ask("GET", QStringLiteral("/images/%1/json").arg(image));
    if (!reported)
        return std::unexpected(reported.error());
    std::string id = memberOf(*reported, "/Id");
    if (id.empty())
        return std::unexpected(
            Error { ErrorCode::Unavailable, {}, {}, {}, image.toStdString() + ": the ID is missing" });
    return Known { QString::fromStdString(id), std::move(*reported) };
}

Result<EngineImage::Known> EngineImage::ensure(const QString &image, const QByteArray &archive)
{
    auto known = find(image);
    if (known || known.error().code != ErrorCode::NotFound)
        return known;
    if (const auto built = build(image, archive); !built)
        return std::unexpected(built.error());
    return find(image);
}

Result<EngineImage::Known> EngineImage::chosen(const char *kind, const QByteArray &usualRecipe)
{
    if (!m_choice.image.isEmpty())
        return find(m_choice.image);
    const QByteArray recipe = m_choice.recipe.isEmpty() ? usualRecipe : m_choice.recipe;
    return ensure(nameFor(kind, recipe), tarArchive({ { .name = "Dockerfile", .content = recipe } }));
}

// The stream reports each step, and a failure as one of its lines.
Result<void> EngineImage::build(const QString &image, const QByteArray &archive)
{
    m_choice.report(SiteProgress::Stage::BuildingImage, image.toStdString());
    std::string fault;
    const auto take = [&](const Json &line) {
        if (line.is_object() && line.contains("error") && line["error"].is_string())
            fault = line["error"].get<std::string>();
        else if (line.is_object() && line.contains("stream") && line["stream"].is_string())
            m_choice.report(SiteProgress::Stage::BuildingImage, line["stream"].get<std::string>());
    };
    const QUrlQuery query { { QStringLiteral("t"), image }, { QStringLiteral("rm"), QStringLiteral("true") },
        { QStringLiteral("forcerm"), QStringLiteral("true") }, { QStringLiteral("pull"), QStringLiteral("false") } };
    const auto built = m_engine.send(QStringLiteral("/build"), query, archive, take);
    if (!built)
        return built;
    constexpr std::size_t most = 500;
    if (!fault.empty())
        return std::unexpected(Error { ErrorCode::Unavailable, {}, {}, {},
            image.toStdString() + " could not be built: " + fault.substr(0, most) });
    return {};
}

} // namespace vitrine
