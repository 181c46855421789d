// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/review/secretscanner.h"

#include "base/enumnames.h"
#include "base/utf8.h"
#include "executor/review/contactdata.h"
#include "executor/review/personaldata.h"
#include "executor/review/secretshapes.h"
#include "executor/review/secrettext.h"

#include <algorithm>

namespace vitrine {

using namespace secrettext;

namespace {

class Scan final {
public:
    Scan(std::string_view text, const ScanScope &scope)
        : m_text(text)
        , m_scope(scope)
    {
    }

    std::vector<Secret> run()
    {
        std::size_t location = 0;
        while (location < m_text.size() && m_found.size() < m_scope.most) {
            const char c = m_text[location];
            if (isWord(c))
                location = word(location);
            else
                location = take(sign(location, c), location + 1);
        }
        return std::move(m_found);
    }

private:
    // The text goes on where a find ends.
    std::size_t take(const std::optional<Secret> &secret, std::size_t otherwise)
    {
        if (!secret)
            return otherwise;
        m_found.push_back(*secret);
        return std::max(secret->to, otherwise);
    }

    std::size_t lastEnd() const { return m_found.empty() ? 0 : m_found.back().to; }

    std::optional<Secret> sign(std::size_t location, char c) const
    {
        if (c == '@' && m_scope.personalData)
            return emailAddressAt(m_text, location, lastEnd(), m_scope.isCode);
        if ((c == '+' || c == '(') && m_scope.contactData)
            return phoneNumberAt(m_text, location, m_scope.isCode);
        if (!m_scope.secrets)
            return {};
        if (c == ':' && m_text.substr(location).starts_with("://"))
            return urlPasswordAt(m_text, location);
        if (c == '-' && (location == 0 || m_text[location - 1] != '-'))
            return privateKeyAt(m_text, location);
        return {};
    }

    std::size_t word(std::size_t from)
    {
        const char before = from == 0 ? '\n' : m_text[from - 1];
        const std::size_t end = runEnd(m_text, from, isWord, m_text.size());
        // In text that was escaped, the "n" of "\n" is no part of the word.
        if (before == '\\' && (m_text[from] == 'n' || m_text[from] == 't' || m_text[from] == 'r') && from + 1 < end)
            ++from;
        if (before != '-') {
            if (const auto found = atWordStart(from))
                return take(found, end);
        }
        const auto assigned
            = m_scope.secrets ? assignedSecretAt(m_text, end, m_scope.isCode) : std::optional<Secret> {};
        return take(assigned, end);
    }

    std::optional<Secret> atWordStart(std::size_t from) const
    {
        std::optional<Secret> found;
        if (m_scope.secrets) {
            for (const auto look : { tokenAt, jsonWebTokenAt, authorizationAt, randomTextAt }) {
                if (!found)
                    found = look(m_text, from);
            }
        }
        if (!found && m_scope.personalData)
            found = isDigit(m_text[from]) ? cardNumberAt(m_text, from) : ibanAt(m_text, from);
        if (!found && m_scope.contactData && isDigit(m_text[from])) {
            found = phoneNumberAt(m_text, from, m_scope.isCode);
            if (!found)
                found = ipAddressAt(m_text, from);
        }
        return found;
    }

    std::string_view m_text;
    const ScanScope &m_scope;
    std::vector<Secret> m_found;
};

constexpr std::string_view cut = "\u2026";

std::string join(std::string_view first, std::string_view last)
{
    return std::string(first) + std::string(cut) + std::string(last);
}

// Cut between characters, not inside of one.
std::string_view firstBytes(std::string_view text, std::size_t count)
{
    return text.substr(0, characterStart(text, std::min(count, text.size())));
}

} // namespace

std::string_view toString(SecretKind kind)
{
    static constexpr auto names = enumNames<SecretKind::IpAddress>("token", "private-key", "json-web-token",
        "authorization-header", "url-password", "assigned-secret", "random-text", "email-address", "card-number",
        "iban", "phone-number", "ip-address");
    return nameOf(kind, names);
}

bool isPersonal(SecretKind kind) { return kind >= SecretKind::EmailAddress; }

std::vector<Secret> findSecrets(std::string_view text, const ScanScope &scope) { return Scan(text, scope).run(); }

std::string maskedSecret(std::string_view text, const Secret &secret)
{
    const std::string_view found = text.substr(secret.from, secret.to - secret.from);
    switch (secret.kind) {
    case SecretKind::PrivateKey: return join(found.substr(0, found.find('-', 5)), {});
    case SecretKind::EmailAddress: return join(found.substr(0, 1), found.substr(found.find('@')));
    case SecretKind::CardNumber: return join({}, found.substr(found.size() - 4));
    case SecretKind::PhoneNumber: return join(found.substr(0, 3), found.substr(found.size() - 2));
    case SecretKind::IpAddress: return join(found.substr(0, found.find_first_of(".:") + 1), {});
    case SecretKind::UrlPassword: return std::string(cut);
    case SecretKind::AssignedSecret: return join(firstBytes(found, found.size() >= 16 ? 2 : 0), {});
    default: return join(firstBytes(found, 4), {});
    }
}

std::string withoutSecrets(std::string_view text, const std::vector<Secret> &secrets)
{
    std::string result;
    std::size_t location = 0;
    for (const Secret &secret : secrets) {
        result += text.substr(location, secret.from - location);
        result += maskedSecret(text, secret);
        location = secret.to;
    }
    return result += text.substr(location);
}

} // namespace vitrine
