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

/// The stored texts by the numbers of one preparer. For the code that stores them, on the writing thread only.
struct StoredTexts {
    std::uint64_t valid = 0; ///< valid as long as the store's counter has this value
    std::vector<Content> contents; ///< by their numbers; without an id if nothing is known
};

/// Data computed about the texts of a run before they are stored, in the order of storing. Whether a text is new to the
/// file is only a guess, which is checked when it is used.
struct PreparedTexts {
    struct Text {
        std::string_view bytes; ///< points into the run's own records, so that it is identified by its address
        Digest sha256 {};
        std::uint32_t number = 0; ///< equal texts have the same number
        bool isFirst = false; ///< no earlier text has this number
        /// One of a few texts of a run, chosen by content: if these are known, so are the others.
        bool isSample = false;
        Salt salt {}; ///< only set for the first one, like the next field
        Digest commitment {};
    };
    struct Block {
        std::size_t first = 0; ///< index of its first text
        std::size_t last = 0;
        std::size_t count = 0; ///< number of `isFirst` texts from there, which are all in the block
        ContentForm form;
        std::string packed;
    };
    std::vector<Text> texts;
    std::vector<Block> blocks;
    std::shared_ptr<StoredTexts> stored;
};

/// Assigns numbers to texts by their digests. One flat table.
class KnownTexts final {
public:
    /// Returns the number, and whether it is new.
    std::pair<std::uint32_t, bool> add(const Digest &sha256);
    std::size_t count() const { return m_count; }
    /// Forgets all texts and restarts the numbers.
    void clear();

private:
    struct Slot {
        Digest sha256;
        std::uint32_t number = 0; ///< from 1; 0: the slot is free
    };
    Slot &slotOf(const Digest &sha256);
    void grow();

    std::vector<Slot> m_slots { 1024 }; ///< a power of two; programs that record one step need no more
    std::uint32_t m_count = 0;
};

/// Hashes, salts and packs texts in advance, as the content store would. One thread at a time.
class TextPreparer final {
public:
    TextPreparer();
    /// The records must not move as long as the result is used.
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
    const Digest m_ofNothing; ///< SHA-256 of the empty text, which occurs several times in every step
    KnownTexts m_known;
    std::shared_ptr<StoredTexts> m_stored = std::make_shared<StoredTexts>();
    PreparedTexts m_prepared;
    const std::vector<PromptMessage> *m_before = nullptr; ///< the prompt of the previous step
    bool m_isCollecting = false;
    std::string m_block; ///< texts of the block that is being filled
    PreparedTexts::Block m_next;
};

} // namespace vitrine::trailfile
