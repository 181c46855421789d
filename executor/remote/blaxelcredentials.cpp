// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/blaxelcredentials.h"

#include <QDir>
#include <QFile>
#include <QHash>
#include <QStringList>

#include <utility>

namespace vitrine {

namespace {

Error unusable(const char *why) { return { ErrorCode::KeyMissing, {}, {}, {}, why }; }

// The file has nested maps and one list; each value is a word. Stores its members by their paths, such as
// "workspaces.1.credentials.apiKey".
class PlainYaml final {
public:
    explicit PlainYaml(const QByteArray &text)
    {
        const auto lines = text.split('\n');
        for (const QByteArray &line : lines)
            take(QString::fromUtf8(line));
    }

    QString at(const QString &way) const { return m_values.value(way); }

private:
    struct Level {
        qsizetype indent;
        QString name;
        int items = -1; ///< of the list that follows
    };

    void take(QString line)
    {
        const QString text = line.trimmed();
        if (text.isEmpty() || text.startsWith(u'#'))
            return;
        qsizetype indent = line.indexOf(text);
        QString rest = text;
        if (rest.startsWith(u"- ")) {
            leave(indent + 1);
            if (m_levels.isEmpty())
                return;
            const QString item = QString::number(++m_levels.last().items);
            m_levels.append({ .indent = indent + 1, .name = item });
            rest = rest.mid(2).trimmed();
            indent += 2;
        }
        const qsizetype colon = rest.indexOf(u':');
        if (colon > 0)
            addMember(indent, rest.first(colon), rest.mid(colon + 1).trimmed());
    }

    void addMember(qsizetype indent, const QString &name, QString value)
    {
        leave(indent);
        m_levels.append({ .indent = indent, .name = name });
        for (const QChar quote : { u'"', u'\'' }) {
            if (value.size() > 1 && value.startsWith(quote) && value.endsWith(quote))
                value = value.sliced(1, value.size() - 2);
        }
        QStringList way;
        for (const Level &level : std::as_const(m_levels))
            way << level.name;
        if (!value.isEmpty())
            m_values.insert(way.join(u'.'), value);
    }

    // A list may be indented no more than the name that it belongs to.
    void leave(qsizetype indent)
    {
        while (!m_levels.isEmpty() && m_levels.last().indent >= indent)
            m_levels.removeLast();
    }

    QList<Level> m_levels;
    QHash<QString, QString> m_values;
};

} // namespace

Result<BlaxelCredentials> BlaxelCredentials::fromFile(const QByteArray &yaml, QString workspace)
{
    const PlainYaml file(yaml);
    if (workspace.isEmpty())
        workspace = file.at(QStringLiteral("context.workspace"));
    for (int i = 0;; ++i) {
        const QString way = QStringLiteral("workspaces.%1.").arg(i);
        const QString name = file.at(way % u"name");
        if (name.isEmpty())
            return std::unexpected(unusable("credentials of the workspace are missing in ~/.blaxel/config.yaml"));
        if (name != workspace)
            continue;
        const QString in = way % u"credentials.";
        return BlaxelCredentials { .workspace = name,
            .key = file.at(in % u"apiKey"),
            .client = file.at(in % u"clientCredentials"),
            .token = file.at(in % u"access_token"),
            .refresh = file.at(in % u"refresh_token"),
            .device = file.at(in % u"device_code") };
    }
}

Result<BlaxelCredentials> BlaxelCredentials::ofEnvironment(const QString &key)
{
    BlaxelCredentials found { .workspace = qEnvironmentVariable("BL_WORKSPACE"),
        .key = key.isEmpty() ? qEnvironmentVariable("BL_API_KEY") : key,
        .client = qEnvironmentVariable("BL_CLIENT_CREDENTIALS") };
    if (const qsizetype colon = found.key.indexOf(u':'); colon > 0) {
        found.workspace = found.key.first(colon);
        found.key = found.key.sliced(colon + 1);
    }
    if (found.isUsable())
        return found;
    QFile file(QDir::home().filePath(QStringLiteral(".blaxel/config.yaml")));
    const bool isThere = file.open(QIODevice::ReadOnly);
    if (!isThere)
        return std::unexpected(unusable(found.workspace.isEmpty()
                ? "BL_WORKSPACE is not set, and the key does not start with a workspace, as in workspace:key"
                : "neither BL_API_KEY nor BL_CLIENT_CREDENTIALS is set"));
    auto kept = fromFile(file.readAll(), found.workspace);
    if (kept && !found.key.isEmpty())
        kept->key = found.key;
    if (kept && !kept->isUsable())
        return std::unexpected(unusable("credentials of the workspace are missing in ~/.blaxel/config.yaml"));
    return kept;
}

} // namespace vitrine
