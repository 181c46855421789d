// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/review/secretscanner.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>

using namespace vitrine;

namespace {

QString reported(std::string_view text, const ScanScope &scope)
{
    QStringList finds;
    for (const Secret &secret : findSecrets(text, scope)) {
        const auto part = text.substr(secret.from, secret.to - secret.from);
        finds << QStringLiteral("%1%2 %3").arg(QString::fromUtf8(toString(secret.kind)),
            secret.service.empty() ? QString() : u'/' + QString::fromUtf8(secret.service),
            QString::fromUtf8(part.data(), qsizetype(part.size())));
    }
    return finds.join(u'\n');
}

} // namespace

// Tokens are put together here so that no file of the project holds anything that looks like one.
class TestSecretScanner : public QObject {
    Q_OBJECT

    static void columns()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isCode");
        QTest::addColumn<QString>("finds");
    }
    static void row(const char *name, const QByteArray &text, const QByteArray &finds, bool isCode = false)
    {
        QTest::newRow(name) << text << isCode << QString::fromUtf8(finds);
    }
    static void check()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, isCode);
        QTEST(reported(text.toStdString(), { .isCode = isCode }), "finds");
    }

private Q_SLOTS:
    void findsTokensByTheirShape_data()
    {
        columns();
        const QByteArray letters = "aB3dE6gH9jK2mN5pQ8sT1vW4yZ7bC0dF3gJ6kL9nP2rS5uX8";
        const auto token = [&](const char *service, const QByteArray &prefix, qsizetype length, const QByteArray &of) {
            const QByteArray value = prefix + of.left(length);
            row(prefix.constData(), "key " + value + "\n", QByteArray("token/") + service + ' ' + value);
        };
        const QByteArray hex = "0a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f9";
        token("AWS", "AKIA", 16, "ABCDEFGH23456777QRS");
        token("GitHub", "ghp_", 36, letters);
        token("GitHub", "github_pat_", 82, letters + '_' + letters);
        token("GitLab", "glpat-", 20, letters);
        token("Hugging Face", "hf_", 34, letters);
        token("Google", "AIza", 35, letters);
        token("Slack", "xoxb-", 30, "123456789012-" + letters);
        token("Stripe", "sk_live_", 24, letters);
        token("OpenAI", "sk-", 48, letters);
        token("OpenAI", "sk-proj-", 40, letters);
        token("Anthropic", "sk-ant-", 40, "api03-" + letters);
        token("DigitalOcean", "dop_v1_", 64, hex);
        token("Twilio", "SK", 32, hex);
        token("npm", "npm_", 36, letters);
        token("SendGrid", "SG.", 66, letters.left(22) + '.' + letters.left(43));
        const QByteArray bot = "123456789:AA" + letters.left(33);
        row("a bot", bot, "token/Telegram " + bot);
        const QByteArray quoted = "ghp_" + letters.left(36);
        row("in code", "t = '" + quoted + "'", "token/GitHub " + quoted, true);
        row("behind an escaped line end", "\"a\\n" + quoted + '"', "token/GitHub " + quoted);
        row("two", quoted + ' ' + quoted, "token/GitHub " + quoted + "\ntoken/GitHub " + quoted);
    }
    void findsTokensByTheirShape() { check(); }

    void findsOtherSecrets_data()
    {
        columns();
        const QByteArray begin = "-----BEGIN RSA PRIVATE"
                                 " KEY-----";
        const QByteArray end = "-----END RSA PRIVATE"
                               " KEY-----";
        row("private key", "x\n" + begin + "\nMIIEpAIB\n" + end + "\ny", "private-key " + begin + "\nMIIEpAIB\n" + end);
        row("half a private key", begin + "\nMIIEpAIB", "private-key " + begin + "\nMIIEpAIB");
        const QByteArray jwt = "eyJhbGciOiJIUzI1NiJ9."
                               "eyJzdWIiOiIxMjM0In0."
                               "dozjgNryP4J3jVmNHl0w5N_XgL0n3I9P";
        row("web token", "t=" + jwt, "json-web-token " + jwt);
        row("bearer", "Authorization: Bearer a1b2c3d4e5f6g7h8i9", "authorization-header a1b2c3d4e5f6g7h8i9");
        row("bearer with a web token", "'Authorization': 'Bearer " + jwt + "'", "authorization-header " + jwt, true);
        row("basic", "Authorization: Basic dXNlcjpodW50ZXIy", "authorization-header dXNlcjpodW50ZXIy");
        row("url", "postgresql://bob:h7Gk2pq@db.acme.io:5432/x", "url-password h7Gk2pq");
        row("password in code", "password = 'tr0ub4dor&3'", "assigned-secret tr0ub4dor&3", true);
        row("key in a dictionary", "{\"api_key\": \"9f8a7b6c5d4e3f2a\"}", "assigned-secret 9f8a7b6c5d4e3f2a");
        row("key by subscript", "os.environ['OPENAI_API_KEY'] = 'q1w2e3r4t5y6'", "assigned-secret q1w2e3r4t5y6", true);
        row("keyword argument", "login(user='bob', password=b'tr0ub4dor')", "assigned-secret tr0ub4dor", true);
        row("header", "x-api-key: 9f8a7b6c5d4e3f2a", "assigned-secret 9f8a7b6c5d4e3f2a");
        row("environment", "export AWS_SECRET_ACCESS_KEY=wJalrXUtnFEMI/K7MDENG/bPxRfiCYzzz1",
            "assigned-secret wJalrXUtnFEMI/K7MDENG/bPxRfiCYzzz1");
        row("json in a string", "x = \"{\\\"password\\\": \\\"tr0ub4dor&3\\\"}\"", "assigned-secret tr0ub4dor&3");
        row("random text", "key = 'q7Xk2LmP9vRt4WzB8nYc3HdJ6fGs1QaE5uT0'",
            "random-text q7Xk2LmP9vRt4WzB8nYc3HdJ6fGs1QaE5uT0", true);
    }
    void findsOtherSecrets() { check(); }

    void findsPersonalData_data()
    {
        columns();
        row("address", "write to jane.doe+news@mail.acme.co.uk.", "email-address jane.doe+news@mail.acme.co.uk");
        row("address in angles", "Jane <jane@acme.io>", "email-address jane@acme.io");
        row("address in a string", "to = 'jane@acme.io'", "email-address jane@acme.io", true);
        row("address in a comment", "x = 1  # ask jane@acme.io", "email-address jane@acme.io", true);
        row("card", "paid with 4111111111111111", "card-number 4111111111111111");
        row("card in groups", "4111 1111 1111 1111.", "card-number 4111 1111 1111 1111");
        row("card with dashes", "5500-0000-0000-0004", "card-number 5500-0000-0000-0004");
        row("american card", "3782 822463 10005", "card-number 3782 822463 10005");
        row("account", "DE89370400440532013000", "iban DE89370400440532013000");
        row("account in groups", "to GB82 WEST 1234 5698 7654 32, please", "iban GB82 WEST 1234 5698 7654 32");
    }
    void findsPersonalData() { check(); }

    void findsContactData_data()
    {
        columns();
        row("international", "call +49 30 901820-15 today", "phone-number +49 30 901820-15");
        row("in brackets", "tel: +44 (20) 7946 0958", "phone-number +44 (20) 7946 0958");
        row("without groups", "tel:+33142685300", "phone-number +33142685300");
        row("american", "+1 212-736-3100", "phone-number +1 212-736-3100");
        row("american without country", "(212) 736-3100 or 212-736-3101",
            "phone-number (212) 736-3100\nphone-number 212-736-3101");
        row("in a string", "to = '+49 30 901820'", "phone-number +49 30 901820", true);
        row("address", "84.160.12.7 - - [27/Nov/2026]", "ip-address 84.160.12.7");
        row("in a link", "http://84.160.12.7:8080/x", "ip-address 84.160.12.7");
        row("in a list", "[\"84.160.12.7\",\"84.160.12.71\"]", "ip-address 84.160.12.7\nip-address 84.160.12.71");
        row("address of version 6", "from 2a02:8109:9a80:1::5f port 22", "ip-address 2a02:8109:9a80:1::5f");
        row("in square brackets", "[2003:e5:1f2a:8d00:c0ff:ee12:3456:789a]:443",
            "ip-address 2003:e5:1f2a:8d00:c0ff:ee12:3456:789a");
    }
    void findsContactData()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, isCode);
        QTEST(reported(text.toStdString(), { .contactData = true, .isCode = isCode }), "finds");
        // A warning for each address in code or a log would be too many.
        QCOMPARE(reported(text.toStdString(), { .isCode = isCode }), QString());
    }

    void leavesOtherNumbersAlone_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isCode");
        const auto row = [](const char *name, const QByteArray &text, bool isCode = false) {
            QTest::newRow(name) << text << isCode;
        };
        row("versions",
            "numpy==121.26.44.10 version 121.40.3.11 v121.2.3.40 Chrome/120.0.60.12 1.2.3.4 121.1.2.3-beta1");
        row("private addresses", "10.1.20.30 172.20.30.40 192.168.20.30 127.0.0.1 169.254.20.30 100.99.98.97");
        row("addresses of manuals", "192.0.2.44 198.51.100.77 203.0.113.99 2001:db8::1234:5678");
        row("resolvers", "8.8.8.8 1.1.1.1 9.9.9.9");
        row("networks and groups", "84.160.12.0/24 224.0.20.30 255.255.255.255");
        row("more than four", "84.160.12.7.9 1.84.160.12.7");
        row("no octets", "84.160.12.256 84.160.012.77");
        row("times and hardware", "2026:11:27 12:30:45 2a:02:81:09:9a:80 3::4 std::vector 2001::x");
        row("slices", "a[2000::1] b[::2]", true);
        row("addition", "x = y +49301234567 + (212) - 736", true);
        row("large sums", "+2147483647 +1000000000 +1700000000 -1234567890");
        row("numbers with units", "+4930901820% +49301234567.5 $212-736-3100");
        row("numbers of fiction", "+1 212-555-0142 (212) 555-0199");
        row("parts of identifiers", "order-212-736-3100 212-736-3100-7 a+49301234567");
        row("dates and ranges", "2026-11-27 100-200-3000 (2026) 100-2000");
        row("lines of a difference", "+0x1234567890 +123 +12345678");
    }
    void leavesOtherNumbersAlone()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, isCode);
        QCOMPARE(reported(text.toStdString(), { .contactData = true, .isCode = isCode }), QString());
    }

    void leavesHarmlessTextAlone_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isCode");
        const auto row = [](const char *name, const QByteArray &text, bool isCode = false) {
            QTest::newRow(name) << text << isCode;
        };
        row("md5", "d41d8cd98f00b204e9800998ecf8427e");
        row("sha1", "commit da39a3ee5e6b4b0d3255bfef95601890afd80709");
        row("sha256", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
        row("sha256 of a subresource", "integrity=\"sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\"");
        row("uuid", "id = '123e4567-e89b-12d3-a456-426614174000'", true);
        row("image",
            "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAA");
        row("versions", "numpy==1.26.4 python 3.13.5 4.1.1.1");
        row("example address", "mail user@example.com or a@b.example.org or c@host.test");
        row("address of nobody", "noreply@acme.io");
        row("image file", "icon@2x.png");
        row("decorator", "@app.route('/x')\ndef f(): pass", true);
        row("matrix product", "y = a@b.dot(c) + w@x.to_dense", true);
        row("repository", "git@github.com:acme/vitrine.git");
        row("package", "left-pad@1.3.0");
        row("social name", "@someone and @some.one");
        row("number that fails Luhn", "4111111111111112");
        row("time in nanoseconds", "1732243567123456789");
        row("large integer", "9007199254740992 18446744073709551616");
        row("decimal fraction", "0.4111111111111111 4111111111111111.5");
        row("negative number", "-4111111111111111");
        row("row of a table", "4000 4100 4200 4300\n1234 4111 1111 1111 1111 5678");
        row("row of a matrix", "[4111 1111 1111 1111]");
        row("amount", "$4111111111111111");
        row("identifier with digits", "order_4111111111111111 x4111111111111111");
        row("factorial", "51090942171709440000 2432902008176640000");
        row("account with wrong digits", "DE89370400440532013001");
        row("placeholders",
            "api_key = 'YOUR_API_KEY'\npassword = 'changeme123'\ntoken='<token>'\nsecret=\"${SECRET_1}\"", true);
        row("key of a manual",
            "aws_access_key_id = AKIA"
            "IOSFODNN7EXAMPLE");
        row("word of a name", "ASIAPacificRegion123 AKIAabcdefghijkl1234");
        row("crossed out", "ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx sk-xxxxxxxxxxxxxxxxxxxxxxxxxxxx");
        row("from the environment", "password = os.environ['DB_PASSWORD_1']\ntoken = get_token('abc12345')", true);
        row("question", "password = input('Enter your password: ')", true);
        row("words of models",
            "pad_token = '<|endoftext|>1' eos_token: \"</s>12345678\"\nnext_page_token = 'CDIQAA1234'");
        row("count of tokens", "max_token: 40961234567890");
        row("sentence", "The secret: nothing is hidden. Token: unknown");
        row("comparison of words", "if token == 'identifier': pass", true);
        row("public key", "-----BEGIN PUBLIC KEY-----\nMIIBIjANBg\n-----END PUBLIC KEY-----");
        row("certificate", "-----BEGIN CERTIFICATE-----\nMIIBIjANBg\n-----END CERTIFICATE-----");
        row("line of dashes", "----- BEGIN -----\n-------------------------");
        row("url with a port", "http://localhost:8080/a@b http://user@host/x");
        row("url with example password", "postgres://user:password@localhost/db");
        row("url with a placeholder", "https://user:{password}@host/", true);
        row("bearer without token", "Bearer token required; the bearer of this letter");
        row("words with sk",
            "task-management-system-2024-edition risk-assessment-model-2024 sk-learn-contrib-2024-models");
        row("camel case", "getElementsByTagNameAndAttributeValue2 AbstractSingletonProxyFactoryBean3Impl");
        row("long path", "/usr/lib/python3.13/site-packages/numpy/core/_multiarray_umath.so");
        row("base64 of json", "eyJhbGciOiJIUzI1NiJ9");
        row("alphabet", "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789");
    }
    void leavesHarmlessTextAlone()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, isCode);
        QCOMPARE(reported(text.toStdString(), { .isCode = isCode }), QString());
    }

    void looksForWhatIsAskedOnly()
    {
        const std::string text = "password: tr0ub4dor-3xyz jane@acme.io";
        QCOMPARE(reported(text, { .personalData = false }), QStringLiteral("assigned-secret tr0ub4dor-3xyz"));
        QCOMPARE(reported(text, { .secrets = false }), QStringLiteral("email-address jane@acme.io"));
        QCOMPARE(reported(text, { .secrets = false, .personalData = false }), QString());
        QCOMPARE(findSecrets(std::string("a@b.io ") + text, { .most = 1 }).size(), std::size_t { 1 });
    }

    void masksWhatItFound()
    {
        const std::string text = "ghp_"
                                 "aB3dE6gH9jK2mN5pQ8sT1vW4yZ7bC0dF3gJ6 jane@acme.io 4111111111111111 "
                                 "password=tr0ub4dor-3xyz";
        const auto secrets = findSecrets(text);
        QCOMPARE(withoutSecrets(text, secrets), std::string("ghp_\u2026 j\u2026@acme.io \u20261111 password=\u2026"));
        const std::string contact = "+49 30 901820 84.160.12.7";
        QCOMPARE(withoutSecrets(contact, findSecrets(contact, { .contactData = true })),
            std::string("+49\u202620 84.\u2026"));
        QCOMPARE(withoutSecrets("plain", {}), std::string("plain"));
    }

    void findsAreInOrderAndApart_data()
    {
        QTest::addColumn<QByteArray>("part");
        for (const char *part : { "ghp_", "sk-", "eyJ.", "eyJa.eyJb.", "a@", "a@b.", "://a:",
                 "-----BEGIN PRIVATE"
                 " KEY-----",
                 "-----BEGIN ", "4111 ", "4111-1111-", "DE89 ", "password=", "key:'", "Bearer ", "0", "\xff\x00@", "\n",
                 "aA0", "a/A0+", "token=token:", "123456789:AA", "xoxb-xoxb", "hooks.slack.com/services/T", "\\n",
                 "+49 ", "+1(", "(212) ", "84.160.12.", "2a02:", "+", "\"+49 30 901820 " })
            QTest::newRow(part) << QByteArray(part);
    }
    /// Also: whatever is repeated over a megabyte costs time in proportion only.
    void findsAreInOrderAndApart()
    {
        QFETCH(QByteArray, part);
        constexpr qsizetype megabyte = 1'000'000;
        const std::string text = part.repeated(megabyte / part.size()).toStdString();
        QElapsedTimer timer;
        timer.start();
        const auto secrets = findSecrets(text, { .contactData = true, .most = text.size() });
        QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
        std::size_t end = 0;
        for (const Secret &secret : secrets) {
            QVERIFY(secret.from >= end);
            QVERIFY(secret.to > secret.from);
            end = secret.to;
        }
        QVERIFY(end <= text.size());
        QVERIFY(!withoutSecrets(text, secrets).empty());
    }
};

QTEST_GUILESS_MAIN(TestSecretScanner)
#include "tst_secretscanner.moc"
