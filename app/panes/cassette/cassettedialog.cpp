// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/cassette/cassettedialog.h"

#include "app/kit/theme/fonts.h"
#include "app/kit/theme/mutedlabel.h"
#include "app/panes/cassette/recordedcallsedit.h"
#include "app/wording/safetext.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

QString shown(const std::string &utf8) { return QString::fromStdString(utf8); }

bool isJson(const std::string &text) { return nlohmann::json::accept(text); }

bool isName(const QString &text)
{
    static const QRegularExpression name(QStringLiteral("^[A-Za-z_]\\w*$"));
    return name.match(text).hasMatch();
}

QPushButton *makeButton(const QString &name, const QString &text)
{
    auto *button = new QPushButton(text);
    button->setObjectName(name);
    button->setAutoDefault(false);
    return button;
}

} // namespace

CassetteDialog::CassetteDialog(ToolStubs tools, bool isSaved, QWidget *parent)
    : QDialog(parent)
    , m_tools(std::move(tools))
{
    setObjectName(QStringLiteral("cassetteDialog"));
    //: Title of a dialog
    setWindowTitle(tr("Tool Answers of This Run"));
    auto *sides = new QSplitter;
    sides->addWidget(makeList());
    sides->addWidget(makeAnswer());
    sides->setStretchFactor(1, 1);
    m_flaw = new MutedLabel;
    m_flaw->setObjectName(QStringLiteral("cassetteFlaw"));
    m_flaw->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
    m_save = buttons->button(QDialogButtonBox::Save);
    m_save->setObjectName(QStringLiteral("saveCassette"));
    //: Button: takes the user's answers back, so that the log's hold again
    auto *reset = makeButton(QStringLiteral("resetCassette"), tr("Restore Recor&ded"));
    reset->setEnabled(isSaved);
    buttons->addButton(reset, QDialogButtonBox::ResetRole);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(sides, 1);
    layout->addWidget(m_flaw);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        Q_EMIT saved(m_tools);
        accept();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(reset, &QPushButton::clicked, this, [this] {
        Q_EMIT resetRequested();
        accept();
    });
    const QFontMetrics metrics(font());
    resize(metrics.averageCharWidth() * 100, metrics.height() * 28);
    fillList({});
}

QWidget *CassetteDialog::makeList()
{
    auto *side = new QWidget;
    m_list = new QListWidget;
    m_list->setObjectName(QStringLiteral("cassetteTools"));
    //: Accessible name of a list
    m_list->setAccessibleName(tr("Tools"));
    m_name = new QLineEdit;
    m_name->setObjectName(QStringLiteral("cassetteName"));
    //: Hint and accessible name of a field
    m_name->setPlaceholderText(tr("Name of another tool"));
    m_name->setAccessibleName(m_name->placeholderText());
    //: Button: adds a tool by its name
    m_add = makeButton(QStringLiteral("addTool"), tr("&Add"));
    m_remove = makeButton(QStringLiteral("removeTool"), tr("&Remove"));
    auto *row = new QHBoxLayout;
    row->addStretch(1);
    row->addWidget(m_add);
    row->addWidget(m_remove);
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_list, 1);
    // On a row of its own, since its hint is long in most languages.
    layout->addWidget(m_name);
    layout->addLayout(row);
    connect(m_list, &QListWidget::currentRowChanged, this, &CassetteDialog::showTool);
    connect(m_name, &QLineEdit::textChanged, this, &CassetteDialog::check);
    connect(m_name, &QLineEdit::returnPressed, this, &CassetteDialog::addTool);
    connect(m_add, &QPushButton::clicked, this, &CassetteDialog::addTool);
    connect(m_remove, &QPushButton::clicked, this, &CassetteDialog::removeTool);
    return side;
}

QWidget *CassetteDialog::makeAnswer()
{
    auto *side = new QWidget;
    m_kind = new QComboBox;
    m_kind->setObjectName(QStringLiteral("answerKind"));
    //: How a tool is answered in a replay: it gives its argument back
    m_kind->addItem(tr("Its argument"));
    //: How a tool is answered in a replay
    m_kind->addItem(tr("Recorded calls"));
    //: How a tool is answered in a replay
    m_kind->addItem(tr("Always the same value"));
    //: How a tool is answered in a replay
    m_kind->addItem(tr("Python function"));
    //: How a tool is answered in a replay
    m_kind->addItem(tr("No stub"));
    auto *label = new QLabel(tr("Answered &by:"));
    label->setBuddy(m_kind);
    m_pages = new QStackedWidget;
    m_pages->addWidget(new MutedLabel(tr("The tool returns its argument.")));
    m_calls = new RecordedCallsEdit;
    m_pages->addWidget(m_calls);
    m_pages->addWidget(makeText(m_value, QStringLiteral("constantValue"), tr("Value, as JSON")));
    m_pages->addWidget(makeText(m_function, QStringLiteral("stubFunction"),
        tr("Define a function with the tool's name. It runs outside the sandbox, with your permissions")));
    m_pages->addWidget(new MutedLabel(tr("A step that calls this tool fails with an error.")));
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    auto *row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(m_kind, 1);
    layout->addLayout(row);
    layout->addWidget(m_pages, 1);
    connect(m_calls, &RecordedCallsEdit::changed, this, &CassetteDialog::readAnswer);
    connect(m_kind, &QComboBox::activated, this, &CassetteDialog::changeKind);
    return side;
}

QWidget *CassetteDialog::makeText(QPlainTextEdit *&edit, const QString &name, const QString &label)
{
    auto *page = new QWidget;
    edit = new QPlainTextEdit;
    edit->setObjectName(name);
    edit->setAccessibleName(label);
    keepCodeFont(edit);
    edit->setTabChangesFocus(true);
    auto *title = new MutedLabel(label);
    title->setWordWrap(true);
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(title);
    layout->addWidget(edit, 1);
    connect(edit, &QPlainTextEdit::textChanged, this, &CassetteDialog::readAnswer);
    return page;
}

std::string CassetteDialog::current() const
{
    const auto *item = m_list->currentItem();
    return item != nullptr ? item->data(Qt::UserRole).toByteArray().toStdString() : std::string();
}

void CassetteDialog::fillList(const std::string &current)
{
    m_list->clear();
    for (const auto &[name, tool] : m_tools) {
        auto *item = new QListWidgetItem(safeLine(name), m_list);
        item->setData(Qt::UserRole, QByteArray::fromStdString(name));
        if (name == current || m_list->count() == 1)
            m_list->setCurrentItem(item);
    }
    showTool();
}

void CassetteDialog::showTool()
{
    const auto tool = m_tools.find(current());
    m_kind->setEnabled(tool != m_tools.end());
    m_pages->setVisible(tool != m_tools.end());
    if (tool == m_tools.end()) {
        check();
        return;
    }
    m_isFilling = true;
    const auto &answer = tool->second.answer;
    const int kind = kindOf(tool->second);
    if (const auto *recorded = std::get_if<ToolStub::Recorded>(&answer))
        m_calls->setCalls(recorded->calls);
    if (const auto *constant = std::get_if<ToolStub::Constant>(&answer))
        m_value->setPlainText(shown(constant->json));
    if (const auto *python = std::get_if<ToolStub::Python>(&answer))
        m_function->setPlainText(shown(python->source));
    m_kind->setCurrentIndex(kind);
    m_pages->setCurrentIndex(kind);
    m_isFilling = false;
    check();
}

int CassetteDialog::kindOf(const ToolStub &tool)
{
    if (std::holds_alternative<ToolStub::Identity>(tool.answer))
        return Argument;
    if (std::holds_alternative<ToolStub::Recorded>(tool.answer))
        return Calls;
    if (std::holds_alternative<ToolStub::Constant>(tool.answer))
        return Value;
    return std::holds_alternative<ToolStub::Python>(tool.answer) ? Function : None;
}

/// The initial stub of a tool.
ToolStub CassetteDialog::fresh(const std::string &name, int kind)
{
    switch (kind) {
    case Argument: return { ToolStub::Identity {} };
    case Calls: return { ToolStub::Recorded {} };
    case Value: return { ToolStub::Constant { "null" } };
    case Function: return { ToolStub::Python { "def " + name + "(*args, **kwargs):\n    return None\n" } };
    default: return { ToolStub::Missing {} };
    }
}

void CassetteDialog::changeKind()
{
    const auto tool = m_tools.find(current());
    if (tool == m_tools.end())
        return;
    const std::string &name = tool->first;
    m_earlier[{ name, kindOf(tool->second) }] = tool->second;
    const auto earlier = m_earlier.find({ name, m_kind->currentIndex() });
    tool->second = earlier != m_earlier.end() ? earlier->second : fresh(name, m_kind->currentIndex());
    showTool();
}

void CassetteDialog::readAnswer()
{
    const auto tool = m_tools.find(current());
    if (m_isFilling || tool == m_tools.end())
        return;
    if (auto *recorded = std::get_if<ToolStub::Recorded>(&tool->second.answer))
        recorded->calls = m_calls->calls();
    if (auto *constant = std::get_if<ToolStub::Constant>(&tool->second.answer))
        constant->json = m_value->toPlainText().toStdString();
    if (auto *python = std::get_if<ToolStub::Python>(&tool->second.answer))
        python->source = m_function->toPlainText().toStdString();
    check();
}

void CassetteDialog::addTool()
{
    const QString name = m_name->text();
    if (!isName(name))
        return;
    m_tools.try_emplace(name.toStdString(), ToolStub { ToolStub::Constant { "null" } });
    m_name->clear();
    fillList(name.toStdString());
}

void CassetteDialog::removeTool()
{
    m_tools.erase(current());
    fillList({});
}

/// Why the stubs cannot be saved; empty if they can.
QString CassetteDialog::flaw() const
{
    for (const auto &[name, tool] : m_tools) {
        const auto *recorded = std::get_if<ToolStub::Recorded>(&tool.answer);
        const auto isBad = [](const RecordedCall &call) { return !isJson(call.arguments) || !isJson(call.result); };
        const auto *constant = std::get_if<ToolStub::Constant>(&tool.answer);
        if ((recorded != nullptr && std::ranges::any_of(recorded->calls, isBad))
            || (constant != nullptr && !isJson(constant->json)))
            //: %1: name of a tool
            return tr("An answer for %1 is not valid JSON. Put text in double quotes.").arg(safeLine(name, 60));
    }
    return {};
}

void CassetteDialog::check()
{
    m_flaw->setText(flaw());
    m_save->setEnabled(m_flaw->text().isEmpty());
    m_add->setEnabled(isName(m_name->text()));
    m_remove->setEnabled(m_list->currentItem() != nullptr);
}

} // namespace vitrine
