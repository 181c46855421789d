// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>

namespace vitrine::trailfile {

/// Tells who writes a trail right now. Each writer holds the lock of one byte, its slot, of the file `<trail>-writers`
/// beside it as long as it lives: the kernel lets go of it however the process ends. Byte 0 is the gate, held while
/// a trail is opened for writing or left. Not in the trail itself, because closing a second descriptor of it would
/// drop the locks that SQLite holds. The last writer takes the file away.
class WriterSlot final {
public:
    /// Waits for whoever is at the gate, and holds it until `leaveGate`.
    explicit WriterSlot(const std::filesystem::path &trail);
    ~WriterSlot();
    WriterSlot(const WriterSlot &) = delete;
    WriterSlot &operator=(const WriterSlot &) = delete;

    std::int64_t number() const { return m_number; } ///< from 1
    /// Somebody else lives who took this slot.
    bool isTakenByOther(std::int64_t slot) const;
    /// Nobody else writes. To be asked at the gate.
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
