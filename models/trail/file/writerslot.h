// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>

namespace vitrine::trailfile {

/// Records which writers of a trail are running. As long as it lives, each writer locks one byte, its slot, of the file
/// `<trail>-writers` beside the trail; the kernel releases the lock however the process ends. Byte 0 is the gate,
/// locked while a writer opens or closes the trail. The trail itself is not used for this, because closing a second
/// descriptor of it would drop the locks that SQLite holds. The last writer removes the file.
class WriterSlot final {
public:
    /// Waits until the gate is free, and holds it until `leaveGate`.
    explicit WriterSlot(const std::filesystem::path &trail);
    ~WriterSlot();
    WriterSlot(const WriterSlot &) = delete;
    WriterSlot &operator=(const WriterSlot &) = delete;

    std::int64_t number() const { return m_number; } ///< from 1
    /// Whether another running writer holds this slot.
    bool isTakenByOther(std::int64_t slot) const;
    /// Whether there is no other writer. Call it while holding the gate.
    bool isAlone() const;
    void leaveGate();

private:
    bool openAtGate();
    void takeSlot();

    std::filesystem::path m_file;
    int m_descriptor = -1;
    std::int64_t m_number = 0;
};

} // namespace vitrine::trailfile
