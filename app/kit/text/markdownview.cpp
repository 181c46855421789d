// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/markdownview.h"

#include "app/kit/text/copyformats.h"
#include "app/kit/text/safemarkdown.h"
#include "app/kit/theme/fonts.h"
#include "app/kit/theme/theme.h"
#include "app/wording/plaintip.h"
#include "app/wording/safetext.h"

#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDesktopServices>
#include <QEvent>
#include <QGuiApplication>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>

#include <utility>

namespace vitrine {

namespace {

// Texts of this size are formatted within some milliseconds; the cells of a table take longer than their text.
constexpr qsizetype promptBytes = 2 * 1024;
constexpr qsizetype promptCells = 60;

/// An unused one is deleted on its own thread.
struct DeleteLater {
    void operator()(QObject *object) const { object->deleteLater(); }
};
using Prepared = std::unique_ptr<QTextDocument, DeleteLater>;

} // namespace

MarkdownView::MarkdownView(QWidget *parent)
    : QTextBrowser(parent)
{
    setObjectName(QStringLiteral("markdownView"));
    //: Accessible name of a text with headings, lists and emphasis
    setAccessibleName(tr("Formatted text"));
    setFrameShape(NoFrame);
    setOpenLinks(false);
    setTabChangesFocus(true);
    setUndoRedoEnabled(false);
    connect(this, &QTextBrowser::anchorClicked, this, &MarkdownView::ask);
    // The text of a link does not show its target.
    connect(this, &QTextBrowser::highlighted, this,
        [this](const QUrl &url) { setToolTip(plainTip(url.toDisplayString())); });
    addCopies();
}

void MarkdownView::addCopies()
{
    const auto add = [this](const QString &name, const QString &text, const QKeySequence &key,
                         QString (*format)(const QString &)) {
        auto *action = new QAction(text, this);
        action->setObjectName(name);
        action->setShortcut(key);
        action->setShortcutContext(Qt::WidgetShortcut);
        connect(action, &QAction::triggered, this, [this, format] {
            const auto selected = textCursor().selection();
            QGuiApplication::clipboard()->setText(
                format(selected.isEmpty() ? safeText(std::string_view(m_source)) : selected.toMarkdown()));
        });
        addAction(action);
    };
    add(QStringLiteral("copyFormattedMarkdown"), tr("Copy as Markdown"), Qt::CTRL | Qt::SHIFT | Qt::Key_C,
        [](const QString &text) { return text; });
    add(QStringLiteral("copyFormattedJson"), tr("Copy as JSON"), Qt::CTRL | Qt::ALT | Qt::Key_C, asJson);
}

bool MarkdownView::canShow(QByteArrayView utf8) { return isShortMarkdown(utf8); }

void MarkdownView::setMarkdownText(const QByteArray &utf8)
{
    m_source = utf8;
    render();
}

void MarkdownView::render()
{
    const auto make = [source = m_source, font = font(), code = codeFont(*this), palette = palette()] {
        return markdownDocument(source, font, code, palette);
    };
    m_rendering.cancel();
    if (m_source.size() <= promptBytes && m_source.count('|') <= promptCells)
        return showDocument(make());
    // Nothing of the previous text is shown meanwhile.
    showDocument(std::make_unique<QTextDocument>());
    const auto work = [make, home = thread()] {
        auto document = make();
        document->moveToThread(home);
        return std::make_shared<Prepared>(document.release());
    };
    m_rendering.ask(work, [this](const std::shared_ptr<Prepared> &document) {
        showDocument(std::unique_ptr<QTextDocument>(document->release()));
    });
}

void MarkdownView::showDocument(std::unique_ptr<QTextDocument> document)
{
    document->setParent(this);
    // The initial document is internal to the browser, and is destroyed with it.
    auto *before = std::exchange(m_document, document.release());
    setDocument(m_document);
    delete before;
}

QVariant MarkdownView::loadResource(int, const QUrl &) { return {}; }

// Other programs might interpret HTML in it.
QMimeData *MarkdownView::createMimeDataFromSelection() const
{
    auto mime = std::make_unique<QMimeData>();
    mime->setText(textCursor().selection().toPlainText());
    return mime.release();
}

void MarkdownView::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = createStandardContextMenu(event->pos());
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addSeparator();
    menu->addActions(actions());
    menu->popup(event->globalPos());
}

void MarkdownView::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        render();
}

void MarkdownView::ask(const QUrl &url)
{
    if (url.scheme() != u"https" && url.scheme() != u"http")
        return;
    auto *question = new QMessageBox(QMessageBox::Question, tr("Open Link"),
        tr("Open this link from the log in the browser?"), QMessageBox::Cancel, window());
    question->setObjectName(QStringLiteral("openLink"));
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setTextFormat(Qt::PlainText);
    // In its encoded form: a host that only looks like another one is recognizable.
    question->setInformativeText(safeLine(QString::fromLatin1(url.toEncoded())));
    //: Button: opens a web page
    auto *open = question->addButton(tr("Open"), QMessageBox::AcceptRole);
    question->setDefaultButton(QMessageBox::Cancel);
    connect(open, &QPushButton::clicked, this, [url] { QDesktopServices::openUrl(url); });
    question->open();
}

} // namespace vitrine
