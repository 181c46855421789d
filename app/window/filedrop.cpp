// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/filedrop.h"

#include <QApplication>
#include <QDropEvent>
#include <QMimeData>
#include <QUrl>
#include <QWidget>

namespace vitrine {

namespace {

QStringList localFiles(const QMimeData *data)
{
    QStringList files;
    for (const auto &url : data->urls()) {
        if (url.isLocalFile())
            files.append(url.toLocalFile());
    }
    return files;
}

bool isDrag(const QEvent *event)
{
    return event->type() == QEvent::DragEnter || event->type() == QEvent::DragMove || event->type() == QEvent::Drop;
}

} // namespace

FileDrop::FileDrop(QWidget *window, QWidget *taker)
    : QObject(window)
    , m_window(window)
    , m_taker(taker)
{
    m_window->setAcceptDrops(true);
    qApp->installEventFilter(this);
}

FileDrop::~FileDrop() { qApp->removeEventFilter(this); }

bool FileDrop::eventFilter(QObject *watched, QEvent *event)
{
    if (!isDrag(event))
        return false;
    const auto *widget = qobject_cast<QWidget *>(watched);
    auto *drop = static_cast<QDropEvent *>(event);
    if (!widget || widget->window() != m_window || widget == m_taker || m_taker->isAncestorOf(widget))
        return false;
    const auto files = localFiles(drop->mimeData());
    if (files.isEmpty())
        return false;
    drop->setDropAction(Qt::CopyAction);
    drop->accept();
    if (event->type() == QEvent::Drop)
        Q_EMIT dropped(files);
    return true;
}

} // namespace vitrine
