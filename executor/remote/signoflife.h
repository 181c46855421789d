// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "base/uniquefd.h"

#include <QString>
#include <QStringList>

#include <functional>

namespace vitrine {

/// Shows whether the process that created an external object is still running: a locked file, which the kernel unlocks
/// when the process ends for any reason. The external object carries the name of the sign.
class SignOfLife final {
public:
    enum class State {
        Alive,
        Dead, ///< the process is gone
        Unknown ///< belongs to another user or machine
    };

    /// `about`: data stored in the file, such as the object's address.
    static Result<SignOfLife> give(const QString &about);
    ~SignOfLife();
    SignOfLife(SignOfLife &&) = default;
    SignOfLife &operator=(SignOfLife &&) = default;

    const QString &name() const { return m_name; }
    /// Keeps with it what the process began, such as the id of a sandbox. One line, no secrets.
    void note(const QString &started);
    /// The external object could not be removed: mark the sign as that of a dead process.
    void leave() { m_file = {}; }

    static State stateOf(const QString &name);
    /// Forgets a dead one.
    static void remove(const QString &name);
    /// The names of the dead ones that were given about that.
    static QStringList dead(const QString &about);
    /// Passes each dead one, with its notes, to `end`, and forgets it when that reports that nothing is left; or when
    /// it is so old that everything it started has ended.
    static void clear(
        const QString &about, const std::function<bool(const QString &name, const QStringList &noted)> &end);

private:
    SignOfLife(QString name, UniqueFd file)
        : m_name(std::move(name))
        , m_file(std::move(file))
    {
    }

    QString m_name;
    UniqueFd m_file;
};

} // namespace vitrine
