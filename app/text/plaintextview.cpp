// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/plaintextview.h"

#include "app/text/copyformats.h"
#include "app/text/findbar.h"
#include "app/text/safetext.h"
#include "app/text/textsurface.h"
#include "app/text/valuetree.h"
#include "app/text/valueview.h"
#include "app/theme/mutedlabel.h"

#include <QAction>
#include <QButtonGroup>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QStackedLayout>
#include <QStyle>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

namespace vitrine {

namespace {

// One slice is converted and laid out in some milliseconds; the first one fills more than a screen.
constexpr qsizetype sliceBytes = 128 * 1024;
// Scintilla lays out whole lines: longer ones would stall it.
constexpr qsizetype longestLine = 8192;
// Wrapping measures every line: too slow for huge texts, which therefore scroll sideways until told otherwise.
constexpr long wrappedBytes = 1024 * 1024;

bool looksLikeJson(const QByteArray &utf8)
{
    const auto start = QByteArrayView(utf8).first(std::min<qsizetype>(utf8.size(), 64)).trimmed();
    return start.startsWith('{') || start.startsWith('[');
}

qsizetype characterStart(const QByteArray &bytes, qsizetype from, qsizetype to)
{
    qsizetype start = to;
    while (start > from && to - start < 4 && (uchar(bytes[start]) & 0xc0) == 0x80)
        --start;
    return start;
}

} // namespace

PlainTextView::PlainTextView(QWidget *parent)
    : QWidget(parent)
    , m_pages(new QStackedLayout)
    , m_reason(new MutedLabel)
    , m_surface(new TextSurface)
    , m_findBar(new FindBar(m_surface))
{
    m_reason->setObjectName(QStringLiteral("emptyText"));
    m_reason->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    m_reason->setMargin(fontMetrics().horizontalAdvance(u' ') * 2);
    m_reason->setWordWrap(true);
    m_reason->setBackgroundRole(QPalette::Base);
    m_reason->setAutoFillBackground(true);
    m_surface->setObjectName(QStringLiteral("textSurface"));
    m_pages->addWidget(m_reason);
    m_pages->addWidget(m_surface);
    makeSwitch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_switch);
    layout->addLayout(m_pages, 1);
    layout->addWidget(m_findBar);
    m_findBar->hide();
    setFocusProxy(m_surface);
    addContextActions();
    setWrapped(true);
}

PlainTextView::~PlainTextView() = default;

QAction *PlainTextView::addContextAction(const QString &name, const QString &text, const QKeySequence &key)
{
    auto *action = new QAction(text, m_surface);
    action->setObjectName(name);
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetShortcut);
    action->setShortcutVisibleInContextMenu(true);
    m_surface->addAction(action);
    return action;
}

void PlainTextView::addContextActions()
{
    const auto copyAs = [this](QString (*format)(const QString &)) {
        return [this, format] { QGuiApplication::clipboard()->setText(format(textToCopy())); };
    };
    //: Context menu of a text view
    connect(
        addContextAction(QStringLiteral("copyText"), tr("Copy")), &QAction::triggered, m_surface, &QsciScintilla::copy);
    //: Context menu of a text view
    auto *markdown
        = addContextAction(QStringLiteral("copyMarkdown"), tr("Copy as Markdown"), Qt::CTRL | Qt::SHIFT | Qt::Key_C);
    connect(markdown, &QAction::triggered, this, copyAs(asMarkdown));
    //: Context menu of a text view
    auto *json = addContextAction(QStringLiteral("copyJson"), tr("Copy as JSON"), Qt::CTRL | Qt::ALT | Qt::Key_C);
    connect(json, &QAction::triggered, this, copyAs(asJson));
    //: Context menu of a text view
    connect(addContextAction(QStringLiteral("selectAllText"), tr("Select All")), &QAction::triggered, m_surface,
        [this] { m_surface->selectAll(); });
    //: Context menu of a text view: opens the find bar
    connect(addContextAction(QStringLiteral("findInText"), tr("Find…")), &QAction::triggered, this,
        &PlainTextView::openFindBar);
    //: Context menu of a text view, checkable: break long lines at the edge of the view
    auto *wrap = addContextAction(QStringLiteral("wrapLines"), tr("Wrap Lines"));
    wrap->setCheckable(true);
    connect(wrap, &QAction::toggled, this, &PlainTextView::setWrapped);
    //: Context menu of a text view, checkable: show JSON with a line for each value
    m_indent = addContextAction(QStringLiteral("indentJson"), tr("Indent JSON"));
    m_indent->setCheckable(true);
    connect(m_indent, &QAction::toggled, this, &PlainTextView::setJsonIndented);
    m_surface->setContextMenuPolicy(Qt::ActionsContextMenu);
}

void PlainTextView::setText(const QByteArray &utf8, const QString &reasonWhenEmpty)
{
    m_source = mayHaveValues(std::string_view(utf8)) ? utf8 : QByteArray();
    m_indent->setEnabled(looksLikeJson(m_source));
    m_isTreeRead = false;
    m_reason->setText(reasonWhenEmpty);
    const auto indented = m_indent->isChecked() ? indentedJson(m_source) : std::nullopt;
    load(indented.value_or(utf8));
}

void PlainTextView::load(const QByteArray &utf8)
{
    m_surface->clearAll();
    setWrapped(utf8.size() <= wrappedBytes);
    m_column = 0;
    m_ansi = {};
    m_pending = utf8;
    m_taken = 0;
    m_isEmpty = utf8.isEmpty();
    showPage();
    takeSlice();
}

void PlainTextView::setJsonIndented(bool indented)
{
    m_indent->setChecked(indented);
    if (m_source.isEmpty())
        return;
    load(indented ? indentedJson(m_source).value_or(m_source) : m_source);
}

QString PlainTextView::textToCopy() const
{
    if (!m_surface->hasSelectedText())
        return text();
    return m_surface->selectedText().remove(QLatin1Char(TextSurface::softBreak));
}

void PlainTextView::appendText(const QByteArray &utf8)
{
    if (utf8.isEmpty())
        return;
    const bool follows = m_surface->isAtEnd();
    m_isEmpty = false;
    m_source.clear();
    showPage();
    m_indent->setEnabled(false);
    if (isComplete()) {
        m_pending = utf8;
        m_taken = 0;
        takeSlice();
    } else {
        m_pending.append(utf8);
    }
    if (follows)
        m_surface->scrollToEnd();
}

void PlainTextView::makeSwitch()
{
    m_switch = new QWidget;
    m_switch->setObjectName(QStringLiteral("textSwitch"));
    auto *row = new QHBoxLayout(m_switch);
    const int gap = style()->pixelMetric(QStyle::PM_LayoutVerticalSpacing, nullptr, this) / 2;
    row->setContentsMargins(gap * 2, gap, gap * 2, gap);
    auto *group = new QButtonGroup(this);
    const auto add = [&](const QString &name, const QString &text) {
        auto *button = new QToolButton;
        button->setObjectName(name);
        button->setText(text);
        button->setCheckable(true);
        button->setAutoRaise(true);
        group->addButton(button);
        row->addWidget(button);
        return button;
    };
    //: Switch over a text: shows it as it is
    m_asText = add(QStringLiteral("showText"), tr("Text"));
    //: Switch over a text: shows the values in it as a tree
    m_asTree = add(QStringLiteral("showTree"), tr("Tree"));
    m_asText->setChecked(true);
    row->addStretch(1);
    m_switch->hide();
    connect(m_asTree, &QToolButton::toggled, this, &PlainTextView::setTreeShown);
}

void PlainTextView::showPage()
{
    m_switch->setVisible(canShowTree());
    const bool isTree = m_isTreeWanted && canShowTree();
    if (isTree && m_tree == nullptr) {
        m_tree = new ValueView;
        m_pages->addWidget(m_tree);
        connect(m_tree, &ValueView::read, this, [this](bool hasValues) {
            if (hasValues)
                return;
            // It only looked like it.
            m_source.clear();
            showPage();
        });
    }
    if (isTree && !std::exchange(m_isTreeRead, true))
        m_tree->setText(m_source);
    auto *page = isTree ? static_cast<QWidget *>(m_tree) : m_surface;
    m_pages->setCurrentWidget(m_isEmpty ? static_cast<QWidget *>(m_reason) : page);
    setFocusProxy(page);
}

void PlainTextView::setTreeShown(bool shown)
{
    m_isTreeWanted = shown;
    (shown ? m_asTree : m_asText)->setChecked(true);
    showPage();
}

bool PlainTextView::isTreeShown() const { return m_tree != nullptr && m_pages->currentWidget() == m_tree; }

bool PlainTextView::canShowTree() const { return !m_source.isEmpty(); }

QByteArray PlainTextView::nextSlice()
{
    qsizetype end = m_pending.size();
    if (end - m_taken > sliceBytes) {
        end = characterStart(m_pending, m_taken, m_taken + sliceBytes);
        // CR LF is one line end and must not be torn.
        if (m_pending[end - 1] == '\r')
            --end;
    }
    const QByteArray slice = m_pending.sliced(m_taken, end - m_taken);
    m_taken = end;
    return slice;
}

QByteArray PlainTextView::displayed(const QByteArray &slice)
{
    const QString safe = safeText(std::string_view(slice.constData(), std::size_t(slice.size())));
    QString broken;
    broken.reserve(safe.size());
    for (const QChar character : safe) {
        if (m_column >= longestLine && character != u'\n' && !character.isLowSurrogate()) {
            broken += QLatin1Char(TextSurface::softBreak);
            m_column = 0;
        }
        broken += character;
        m_column = character == u'\n' ? 0 : m_column + 1;
    }
    return broken.toUtf8();
}

void PlainTextView::takeSlice()
{
    m_isSliceScheduled = false;
    if (isComplete())
        return;
    for (const auto &run : m_ansi.take(nextSlice()))
        m_surface->append(displayed(run.text), run.style);
    if (m_taken < m_pending.size()) {
        m_isSliceScheduled = true;
        QTimer::singleShot(0, this, [this] {
            if (m_isSliceScheduled)
                takeSlice();
        });
    } else {
        m_pending.clear();
        m_taken = 0;
        m_surface->append(displayed(m_ansi.takeRest()));
    }
}

QString PlainTextView::text() const { return m_surface->plainText(); }

QString PlainTextView::reasonWhenEmpty() const
{
    return m_pages->currentWidget() == m_reason ? m_reason->text() : QString();
}

bool PlainTextView::isComplete() const { return m_pending.isEmpty(); }

bool PlainTextView::isWrapped() const { return m_surface->wrapMode() != QsciScintilla::WrapNone; }

void PlainTextView::setWrapped(bool wrapped)
{
    m_surface->setWrapMode(wrapped ? QsciScintilla::WrapWord : QsciScintilla::WrapNone);
    if (auto *action = m_surface->findChild<QAction *>(QStringLiteral("wrapLines")))
        action->setChecked(wrapped);
}

void PlainTextView::openFindBar() { m_findBar->open(); }

TextSurface *PlainTextView::surface() const { return m_surface; }

} // namespace vitrine
