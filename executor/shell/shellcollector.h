// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/shell/programfiles.h"
#include "executor/shell/shellarithmetic.h"
#include "executor/shell/shellfacts.h"
#include "executor/shell/shellfolder.h"
#include "executor/shell/shellprograms.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace vitrine {

/// Walks a syntax tree and collects the facts of one command. Code within code ("sh -c") is parsed as well.
class ShellCollector final {
public:
    explicit ShellCollector(const ShellParser &parser, std::size_t depth = 0);

    /// `statements` is an array.
    void collect(const nlohmann::json &statements);
    ShellFacts take();

private:
    using Words = std::span<const PartialText>;

    void visit(const nlohmann::json &node, std::size_t depth);
    void visitChildren(const nlohmann::json &node, std::size_t depth);
    void visitPipe(const nlohmann::json &pipe, std::size_t depth);
    void visitRedirection(const nlohmann::json &redirection);
    void visitCall(const nlohmann::json &call);
    void visitDeclaration(const nlohmann::json &declaration);
    void addVariables(const nlohmann::json &call, bool isForCommand, bool areIntegers = false);
    void noteArithmetic(const std::string &type, const nlohmann::json &node);
    void noteAssignments(const std::string &type, const nlohmann::json &node);
    void addNamedVariable(const std::string &name);
    void addNamedVariables(const std::string &program, Words words);
    void addDevice(const std::optional<std::string> &path);

    void addCommand(Words words, ShellCommand::Kind kind, std::size_t depth);
    void unwrap(Words words, ShellCommand::Kind kind, std::size_t depth);
    void unwrap(const Wrapper &wrapper, Words words, ShellCommand::Kind kind, std::size_t depth);
    void addFound(Words words, std::size_t depth);
    void addShell(const Interpreter &interpreter, Words words);
    void addInput(bool isShell, bool isReviewed = false);
    void addInterpreter(const Interpreter &interpreter, Words words);
    void addText(std::string_view program, Words words);
    void addCode(const std::optional<std::string> &code);
    void addUnknownCode();
    void addHiddenCommand();
    void addEffects(const std::string &program, Words words);

    void addFile(ShellFile::Use use, const PartialText &path, bool isRedirection = false);
    void addMentions(const std::string &program, Words words);
    void addMention(ShellMention mention, const ShellFolder &folder);
    void addWorkingFolders(const ShellMention &mention);
    void addInside(const ProgramFile &file);
    ShellFolder entered(const PartialText &path) const;
    void addRepository(const std::string &program, Words words);

    void addPython(Words words);
    void addPythonInput();
    void addPythonFile(const PartialText &path);
    void addLaunchedPython(std::string_view program, Words words);
    void addTexts(const nlohmann::json &statement);

    const ShellParser &m_parser;
    std::size_t m_depth; ///< nesting depth of code within code
    ShellFacts m_facts;
    ShellFolder m_folder;
    std::size_t m_conditions = 0; ///< conditions around the visited node: it may not run, or not in this shell
    bool m_hasArithmetic = false; ///< anywhere in the command
    bool m_hasHiddenIndex = false; ///< an index with a command in it, as text
    bool m_hasIndexInValue = false; ///< a variable gets a text that may contain such an index
    ShellArithmetic m_arithmetic;
    bool m_isPiped = false; ///< the visited command reads the output of another one
    std::optional<std::string> m_hereDocument; ///< of the visited statement
    std::optional<std::string> m_pipedText; ///< output of the previous command in a pipe
    std::optional<std::string> m_inputFile; ///< file that replaces its standard input
};

} // namespace vitrine
