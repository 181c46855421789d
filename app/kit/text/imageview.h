// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/latest.h"
#include "app/kit/text/decodedimage.h"
#include "base/error.h"

#include <QByteArray>
#include <QListView>

#include <vector>

class QStandardItemModel;

namespace vitrine {

/// The images in a text, one below the other, each with a caption, or with the reason why it is not shown. They are
/// read and decoded on another thread. Ctrl+C copies the current one, the context menu saves it. GUI thread.
class ImageView final : public QListView {
    Q_OBJECT

public:
    explicit ImageView(QWidget *parent = nullptr);

    void setText(const QByteArray &utf8);

Q_SIGNALS:
    /// The images are shown, or the text contains none.
    void read(bool hasImages);

public Q_SLOTS:
    void copy();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void take(std::vector<DecodedImage> images);
    const DecodedImage *currentImage() const;
    void save();
    void showFailure(const Error &error);
    static QString caption(const DecodedImage &image);
    static QString reason(const DecodedImage &image);

    QStandardItemModel *m_model;
    std::vector<DecodedImage> m_images;
    Latest m_reading { this };
};

} // namespace vitrine
