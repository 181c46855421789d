// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/evidence/evidencepane.h"

#include "app/kit/lists/recordview.h"
#include "app/kit/lists/visibilitywatcher.h"
#include "app/kit/theme/shapelabel.h"
#include "app/panes/evidence/chainmap.h"
#include "app/panes/evidence/entrymodel.h"
#include "app/panes/evidence/evidencetext.h"
#include "app/panes/sql/sqlasking.h"
#include "app/panes/step/stepstrip.h"
#include "app/session/project.h"
#include "app/wording/words.h"
#include "models/items/runmodel.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

constexpr int settleMs = 300;

/// Splits the hash into groups, so that it can be compared by eye and wrapped if there is little room.
QString groupsOf(const std::string &hash)
{
    constexpr qsizetype group = 8;
    auto text = QString::fromStdString(hash);
    for (qsizetype at = group; at < text.size(); at += group + 1)
        text.insert(at, u' ');
    return text;
}

/// A sentence with its shape.
QWidget *makeSentence(const EvidenceText::Sentence &sentence)
{
    auto *line = new QWidget;
    auto *text = new QLabel(sentence.text);
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
    auto *layout = new QHBoxLayout(line);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(new ShapeLabel(sentence.meaning), 0, Qt::AlignTop);
    layout->addWidget(text, 1);
    return line;
}

} // namespace

EvidencePane::EvidencePane(Project *project, const Ways &ways, QWidget *parent)
    : Pane({ .id = QStringLiteral("evidence"),
               .title = tr("Evidence"),
               .location = Location::CenterTab,
               //: What a pane is for
               .purpose = tr("The trail as evidence: all entries, the result of the last verification, and the range "
                             "covered by the "
                             "seal."),
               .guidePage = QStringLiteral("evidence") },
          parent)
    , m_project(project)
    , m_ways(ways)
    , m_counting(new SqlAsking(this))
    , m_countingRedactions(new SqlAsking(this))
    , m_reading(new SqlAsking(this))
    , m_finding(new SqlAsking(this))
    , m_visibility(new VisibilityWatcher(this))
    , m_sum(new StepStrip)
    , m_map(new ChainMap)
    , m_entries(new EntryModel(this))
    , m_presentation(new EntryPresentation(
          m_entries, [project](RunId run) { return project->runs()->numberOf(run); }, this))
    , m_view(new RecordView(QStringLiteral("entriesView")))
    , m_split(new QSplitter)
{
    setObjectName(QStringLiteral("evidencePane"));
    m_sum->setObjectName(QStringLiteral("evidenceSum"));
    m_view->setModel(m_presentation);
    //: Accessible name of a list
    m_view->setAccessibleName(tr("Entries of the trail"));
    m_view->setSortingEnabled(false);
    m_view->setStretchColumns({ static_cast<int>(EntryModel::Column::What) });
    m_view->setOptionalColumns(
        { static_cast<int>(EntryModel::Column::Hash), static_cast<int>(EntryModel::Column::When) });
    m_view->setColumnWidths({ 9, 30, 18, 11, 12 });
    // A moment without its seconds would be the same in every row.
    Cell moment;
    moment.text = Words::exactMoment(0);
    m_view->setColumnSamples(static_cast<int>(EntryModel::Column::When), { moment });
    m_view->setEmptyText(tr("No entries"), tr("Entries appear here when something is recorded in the trail."));
    m_split->setObjectName(QStringLiteral("evidenceSplitter"));
    m_split->setChildrenCollapsible(false);
    m_split->addWidget(m_view);
    m_split->addWidget(makeDetail());
    m_split->setSizes({ 3'000, 2'000 });
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_sum);
    layout->addWidget(m_map);
    layout->addWidget(m_split, 1);
    setFocusProxy(m_view);
    m_settle.setSingleShot(true);
    m_settle.setInterval(settleMs);
    connect(&m_settle, &QTimer::timeout, this, &EvidencePane::refresh);
    connect(m_map, &ChainMap::entryChosen, this, &EvidencePane::goTo);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &EvidencePane::showEntry);
    connect(m_view, &QTreeView::clicked, this, [this] {
        if (const auto *entry = currentEntry())
            follow(*entry);
    });
    connect(m_view, &QTreeView::activated, this, [this] {
        if (const auto *entry = currentEntry())
            follow(*entry);
    });
    connectProject();
    clear();
}

// Beside each other, the list and the entry would cut the descriptions in a narrow pane.
void EvidencePane::resizeEvent(QResizeEvent *event)
{
    Pane::resizeEvent(event);
    // In a low pane the sentence above and the list need its room; the list shows the same.
    constexpr int fewestLinesForMap = 14;
    m_map->setVisible(height() >= fontMetrics().height() * fewestLinesForMap);
    constexpr int fewestLines = 24;
    const bool isHigh = height() >= fontMetrics().height() * fewestLines;
    const auto orientation = isNarrow() && isHigh ? Qt::Vertical : Qt::Horizontal;
    if (orientation != m_split->orientation()) {
        m_split->setOrientation(orientation);
        m_split->setSizes({ 3'000, 2'000 });
    }
    giveStatesRoom();
}

bool EvidencePane::isNarrow() const
{
    constexpr int roomForBoth = 120; // characters
    return width() < fontMetrics().averageCharWidth() * roomForBoth;
}

QWidget *EvidencePane::makeDetail()
{
    auto *page = new QWidget;
    m_heading = new QLabel;
    m_heading->setObjectName(QStringLiteral("entryHeading"));
    m_facts = new QLabel;
    m_facts->setObjectName(QStringLiteral("entryFacts"));
    auto bold = font();
    bold.setBold(true);
    m_heading->setFont(bold);
    for (auto *label : { m_heading, m_facts }) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_meaning = new QVBoxLayout;
    //: Button: writes a proof that the selected step is in the trail
    m_prove = new QPushButton(tr("Save Proof of Step…"));
    m_prove->setObjectName(QStringLiteral("saveProof"));
    m_prove->setAccessibleDescription(EvidenceText::proofMeaning());
    connect(m_prove, &QPushButton::clicked, this, [this] {
        if (const auto *entry = currentEntry(); entry != nullptr && entry->step != 0)
            Q_EMIT proofWanted(entry->run, entry->step, entry->ordinal);
    });
    auto *layout = new QVBoxLayout(page);
    layout->addWidget(m_heading);
    layout->addWidget(m_facts);
    layout->addLayout(m_meaning);
    layout->addWidget(makeSentence({ Meaning::Info, EvidenceText::proofMeaning() }));
    layout->addWidget(m_prove, 0, Qt::AlignLeading);
    layout->addStretch(1);
    auto *area = new QScrollArea;
    area->setObjectName(QStringLiteral("entryDetail"));
    //: Accessible name of what is said of one entry of a trail
    area->setAccessibleName(tr("Selected entry"));
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(page);
    page->setBackgroundRole(QPalette::Base);
    page->setAutoFillBackground(true);
    return area;
}

void EvidencePane::connectProject()
{
    const auto settle = [this] {
        m_isStale = true;
        if (m_visibility->isSeen())
            m_settle.start();
    };
    connect(m_project, &Project::opened, this, [this] {
        m_chain.claimed = m_project->claimedSeal();
        m_isStale = true;
        refresh();
    });
    connect(m_project, &Project::written, this, settle);
    connect(m_project, &Project::closed, this, &EvidencePane::clear);
    connect(m_project, &Project::verified, this, [this](const Verification &verification) {
        m_chain.found = verification;
        m_chain.entries = std::max(m_chain.entries, verification.entries);
        showChain();
        if (!verification.firstBroken)
            return;
        // The verification stops at the damage, so its count may be too low: the entries are counted first.
        m_current = *verification.firstBroken;
        m_isDamageNew = true;
        m_isStale = true;
        refresh();
    });
    connect(m_project, &Project::sealed, this, [this, settle] {
        m_chain.claimed = m_project->claimedSeal();
        showChain();
        settle();
    });
    connect(m_project, &Project::stepSelected, this, &EvidencePane::followStep);
    connect(m_visibility, &VisibilityWatcher::changed, this, [this](bool isSeen) {
        if (isSeen && m_isStale)
            refresh();
        else if (isSeen)
            followStep();
    });
}

void EvidencePane::clear()
{
    for (auto *asking : { m_counting, m_countingRedactions, m_reading, m_finding })
        asking->drop();
    m_settle.stop();
    m_chain = {};
    m_current = 0;
    m_counted = 0;
    m_followed = 0;
    m_isDamageNew = false;
    m_isStale = true;
    m_entries->setEntries({});
    showChain();
}

void EvidencePane::refresh()
{
    if (!m_project->isOpen() || !m_visibility->isSeen())
        return;
    m_isStale = false;
    m_counting->ask(m_project->file(), countStatement(), [this](const Result<SqlAnswer> &answer) {
        if (answer)
            takeCount(readNumber(*answer));
        else
            Q_EMIT failed(answer.error());
    });
    m_countingRedactions->ask(m_project->file(), redactionsStatement(), [this](const Result<SqlAnswer> &answer) {
        const std::uint64_t texts = answer ? readNumber(*answer) : 0;
        if (std::exchange(m_chain.redactedTexts, texts) != texts)
            showChain();
    });
}

void EvidencePane::takeCount(std::uint64_t count)
{
    // A verification may have seen the new entries before.
    const bool hasGrown = std::exchange(m_counted, count) != count;
    m_chain.entries = count;
    showChain();
    // The damage comes before the step that happens to be selected; the next one is followed again.
    if (std::exchange(m_isDamageNew, false))
        m_followed = m_project->currentStep();
    if (m_current == 0 && m_project->currentStep() != 0)
        return followStep();
    const bool isLastSection = hasGrown && m_entries->rowOf(count) < 0;
    if (m_current == 0 || isLastSection)
        m_entries->setEntries({});
    goTo(m_current != 0 ? std::min(m_current, count) : count);
}

void EvidencePane::showChain()
{
    m_map->setChain(m_chain);
    m_presentation->setChain(&m_chain);
    giveStatesRoom();
    showSum();
    showMeaning();
}

// The longest states are those of a damaged trail. In a narrow list descriptions matter more: the shape shows the state
// as well. Widths that the user has set stay.
void EvidencePane::giveStatesRoom()
{
    const bool isBesideEntry = m_split->orientation() == Qt::Horizontal;
    const bool hasLong = !(isNarrow() && isBesideEntry) && m_chain.found && !m_chain.found->isIntact;
    if (std::exchange(m_hasLongStates, hasLong) != hasLong)
        m_view->setColumnSamples(static_cast<int>(EntryModel::Column::State), EvidenceText::states(hasLong));
}

void EvidencePane::showSum()
{
    const auto sum = EvidenceText::sum(m_chain);
    m_sum->setMessage(sum.meaning, sum.text, EvidenceText::sumDetail(m_chain));
    const auto offer = [this](const QString &name, const QString &text, QAction *action) {
        auto *button = m_sum->addButton(name, text);
        button->setEnabled(action->isEnabled());
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
        connect(action, &QAction::enabledChanged, button, &QWidget::setEnabled);
    };
    if (m_chain.found && !m_chain.found->isIntact)
        offerWaysOut();
    //: Button: checks a trail, which was checked before
    offer(QStringLiteral("verifyTrail"), m_chain.found ? tr("Verify Again") : tr("Verify"), m_ways.verify);
    // A trail that is known to be damaged is neither sealed nor changed.
    if (m_chain.found && !m_chain.found->isIntact)
        return;
    //: Button: signs all that a trail holds
    offer(QStringLiteral("sealTrail"), tr("Seal…"), m_ways.seal);
    //: Button: looks for secrets and personal data in a trail, and takes them out
    offer(QStringLiteral("redactTrail"), tr("Redact…"), m_ways.redact);
}

void EvidencePane::offerWaysOut()
{
    const auto &found = *m_chain.found;
    const bool isOfStep = !found.damagedSteps.empty();
    if (isOfStep || !found.damagedRuns.empty()) {
        auto *where = m_sum->addButton(QStringLiteral("showDamage"),
            isOfStep
                //: Button: goes to the first step that was changed outside of the program
                ? tr("Show Step")
                //: Button: goes to the first run that was changed outside of the program
                : tr("Show Run"));
        connect(where, &QPushButton::clicked, this, [this] {
            const auto &damage = *m_chain.found;
            if (!damage.damagedSteps.empty())
                m_project->goTo(damage.damagedSteps.front().run, damage.damagedSteps.front().step);
            else
                m_project->selectRun(damage.damagedRuns.front());
        });
    }
    //: Button: copies what is intact of a damaged trail into a new one
    auto *recover = m_sum->addButton(QStringLiteral("recoverTrail"), tr("Recover…"));
    recover->setToolTip(tr("Copy all readable data into a new trail"));
    connect(recover, &QPushButton::clicked, this, &EvidencePane::recoveryWanted);
}

void EvidencePane::goTo(std::uint64_t entry)
{
    m_current = entry;
    m_map->setCurrent(entry);
    setContextText(entry == 0
            ? QString()
            //: Beside the title of a pane. %1: number of an entry, %2: how many there are
            : tr("entry %1 of %2").arg(EvidenceText::number(entry), EvidenceText::number(m_chain.entries)));
    if (entry == 0 || m_entries->rowOf(entry) >= 0)
        return selectRow();
    const auto from = entry > sectionSize / 2 ? entry - sectionSize / 2 : 1;
    m_reading->ask(m_project->file(), entriesStatement(from, sectionSize), [this](const Result<SqlAnswer> &answer) {
        if (answer)
            takeEntries(readEntries(*answer));
        else
            Q_EMIT failed(answer.error());
    });
}

void EvidencePane::takeEntries(std::vector<ChainEntry> entries)
{
    m_entries->setEntries(std::move(entries));
    selectRow();
}

void EvidencePane::selectRow()
{
    const int row = m_entries->rowOf(m_current);
    if (row < 0)
        return showMeaning();
    const auto index = m_presentation->mapFromSource(m_entries->index(row, 0));
    if (m_view->currentIndex().row() != index.row())
        m_view->setCurrentIndex(index);
    else
        showMeaning();
    m_view->scrollTo(index);
}

const ChainEntry *EvidencePane::currentEntry() const
{
    const auto row = m_presentation->mapToSource(m_view->currentIndex()).row();
    return row < 0 ? nullptr : &m_entries->entries()[static_cast<std::size_t>(row)];
}

// At the ends of the section, the next one is read.
void EvidencePane::showEntry()
{
    const auto *entry = currentEntry();
    if (entry == nullptr)
        return showMeaning();
    showMeaning();
    if (entry->number == m_current)
        return;
    const auto number = entry->number;
    const bool isEdge = (number == m_entries->entries().front().number && number > 1)
        || (number == m_entries->entries().back().number && number < m_chain.entries);
    if (isEdge)
        m_entries->setEntries({});
    goTo(number);
}

void EvidencePane::showMeaning()
{
    while (auto *item = m_meaning->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    const auto *entry = currentEntry();
    const bool isOfStep = entry != nullptr && entry->step != 0;
    m_prove->setEnabled(isOfStep);
    //: Tip of a button that cannot be used
    m_prove->setToolTip(isOfStep ? QString() : tr("The selected entry does not cover a single step."));
    m_heading->setVisible(entry != nullptr);
    m_facts->setVisible(entry != nullptr);
    if (entry == nullptr)
        return;
    const int run = entry->run != 0 ? m_project->runs()->numberOf(entry->run) : 0;
    //: Above what is said of an entry. %1: its number, %2: "Run 1, step 2 ran: OK"
    m_heading->setText(tr("Entry %1: %2").arg(EvidenceText::number(entry->number), EvidenceText::what(*entry, run)));
    //: Facts about an entry. %1: date and time, %2: its hash, %3: the hash of the entry before, hexadecimal digits
    m_facts->setText(tr("Recorded %1\nHash %2\nPrevious hash %3")
            .arg(Words::exactMoment(entry->at), groupsOf(entry->hash), groupsOf(entry->previous)));
    for (const auto &sentence : EvidenceText::meaning(m_chain.of(*entry), m_chain))
        m_meaning->addWidget(makeSentence(sentence));
}

void EvidencePane::follow(const ChainEntry &entry)
{
    if (entry.run == 0)
        return;
    m_followed = entry.step;
    if (entry.step != 0)
        m_project->goTo(entry.run, entry.step);
    else
        m_project->selectRun(entry.run);
}

void EvidencePane::followStep()
{
    const auto step = m_project->currentStep();
    if (step == 0 || step == m_followed || !m_visibility->isSeen() || m_chain.entries == 0)
        return;
    m_followed = step;
    m_finding->ask(m_project->file(), entryOfStepStatement(m_project->currentRun(), step),
        [this](const Result<SqlAnswer> &answer) {
            if (const auto entry = answer ? readNumber(*answer) : 0; entry != 0)
                goTo(entry);
        });
}

} // namespace vitrine
