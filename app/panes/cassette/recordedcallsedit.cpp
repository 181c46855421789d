// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/cassette/recordedcallsedit.h"

#include "app/kit/theme/fonts.h"
#include "app/kit/theme/mutedlabel.h"
#include "app/wording/safetext.h"
#include "base/parsedjson.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QTableWidget>
#include <QVBoxLayout>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace vitrine {

namespace {

enum Column { ArgumentsColumn, ResultColumn };

constexpr int jsonRole = Qt::UserRole;

QPushButton *makeButton(const QString &name, const QString &text)
{
    auto *button = new QPushButton(text);
    button->setObjectName(name);
    button->setAutoDefault(false);
    return button;
}

void setJson(QTableWidgetItem *item, const std::string &json)
{
    item->setData(jsonRole, QByteArray::fromStdString(json));
    item->setText(safeLine(json));
}

std::string jsonOf(const QTableWidgetItem *item)
{
    return item != nullptr ? item->data(jsonRole).toByteArray().toStdString() : std::string();
}

bool isPlain(const QString &text)
{
    return std::ranges::none_of(text.toUcs4(), [](char32_t character) { return isHidden(character); });
}

/// Equivalent JSON: hidden characters only occur in strings, where they may be escaped.
QString escaped(const std::string &json)
{
    QString result;
    for (const char32_t character : QString::fromStdString(json).toUcs4()) {
        const QString text = QString::fromUcs4(&character, 1);
        if (!isHidden(character))
            result += text;
        else
            for (const QChar unit : text)
                result += QStringLiteral("\\u%1").arg(uint(unit.unicode()), 4, 16, QChar(u'0'));
    }
    return result;
}

} // namespace

RecordedCallsEdit::RecordedCallsEdit(QWidget *parent)
    : QWidget(parent)
    , m_table(makeTable())
    , m_title(new MutedLabel(QString()))
    , m_text(new QPlainTextEdit)
    , m_remove(makeButton(QStringLiteral("removeCall"), tr("R&emove Call")))
{
    auto *add = makeButton(QStringLiteral("addCall"), tr("Add &Call"));
    m_text->setObjectName(QStringLiteral("callText"));
    keepCodeFont(m_text);
    m_text->setTabChangesFocus(true);
    m_title->setObjectName(QStringLiteral("callTitle"));
    auto *row = new QHBoxLayout;
    row->addStretch(1);
    row->addWidget(add);
    row->addWidget(m_remove);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    auto *rule
        = new MutedLabel(tr("Each call uses the first unused result with the same arguments, or else the next one."));
    rule->setWordWrap(true);
    layout->addWidget(rule);
    layout->addWidget(m_table, 1);
    layout->addLayout(row);
    layout->addWidget(m_title);
    layout->addWidget(m_text, 1);
    connect(m_table, &QTableWidget::currentCellChanged, this, &RecordedCallsEdit::showCell);
    connect(m_table, &QTableWidget::cellActivated, m_text, qOverload<>(&QWidget::setFocus));
    connect(m_text, &QPlainTextEdit::textChanged, this, &RecordedCallsEdit::readCell);
    connect(add, &QPushButton::clicked, this, &RecordedCallsEdit::addCall);
    connect(m_remove, &QPushButton::clicked, this, &RecordedCallsEdit::removeCall);
    showCell();
}

QTableWidget *RecordedCallsEdit::makeTable()
{
    auto *table = new QTableWidget(0, 2);
    table->setObjectName(QStringLiteral("recordedCalls"));
    //: Accessible name of a table
    table->setAccessibleName(tr("Recorded calls"));
    //: Column titles of recorded calls; both are JSON
    table->setHorizontalHeaderLabels({ tr("Arguments"), tr("Result") });
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    keepCodeFont(table);
    for (auto *header : { table->horizontalHeader(), table->verticalHeader() }) {
        header->setFont(font());
        header->setHighlightSections(false);
    }
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setWordWrap(false);
    table->setTabKeyNavigation(false);
    return table;
}

void RecordedCallsEdit::setCalls(const std::vector<RecordedCall> &calls)
{
    m_table->setRowCount(0);
    for (const RecordedCall &call : calls)
        addRow(call);
    m_table->setCurrentCell(0, ResultColumn);
    showCell();
}

std::vector<RecordedCall> RecordedCallsEdit::calls() const
{
    std::vector<RecordedCall> calls;
    for (int row = 0; row < m_table->rowCount(); ++row)
        calls.push_back({ jsonOf(m_table->item(row, ArgumentsColumn)), jsonOf(m_table->item(row, ResultColumn)) });
    return calls;
}

void RecordedCallsEdit::addRow(const RecordedCall &call)
{
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    for (const int column : { ArgumentsColumn, ResultColumn }) {
        m_table->setItem(row, column, new QTableWidgetItem);
        setJson(m_table->item(row, column), column == ArgumentsColumn ? call.arguments : call.result);
    }
}

void RecordedCallsEdit::addCall()
{
    addRow({ "{}", "null" });
    m_table->setCurrentCell(m_table->rowCount() - 1, ResultColumn);
    Q_EMIT changed();
}

void RecordedCallsEdit::removeCall()
{
    m_table->removeRow(m_table->currentRow());
    showCell();
    Q_EMIT changed();
}

void RecordedCallsEdit::showCell()
{
    const QScopedValueRollback filling(m_isFilling, true);
    const auto *item = m_table->currentItem();
    const std::string json = jsonOf(item);
    const auto value = parsedJson<nlohmann::json>(json);
    const QString text = value.is_string() ? QString::fromStdString(value.get<std::string>()) : QString();
    m_isText = value.is_string() && isPlain(text);
    m_text->setPlainText(m_isText ? text : escaped(json));
    m_text->setEnabled(item != nullptr);
    m_remove->setEnabled(item != nullptr);
    const bool isResult = item == nullptr || item->column() == ResultColumn;
    //: Above a field with what a tool answered to the chosen call
    const QString result
        = m_isText ? tr("Result of the selected call, as text") : tr("Result of the selected call, as JSON");
    //: Above a field with what a tool was called with
    m_title->setText(isResult ? result : tr("Arguments of the selected call, as JSON"));
    m_text->setAccessibleName(m_title->text());
}

void RecordedCallsEdit::readCell()
{
    auto *item = m_table->currentItem();
    if (m_isFilling || item == nullptr)
        return;
    const std::string text = m_text->toPlainText().toStdString();
    setJson(item, m_isText ? nlohmann::json(text).dump() : text);
    Q_EMIT changed();
}

} // namespace vitrine
