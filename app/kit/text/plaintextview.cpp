// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/plaintextview.h"

#include "app/kit/text/copyformats.h"
#include "app/kit/text/datatable.h"
#include "app/kit/text/findbar.h"
#include "app/kit/text/foundimages.h"
#include "app/kit/text/hugetextview.h"
#include "app/kit/text/imageview.h"
#include "app/kit/text/markdownview.h"
#include "app/kit/text/scintillatarget.h"
#include "app/kit/text/tableview.h"
#include "app/kit/text/textloading.h"
#include "app/kit/text/textsurface.h"
#include "app/kit/text/valuetree.h"
#include "app/kit/text/valueview.h"
#include "app/kit/theme/mutedlabel.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QStackedLayout>
#include <QVBoxLayout>

namespace vitrine {

namespace {

// Wrapping measures every line: too slow for huge texts, which therefore scroll sideways by default.
constexpr long wrappedBytes = 1024 * 1024;
/// The start of a text without more lines is searched, however it arrived.
constexpr int fewLines = 20;

bool looksLikeJson(const QByteArray &utf8)
{
    const auto start = QByteArrayView(utf8).first(std::min<qsizetype>(utf8.size(), 64)).trimmed();
    return start.startsWith('{') || start.startsWith('[');
}

} // namespace

PlainTextView::PlainTextView(QWidget *parent)
    : QWidget(parent)
    , m_pages(new QStackedLayout)
    , m_reason(new MutedLabel)
    , m_surface(new TextSurface)
    , m_loading(new TextLoading(m_surface))
    , m_findBar(new FindBar(std::make_unique<ScintillaTarget>(m_surface)))
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
    m_switch = new FormSwitch;
    connect(m_switch, &FormSwitch::chosen, this, &PlainTextView::setForm);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_switch);
    layout->addLayout(m_pages, 1);
    layout->addWidget(m_findBar);
    m_findBar->hide();
    setFocusProxy(m_surface);
    connect(m_loading, &TextLoading::completed, this, [this] {
        m_findBar->forgetLocations();
        if (!m_isHuge && std::exchange(m_staysAtEnd, false))
            m_surface->scrollToEnd();
    });
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
    connect(addContextAction(QStringLiteral("copyText"), tr("Copy")), &QAction::triggered, this,
        [this] { m_isHuge ? m_huge->copy() : m_surface->copy(); });
    //: Context menu of a text view
    auto *markdown
        = addContextAction(QStringLiteral("copyMarkdown"), tr("Copy as Markdown"), Qt::CTRL | Qt::SHIFT | Qt::Key_C);
    connect(markdown, &QAction::triggered, this, copyAs(asMarkdown));
    //: Context menu of a text view
    auto *json = addContextAction(QStringLiteral("copyJson"), tr("Copy as JSON"), Qt::CTRL | Qt::ALT | Qt::Key_C);
    connect(json, &QAction::triggered, this, copyAs(asJson));
    //: Context menu of a text view
    connect(addContextAction(QStringLiteral("selectAllText"), tr("Select All")), &QAction::triggered, this,
        [this] { m_isHuge ? m_huge->selectAll() : m_surface->selectAll(); });
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

void PlainTextView::setText(
    const QByteArray &utf8, const QString &reasonWhenEmpty, const std::shared_ptr<const void> &owner)
{
    // A text read while arriving keeps its scroll position once it is complete.
    const bool isLong = m_surface->lines() > fewLines;
    m_staysAtEnd = std::exchange(m_isLive, false) && !utf8.isEmpty() && isLong && m_surface->isAtEnd();
    offerForms(utf8);
    m_indent->setEnabled(canShow(TextForm::Tree) && looksLikeJson(m_source));
    m_reason->setText(reasonWhenEmpty);
    const auto indented = m_indent->isChecked() ? indentedJson(m_source) : std::nullopt;
    load(indented.value_or(utf8), owner);
}

void PlainTextView::load(const QByteArray &utf8, const std::shared_ptr<const void> &owner)
{
    m_findBar->forgetLocations();
    m_isEmpty = utf8.isEmpty();
    if (utf8.size() > hugeBytes)
        showHuge(utf8, owner);
    else
        leaveHuge();
    setWrapped(utf8.size() <= wrappedBytes);
    showPage();
    m_loading->load(m_isHuge ? QByteArray() : utf8, owner);
}

void PlainTextView::showHuge(const QByteArray &utf8, const std::shared_ptr<const void> &owner)
{
    if (m_huge == nullptr)
        makeHugeView();
    if (!std::exchange(m_isHuge, true))
        m_findBar->setTarget(m_huge->findTarget());
    m_huge->setZoom(int(m_surface->SendScintilla(QsciScintilla::SCI_GETZOOM)));
    m_huge->setText(utf8, owner);
}

void PlainTextView::makeHugeView()
{
    m_huge = new HugeTextView;
    m_huge->setObjectName(QStringLiteral("hugeText"));
    m_huge->setAccessibleName(m_surface->accessibleName());
    m_huge->addActions(m_surface->actions());
    m_huge->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_pages->addWidget(m_huge);
    connect(m_huge, &HugeTextView::completed, this, [this] {
        m_findBar->forgetLocations();
        if (std::exchange(m_staysAtEnd, false))
            m_huge->scrollToEnd();
    });
}

// Its bytes go, too.
void PlainTextView::leaveHuge()
{
    if (!std::exchange(m_isHuge, false))
        return;
    m_huge->setText({}, {});
    m_findBar->setTarget(std::make_unique<ScintillaTarget>(m_surface));
}

void PlainTextView::setJsonIndented(bool indented)
{
    m_indent->setChecked(indented);
    if (m_source.isEmpty())
        return;
    load(indented ? indentedJson(m_source).value_or(m_source) : m_source, {});
}

QString PlainTextView::textToCopy() const
{
    if (m_isHuge)
        return m_huge->cursor().hasSelection() ? m_huge->selectedText() : text();
    if (!m_surface->hasSelectedText())
        return text();
    return m_surface->selectedText().remove(QLatin1Char(TextSurface::softBreak));
}

void PlainTextView::appendText(const QByteArray &utf8)
{
    if (utf8.isEmpty())
        return;
    const bool follows = m_surface->isAtEnd();
    m_isLive = true;
    m_isEmpty = false;
    offerForms({});
    showPage();
    m_indent->setEnabled(false);
    m_loading->append(utf8);
    if (follows)
        m_surface->scrollToEnd();
}

void PlainTextView::offerForms(const QByteArray &utf8)
{
    const std::string_view text(utf8);
    const bool isAny = !utf8.isEmpty();
    m_isFilled = {};
    m_isImage = isAny && isMostlyImages(text);
    m_switch->offer(TextForm::Formatted, isAny && m_isMarkdown && MarkdownView::canShow(utf8));
    m_switch->offer(TextForm::Tree, isAny && mayHaveValues(text));
    m_switch->offer(TextForm::Table, isAny && mayBeTable(text));
    m_switch->offer(TextForm::Images, isAny && (m_isImage || hasImages(text)));
    m_source = m_switch->isAnyOffered() ? utf8 : QByteArray();
    // Its forms read it on other threads, and its lifetime is not guaranteed.
    m_source.detach();
}

// It only looked like it.
void PlainTextView::withdraw(TextForm form)
{
    m_switch->offer(form, false);
    showPage();
}

template <typename View>
QWidget *PlainTextView::makePage(TextForm form)
{
    auto *view = new View;
    connect(view, &View::read, this, [this, form](bool hasAny) {
        if (!hasAny)
            withdraw(form);
    });
    return view;
}

QWidget *PlainTextView::pageOf(TextForm form)
{
    auto *&view = m_views[std::size_t(form)];
    if (view != nullptr)
        return view;
    switch (form) {
    case TextForm::Text: return textPage();
    case TextForm::Formatted: view = new MarkdownView; break;
    case TextForm::Tree: view = makePage<ValueView>(form); break;
    case TextForm::Table: view = makePage<TableView>(form); break;
    case TextForm::Images: view = makePage<ImageView>(form); break;
    }
    m_pages->addWidget(view);
    return view;
}

void PlainTextView::fill(TextForm form)
{
    if (std::exchange(m_isFilled[std::size_t(form)], true))
        return;
    auto *view = m_views[std::size_t(form)];
    switch (form) {
    case TextForm::Text: break;
    case TextForm::Formatted: static_cast<MarkdownView *>(view)->setMarkdownText(m_source); break;
    case TextForm::Tree: static_cast<ValueView *>(view)->setText(m_source); break;
    case TextForm::Table: static_cast<TableView *>(view)->setText(m_source); break;
    case TextForm::Images: static_cast<ImageView *>(view)->setText(m_source); break;
    }
}

// The user's last choice; else a thought formatted, and an image as an image.
TextForm PlainTextView::preferredForm() const
{
    if (m_wanted && canShow(*m_wanted))
        return *m_wanted;
    if (m_wanted != TextForm::Text && canShow(TextForm::Formatted))
        return TextForm::Formatted;
    return m_wanted != TextForm::Text && m_isImage && canShow(TextForm::Images) ? TextForm::Images : TextForm::Text;
}

void PlainTextView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_switch->setRoom(height() >= m_switch->sizeHint().height() + surface()->minimumSizeHint().height());
}

void PlainTextView::showPage() { showForm(preferredForm()); }

void PlainTextView::showForm(TextForm form)
{
    m_form = form;
    m_switch->setCurrent(m_form);
    auto *page = pageOf(m_form);
    m_pages->setCurrentWidget(m_isEmpty ? static_cast<QWidget *>(m_reason) : page);
    setFocusProxy(page);
    fill(m_form); // last: a short text is read at once, and the form withdrawn that it has not
}

void PlainTextView::setForm(TextForm form)
{
    m_wanted = form;
    showPage();
}

QWidget *PlainTextView::textPage() const { return m_isHuge ? static_cast<QWidget *>(m_huge) : m_surface; }

QString PlainTextView::text() const
{
    return m_isHuge ? QString::fromUtf8(m_huge->text().shown(0, m_huge->text().length())) : m_surface->plainText();
}

QString PlainTextView::reasonWhenEmpty() const
{
    return m_pages->currentWidget() == m_reason ? m_reason->text() : QString();
}

bool PlainTextView::isComplete() const { return m_isHuge ? m_huge->isComplete() : m_loading->isComplete(); }

bool PlainTextView::isWrapped() const { return m_surface->wrapMode() != QsciScintilla::WrapNone; }

void PlainTextView::setWrapped(bool wrapped)
{
    m_surface->setWrapMode(wrapped ? QsciScintilla::WrapWord : QsciScintilla::WrapNone);
    if (m_huge != nullptr)
        m_huge->setWrapped(wrapped);
    if (auto *action = m_surface->findChild<QAction *>(QStringLiteral("wrapLines")))
        action->setChecked(wrapped);
}

void PlainTextView::seek(const SearchQuery &query)
{
    if (m_form != TextForm::Text)
        showForm(TextForm::Text);
    m_findBar->seek(query);
}

void PlainTextView::openFindBar() { m_findBar->open(); }

TextSurface *PlainTextView::surface() const { return m_surface; }

} // namespace vitrine
