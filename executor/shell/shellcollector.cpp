// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/shell/shellcollector.h"

#include "executor/shell/innercommands.h"
#include "executor/shell/optionwords.h"
#include "executor/shell/programfiles.h"
#include "executor/shell/programhosts.h"
#include "executor/shell/programoptions.h"
#include "executor/shell/shellescapes.h"
#include "executor/shell/shellmentions.h"
#include "executor/shell/shellpatches.h"
#include "executor/shell/shellscripts.h"
#include "executor/shell/shellsyntax.h"
#include "executor/shell/shellwords.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace vitrine {

namespace {

using Json = nlohmann::json;
using Kind = ShellCommand::Kind;
using enum shellsyntax::Operator;
using shellsyntax::childrenOf;
using shellsyntax::escapedText;
using shellsyntax::holdsIndex;
using shellsyntax::literalText;
using shellsyntax::typeOf;

constexpr std::size_t deepestTree = 600;
constexpr std::size_t deepestCode = 4;
constexpr std::size_t deepestWrapping = 8;

} // namespace

ShellCollector::ShellCollector(const ShellParser &parser, std::size_t depth)
    : m_parser(parser)
    , m_depth(depth)
{
}

void ShellCollector::collect(const Json &statements) { visit(statements, 0); }

void ShellCollector::visit(const Json &node, std::size_t depth)
{
    if (depth > deepestTree) {
        m_facts.fault = ShellFault { ShellFault::Kind::TooDeep };
        return;
    }
    if (!node.is_object())
        return visitChildren(node, depth);
    const bool isStatement = node.contains("Cmd") || node.contains("Redirs");
    const auto outer = isStatement ? std::exchange(m_hereDocument, std::nullopt) : m_hereDocument;
    const auto outerFile = isStatement ? std::exchange(m_inputFile, std::nullopt) : m_inputFile;
    const bool wasPiped = m_isPiped;
    if (const auto redirections = node.find("Redirs"); redirections != node.end())
        for (const Json &redirection : *redirections)
            visitRedirection(redirection);
    if (isStatement)
        addTexts(node);
    const std::string type = typeOf(node);
    noteArithmetic(type, node);
    noteAssignments(type, node);
    const bool isCondition = type == "Subshell" || type == "IfClause" || type == "WhileClause" || type == "ForClause"
        || type == "CaseClause" || type == "FuncDecl" || type == "CmdSubst" || type == "ProcSubst"
        || node.contains("Background");
    m_conditions += isCondition ? 1 : 0;
    if (type == "CmdSubst" || type == "ProcSubst")
        m_facts.substitutes = true;
    // In zsh, "*(e:id:)" and "*(+id)" run a command.
    if (type == "ExtGlob"
        && node.value("Pattern", Json()).value("Value", std::string()).find_first_of(":+") != std::string::npos)
        addHiddenCommand();
    if (type == "CallExpr")
        visitCall(node);
    else if (type == "DeclClause")
        visitDeclaration(node);
    if (type == "BinaryCmd")
        visitPipe(node, depth);
    else
        visitChildren(node, depth);
    m_conditions -= isCondition ? 1 : 0;
    m_hereDocument = outer;
    m_inputFile = outerFile;
    m_isPiped = wasPiped;
}

/// Arithmetic and conditions evaluate the index in 'a[$(x)]' even though it is quoted, and "${x@P}" the whole text.
void ShellCollector::noteArithmetic(const std::string &type, const Json &node)
{
    constexpr std::array<std::string_view, 6> evaluators { "ArithmCmd", "ArithmExp", "LetClause", "TestClause",
        "DeclClause", "CStyleLoop" };
    const auto isSet = [&node](const char *key) {
        const auto found = node.find(key);
        return found != node.end() && !found->is_null();
    };
    m_hasArithmetic = m_hasArithmetic || std::ranges::contains(evaluators, type)
        || (type == "ParamExp" && (isSet("Index") || isSet("Slice") || isSet("Excl")));
    if (type == "ParamExp" && isSet("Exp") && node["Exp"].value("Word", Json()).dump().contains("\"P\""))
        addHiddenCommand();
    m_arithmetic.note(type, node);
    if (node.contains("Parts"))
        m_hasHiddenIndex = m_hasHiddenIndex || holdsIndex(literalText(node));
}

/// Assignments that do not look like one: "for PATH in", "${PATH:=x}", "((PATH = 1))".
void ShellCollector::noteAssignments(const std::string &type, const Json &node)
{
    static const Json::json_pointer name("/Name/Value");
    static const Json::json_pointer parameter("/Param/Value");
    static const Json::json_pointer operation("/Exp/Op");
    const auto add = [&](const std::string &text) {
        if (!text.empty())
            m_facts.variables.push_back({ text, false });
    };
    if (type == "WordIter")
        add(node.value(name, std::string()));
    if (type == "ParamExp" && node.contains("Exp") && node["Exp"].is_object()) {
        const int number = node.value(operation, 0);
        if (number == AssignUnset || number == AssignUnsetOrNull)
            add(node.value(parameter, std::string()));
    }
    if (type == "BinaryArithm" || type == "UnaryArithm")
        if (const auto left = node.find("X"); left != node.end())
            if (const std::string text = literalText(*left); isRiskyVariable(text))
                add(text);
}

ShellFacts ShellCollector::take()
{
    if ((m_hasArithmetic && (m_hasHiddenIndex || m_hasIndexInValue)) || m_arithmetic.runsUnknown())
        addHiddenCommand();
    return std::move(m_facts);
}

/// Adds an unknown program that the command runs, independent of the permissions of its own program.
void ShellCollector::addHiddenCommand() { m_facts.commands.push_back({ Kind::Plain, unknownWord() }); }

void ShellCollector::visitChildren(const Json &node, std::size_t depth)
{
    for (const Json *child : childrenOf(node)) {
        const auto folder = m_folder.certain();
        visit(*child, depth + 1);
        // The next command runs even if the folder could not be changed.
        if (node.is_array() && m_folder.certain() != folder)
            m_folder.forget();
    }
}

void ShellCollector::visitPipe(const Json &pipe, std::size_t depth)
{
    const int kind = pipe.value("Op", 0);
    const bool isPipe = kind == Pipe || kind == PipeAll;
    const auto folder = m_folder.certain();
    m_conditions += isPipe ? 1 : 0;
    if (const auto left = pipe.find("X"); left != pipe.end())
        visit(*left, depth + 1);
    if (kind != And && m_folder.certain() != folder)
        m_folder.forget();
    m_isPiped = m_isPiped || isPipe;
    const auto left = pipe.find("X");
    const auto outer = std::exchange(m_pipedText, isPipe && left != pipe.end() ? printedText(*left) : m_pipedText);
    if (const auto right = pipe.find("Y"); right != pipe.end())
        visit(*right, depth + 1);
    m_pipedText = outer;
    m_conditions -= isPipe ? 1 : 0;
}

void ShellCollector::visitRedirection(const Json &redirection)
{
    const auto word = redirection.find("Word");
    if (word == redirection.end())
        return;
    const PartialText path = shellWord(*word);
    const auto known = knownText(path);
    addDevice(known);
    const auto isNumber = [&] { return known && known->find_first_not_of("0123456789-") == std::string::npos; };
    switch (redirection.value("Op", 0)) {
    case HereDocument:
    case HereDocumentTabs: {
        m_facts.hasHereDocument = true;
        const auto document = redirection.find("Hdoc");
        const PartialText text = document == redirection.end() ? PartialText() : shellWord(*document, true);
        m_hereDocument = knownText(text);
        if (m_hereDocument && redirection.value("Op", 0) == HereDocumentTabs)
            m_hereDocument = withoutTabs(*m_hereDocument);
        if (!m_hereDocument)
            m_isPiped = true; // unknown input, up to the end of the command
        break;
    }
    case HereText:
        m_hereDocument = known;
        if (!known)
            m_isPiped = true;
        break;
    case In:
        m_isPiped = true; // the content of the file is unknown, too
        m_inputFile = m_folder.knownPathOf(path);
        addFile(ShellFile::Use::Read, path, true);
        break;
    case InOut: // also creates the file
        m_isPiped = true;
        for (const auto use : { ShellFile::Use::Edit, ShellFile::Use::Read, ShellFile::Use::Write })
            addFile(use, path, true);
        break;
    case DuplicateIn:
    case DuplicateOut:
        if (isNumber())
            break;
        [[fallthrough]];
    default: addFile(ShellFile::Use::Write, path, true); break;
    }
}

/// Redirections of bash connect to "/dev/tcp/HOST/PORT".
void ShellCollector::addDevice(const std::optional<std::string> &path)
{
    for (const std::string_view device : { "/dev/tcp/", "/dev/udp/" })
        if (path && path->starts_with(device)) {
            const std::string_view host = std::string_view(*path).substr(device.size());
            m_facts.hosts.push_back(textWord(host.substr(0, host.find('/'))));
        }
}

void ShellCollector::addVariables(const Json &call, bool isForCommand, bool areIntegers)
{
    for (const char *key : { "Assigns", "Args" }) {
        const auto list = call.find(key);
        if (list == call.end())
            continue;
        for (const Json &assign : *list) {
            m_arithmetic.assign(assign, areIntegers);
            m_hasArithmetic = m_hasArithmetic || (assign.contains("Index") && !assign["Index"].is_null());
            if (const auto name = assign.find("Name"); name != assign.end() && name->is_object()) {
                m_facts.variables.push_back({ name->value("Value", std::string()), isForCommand });
                const auto value = assign.find("Value");
                const std::string text = value == assign.end() ? std::string() : literalText(*value);
                // Quotes of the form $'…' can contain any letter.
                m_hasIndexInValue = m_hasIndexInValue || text.contains('[') || text.contains(escapedText);
            }
        }
    }
}

void ShellCollector::visitCall(const Json &call)
{
    std::vector<PartialText> words;
    if (const auto arguments = call.find("Args"); arguments != call.end())
        for (const Json &word : *arguments)
            words.push_back(shellWord(word));
    addVariables(call, !words.empty());
    // "set -- $(x)", or arguments of a function.
    if (!std::ranges::all_of(words, [](const PartialText &word) { return word.isKnown(); }))
        m_arithmetic.read("@");
    if (!words.empty())
        addCommand(words, Kind::Plain, 0);
}

void ShellCollector::visitDeclaration(const Json &declaration)
{
    static const Json::json_pointer variant("/Variant/Value");
    std::vector<PartialText> words { textWord(declaration.value(variant, std::string("declare"))) };
    if (const auto arguments = declaration.find("Args"); arguments != declaration.end())
        for (const Json &assign : *arguments) {
            PartialText word;
            if (const auto name = assign.find("Name"); name != assign.end() && name->is_object())
                word.append(name->value("Value", std::string()) + (assign.contains("Value") ? "=" : ""));
            if (const auto value = assign.find("Value"); value != assign.end() && value->is_object())
                for (const PartialText::Piece &piece : shellWord(*value).pieces)
                    word.pieces.push_back(piece);
            words.push_back(std::move(word));
        }
    const auto hasFlag = [&words](char flag) {
        return std::ranges::any_of(words, [flag](const PartialText &word) {
            const auto text = knownText(word);
            return text && text->starts_with('-') && text->contains(flag);
        });
    };
    addVariables(declaration, false, hasFlag('i'));
    // "declare -a 'a=($(x))'" expands quoted text; "declare -n a=PATH" gives the variable another name.
    const bool isReference = std::ranges::any_of(words, [](const PartialText &word) {
        const auto text = knownText(word);
        return text && ((text->starts_with('-') && text->contains('n')) || text == "nameref");
    });
    for (const PartialText &word : std::span(words).subspan(1)) {
        const std::string text = word.known();
        // "export "$x"" may set any variable.
        const bool namesUnknown = !word.isKnown() && text.find('=') == text.npos && !hasFlag('p') && !hasFlag('f');
        if (namesUnknown || text.contains("…=")) // U+2026 represents unknown text
            addHiddenCommand();
        if (text.contains("($(") || text.contains("(`") || (isReference && !word.isKnown()))
            addHiddenCommand();
        if (const std::size_t equals = text.find('='); isReference && equals != text.npos)
            m_facts.variables.push_back({ text.substr(equals + 1), false });
    }
    addCommand(words, Kind::Plain, 0);
}

void ShellCollector::addCommand(Words words, Kind kind, std::size_t depth)
{
    m_facts.commands.push_back({ kind, joinedWords(words) });
    const auto program = knownText(words.front());
    if (!program)
        return;
    std::ranges::move(namedHosts(*program, words), std::back_inserter(m_facts.hosts));
    addEffects(*program, words);
    m_folder.change(words, m_conditions > 0);
    unwrap(words, kind, depth);
}

void ShellCollector::addNamedVariable(const std::string &name)
{
    m_facts.variables.push_back({ name.substr(0, name.find('[')), false });
    m_arithmetic.read(m_facts.variables.back().name);
}

/// Builtins that assign to variables named in their arguments.
void ShellCollector::addNamedVariables(const std::string &program, Words words)
{
    const bool isReading = program == "read" || program == "mapfile" || program == "readarray";
    const bool namesAll = isReading || program == "getopts";
    if (program == "getopts")
        m_arithmetic.read("OPTARG");
    const std::string_view option = program == "printf" ? "-v" : program == "wait" ? "-p" : "";
    for (std::size_t at = 1; at < words.size(); ++at) {
        const auto before = knownText(words[at - 1]);
        const bool isNamed
            = namesAll || (!option.empty() && before && before->starts_with('-') && before->ends_with(option.back()));
        const auto text = knownText(words[at]);
        if (isNamed && !text)
            addHiddenCommand();
        else if (isNamed)
            addNamedVariable(*text);
        else if (text && !option.empty() && text->starts_with(option) && text->size() > option.size())
            addNamedVariable(text->substr(option.size()));
    }
}

void ShellCollector::addEffects(const std::string &program, Words words)
{
    constexpr std::array<std::string_view, 14> evaluators { "[", "declare", "export", "getopts", "local", "mapfile",
        "printf", "read", "readarray", "readonly", "test", "typeset", "unset", "wait" };
    m_hasArithmetic = m_hasArithmetic || std::ranges::contains(evaluators, program);
    addNamedVariables(program, words);
    m_facts.elevates = m_facts.elevates || baseName(program) == "sudoedit";
    for (const ProgramFile &file : namedFiles(program, words)) {
        addFile(file.use, file.path, file.isHidden);
        if (mayTakeFolder(program, file.use))
            addInside(file);
    }
    for (const ProgramFile &file : patchedFiles(program, words, m_hereDocument ? m_hereDocument : m_pipedText)) {
        addFile(file.use, file.path, file.isHidden);
        // In some patches of git, names start from the repository.
        if (baseName(program) == "git" && m_folder.certain() != "")
            m_facts.files.push_back({ file.use, file.path, file.isHidden });
    }
    const ArgumentEffects effects = argumentEffects(program, words);
    for (const ProgramFile &file : effects.files) {
        addFile(file.use, file.path, file.isHidden);
        addInside(file);
    }
    for (const PartialText &path : effects.settings)
        m_facts.repositories.push_back(m_folder.pathOf(path));
    if (effects.runsOthers)
        addHiddenCommand();
    addMentions(program, words);
}

void ShellCollector::unwrap(Words words, Kind kind, std::size_t depth)
{
    const std::string program = *knownText(words.front());
    if (depth > deepestWrapping)
        return addUnknownCode();
    addLaunchedPython(program, words);
    if (const Wrapper *wrapper = wrapperOf(program))
        unwrap(*wrapper, words, kind, depth);
    else if (const Interpreter *interpreter = interpreterOf(program))
        addInterpreter(*interpreter, words);
    else if (runsText(program))
        addText(program, words);
    else if (baseName(program) == "find" || baseName(program) == "bfs")
        addFound(words, depth);
    if (const Words inner = launchedCommand(baseName(program), words); !inner.empty()) {
        m_facts.commands.push_back({ Kind::Inner, joinedWords(inner) });
        const auto name = knownText(inner.front());
        if (!name || wrapperOf(*name) || startsOthers(*name) || (interpreterOf(*name) && interpreterOf(*name)->isShell))
            addUnknownCode();
    }
    if (const PlainGit git = baseName(program) == "git" ? plainGit(words) : PlainGit(); !git.words.empty()) {
        const bool isClear = git.isClear && kind != Kind::Inner;
        m_facts.commands.push_back({ isClear ? Kind::Wrapped : Kind::Inner, joinedWords(git.words) });
    }
    addRepository(program, words);
    const bool hasInput = m_hereDocument || m_isPiped;
    if (startsOthers(program) && (words.size() > 1 || hasInput))
        addUnknownCode();
    const auto &input = m_hereDocument ? m_hereDocument : m_pipedText;
    if (hasInput && hasShellEscapes(program) && (!input || isShellEscape(program, *input)))
        addHiddenCommand();
}

void ShellCollector::unwrap(const Wrapper &wrapper, Words words, Kind kind, std::size_t depth)
{
    m_facts.elevates = m_facts.elevates || wrapper.kind == Wrapper::Kind::Elevating;
    const WrappedCommand inner = wrappedCommand(wrapper, words);
    for (const std::string &name : inner.variables)
        m_facts.variables.push_back({ name, true });
    if (inner.isUnknown)
        addUnknownCode();
    if (inner.hasCode)
        addCode(inner.code);
    if (inner.startsShell)
        addInput(true);
    if (inner.words.empty())
        return;
    const Words own = words.first(words.size() - std::min(inner.words.size(), words.size() - 1));
    const std::vector<PartialText> folders = startFolders(own);
    const ShellFolder outer = m_folder;
    for (const PartialText &folder : folders)
        m_folder = entered(folder);
    const bool isBareXargs = wrapper.name == "xargs" && inner.isBare;
    const bool isClear = kind != Kind::Inner && (wrapper.kind == Wrapper::Kind::Transparent || isBareXargs);
    addCommand(inner.words, isClear ? Kind::Wrapped : Kind::Inner, depth + 1);
    if (!folders.empty())
        m_folder = outer;
}

void ShellCollector::addFound(Words words, std::size_t depth)
{
    const FoundCommands found = foundCommands(words);
    if (found.isUnknown)
        addHiddenCommand();
    for (const PartialText &path : found.written)
        addFile(ShellFile::Use::Write, path, true);
    // A rule for "find **" only applies to finding.
    for (const auto &command : found.commands)
        command.empty() ? addHiddenCommand() : addCommand(command, Kind::Plain, depth + 1);
}

void ShellCollector::addShell(const Interpreter &interpreter, Words words)
{
    const ShellOptions options = shellOptions(words);
    // Parts that bash does not expand are unknown.
    if (options.readsFile || options.isUnknown || (options.hasCode && interpreter.isOtherShell))
        addUnknownCode();
    if (options.hasCode)
        return options.at < words.size() ? addCode(knownText(words[options.at])) : addUnknownCode();
    const auto file = options.at < words.size() ? knownText(words[options.at]) : std::optional<std::string>("-");
    if (!file || file->starts_with("/dev/") || file->starts_with("/proc/"))
        addUnknownCode();
    if (file == "-" || options.readsInput || (file && file->starts_with("/dev/")))
        addInput(true);
}

/// An interpreter that reads its code from the input.
void ShellCollector::addInput(bool isShell, bool isReviewed)
{
    if (m_hereDocument && isShell)
        return addCode(m_hereDocument);
    if (m_hereDocument && !isReviewed)
        return addUnknownCode();
    if (m_isPiped) {
        m_facts.pipesIntoInterpreter = true;
        addUnknownCode();
    }
}

void ShellCollector::addInterpreter(const Interpreter &interpreter, Words words)
{
    if (interpreter.isShell)
        return addShell(interpreter, words);
    if (interpreter.isPython)
        addPython(words);
    if (hasInlineCode(interpreter, words))
        return interpreter.isPython ? void() : addUnknownCode();
    const auto operands = operandsOf(words, "oO");
    const bool readsInput = operands.empty() || knownText(operands.front()) == "-"
        || std::ranges::any_of(words, [](const PartialText &word) { return knownText(word) == "-s"; });
    if (readsInput)
        addInput(false, interpreter.isPython);
}

void ShellCollector::addText(std::string_view program, Words words)
{
    m_facts.evaluates = true;
    if (program == "eval") {
        std::optional<std::string> code = "";
        const bool hasEnd = words.size() > 1 && knownText(words[1]) == "--";
        for (const PartialText &word : words.subspan(hasEnd ? 2 : 1)) {
            const auto text = knownText(word);
            code = code && text ? std::optional(*code + " " + *text) : std::nullopt;
        }
        return addCode(code);
    }
    if (program == "trap") {
        const auto operands = operandsOf(words, "");
        return operands.size() > 1 ? addCode(knownText(operands.front())) : void();
    }
    // "hash -p", "enable -f", "mapfile -C": the name does not suggest that another program runs.
    struct Running {
        std::string_view program;
        std::string_view letters;
    };
    constexpr auto running = std::to_array<Running>({ { "bind", "fx" }, { "compgen", "CF" }, { "complete", "CF" },
        { "enable", "f" }, { "fc", "es" }, { "hash", "p" }, { "mapfile", "C" }, { "readarray", "C" } });
    const auto *row = std::ranges::find(running, program, &Running::program);
    if (row != running.end() && hasOption(words, row->letters))
        addHiddenCommand();
    if (words.size() > 1)
        addUnknownCode();
}

void ShellCollector::addCode(const std::optional<std::string> &code)
{
    if (!code || m_depth >= deepestCode)
        return addUnknownCode();
    const std::string_view text = *code;
    m_parser.parse(std::span(&text, 1), [&](std::size_t, const ShellParser::Answer &answer) {
        if (!answer)
            return addUnknownCode();
        ShellCollector inner(m_parser, m_depth + 1);
        inner.m_folder = m_folder;
        inner.m_isPiped = m_isPiped;
        inner.collect(**answer);
        ShellFacts facts = inner.take();
        if (facts.fault)
            return addUnknownCode();
        for (ShellCommand &command : facts.commands)
            m_facts.commands.push_back(
                { command.kind == Kind::Code ? Kind::Code : Kind::Inner, std::move(command.words) });
        std::ranges::move(facts.files, std::back_inserter(m_facts.files));
        std::ranges::move(facts.mentions, std::back_inserter(m_facts.mentions));
        std::ranges::move(facts.hosts, std::back_inserter(m_facts.hosts));
        std::ranges::move(facts.repositories, std::back_inserter(m_facts.repositories));
        std::ranges::move(facts.variables, std::back_inserter(m_facts.variables));
        std::ranges::move(facts.scripts, std::back_inserter(m_facts.scripts));
        std::ranges::move(facts.texts, std::back_inserter(m_facts.texts));
        m_facts.evaluates |= facts.evaluates;
        m_facts.substitutes |= facts.substitutes;
        m_facts.elevates |= facts.elevates;
        m_facts.hasHereDocument |= facts.hasHereDocument;
        m_facts.pipesIntoInterpreter |= facts.pipesIntoInterpreter;
        m_folder = std::move(inner.m_folder);
        m_folder.forget();
    });
}

void ShellCollector::addUnknownCode() { m_facts.commands.push_back({ Kind::Code, unknownWord() }); }

void ShellCollector::addFile(ShellFile::Use use, const PartialText &path, bool isRedirection)
{
    constexpr std::array<std::string_view, 4> streams { "/dev/null", "/dev/stdout", "/dev/stderr", "-" };
    const auto known = knownText(path);
    if (known && (known->empty() || std::ranges::contains(streams, *known)))
        return;
    m_facts.files.push_back({ use, m_folder.pathOf(path), isRedirection });
}

void ShellCollector::addMentions(const std::string &program, Words words)
{
    if (const Wrapper *wrapper = wrapperOf(program)) {
        // The inner command of xargs has more words than written.
        const std::size_t inner = wrappedCommand(*wrapper, words).words.size();
        const std::size_t written = wrapper->name == "xargs" && inner > 0 ? inner - 1 : inner;
        words = words.first(words.size() - std::min(written, words.size() - 1));
    }
    const std::vector<PartialText> folders = startFolders(words);
    const bool goesFirst = baseName(program) == "git" || baseName(program) == "make";
    const auto isFolder
        = [&](const PartialText &path) { return std::ranges::contains(folders, path.known(), &PartialText::known); };
    for (const ShellMention &mention : mentionedPaths(program, words)) {
        if (mention.reach == ShellMention::Reach::WorkingFolder)
            addWorkingFolders(mention);
        else if (!goesFirst || folders.empty() || isFolder(mention.path))
            addMention(mention, m_folder);
        for (const PartialText &folder : folders)
            addMention(mention, entered(folder));
    }
}

void ShellCollector::addMention(ShellMention mention, const ShellFolder &folder)
{
    mention.path = folder.pathOf(mention.path);
    m_facts.mentions.push_back(std::move(mention));
}

/// A program works in the folder that "cd" named before. One that is not known at all is not mentioned.
void ShellCollector::addWorkingFolders(const ShellMention &mention)
{
    for (PartialText &path : m_folder.possiblePathsOf({}))
        if (const auto text = knownText(path); text && !text->empty()) {
            m_facts.mentions.push_back(mention);
            m_facts.mentions.back().path = std::move(path);
        }
}

/// If the file is a folder, rules may name something in it.
void ShellCollector::addInside(const ProgramFile &file)
{
    const bool isRead = file.use == ShellFile::Use::Read;
    addMention({ file.path, ShellMention::Reach::Inside, file.use != ShellFile::Use::Write, !isRead }, m_folder);
}

/// The working folder of a program that first changes to this one: "env -C".
ShellFolder ShellCollector::entered(const PartialText &path) const
{
    ShellFolder folder = m_folder;
    folder.change(std::array { textWord("cd"), path }, false);
    return folder;
}

/// The settings of the repository that git works in name programs.
void ShellCollector::addRepository(const std::string &program, Words words)
{
    if (const auto folder = repositoryFolder(baseName(program), words))
        std::ranges::move(m_folder.possiblePathsOf(*folder), std::back_inserter(m_facts.repositories));
}

} // namespace vitrine
