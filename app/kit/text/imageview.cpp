// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/imageview.h"

#include "app/kit/text/savedfile.h"
#include "app/wording/errortext.h"

#include <QAction>
#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLocale>
#include <QMessageBox>
#include <QPainter>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QtConcurrentRun>

#include <algorithm>

namespace vitrine {

namespace {

enum Role { ImageRole = Qt::UserRole, CaptionRole };

/// An image as wide as there is room, never larger than it is, and its caption below.
class ImageDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto *view = static_cast<const QListView *>(option.widget);
        const int width = view != nullptr ? view->viewport()->width() : option.rect.width();
        const auto gap = option.fontMetrics.height() / 2;
        const auto image = shown(index.data(ImageRole).value<QImage>(), width - 2 * gap, option.widget);
        const QRect room(0, 0, std::max(width - 2 * gap, 1), QWIDGETSIZE_MAX);
        const auto caption
            = option.fontMetrics.boundingRect(room, Qt::TextWordWrap, index.data(CaptionRole).toString());
        return { width, image.height() + caption.height() + 3 * gap };
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto gap = option.fontMetrics.height() / 2;
        const auto area = option.rect.adjusted(gap, gap, -gap, -gap);
        const auto image = index.data(ImageRole).value<QImage>();
        const auto size = shown(image, area.width(), option.widget);
        painter->setRenderHint(QPainter::SmoothPixmapTransform);
        painter->drawImage(QRect(area.topLeft(), size), image);
        // A fill would change the perceived colors of an image: the current one has a frame.
        painter->setPen(option.palette.color(QPalette::Text));
        painter->drawText(area.adjusted(0, size.height() + (image.isNull() ? 0 : gap), 0, 0), Qt::TextWordWrap,
            index.data(CaptionRole).toString());
        if (option.state & QStyle::State_HasFocus) {
            QStyleOptionFocusRect focus;
            static_cast<QStyleOption &>(focus) = option;
            option.widget->style()->drawPrimitive(QStyle::PE_FrameFocusRect, &focus, painter, option.widget);
        }
    }

private:
    static QSize shown(const QImage &image, int width, const QWidget *on)
    {
        const auto natural = (QSizeF(image.size()) / (on != nullptr ? on->devicePixelRatioF() : 1.0)).toSize();
        return natural.width() <= width ? natural
                                        : natural.scaled(std::max(width, 1), QWIDGETSIZE_MAX, Qt::KeepAspectRatio);
    }
};

std::vector<DecodedImage> imagesIn(const QByteArray &utf8)
{
    std::vector<DecodedImage> images;
    for (const auto &found : foundImages(std::string_view(utf8)))
        images.push_back(decodedImage(found));
    return images;
}

QString nameOf(FoundImage::Format format)
{
    switch (format) {
    case FoundImage::Format::Png: return QStringLiteral("PNG");
    case FoundImage::Format::Jpeg: return QStringLiteral("JPEG");
    case FoundImage::Format::Gif: return QStringLiteral("GIF");
    case FoundImage::Format::Webp: return QStringLiteral("WebP");
    }
    return {};
}

} // namespace

ImageView::ImageView(QWidget *parent)
    : QListView(parent)
    , m_model(new QStandardItemModel(this))
{
    setObjectName(QStringLiteral("valueImages"));
    //: Accessible name of the images that a text has in it
    setAccessibleName(tr("Images"));
    setModel(m_model);
    setItemDelegate(new ImageDelegate(this));
    setFrameShape(NoFrame);
    setEditTriggers(NoEditTriggers);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setResizeMode(Adjust);
    //: Context menu of an image
    auto *copyImage = new QAction(tr("Copy Image"), this);
    copyImage->setObjectName(QStringLiteral("copyImage"));
    copyImage->setShortcut(QKeySequence::Copy);
    copyImage->setShortcutContext(Qt::WidgetShortcut);
    connect(copyImage, &QAction::triggered, this, &ImageView::copy);
    //: Context menu of an image
    auto *saveImage = new QAction(tr("Save Image As…"), this);
    saveImage->setObjectName(QStringLiteral("saveImage"));
    connect(saveImage, &QAction::triggered, this, &ImageView::save);
    addActions({ copyImage, saveImage });
    setContextMenuPolicy(Qt::ActionsContextMenu);
}

void ImageView::setText(const QByteArray &utf8)
{
    m_model->clear();
    m_images.clear();
    m_reading.ask(
        [utf8] { return imagesIn(utf8); }, [this](std::vector<DecodedImage> images) { take(std::move(images)); });
}

void ImageView::take(std::vector<DecodedImage> images)
{
    m_images = std::move(images);
    for (const auto &image : m_images) {
        auto *row = new QStandardItem;
        row->setData(image.image, ImageRole);
        row->setData(caption(image), CaptionRole);
        row->setData(caption(image), Qt::AccessibleTextRole);
        m_model->appendRow(row);
    }
    if (!m_images.empty())
        setCurrentIndex(m_model->index(0, 0));
    Q_EMIT read(!m_images.empty());
}

QString ImageView::caption(const DecodedImage &image)
{
    const QLocale locale;
    const auto bytes = locale.formattedDataSize(image.bytes.size());
    if (image.rejection != DecodedImage::Rejection::None)
        //: Below where an image would be. %1: "PNG", %2: why it is not shown, a sentence
        return tr("%1: %2").arg(nameOf(image.format), reason(image));
    const auto size = image.size;
    //: Below an image. %1: "PNG", %2 and %3: width and height in pixels, %4: size of the file
    return tr("%1, %2 × %3 pixels, %4")
        .arg(nameOf(image.format), locale.toString(size.width()), locale.toString(size.height()), bytes);
}

QString ImageView::reason(const DecodedImage &image)
{
    const QLocale locale;
    switch (image.rejection) {
    case DecodedImage::Rejection::None: return {};
    case DecodedImage::Rejection::TooLong: return tr("not shown: larger than 9 MB.");
    case DecodedImage::Rejection::TooLarge:
        //: Why an image is not shown. %1 and %2: width and height in pixels, %3: size of the file
        return tr("not shown: %3 would expand to %1 × %2 pixels.")
            .arg(locale.toString(image.size.width()), locale.toString(image.size.height()),
                locale.formattedDataSize(image.bytes.size()));
    case DecodedImage::Rejection::TooManyPasses: return tr("not shown: too many rendering passes.");
    case DecodedImage::Rejection::Unreadable: return tr("cannot be read: damaged or incomplete.");
    case DecodedImage::Rejection::UnknownFormat: return tr("no reader for this format on this system.");
    }
    return {};
}

const DecodedImage *ImageView::currentImage() const
{
    const int row = currentIndex().row();
    return row >= 0 && row < int(m_images.size()) ? &m_images[std::size_t(row)] : nullptr;
}

void ImageView::copy()
{
    const auto *image = currentImage();
    if (image != nullptr && !image->image.isNull())
        QGuiApplication::clipboard()->setImage(image->image);
}

void ImageView::save()
{
    const auto *image = currentImage();
    if (image == nullptr || image->bytes.isEmpty())
        return;
    auto *dialog = new QFileDialog(this, tr("Save Image"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(nameOf(image->format).toLower());
    connect(dialog, &QFileDialog::fileSelected, this, [this, bytes = image->bytes](const QString &file) {
        QtConcurrent::run(saveFile, file, bytes).then(this, [this](const Result<void> &saved) {
            if (!saved)
                showFailure(saved.error());
        });
    });
    dialog->open();
}

void ImageView::showFailure(const Error &error)
{
    auto *box = new QMessageBox(
        QMessageBox::Warning, tr("Save Image"), ErrorText::sentence(error), QMessageBox::Close, window());
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->open();
}

void ImageView::resizeEvent(QResizeEvent *event)
{
    QListView::resizeEvent(event);
    scheduleDelayedItemsLayout();
}

} // namespace vitrine
