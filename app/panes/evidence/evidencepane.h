// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/evidence/chainentry.h"
#include "app/panes/evidence/chainstate.h"
#include "app/panes/pane.h"

#include <QTimer>

#include <optional>

class QAction;
class QLabel;
class QPushButton;
class QSplitter;
class QVBoxLayout;

namespace vitrine {

struct Error;
class ChainMap;
class EntryModel;
class EntryPresentation;
class Project;
class RecordView;
class VisibilityWatcher;
class SqlAsking;
class StepStrip;

/// Shows the trail as evidence: whether it is intact, all its entries as a band, a list of the entries around the
/// current one, and the meaning of that one. Follows the selected step, and opens the step of an entry. Reads in the
/// background, and only while visible. GUI thread.
class EvidencePane final : public Pane {
    Q_OBJECT

public:
    /// The actions of the buttons.
    struct Ways {
        QAction *verify = nullptr;
        QAction *seal = nullptr;
        QAction *redact = nullptr;
    };
    /// Number of entries that are listed at a time.
    static constexpr std::uint64_t sectionSize = 2'000;

    EvidencePane(Project *project, const Ways &ways, QWidget *parent = nullptr);

Q_SIGNALS:
    /// The user wants to save a proof of the step that the selected entry covers.
    void proofWanted(vitrine::RunId run, vitrine::StepId step, std::uint64_t ordinal);
    /// The user wants to copy the intact parts of a damaged trail into a new one.
    void recoveryWanted();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makeDetail();
    void connectProject();
    void clear();
    void refresh();
    void takeCount(std::uint64_t count);
    void showChain();
    bool isNarrow() const;
    void giveStatesRoom();
    void showSum();
    void offerWaysOut();
    /// Selects an entry, and reads the entries around it if they are not loaded.
    void goTo(std::uint64_t entry);
    void takeEntries(std::vector<ChainEntry> entries);
    void selectRow();
    void showEntry();
    void showMeaning();
    /// The user selected an entry: the window selects its step.
    void follow(const ChainEntry &entry);
    void followStep();
    const ChainEntry *currentEntry() const;

    Project *m_project;
    Ways m_ways;
    ChainState m_chain;
    std::uint64_t m_current = 0;
    std::uint64_t m_counted = 0; ///< number of entries in the trail when last counted
    bool m_isDamageNew = false; ///< a damaged entry was found that has not been in sight
    StepId m_followed = 0; ///< the step that the current entry was selected for, or whose selection it caused
    bool m_isStale = true; ///< the shown data is older than the trail
    SqlAsking *m_counting;
    SqlAsking *m_countingRedactions;
    SqlAsking *m_reading;
    SqlAsking *m_finding;
    QTimer m_settle;
    VisibilityWatcher *m_visibility;
    StepStrip *m_sum;
    ChainMap *m_map;
    EntryModel *m_entries;
    EntryPresentation *m_presentation;
    RecordView *m_view;
    QSplitter *m_split;
    std::optional<bool> m_hasLongStates;
    QLabel *m_heading = nullptr;
    QLabel *m_facts = nullptr;
    QVBoxLayout *m_meaning = nullptr;
    QPushButton *m_prove = nullptr;
};

} // namespace vitrine
