// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/chain/timestamp.h"

#include "models/trail/file/digest.h"
#include "models/trail/file/hex.h"

#include <openssl/bio.h>
#include <openssl/err.h>
#include <openssl/pem.h>
#include <openssl/ts.h>
#include <openssl/x509.h>

#include <algorithm>
#include <array>
#include <climits>
#include <ctime>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace vitrine {

namespace {

template <auto function>
struct FreedBy {
    template <typename T>
    void operator()(T *pointer) const
    {
        function(pointer);
    }
};
using Request = std::unique_ptr<TS_REQ, FreedBy<TS_REQ_free>>;
using Response = std::unique_ptr<TS_RESP, FreedBy<TS_RESP_free>>;
using Imprint = std::unique_ptr<TS_MSG_IMPRINT, FreedBy<TS_MSG_IMPRINT_free>>;
using Algorithm = std::unique_ptr<X509_ALGOR, FreedBy<X509_ALGOR_free>>;
using Integer = std::unique_ptr<ASN1_INTEGER, FreedBy<ASN1_INTEGER_free>>;
using Store = std::unique_ptr<X509_STORE, FreedBy<X509_STORE_free>>;
using Certificate = std::unique_ptr<X509, FreedBy<X509_free>>;
using Memory = std::unique_ptr<BIO, FreedBy<BIO_free_all>>;
using Check = std::unique_ptr<TS_VERIFY_CTX, FreedBy<TS_VERIFY_CTX_free>>;

/// Seconds that the clock of an authority may be ahead of this one.
constexpr double longestLead = 300;

Error rejection(std::string_view what) { return { ErrorCode::BadValue, {}, {}, {}, "timestamp." + std::string(what) }; }

trailfile::Digest digestOf(std::string_view bytes)
{
    trailfile::Hasher hasher;
    return hasher(bytes);
}

unsigned char *unsignedBytes(trailfile::Digest &digest) { return reinterpret_cast<unsigned char *>(digest.data()); }

std::string_view bytesOf(const ASN1_STRING *text)
{
    return { reinterpret_cast<const char *>(ASN1_STRING_get0_data(text)),
        static_cast<std::size_t>(ASN1_STRING_length(text)) };
}

Imprint imprintOf(std::string_view bytes)
{
    Imprint imprint(TS_MSG_IMPRINT_new());
    const Algorithm algorithm(X509_ALGOR_new());
    trailfile::Digest digest = digestOf(bytes);
    const bool isDone = imprint && algorithm
        && X509_ALGOR_set0(algorithm.get(), OBJ_nid2obj(NID_sha256), V_ASN1_NULL, nullptr) == 1
        && TS_MSG_IMPRINT_set_algo(imprint.get(), algorithm.get()) == 1
        && TS_MSG_IMPRINT_set_msg(imprint.get(), unsignedBytes(digest), static_cast<int>(digest.size())) == 1;
    return isDone ? std::move(imprint) : nullptr;
}

/// A number that differs from those of earlier requests.
Integer nonce()
{
    std::uint64_t value = 0;
    for (const char byte : trailfile::randomBytes(sizeof value))
        value = value << 8 | static_cast<unsigned char>(byte);
    Integer number(ASN1_INTEGER_new());
    return number && ASN1_INTEGER_set_uint64(number.get(), value) == 1 ? std::move(number) : nullptr;
}

bool isGranted(TS_RESP *response)
{
    const TS_STATUS_INFO *status = TS_RESP_get_status_info(response);
    const long code = status ? ASN1_INTEGER_get(TS_STATUS_INFO_get0_status(status)) : -1;
    return code == TS_STATUS_GRANTED || code == TS_STATUS_GRANTED_WITH_MODS;
}

bool isAbout(TS_TST_INFO *info, std::string_view bytes)
{
    TS_MSG_IMPRINT *imprint = TS_TST_INFO_get_msg_imprint(info);
    const ASN1_OBJECT *algorithm = nullptr;
    X509_ALGOR_get0(&algorithm, nullptr, nullptr, TS_MSG_IMPRINT_get_algo(imprint));
    const trailfile::Digest digest = digestOf(bytes);
    return OBJ_obj2nid(algorithm) == NID_sha256 && bytesOf(TS_MSG_IMPRINT_get_msg(imprint)) == trailfile::view(digest);
}

std::optional<double> timeOf(const TS_TST_INFO *info)
{
    std::tm parts {};
    if (ASN1_TIME_to_tm(TS_TST_INFO_get_time(info), &parts) != 1)
        return std::nullopt;
    return static_cast<double>(::timegm(&parts));
}

std::string policyOf(TS_TST_INFO *info)
{
    std::array<char, 128> text {};
    const int size = OBJ_obj2txt(text.data(), static_cast<int>(text.size()), TS_TST_INFO_get_policy_id(info), 1);
    return { text.data(), static_cast<std::size_t>(std::clamp(size, 0, static_cast<int>(text.size()) - 1)) };
}

/// The certificates of a PEM text; other parts of it are skipped.
std::vector<Certificate> certificatesIn(std::string_view text)
{
    std::vector<Certificate> found;
    const Memory memory(BIO_new_mem_buf(text.data(), static_cast<int>(std::min<std::size_t>(text.size(), INT_MAX))));
    while (memory) {
        Certificate certificate(PEM_read_bio_X509(memory.get(), nullptr, nullptr, nullptr));
        if (!certificate)
            break;
        found.push_back(std::move(certificate));
    }
    ERR_clear_error();
    return found;
}

bool isSignedBy(TS_RESP *response, std::span<X509 *const> trusted)
{
    Store store(X509_STORE_new());
    const Check check(TS_VERIFY_CTX_new());
    if (!store || !check)
        return false;
    for (X509 *certificate : trusted)
        if (X509_STORE_add_cert(store.get(), certificate) != 1)
            return false;
    TS_VERIFY_CTX_set_flags(check.get(), TS_VFY_VERSION | TS_VFY_SIGNATURE);
    if (TS_VERIFY_CTX_set0_store(check.get(), store.get()) != 1)
        return false;
    store.release(); // the context's now // NOLINT(bugprone-unused-return-value)
    const bool isValid = TS_RESP_verify_response(check.get(), response) == 1;
    ERR_clear_error();
    return isValid;
}

/// OpenSSL tries only the first certificate with the name of an issuer. An authority that renews its key keeps its
/// name, so each choice of one certificate for each name is tried.
bool isSignedByTrusted(TS_RESP *response, std::string_view certificates)
{
    constexpr std::size_t mostChoices = 256;
    const std::vector<Certificate> all = certificatesIn(certificates);
    std::vector<std::vector<X509 *>> byName;
    for (const Certificate &certificate : all) {
        const auto *name = X509_get_subject_name(certificate.get());
        const auto known = std::ranges::find_if(byName, [name](const std::vector<X509 *> &group) {
            return X509_NAME_cmp(X509_get_subject_name(group.front()), name) == 0;
        });
        if (known == byName.end())
            byName.push_back({ certificate.get() });
        else
            known->push_back(certificate.get());
    }
    for (std::size_t choice = 0; choice < mostChoices; ++choice) {
        std::vector<X509 *> trusted;
        std::size_t rest = choice;
        for (const std::vector<X509 *> &group : byName) {
            trusted.push_back(group[rest % group.size()]);
            rest /= group.size();
        }
        if (rest > 0)
            return false;
        if (isSignedBy(response, trusted))
            return true;
    }
    return false;
}

} // namespace

Result<std::string> timestampRequest(std::string_view bytes)
{
    const Request request(TS_REQ_new());
    const Imprint imprint = imprintOf(bytes);
    const Integer number = nonce();
    const bool isDone = request && imprint && number && TS_REQ_set_version(request.get(), 1) == 1
        && TS_REQ_set_msg_imprint(request.get(), imprint.get()) == 1
        && TS_REQ_set_nonce(request.get(), number.get()) == 1 && TS_REQ_set_cert_req(request.get(), 1) == 1;
    unsigned char *encoded = nullptr;
    const int size = isDone ? i2d_TS_REQ(request.get(), &encoded) : -1;
    if (size <= 0)
        return std::unexpected(Error { ErrorCode::Unavailable, {}, {}, {}, "time stamps of OpenSSL" });
    std::string document(reinterpret_cast<const char *>(encoded), static_cast<std::size_t>(size));
    // OPENSSL_free would put the path of this file into the program.
    CRYPTO_free(encoded, "", 0);
    return document;
}

bool hasCertificates(std::string_view text) { return !certificatesIn(text).empty(); }

Result<Timestamp> timestampFrom(
    std::string_view response, std::string_view bytes, std::string_view certificates, double now)
{
    const auto *at = reinterpret_cast<const unsigned char *>(response.data());
    const Response document(d2i_TS_RESP(nullptr, &at, static_cast<long>(response.size())));
    ERR_clear_error();
    if (!document)
        return std::unexpected(rejection("response"));
    TS_TST_INFO *info = TS_RESP_get_tst_info(document.get());
    if (!isGranted(document.get()) || !info)
        return std::unexpected(rejection("refused"));
    if (!isAbout(info, bytes))
        return std::unexpected(rejection("other"));
    const auto time = timeOf(info);
    if (!time)
        return std::unexpected(rejection("time"));
    if (*time > now + longestLead)
        return std::unexpected(rejection("future"));
    Timestamp found { *time, trailfile::hexOf(bytesOf(TS_TST_INFO_get_serial(info))), policyOf(info), false };
    if (certificates.empty())
        return found;
    found.isTrusted = isSignedByTrusted(document.get(), certificates);
    if (!found.isTrusted)
        return std::unexpected(rejection("signature"));
    return found;
}

} // namespace vitrine
