// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/shell/programhosts.h"

#include "executor/shell/optionwords.h"
#include "executor/shell/shellprograms.h"
#include "executor/shell/shellwords.h"

#include <algorithm>
#include <array>
#include <string>

namespace vitrine {

namespace {

using Words = std::span<const PartialText>;
using Hosts = std::vector<PartialText>;

/// How the operands of a program name hosts.
struct HostProgram {
    enum class How {
        Addresses, ///< also without a scheme
        First, ///< the first one; what follows is a port or a command
        All, ///< those that look like one, or all if none does
        Paths, ///< "host:path"
    };
    std::string_view name;
    How how = How::Addresses;
    std::string_view optionsWithValue {};
};
using How = HostProgram::How;

constexpr auto hostPrograms = std::to_array<HostProgram>({
    { "GET", How::Addresses },
    { "HEAD", How::Addresses },
    { "POST", How::Addresses },
    { "ab", How::Addresses, "AbCcefHknpPsTtuvVxXy" },
    { "aria2c", How::Addresses, "dhijkloPsTtUx" },
    { "arping", How::All, "cisSIw" },
    { "autossh", How::First, "BbcDEeFIiJLlmOopQRSWwM" },
    { "axel", How::Addresses, "HnosU" },
    { "curl", How::Addresses, "AbcdeFHKmoTuwXxyYEhPQrtzC" },
    { "curlie", How::Addresses },
    { "delv", How::All, "abcdipqtxy" },
    { "dig", How::All, "bcfkpqtxy" },
    { "drill", How::All },
    { "elinks", How::Addresses },
    { "fping", How::All, "bBcCfgHiIMOpPQrRStTx" },
    { "ftp", How::First, "Ppsr" },
    { "host", How::All, "cNRtWm" },
    { "hping3", How::All, "cdiIpsEw" },
    { "http", How::Addresses, "aopsAvhb" },
    { "https", How::Addresses, "aop" },
    { "kdig", How::All },
    { "lftp", How::First, "cefpu" },
    { "links", How::Addresses },
    { "lynx", How::Addresses },
    { "mail", How::All, "abcrSs" },
    { "mailx", How::All, "abcrSs" },
    { "masscan", How::All },
    { "mosh", How::First, "p" },
    { "mosquitto_pub", How::All, "htmpuP" },
    { "mount", How::Paths, "toLU" },
    { "mtr", How::All, "aBcfimPoQs" },
    { "mutt", How::All, "abcefFHimQs" },
    { "nc", How::First, "iIMmOPpqsTVwXx" },
    { "ncat", How::First, "giIpmdowsx" },
    { "netcat", How::First, "iIMmOPpqsTVwXx" },
    { "nmap", How::All, "eDgiopSTM" },
    { "nslookup", How::All },
    { "ntpdate", How::All, "aekopt" },
    { "ping", How::All, "cFiIlmMpQsStTwW" },
    { "ping6", How::All, "cFiIlmMpQsStTwW" },
    { "rpcclient", How::First },
    { "rsh", How::First, "l" },
    { "rsync", How::Paths, "efBMT" },
    { "scp", How::Paths, "cDFiJloPSX" },
    { "sendmail", How::All },
    { "sftp", How::First, "BbcDFiJloPRSsX" },
    { "showmount", How::All },
    { "smbclient", How::First },
    { "snmpwalk", How::First, "cvuaAxXl" },
    { "ssh", How::First, "BbcDEeFIiJLlmOopQRSWw" },
    { "ssh-copy-id", How::First, "iopFsx" },
    { "ssh-keyscan", How::All, "fpTtO" },
    { "sshfs", How::Paths, "opF" },
    { "telnet", How::First, "abelnrSX" },
    { "tftp", How::First, "mR" },
    { "tracepath", How::All, "lmp" },
    { "traceroute", How::All, "fgiIlmNNqstwz" },
    { "vncviewer", How::First },
    { "w3m", How::Addresses, "IoOT" },
    { "wget", How::Addresses, "aoeiBtOTwQPUlADIRX" },
    { "wget2", How::Addresses, "aoeiBtOTwQPUlADIRX" },
    { "whois", How::All, "hpTtigsVv" },
    { "xh", How::Addresses },
    { "youtube-dl", How::Addresses },
    { "yt-dlp", How::Addresses },
});
static_assert(std::ranges::is_sorted(hostPrograms, {}, &HostProgram::name));

/// An option whose value names hosts, see behindOption.
struct HostOption {
    std::string_view program;
    std::string_view option;
};
constexpr auto hostOptions = std::to_array<HostOption>({
    { "curl", "--connect-to" },
    { "curl", "--dns-servers" },
    { "curl", "--doh-url" },
    { "curl", "--preproxy" },
    { "curl", "--proxy" },
    { "curl", "--resolve" },
    { "curl", "--socks4" },
    { "curl", "--socks4a" },
    { "curl", "--socks5" },
    { "curl", "--socks5-hostname" },
    { "curl", "--url" },
    { "curl", "-x" },
    { "docker", "--host" },
    { "docker", "-H" },
    { "gpg", "--keyserver" },
    { "iperf", "-c" },
    { "iperf3", "--client" },
    { "iperf3", "-c" },
    { "kubectl", "--server" },
    { "ldapsearch", "-H" },
    { "ldapsearch", "-h" },
    { "logger", "--server" },
    { "logger", "-n" },
    { "mariadb", "--host" },
    { "mariadb", "-h" },
    { "mongosh", "--host" },
    { "mysql", "--host" },
    { "mysql", "-h" },
    { "mysqldump", "--host" },
    { "mysqldump", "-h" },
    { "nc", "-x" },
    { "ncat", "--proxy" },
    { "openssl", "-connect" },
    { "openssl", "-host" },
    { "openssl", "-proxy" },
    { "pg_dump", "--host" },
    { "pg_dump", "-h" },
    { "pip", "--proxy" },
    { "podman", "--url" },
    { "psql", "--host" },
    { "psql", "-h" },
    { "redis-cli", "-h" },
    { "scp", "-J" },
    { "sftp", "-J" },
    { "ssh", "-J" },
    { "ssh", "-L" },
    { "ssh", "-R" },
    { "ssh", "-W" },
    { "systemctl", "--host" },
    { "systemctl", "-H" },
    { "whois", "-h" },
});

/// Options with which a program connects to hosts that are not in the command.
constexpr auto unknownHostOptions = std::to_array<HostOption>({
    { "aria2c", "--input-file" },
    { "aria2c", "-i" },
    { "gpg", "--auto-key-locate" },
    { "gpg", "--locate-external-keys" },
    { "gpg", "--receive-keys" },
    { "gpg", "--recv-keys" },
    { "gpg", "--refresh-keys" },
    { "gpg", "--search-keys" },
    { "gpg", "--send-keys" },
    { "nmap", "-iL" },
    { "wget", "--input-file" },
    { "wget", "-i" },
    { "yt-dlp", "--batch-file" },
    { "yt-dlp", "-a" },
});

/// Sub-commands of git that connect to the host of "host:path".
constexpr auto connectingGit = std::to_array<std::string_view>(
    { "clone", "fetch", "ls-remote", "pull", "push", "remote", "request-pull", "submodule" });

/// "https://user@example.org:80/x" has the host example.org.
std::string_view hostOf(std::string_view address)
{
    address.remove_prefix(std::min(address.find_first_not_of('/'), address.size())); // "//host/share"
    address = address.substr(0, address.find_first_of("/?#"));
    if (const std::size_t user = address.rfind('@'); user != address.npos)
        address.remove_prefix(user + 1);
    if (address.starts_with('['))
        return address.substr(0, address.find(']') + 1);
    return address.substr(0, address.find(':'));
}

/// The host of an address with a scheme. One that an expansion ends is unknown.
PartialText addressedHost(const PartialText &word, std::string_view text)
{
    const std::size_t begin = text.find("://") + 3;
    const bool isCut = word.pieces.size() > 1 && text.find_first_of("/?#", begin) == text.npos;
    PartialText host = textWord(isCut ? text.substr(begin) : hostOf(text.substr(begin)));
    if (isCut)
        host.append(PartialText::Kind::InWord);
    return host;
}

PartialText unknownHost()
{
    PartialText host;
    host.append(PartialText::Kind::InWord);
    return host;
}

/// What is known at the beginning of a word.
std::string beginOf(const PartialText &word)
{
    return word.pieces.empty() || word.pieces.front().kind != PartialText::Kind::Known ? std::string()
                                                                                       : word.pieces.front().text;
}

bool isNumber(std::string_view text) { return text.find_first_not_of("0123456789-") == text.npos; }

bool hasScheme(std::string_view text)
{
    const std::size_t scheme = text.find("://");
    return scheme != text.npos && text.find_first_of(" \t\n") > scheme;
}

/// A host that a word is, or begins with.
PartialText hostOfWord(const PartialText &word)
{
    return word.isKnown() ? textWord(hostOf(word.known())) : unknownHost();
}

/// "host", "host:port", "port:host:port", "user@host,host:port", also behind a scheme.
void addValue(Hosts &hosts, const PartialText &value)
{
    const auto known = knownText(value);
    if (!known)
        return hosts.push_back(unknownHost());
    std::string_view text = *known;
    if (hasScheme(text))
        return hosts.push_back(textWord(hostOf(text.substr(text.find("://") + 3))));
    if (text.contains('['))
        return hosts.push_back(textWord(hostOf(text.substr(text.find('[')))));
    for (std::size_t end = 0; end != text.npos; text.remove_prefix(end == text.npos ? 0 : end + 1)) {
        end = text.find_first_of(":,/");
        std::string_view part = text.substr(0, end);
        part.remove_prefix(part.find('@') == part.npos ? 0 : part.find('@') + 1);
        if (!part.empty() && !isNumber(part))
            hosts.push_back(textWord(part));
    }
}

void addOptions(Hosts &hosts, std::string_view program, Words words)
{
    for (std::size_t at = 1; at < words.size(); ++at) {
        const std::string text = beginOf(words[at]);
        for (const auto &[name, option] : hostOptions) {
            const auto rest = name == program ? behindOption(text, option) : std::nullopt;
            if (!rest)
                continue;
            const bool isAttached = !rest->empty() && *rest != "=";
            addValue(hosts, isAttached && !words[at].isKnown() ? unknownHost() : optionValue(words, at, *rest));
        }
        const bool isUnknown = std::ranges::any_of(unknownHostOptions, [&](const HostOption &row) {
            return row.program == program && behindOption(text, row.option).has_value();
        });
        if (isUnknown)
            hosts.push_back(unknownHost());
        // "host=example.org dbname=x"
        constexpr std::string_view key = "host=";
        if (const std::size_t host = text.find(key); host != text.npos && (program == "psql" || program == "pg_dump"))
            addValue(hosts, textWord(text.substr(host + key.size(), text.find(' ', host) - host - key.size())));
    }
}

void addOperands(Hosts &hosts, const HostProgram &program, Words words)
{
    Hosts candidates;
    bool looksLikeHost = false;
    const auto looks = [](const PartialText &word) {
        const std::string text = beginOf(word);
        return text.empty() || text.find_first_of(".:@") != text.npos;
    };
    for (const PartialText &word : operandsOf(words, program.optionsWithValue)) {
        const std::string text = beginOf(word);
        if (hasScheme(text) || (word.isKnown() && isNumber(text)))
            continue;
        const bool isAddress = looks(word) && !text.contains(' ') && text != "." && !text.starts_with("./");
        if (program.how == How::First)
            return hosts.push_back(hostOfWord(word));
        if ((program.how == How::Paths
                && (text.empty() || text.starts_with("//") || text.substr(0, text.find('/')).contains(':')))
            || (program.how == How::Addresses && isAddress))
            hosts.push_back(hostOfWord(word));
        if (program.how == How::All) {
            candidates.push_back(word);
            looksLikeHost = looksLikeHost || looks(word);
        }
    }
    for (const PartialText &word : candidates)
        if (!looksLikeHost || looks(word))
            hosts.push_back(hostOfWord(word));
}

/// "git clone git@host:path"
void addGit(Hosts &hosts, Words words)
{
    const auto operands = operandsOf(words, "cC");
    const auto command = operands.empty() ? std::nullopt : knownText(operands.front());
    if (!command || !std::ranges::contains(connectingGit, *command))
        return;
    const bool hasRefs = *command == "fetch" || *command == "pull" || *command == "push";
    for (std::size_t at = 1; at < operands.size(); ++at) {
        const std::string text = beginOf(operands[at]);
        const std::size_t colon = text.find(':');
        const bool isRemote = colon != text.npos && colon > 0 && text.find('/') > colon && !hasScheme(text)
            && !text.substr(colon).starts_with("::");
        if (isRemote)
            hosts.push_back(textWord(hostOf(text)));
        else if (text.empty() && !operands[at].isKnown())
            hosts.push_back(unknownHost());
        if (hasRefs)
            return;
    }
}

/// "TCP:host:80"
void addSocket(Hosts &hosts, Words words)
{
    for (const PartialText &word : words.subspan(1)) {
        const std::string text = beginOf(word);
        const std::size_t colon = text.find(':');
        constexpr auto local = std::to_array<std::string_view>(
            { "ABSTRACT", "CREATE", "EXEC", "FD", "FILE", "GOPEN", "OPEN", "PIPE", "PTY", "SYSTEM", "UNIX", "abstract",
                "create", "exec", "fd", "file", "gopen", "open", "pipe", "pty", "system", "unix" });
        const bool isLocal = std::ranges::any_of(local, [&](std::string_view name) { return text.starts_with(name); });
        const bool listens = text.substr(0, colon).contains("LISTEN") || text.substr(0, colon).contains("listen");
        if (colon != text.npos && !isLocal && !listens && !text.starts_with('-'))
            addValue(hosts, word.isKnown() ? textWord(text.substr(colon + 1)) : unknownHost());
    }
}

} // namespace

Hosts namedHosts(std::string_view program, Words words)
{
    program = baseName(program);
    if (program == "gpg2")
        program = "gpg";
    Hosts hosts;
    for (std::size_t at = 1; at < words.size(); ++at) {
        // The argument of an option of curl is not an address.
        const auto before = knownText(words[at - 1]);
        const bool isValue = program == "curl" && at > 1 && before && before->size() == 2 && before->starts_with('-')
            && std::string_view("AbcdeFHKmoTuwXxyY").contains((*before)[1]);
        if (const std::string text = beginOf(words[at]); !isValue && hasScheme(text))
            hosts.push_back(addressedHost(words[at], text));
    }
    addOptions(hosts, program, words);
    const auto *known = std::ranges::lower_bound(hostPrograms, program, {}, &HostProgram::name);
    if (known != hostPrograms.end() && known->name == program)
        addOperands(hosts, *known, words);
    if (program == "git")
        addGit(hosts, words);
    if (program == "socat")
        addSocket(hosts, words);
    return hosts;
}

} // namespace vitrine
