// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/file/digest.h"
#include "models/trail/file/packing.h"
#include "models/trail/record/records.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine::trailfile {

/// A stored text: its position, and SHA-256(salt, bytes), which the chain covers.
struct Content {
    std::int64_t id = 0;
    Digest commitment {};
};

/// The stored texts by the numbers of one preparer: for the storing code, on the writing thread alone.
struct StoredTexts {
    std::uint64_t valid = 0; ///< they hold as long as the store counts this
    std::vector<Content> contents; ///< by their numbers; without an id where nothing is known
};

/// Data computed about the texts of a run before they are stored, in the order of storing. Whether a text is new to the
/// file is only a guess: it is checked when it is used.
struct PreparedTexts {
    struct Text {
        std::string_view bytes; ///< of the run's own records, so identified by their address
        Digest sha256 {};
        std::uint32_t number = 0; ///< equal texts have the same
        bool isFirst = false; ///< none before it had this number
        bool isSample = false; ///< a few of a run, by what they say: where they are known, the others are, too
        Salt salt {}; ///< of a first one, like the next
        Digest commitment {};
    };
    struct Block {
        std::size_t first = 0; ///< of its texts
        std::size_t last = 0;
        std::size_t count = 0; ///< of the first ones between them, which are all in it
        ContentForm form;
        std::string packed;
    };
    std::vector<Text> texts;
    std::vector<Block> blocks;
    std::shared_ptr<StoredTexts> stored;
};

/// Gives texts numbers by their digests. One flat table.
class KnownTexts final {
public:
    /// The number, and whether it is a new one.
    std::pair<std::uint32_t, bool> add(const Digest &sha256);
    std::size_t count() const { return m_count; }
    /// Restarts the numbers.
    void clear();

private:
    struct Slot {
        Digest sha256;
        std::uint32_t number = 0; ///< from 1; 0 is free
    };
    Slot &slotOf(const Digest &sha256);
    void grow();

    std::vector<Slot> m_slots { 1024 }; ///< a power of two; programs that record one step need no more
    std::uint32_t m_count = 0;
};

/// Hashes, salts and packs texts as the content store would. One thread at a time.
class TextPreparer final {
public:
    TextPreparer();
    /// The records must stay where they are as long as the result is used.
    PreparedTexts prepare(const RunRecord &run, std::span<const StepRecord> steps);
    /// Prepares more steps of a run, without its own texts.
    PreparedTexts prepare(std::span<const StepRecord> steps);
    void forget() { m_known.clear(); }

private:
    void add(const std::string &text);
    void add(const std::optional<std::string> &text);
    void begin();
    PreparedTexts finish(std::span<const StepRecord> steps);
    void addStep(const StepRecord &step);
    void addPrompt(const std::vector<PromptMessage> &prompt);
    void addToBlock(std::size_t text);
    void endBlock();
    void markSamples();

    Hasher m_hasher;
    Packer m_pack;
    Salts m_salts;
    const Digest m_ofNothing; ///< SHA-256 of the empty text, which every step has several times
    KnownTexts m_known;
    std::shared_ptr<StoredTexts> m_stored = std::make_shared<StoredTexts>();
    PreparedTexts m_prepared;
    const std::vector<PromptMessage> *m_before = nullptr; ///< the prompt of the step before
    bool m_isCollecting = false;
    std::string m_block; ///< texts of the one that is being filled
    PreparedTexts::Block m_next;
};

} // namespace vitrine::trailfile
