// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/find/finder.h"

#include "app/kit/lists/itemtone.h"
#include "app/kit/theme/mutedlabel.h"
#include "app/panes/find/fuzzymatch.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace vitrine {

namespace {

/// To see more, users type another letter.
constexpr std::size_t mostRows = 100;
constexpr int widthInCharacters = 90;
constexpr int heightInRows = 18;
constexpr int settleMs = 120;

} // namespace

Finder::Finder(QWidget *parent)
    : QDialog(parent)
    , m_field(new QLineEdit)
    , m_list(new QTreeWidget)
    , m_nothing(new MutedLabel)
{
    m_field->setObjectName(QStringLiteral("finderField"));
    m_field->setClearButtonEnabled(true);
    m_field->installEventFilter(this);
    m_list->setObjectName(QStringLiteral("finderList"));
    //: Accessible name of the list of what was found
    m_list->setAccessibleName(tr("Found"));
    m_list->setColumnCount(2);
    ItemTone::follow(m_list);
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setFocusProxy(m_field);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_field);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_nothing, 1);
    m_settle.setSingleShot(true);
    m_settle.setInterval(settleMs);
    connect(m_field, &QLineEdit::textChanged, this, &Finder::find);
    connect(&m_settle, &QTimer::timeout, this, [this] { Q_EMIT settled(m_field->text()); });
    connect(m_list, &QTreeWidget::itemClicked, this, [this](const QTreeWidgetItem *row) { take(row); });
}

void Finder::open(const QString &name, const QString &title, const QString &prompt, std::vector<FinderEntry> entries,
    const QString &whenNone)
{
    setObjectName(name);
    setWindowTitle(title);
    m_field->setAccessibleName(title);
    m_field->setPlaceholderText(prompt);
    m_entries = std::move(entries);
    m_known = m_entries.size();
    //: In place of a list
    m_nothing->setText(m_known == 0 && !whenNone.isEmpty() ? whenNone : tr("No matches."));
    m_field->clear();
    find({});
    reposition();
    m_field->setFocus();
    QDialog::open();
}

// Centered in the upper half of the window, where the user looks.
void Finder::reposition()
{
    const auto around = parentWidget()->window()->geometry();
    const QFontMetrics metrics(font());
    resize(std::min(metrics.averageCharWidth() * widthInCharacters, around.width() * 9 / 10),
        std::min(metrics.height() * 3 / 2 * heightInRows, around.height() * 3 / 4));
    move(around.center().x() - width() / 2, around.top() + around.height() / 10);
}

void Finder::find(const QString &typed)
{
    m_entries.resize(m_known);
    m_settle.stop();
    if (!typed.trimmed().isEmpty())
        m_settle.start();
    std::vector<std::pair<int, std::size_t>> found;
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        auto score = fuzzyScore(typed, m_entries[i].text);
        if (!score && m_entries[i].keywords.contains(typed.trimmed(), Qt::CaseInsensitive))
            score = 0;
        if (score)
            found.emplace_back(typed.isEmpty() ? 0 : -*score, i);
    }
    const auto shown = std::min(found.size(), mostRows);
    std::ranges::partial_sort(found, found.begin() + std::ptrdiff_t(shown));
    m_list->clear();
    for (std::size_t i = 0; i < shown; ++i)
        addRow(found[i].second);
    showWhatIsThere();
}

void Finder::showWhatIsThere()
{
    const bool isEmpty = m_list->topLevelItemCount() == 0;
    m_list->setVisible(!isEmpty);
    m_nothing->setVisible(isEmpty);
    if (!isEmpty && m_list->currentItem() == nullptr)
        m_list->setCurrentItem(m_list->topLevelItem(0));
}

void Finder::addFound(const QString &typed, const std::vector<FinderEntry> &entries)
{
    if (!isVisible() || typed != m_field->text())
        return;
    QSet<QString> shown;
    for (int row = 0; row < m_list->topLevelItemCount(); ++row)
        shown.insert(m_list->topLevelItem(row)->text(0));
    for (const auto &entry : entries) {
        if (shown.contains(entry.text))
            continue;
        m_entries.push_back(entry);
        addRow(m_entries.size() - 1);
    }
    showWhatIsThere();
}

void Finder::addRow(std::size_t entry)
{
    const auto &known = m_entries[entry];
    auto *row = new QTreeWidgetItem(m_list, { known.text, known.note });
    row->setIcon(0, known.icon);
    row->setData(0, Qt::UserRole, QVariant::fromValue(qulonglong(entry)));
    ItemTone::set(row, 1, ItemTone::Tone::Muted);
    row->setTextAlignment(1, Qt::AlignTrailing | Qt::AlignVCenter);
    row->setData(0, Qt::AccessibleTextRole, QString(known.text % u", " % known.note));
}

void Finder::take(const QTreeWidgetItem *row)
{
    if (row == nullptr)
        return;
    const auto choose = m_entries[row->data(0, Qt::UserRole).toULongLong()].choose;
    accept();
    choose();
}

bool Finder::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    switch (key->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown: QCoreApplication::sendEvent(m_list, event); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: take(m_list->currentItem()); return true;
    default: return QDialog::eventFilter(watched, event);
    }
}

} // namespace vitrine
