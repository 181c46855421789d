// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/digest.h"
#include "models/trail/packing.h"
#include "models/trail/records.h"

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace vitrine::trailfile {

/// What was worked out about the texts of a run before they are stored, in the order in which they will be. These are
/// guesses about what is new to the file: who uses them looks first.
struct PreparedTexts {
    struct Text {
        std::string_view bytes; ///< of the run's own records, so known again by where they stand
        Digest sha256 {};
        bool isSalted = false; ///< not where it was among those before, and so is stored already
        Salt salt {};
        Digest commitment {};
    };
    struct Block {
        std::string text;
        ContentForm form;
        std::string packed;
    };
    std::vector<Text> texts;
    std::vector<Block> blocks;
};

/// Hashes, salts and packs texts as the content store would. One thread at a time.
class TextPreparer final {
public:
    /// The records must stay where they are as long as the result is used.
    PreparedTexts prepare(const RunRecord &run, std::span<const StepRecord> steps);
    void forget() { m_seen.clear(); }

private:
    void add(const std::string &text);
    void add(const std::optional<std::string> &text);
    void addStep(const StepRecord &step);
    void addPrompt(const std::vector<PromptMessage> &prompt);
    void addToBlock(std::string_view text);
    void endBlock();

    Hasher m_hasher;
    Packer m_pack;
    Salts m_salts;
    std::unordered_set<Digest, FirstBytes> m_seen;
    PreparedTexts m_prepared;
    const std::vector<PromptMessage> *m_before = nullptr; ///< the prompt of the step before
    bool m_isCollecting = false;
    std::string m_block;
};

} // namespace vitrine::trailfile
