// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/review/secretshapes.h"

#include "executor/review/secrettext.h"

#include <algorithm>
#include <array>
#include <string>

namespace vitrine {

using namespace secrettext;

namespace {

struct TokenShape {
    std::string_view prefix;
    std::string_view service;
    CharacterClass alphabet = isAlnum; ///< of what follows the prefix
    std::size_t least = 0; ///< length of what follows
    std::size_t most = 0;
    bool isWeak = false; ///< the prefix alone says little: what follows has to look like a key
};

constexpr bool isCapitalOrDigit(char c) { return isUpper(c) || isDigit(c); }

// By first character, in each group the longer prefix first. Shapes are those that the services document or that
// their tokens have had for years.
constexpr auto shapes = std::to_array<TokenShape>({ { "ABIA", "AWS", isBase32, 16, 16 },
    { "ACCA", "AWS", isBase32, 16, 16 }, { "AGE-SECRET-KEY-1", "age", isAlnum, 58, 58 },
    { "AIza", "Google", isDashed, 35, 35 }, { "AKIA", "AWS", isCapitalOrDigit, 16, 16 },
    { "ASIA", "AWS", isCapitalOrDigit, 16, 16 }, { "ATATT3", "Atlassian", isHeaderValue, 50, 400 },
    { "AccountKey=", "Azure", isBase64, 40, 100 }, { "GOCSPX-", "Google", isDashed, 28, 28 },
    { "HRKU-", "Heroku", isDashed, 36, 80 }, { "NRAK-", "New Relic", isAlnum, 27, 27 },
    { "PMAK-", "Postman", isDashed, 59, 59 }, { "SG.", "SendGrid", isDotted, 60, 80 },
    { "SK", "Twilio", isHex, 32, 32 }, { "dapi", "Databricks", isHex, 32, 32 },
    { "dckr_pat_", "Docker", isDashed, 27, 36 }, { "discord.com/api/webhooks/", "Discord", isPath, 60, 120 },
    { "dop_v1_", "DigitalOcean", isHex, 64, 64 }, { "dp.pt.", "Doppler", isAlnum, 40, 48 },
    { "e2b_", "E2B", isHex, 40, 40 }, { "fw_", "Fireworks", isAlnum, 20, 40, true },
    { "ghp_", "GitHub", isAlnum, 36, 255 }, { "gho_", "GitHub", isAlnum, 36, 255 },
    { "ghu_", "GitHub", isAlnum, 36, 255 }, { "ghs_", "GitHub", isAlnum, 36, 255 },
    { "ghr_", "GitHub", isAlnum, 36, 255 }, { "github_pat_", "GitHub", isWord, 60, 255 },
    { "glpat-", "GitLab", isDashed, 20, 64 }, { "glsa_", "Grafana", isWord, 41, 41 },
    { "gsk_", "Groq", isAlnum, 40, 64 }, { "hf_", "Hugging Face", isAlnum, 30, 40 },
    { "hooks.slack.com/services/T", "Slack", isPath, 25, 80 }, { "hvs.", "Vault", isDashed, 24, 200 },
    { "key-", "Mailgun", isHex, 32, 32 }, { "lin_api_", "Linear", isAlnum, 40, 40 },
    { "lsv2_", "LangSmith", isWord, 40, 60 }, { "npm_", "npm", isAlnum, 36, 36 }, { "ntn_", "Notion", isAlnum, 40, 50 },
    { "pplx-", "Perplexity", isAlnum, 40, 64 }, { "pul-", "Pulumi", isHex, 40, 40 },
    { "pypi-AgEI", "PyPI", isDashed, 50, 400 }, { "r8_", "Replicate", isAlnum, 37, 40 },
    { "rk_live_", "Stripe", isAlnum, 16, 250 }, { "rk_test_", "Stripe", isAlnum, 16, 250 },
    { "sbp_", "Supabase", isHex, 40, 40 }, { "shpat_", "Shopify", isHex, 32, 32 },
    { "shpss_", "Shopify", isHex, 32, 32 }, { "sk-ant-", "Anthropic", isDashed, 20, 200 },
    { "sk-lf-", "Langfuse", isDashed, 30, 40 }, { "sk-or-", "OpenRouter", isDashed, 40, 100 },
    { "sk-proj-", "OpenAI", isDashed, 20, 300 }, { "sk-", "OpenAI", isAlnum, 20, 64, true },
    { "sk_live_", "Stripe", isAlnum, 16, 250 }, { "sk_test_", "Stripe", isAlnum, 16, 250 },
    { "sntrys_", "Sentry", isHeaderValue, 40, 300 }, { "tvly-", "Tavily", isDashed, 20, 60, true },
    { "whsec_", "Stripe", isBase64, 32, 80 }, { "xai-", "xAI", isAlnum, 60, 100 },
    { "xapp-", "Slack", isDashed, 40, 200 }, { "xoxa-", "Slack", isDashed, 20, 200 },
    { "xoxb-", "Slack", isDashed, 20, 200 }, { "xoxe-", "Slack", isDashed, 20, 250 },
    { "xoxp-", "Slack", isDashed, 20, 200 }, { "xoxr-", "Slack", isDashed, 20, 200 },
    { "xoxs-", "Slack", isDashed, 20, 200 }, { "ya29.", "Google", isDashed, 30, 500 } });

constexpr bool isSortedByFirst()
{
    return std::ranges::is_sorted(shapes, {}, [](const TokenShape &shape) { return shape.prefix.front(); });
}
static_assert(isSortedByFirst());

struct Range {
    std::size_t from = 0;
    std::size_t to = 0;
};

// The rows of the table by first character.
constexpr auto ranges = [] {
    std::array<Range, 128> result {};
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        Range &range = result.at(static_cast<unsigned char>(shapes[i].prefix.front()));
        if (range.to == 0)
            range.from = i;
        range.to = i + 1;
    }
    return result;
}();

bool isGenuine(const TokenShape &shape, std::string_view key)
{
    constexpr std::size_t fewestCharacters = 6;
    if (distinctCharacters(key) < fewestCharacters || key.ends_with("EXAMPLE"))
        return false;
    constexpr double leastEntropy = 3.2;
    return !shape.isWeak || (hasLetterAndDigit(key) && !isPlaceholder(key) && entropy(key) >= leastEntropy);
}

std::optional<Secret> shapeAt(const TokenShape &shape, std::string_view text, std::size_t at)
{
    const std::size_t from = at + shape.prefix.size();
    const std::size_t to = runEnd(text, from, shape.alphabet, shape.most + 1);
    const std::size_t length = to - from;
    if (length < shape.least || length > shape.most || isWord(secrettext::at(text, to))
        || !isGenuine(shape, text.substr(from, length)))
        return {};
    return Secret { SecretKind::Token, shape.service, at, to };
}

// 123456789:AA…: the number of a Telegram bot and its key.
std::optional<Secret> botTokenAt(std::string_view text, std::size_t at)
{
    const std::size_t colon = runEnd(text, at, isDigit, 11);
    constexpr std::size_t keyLength = 35;
    if (colon - at < 8 || colon - at > 10 || !text.substr(colon).starts_with(":AA"))
        return {};
    const std::size_t to = runEnd(text, colon + 1, isDashed, keyLength + 1);
    if (to - colon - 1 != keyLength)
        return {};
    return Secret { SecretKind::Token, "Telegram", at, to };
}

constexpr std::array<std::string_view, 14> secretNames { "password", "passwd", "passphrase", "pwd", "secret", "apikey",
    "accesskey", "secretkey", "privatekey", "accountkey", "signingkey", "encryptionkey", "token", "authkey" };
// Special tokens of language models and places in a list of results.
constexpr std::array<std::string_view, 13> harmlessNames { "padtoken", "eostoken", "bostoken", "septoken", "unktoken",
    "masktoken", "clstoken", "stoptoken", "endtoken", "starttoken", "pagetoken", "nexttoken", "specialtoken" };

// "x-api-key" and "API_KEY" as "apikey": the last letters of the name that ends at `end`.
std::string nameBefore(std::string_view text, std::size_t end)
{
    constexpr std::size_t longest = 24;
    std::string name;
    while (end > 0 && name.size() < longest && isDashed(text[end - 1])) {
        if (isAlnum(text[--end]))
            name += lower(text[end]);
    }
    std::ranges::reverse(name);
    return name;
}

bool isSecretName(const std::string &name)
{
    const auto ends = [&](std::string_view ending) { return name.ends_with(ending); };
    return std::ranges::any_of(secretNames, ends) && std::ranges::none_of(harmlessNames, ends);
}

std::size_t skipBlanks(std::string_view text, std::size_t from) { return runEnd(text, from, isBlank, 16); }

// Behind `"name" :`, `name =`, `name = b`; nothing when this is no assignment.
std::optional<std::size_t> valueStart(std::string_view text, std::size_t nameEnd)
{
    std::size_t location = nameEnd;
    if (at(text, location) == '\\')
        ++location; // JSON inside a string
    if (at(text, location) == '"' || at(text, location) == '\'')
        ++location;
    if (at(text, location) == ']')
        ++location;
    location = skipBlanks(text, location);
    const std::size_t sign = location;
    while (location < sign + 2 && (at(text, location) == ':' || at(text, location) == '=' || at(text, location) == '>'))
        ++location;
    if (location == sign || text[sign] == '>')
        return {};
    location = skipBlanks(text, location);
    return location + (at(text, location) == '\\' ? 1 : 0);
}

constexpr bool isValue(char c)
{
    return static_cast<unsigned char>(c) > ' ' && c != '"' && c != '\'' && c != '\\' && c != '`';
}
constexpr bool isBareValue(char c)
{
    return isValue(c) && c != ',' && c != ';' && c != ')' && c != ']' && c != '}' && c != '(' && c != '&';
}

bool isSecretValue(std::string_view value, bool isQuoted)
{
    const std::size_t least = isQuoted ? 8 : 12;
    if (value.size() < least || value.front() == '/' || value.front() == '.' || value.contains("://")
        || isPlaceholder(value))
        return false;
    const auto isSign = [](char c) { return !isAlnum(c) && c != '_' && c != '-' && c != '.'; };
    const bool isMixed = hasLetterAndDigit(value)
        || (isQuoted && std::ranges::any_of(value, isSign) && std::ranges::any_of(value, isLetter));
    constexpr double leastEntropy = 2.5;
    return isMixed && entropy(value) >= leastEntropy;
}

} // namespace

std::optional<Secret> tokenAt(std::string_view text, std::size_t location)
{
    const auto first = static_cast<unsigned char>(text[location]);
    if (first >= ranges.size())
        return {};
    if (isDigit(text[location]))
        return botTokenAt(text, location);
    for (std::size_t i = ranges.at(first).from; i < ranges.at(first).to; ++i) {
        if (!text.substr(location).starts_with(shapes.at(i).prefix))
            continue;
        if (auto found = shapeAt(shapes.at(i), text, location))
            return found;
    }
    return {};
}

std::optional<Secret> jsonWebTokenAt(std::string_view text, std::size_t location)
{
    constexpr std::size_t longest = 16'384;
    if (!text.substr(location).starts_with("eyJ"))
        return {};
    const std::size_t header = runEnd(text, location, isDashed, longest);
    if (!text.substr(header).starts_with(".eyJ"))
        return {};
    const std::size_t payload = runEnd(text, header + 1, isDashed, longest);
    if (at(text, payload) != '.')
        return {};
    const std::size_t to = runEnd(text, payload + 1, isDashed, longest);
    constexpr std::size_t leastSignature = 16;
    if (to - payload - 1 < leastSignature)
        return {};
    return Secret { SecretKind::JsonWebToken, {}, location, to };
}

std::optional<Secret> authorizationAt(std::string_view text, std::size_t location)
{
    const std::string_view rest = text.substr(location);
    const bool isBearer = rest.starts_with("Bearer ") || rest.starts_with("bearer ");
    const bool isBasic = rest.starts_with("Basic ");
    if (!isBearer && !isBasic)
        return {};
    // "Basic" is a word of English too: it counts in a header only.
    const std::string_view before
        = text.substr(location - std::min<std::size_t>(location, 20), std::min<std::size_t>(location, 20));
    if (isBasic && !before.contains("uthorization"))
        return {};
    constexpr std::size_t longest = 4096;
    const std::size_t from = location + (isBearer ? 7 : 6);
    const std::size_t to = runEnd(text, from, isHeaderValue, longest);
    const std::string_view value = text.substr(from, to - from);
    const std::size_t least = isBearer ? 16 : 8;
    if (value.size() < least || isPlaceholder(value) || (isBearer && !hasLetterAndDigit(value)))
        return {};
    return Secret { SecretKind::AuthorizationHeader, {}, from, to };
}

std::optional<Secret> privateKeyAt(std::string_view text, std::size_t location)
{
    constexpr std::string_view begin = "-----BEGIN ";
    constexpr std::string_view dashes = "-----";
    if (!text.substr(location).starts_with(begin))
        return {};
    constexpr auto isLabel = [](char c) { return isUpper(c) || isDigit(c) || c == ' '; };
    const std::size_t label = location + begin.size();
    const std::size_t labelEnd = runEnd(text, label, isLabel, 64);
    if (!text.substr(label, labelEnd - label).contains("PRIVATE KEY") || !text.substr(labelEnd).starts_with(dashes))
        return {};
    constexpr std::size_t longest = 32'768;
    const std::string_view body = text.substr(labelEnd + dashes.size(), longest);
    const std::size_t next = body.find(dashes);
    std::size_t to = labelEnd + dashes.size() + std::min(next, body.size());
    if (text.substr(to).starts_with("-----END "))
        to = runEnd(text, to + 9, isLabel, 64) + dashes.size();
    return Secret { SecretKind::PrivateKey, {}, location, std::min(to, text.size()) };
}

std::optional<Secret> urlPasswordAt(std::string_view text, std::size_t location)
{
    constexpr auto isUser = [](char c) { return isDotted(c) || c == '%' || c == '+' || c == '~'; };
    constexpr auto isPassword = [](char c) { return isValue(c) && c != '/' && c != '@' && c != '<' && c != '>'; };
    if (location == 0 || !isAlnum(text[location - 1]))
        return {};
    const std::size_t user = location + 3;
    const std::size_t colon = runEnd(text, user, isUser, 128);
    if (at(text, colon) != ':')
        return {};
    const std::size_t to = runEnd(text, colon + 1, isPassword, 256);
    const std::string_view password = text.substr(colon + 1, to - colon - 1);
    if (at(text, to) != '@' || !isAlnum(at(text, to + 1)) || password.size() < 3 || isPlaceholder(password))
        return {};
    return Secret { SecretKind::UrlPassword, {}, colon + 1, to };
}

std::optional<Secret> assignedSecretAt(std::string_view text, std::size_t nameEnd, bool isCode)
{
    const auto start = valueStart(text, nameEnd);
    if (!start || !isSecretName(nameBefore(text, nameEnd)))
        return {};
    std::size_t from = *start;
    if (isCode && isLetter(at(text, from)) && (at(text, from + 1) == '"' || at(text, from + 1) == '\''))
        ++from; // b"…", r"…"
    const bool isQuoted = at(text, from) == '"' || at(text, from) == '\'';
    if (isCode && !isQuoted)
        return {};
    from += isQuoted ? 1 : 0;
    constexpr std::size_t longest = 256;
    const std::size_t to = runEnd(text, from, isQuoted ? isValue : isBareValue, longest + 1);
    if (to - from > longest)
        return {};
    const char behind = at(text, to);
    const bool isWhole = !isQuoted || behind == '"' || behind == '\'' || behind == '\\';
    if (!isWhole || !isSecretValue(text.substr(from, to - from), isQuoted))
        return {};
    return Secret { SecretKind::AssignedSecret, {}, from, to };
}

std::optional<Secret> randomTextAt(std::string_view text, std::size_t location)
{
    constexpr auto isPart = [](char c) { return isAlnum(c) || c == '+' || c == '/' || c == '_' || c == '-'; };
    constexpr std::size_t least = 32;
    constexpr std::size_t most = 64;
    const std::size_t to = runEnd(text, location, isPart, most + 1);
    const std::string_view run = text.substr(location, to - location);
    const char before = location == 0 ? '\n' : text[location - 1];
    const char behind = at(text, to);
    // A digest ends in "=", a path goes on with "." or "/": neither is a key.
    const auto isBorder = [](char c) { return static_cast<unsigned char>(c) <= ' ' || c == '"' || c == '\''; };
    const bool standsAlone
        = (isBorder(before) || before == '=') && (isBorder(behind) || behind == ',' || behind == ';');
    if (run.size() < least || run.size() > most || !standsAlone || run.contains("//")
        || std::ranges::count(run, '/') > 2 || std::ranges::count(run, '-') > 3 || !looksRandom(run))
        return {};
    return Secret { SecretKind::RandomText, {}, location, to };
}

} // namespace vitrine
