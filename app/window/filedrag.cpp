// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/filedrag.h"

#include <QApplication>
#include <QDrag>
#include <QMimeData>
#include <QMouseEvent>
#include <QUrl>
#include <QWidget>

namespace vitrine {

FileDrag::FileDrag(QWidget *source, std::function<QString()> file)
    : QObject(source)
    , m_source(source)
    , m_file(std::move(file))
{
    source->installEventFilter(this);
}

bool FileDrag::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::MouseButtonPress && event->type() != QEvent::MouseMove)
        return QObject::eventFilter(watched, event);
    const auto *mouse = static_cast<QMouseEvent *>(event);
    if (event->type() == QEvent::MouseButtonPress)
        m_pressed = mouse->position().toPoint();
    else if ((mouse->buttons() & Qt::LeftButton)
        && (mouse->position().toPoint() - m_pressed).manhattanLength() >= QApplication::startDragDistance())
        drag();
    return QObject::eventFilter(watched, event);
}

void FileDrag::drag()
{
    const auto file = m_file();
    if (file.isEmpty())
        return;
    auto data = std::make_unique<QMimeData>();
    data->setUrls({ QUrl::fromLocalFile(file) });
    // The drag deletes itself and its data.
    auto *dragged = new QDrag(m_source);
    dragged->setMimeData(data.release());
    dragged->exec(Qt::CopyAction);
}

} // namespace vitrine
