// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/cloudclient.h"

#include "base/formatted.h"
#include "base/parsedjson.h"
#include "executor/sandbox/boundedjson.h"

namespace vitrine {

namespace {

using Json = CloudClient::Json;

constexpr int mostTries = 3;
constexpr std::chrono::milliseconds firstPause { 200 };
constexpr std::chrono::milliseconds longestPause { 5000 };
constexpr int tooMany = 429;
constexpr int overloaded = 503;
constexpr JsonBounds bounds { .depth = 64, .values = 100'000, .keys = 10'000 };

Json documentIn(const QByteArray &body)
{
    const std::string_view text(body.data(), static_cast<std::size_t>(body.size()));
    if (!isBoundedJson(text, bounds))
        return Json(Json::value_t::discarded);
    return parsedJson<Json>(text);
}

ErrorCode codeFor(int status)
{
    switch (status) {
    case 401:
    case 403: return ErrorCode::KeyRejected;
    case 404: return ErrorCode::NotFound;
    case tooMany:
    case overloaded: return ErrorCode::TooManyRequests;
    default: return ErrorCode::BadAnswer;
    }
}

// Services report errors in one of these ways.
std::string complaintIn(const QByteArray &body)
{
    const Json document = documentIn(body);
    for (const char *site : { "/message", "/error/message", "/error", "/detail" }) {
        if (auto text = memberOf(document, site); !text.empty())
            return text;
    }
    return body.toStdString();
}

bool isFine(int status) { return status >= 200 && status < 300; }

} // namespace

std::string memberOf(const Json &document, const char *pointer)
{
    const Json::json_pointer site(pointer);
    if (!document.is_structured() || !document.contains(site) || !document.at(site).is_string())
        return {};
    return document.at(site).get<std::string>();
}

Error CloudClient::rejected(const QString &path, const HttpAnswer &answer) const
{
    constexpr std::size_t most = 300;
    QByteArray said = QByteArray::fromStdString(complaintIn(answer.body));
    for (const QByteArray &secret : m_service.secrets) {
        if (!secret.isEmpty())
            said.replace(secret, "…");
    }
    return { codeFor(answer.status), {}, {}, {},
        formatted("{}{}: status {}: {}", m_service.url.host().toStdString(), path.toStdString(), answer.status,
            said.toStdString().substr(0, most)) };
}

Result<HttpAnswer> CloudClient::send(HttpRequest request)
{
    request.headers = m_service.headers + request.headers;
    auto pause = firstPause;
    for (int tries = 1;; ++tries) {
        auto answer = m_http.send(request);
        const bool isBusy = answer && (answer->status == tooMany || answer->status == overloaded);
        if (!isBusy || tries == mostTries)
            return answer;
        const std::chrono::milliseconds wanted = answer->retryAfter.value_or(pause);
        m_thread.waitUntil([] { return false; }, NetworkThread::Clock::now() + std::min(wanted, longestPause));
        pause *= 2;
    }
}

void CloudClient::beginCleanUp(std::chrono::milliseconds patience)
{
    m_thread.forgetCancel();
    m_service.patience = patience;
}

HttpRequest CloudClient::requestFor(
    const QByteArray &verb, const QString &path, const QUrlQuery &query, const Json &body) const
{
    HttpRequest request { .verb = verb, .url = m_service.url, .timeout = m_service.patience };
    request.url.setPath(m_service.url.path() % path);
    request.url.setQuery(query);
    if (!body.is_null()) {
        request.body = QByteArray::fromStdString(body.dump(-1, ' ', true, Json::error_handler_t::replace));
        request.headers.emplace_back("Content-Type", "application/json");
    }
    return request;
}

Result<Json> CloudClient::ask(const QByteArray &verb, const QString &path, const QUrlQuery &query, const Json &body)
{
    return documentFor(path, requestFor(verb, path, query, body));
}

Result<Json> CloudClient::make(const QString &path, const QUrlQuery &query, const Json &body)
{
    HttpRequest request = requestFor("POST", path, query, body);
    request.makesSomething = true;
    return documentFor(path, std::move(request));
}

Result<Json> CloudClient::list(const QString &path, const QUrlQuery &query)
{
    constexpr int mostPages = 100;
    Json all = Json::array();
    QByteArray page;
    for (int pages = 0; pages < mostPages; ++pages) {
        QUrlQuery wanted = query;
        if (!page.isEmpty())
            wanted.addQueryItem(
                QStringLiteral("nextToken"), QString::fromLatin1(QUrl::toPercentEncoding(QString::fromLatin1(page))));
        page.clear();
        const auto part = documentFor(path, requestFor("GET", path, wanted, {}), &page);
        if (!part)
            return std::unexpected(part.error());
        if (part->is_array())
            all.insert(all.end(), part->begin(), part->end());
        if (page.isEmpty())
            break;
    }
    return all;
}

Result<Json> CloudClient::documentFor(const QString &path, HttpRequest request, QByteArray *nextPage)
{
    const auto answer = send(std::move(request));
    if (!answer)
        return std::unexpected(answer.error());
    if (!isFine(answer->status))
        return std::unexpected(rejected(path, *answer));
    if (nextPage != nullptr)
        *nextPage = answer->nextPage;
    if (answer->body.trimmed().isEmpty())
        return Json();
    Json document = documentIn(answer->body);
    if (document.is_discarded())
        return std::unexpected(Error { ErrorCode::BadAnswer, {}, {}, {},
            formatted("{}{}: the response is not JSON", m_service.url.host().toStdString(), path.toStdString()) });
    return document;
}

Result<void> CloudClient::stream(HttpRequest request)
{
    const QString path = request.url.path();
    const auto answer = send(std::move(request));
    if (!answer)
        return std::unexpected(answer.error());
    if (!isFine(answer->status))
        return std::unexpected(rejected(path, *answer));
    return {};
}

} // namespace vitrine
