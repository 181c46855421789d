// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/openshellpolicy.h"

#include "base/parsedjson.h"
#include "executor/policy/actionjudge.h"
#include "executor/policy/actionpatterns.h"
#include "executor/policy/jsonlocator.h"
#include "executor/policy/plainyaml.h"
#include "executor/policy/policyproblem.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

using Json = nlohmann::json;
using Ordered = nlohmann::ordered_json;
using Reason = NotExpressed::Reason;
using Names = std::vector<std::string>;

constexpr std::size_t deepestNesting = 32;

bool isLiteral(std::string_view glob) { return glob.find_first_of("*?[]{}\\") == glob.npos; }

/// The parts of a policy that the other tool cannot deny within what it allows.
class Denials final {
public:
    explicit Denials(Policy policy)
        : m_judge(withoutAsking(std::move(policy)), {})
    {
    }

    /// A rule denies, or may deny, something in this folder or the file itself.
    bool includeFile(ActionPart part, const std::string &path) const
    {
        PartialText below;
        below.append(path == "/" ? path : path + '/');
        below.append(PartialText::Kind::Anything);
        PartialText itself;
        itself.append(path);
        return includes(part, below) || includes(part, itself);
    }
    bool includeHost(const std::string &pattern) const
    {
        PartialText host;
        for (const char c : hostText(pattern)) {
            if (c == '*')
                host.append(PartialText::Kind::Anything);
            else
                host.append(std::string_view(&c, 1));
        }
        return includes(ActionPart::Fetch, host);
    }

private:
    static Policy withoutAsking(Policy policy)
    {
        for (ActionRules *rules : { &policy.fileReads, &policy.fileEdits, &policy.fileWrites, &policy.fetches })
            rules->ask.clear();
        return policy;
    }
    bool includes(ActionPart part, const PartialText &text) const
    {
        const ActionRuling ruling = m_judge.judge(part, text);
        return ruling.mayBeExcepted || (ruling.outcome == ActionOutcome::Deny && ruling.isListed());
    }

    ActionJudge m_judge;
};

class Importer final {
public:
    explicit Importer(const Json &document)
        : m_document(document)
    {
    }

    ForeignImport import()
    {
        Policy &policy = m_result.policy;
        policy = emptyPolicy("openshell");
        for (ActionRules *rules : { &policy.fileReads, &policy.fileEdits, &policy.fileWrites, &policy.fetches })
            rules->otherwise = Decision::Deny;
        static const Json none = Json::object();
        const auto files = m_document.find("filesystem_policy");
        readFiles(files == m_document.end() || !files->is_object() ? none : *files, files == m_document.end());
        for (const auto &[key, value] : m_document.items()) {
            if (key == "network_policies" && value.is_object())
                readNetwork(value);
            else if (key != "version" && key != "filesystem_policy")
                notExpressed(key);
        }
        return std::move(m_result);
    }

private:
    void notExpressed(std::string rule) { m_result.notExpressed.push_back({ std::move(rule), Reason::NoCounterpart }); }

    void readFiles(const Json &files, bool isOmitted)
    {
        Policy &policy = m_result.policy;
        if (files.value("include_workdir", isOmitted))
            addWritable("**");
        for (const auto &[key, value] : files.items()) {
            if ((key != "read_only" && key != "read_write") || !value.is_array()) {
                if (key != "include_workdir")
                    notExpressed("filesystem_policy." + key);
                continue;
            }
            for (const Json &folder : value) {
                const std::string path = folder.is_string() ? fileLiteral(folder.get<std::string>()) : std::string();
                if (!path.starts_with('/'))
                    notExpressed("filesystem_policy." + key + ": " + folder.dump());
                else if (key == "read_only")
                    addOnce(policy.fileReads.allow, path);
                else
                    addWritable(path);
            }
        }
    }

    void addWritable(const std::string &glob)
    {
        Policy &policy = m_result.policy;
        addOnce(policy.fileReads.allow, glob);
        addOnce(policy.fileEdits.allow, glob);
        addOnce(policy.fileWrites.allow, glob);
    }

    /// Rules about which program may access which port of a host cannot be expressed: such a host becomes Ask.
    void readNetwork(const Json &policies)
    {
        for (const auto &[name, block] : policies.items()) {
            const auto endpoints = block.is_object() ? block.find("endpoints") : block.end();
            if (!block.is_object() || endpoints == block.end() || !endpoints->is_array()) {
                notExpressed("network_policies." + name);
                continue;
            }
            bool isNarrow = block.contains("binaries");
            for (const Json &endpoint : *endpoints) {
                const std::string host
                    = endpoint.is_object() && endpoint.contains("host") && endpoint["host"].is_string()
                    ? endpoint["host"].get<std::string>()
                    : std::string();
                if (host.empty()) {
                    notExpressed("network_policies." + name + ": " + endpoint.dump());
                    continue;
                }
                isNarrow = isNarrow || endpoint.size() > 1;
                addOnce(m_result.policy.fetches.ask, host);
            }
            if (isNarrow)
                m_result.notExpressed.push_back({ "network_policies." + name, Reason::Mode });
        }
    }

    const Json &m_document;
    ForeignImport m_result;
};

} // namespace

std::expected<ForeignImport, ForeignError> importOpenShell(std::string_view text)
{
    if (text.size() > longestPolicy || locateDepth(text, deepestNesting) < text.size())
        return std::unexpected(ForeignError { "too long, or nested too deeply" });
    Json document = parsedJson<Json>(text);
    if (document.is_discarded()) {
        auto yaml = readPlainYaml(text);
        if (!yaml)
            return std::unexpected(yaml.error());
        document = std::move(*yaml);
    } else if (const auto repeated = repeatedKeys(text, 1); !repeated.empty()) {
        return std::unexpected(ForeignError { "a repeated field", lineAt(text, repeated.front().byte) });
    }
    if (!document.is_object() || document.value("version", Json()) != 1)
        return std::unexpected(ForeignError { "not a sandbox policy of version 1" });
    try {
        return Importer(document).import();
    } catch (const Json::exception &) {
        return std::unexpected(ForeignError { "a value of the wrong type" });
    }
}

ForeignExport exportOpenShell(const Policy &policy)
{
    ForeignExport result;
    const auto notExpressed = [&result](const std::string &rule, Reason reason = Reason::NoCounterpart) {
        result.notExpressed.push_back({ rule, reason });
    };
    const Denials denials(policy);
    bool hasProject = false;
    Names readOnly;
    Names writable;
    const auto isBoth = [&policy](const std::string &glob) {
        return std::ranges::contains(policy.fileEdits.allow, glob)
            && std::ranges::contains(policy.fileWrites.allow, glob);
    };
    const auto isDeniedInPart = [&](const std::string &glob) {
        const std::string folder = glob == "**" ? ProjectFolders().project : glob;
        return denials.includeFile(ActionPart::Read, folder)
            || (isBoth(glob)
                && (denials.includeFile(ActionPart::Edit, folder) || denials.includeFile(ActionPart::Write, folder)));
    };
    for (const std::string &glob : policy.fileReads.allow) {
        const bool isFolder = glob == "**" || (glob.starts_with('/') && isLiteral(glob));
        if (isFolder && isDeniedInPart(glob))
            notExpressed("files.read.allow:" + glob, Reason::DeniedInPart);
        else if (glob == "**" && isBoth(glob))
            hasProject = true;
        else if (!glob.starts_with('/') || !isLiteral(glob))
            notExpressed("files.read.allow:" + glob, Reason::NarrowWildcard);
        else
            addOnce(isBoth(glob) ? writable : readOnly, glob);
    }
    for (const auto &[list, path] :
        { std::pair(&policy.fileEdits, "files.edit"), std::pair(&policy.fileWrites, "files.write") })
        for (const std::string &glob : list->allow)
            if (!(isBoth(glob) && std::ranges::contains(policy.fileReads.allow, glob)))
                notExpressed(std::string(path) + ".allow:" + glob, Reason::OneOfTwo);
    const std::array parts { std::pair("files.read", &policy.fileReads), std::pair("files.edit", &policy.fileEdits),
        std::pair("files.write", &policy.fileWrites), std::pair("hosts", &policy.fetches) };
    for (const auto &[path, rules] : parts) {
        for (const std::string &pattern : rules->deny)
            notExpressed(std::string(path) + ".deny:" + pattern);
        if (std::string_view(path) != "hosts")
            for (const std::string &pattern : rules->ask)
                notExpressed(std::string(path) + ".ask:" + pattern);
        if (rules->otherwise && rules->otherwise != Decision::Deny)
            notExpressed(std::string(path) + ".default", Reason::Mode);
    }
    Ordered endpoints = Ordered::array();
    for (const Names *list : { &policy.fetches.allow, &policy.fetches.ask })
        for (const std::string &host : *list) {
            if (denials.includeHost(host))
                notExpressed("hosts:" + host, Reason::DeniedInPart);
            else
                endpoints.push_back({ { "host", host }, { "port", 443 } });
        }
    Ordered document { { "version", 1 },
        { "filesystem_policy",
            { { "include_workdir", hasProject }, { "read_only", readOnly }, { "read_write", writable } } } };
    if (!endpoints.empty())
        document["network_policies"]["vitrine"] = { { "name", "vitrine" }, { "endpoints", std::move(endpoints) } };
    if (!policy.fetches.allow.empty())
        notExpressed("hosts.allow", Reason::Mode);
    if (!policy.commands.isEmpty())
        notExpressed("commands");
    if (!policy.tools.empty() || !policy.toolsToAsk.empty() || !policy.toolsToDeny.empty())
        notExpressed("tools");
    addPythonParts(result.notExpressed, policy);
    result.text = document.dump(2, ' ', false, Ordered::error_handler_t::replace) + "\n";
    return result;
}

} // namespace vitrine
