// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/valueview.h"

#include "app/kit/text/copyformats.h"
#include "app/kit/text/valuemodel.h"
#include "app/kit/theme/fonts.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QJsonDocument>

namespace vitrine {

namespace {

constexpr int nameInCharacters = 24;
// Number of rows visible at once; larger values are expanded up to this many.
constexpr int mostOpened = 40;

// Single numbers and names are valid JSON in an array; other Python output is text.
bool isJson(const QString &text) { return !QJsonDocument::fromJson('[' + text.toUtf8() + ']').isNull(); }

} // namespace

ValueView::ValueView(QWidget *parent)
    : QTreeView(parent)
    , m_model(new ValueModel(this))
{
    setObjectName(QStringLiteral("valueTree"));
    //: Accessible name of a tree of the values in a text
    setAccessibleName(tr("Values"));
    setModel(m_model);
    setUniformRowHeights(true);
    setAlternatingRowColors(true);
    setFrameShape(NoFrame);
    keepCodeFont(this);
    header()->setStretchLastSection(true);
    header()->resizeSection(0, fontMetrics().averageCharWidth() * nameInCharacters);
    //: Context menu of a tree of values
    auto *copyValue = new QAction(tr("Copy Value"), this);
    copyValue->setObjectName(QStringLiteral("copyValue"));
    copyValue->setShortcut(QKeySequence::Copy);
    copyValue->setShortcutContext(Qt::WidgetShortcut);
    addAction(copyValue);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(copyValue, &QAction::triggered, this, &ValueView::copy);
    const auto addFormat = [this](const QString &name, const QString &text, const QKeySequence &key, auto format) {
        auto *action = new QAction(text, this);
        action->setObjectName(name);
        action->setShortcut(key);
        action->setShortcutContext(Qt::WidgetShortcut);
        connect(action, &QAction::triggered, this, [this, format] {
            if (const auto now = currentIndex(); now.isValid())
                QGuiApplication::clipboard()->setText(format(m_model->valueText(now)));
        });
        addAction(action);
    };
    //: Context menu of a tree of values
    addFormat(
        QStringLiteral("copyValueMarkdown"), tr("Copy as Markdown"), Qt::CTRL | Qt::SHIFT | Qt::Key_C, asMarkdown);
    //: Context menu of a tree of values
    addFormat(QStringLiteral("copyValueJson"), tr("Copy as JSON"), Qt::CTRL | Qt::ALT | Qt::Key_C,
        [](const QString &text) { return isJson(text) ? text : asJson(text); });
}

void ValueView::setText(const QByteArray &utf8)
{
    m_model->setNodes({});
    const auto work = [utf8] { return valueTree(std::string_view(utf8)); };
    m_reading.ask(work, [this](const std::optional<std::vector<ValueNode>> &nodes) {
        m_model->setNodes(nodes.value_or(std::vector<ValueNode>()));
        if (nodes && nodes->size() <= mostOpened)
            expandAll();
        Q_EMIT read(nodes.has_value());
    });
}

void ValueView::copy()
{
    if (const auto now = currentIndex(); now.isValid())
        QGuiApplication::clipboard()->setText(m_model->valueText(now));
}

} // namespace vitrine
