// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/datatable.h"

#include "app/kit/text/frametext.h"
#include "app/kit/text/valuetree.h"
#include "base/commacell.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <algorithm>

namespace vitrine {

namespace {

// The part of a text that is read to detect a table: takes a millisecond or two.
constexpr std::size_t readAtOnce = 64 * 1024;
constexpr qsizetype mostColumns = 1000;

using Nodes = std::vector<ValueNode>;

QString asText(std::string_view utf8) { return QString::fromUtf8(utf8.data(), qsizetype(utf8.size())); }

// "\x1b", "\u202e", "\U0001f600": an escape with the right number of digits; nothing for any other.
std::optional<QString> numberedCharacter(QStringView escape)
{
    const qsizetype digits = escape.startsWith(u'x') ? 2
        : escape.startsWith(u'u')                    ? 4
        : escape.startsWith(u'U')                    ? 8
                                                     : 0;
    bool isNumber = false;
    if (digits == 0 || escape.size() <= digits)
        return std::nullopt;
    const char32_t character = escape.sliced(1, digits).toUInt(&isNumber, 16);
    if (!isNumber || character > QChar::LastValidCodePoint)
        return std::nullopt;
    return QString::fromUcs4(&character, 1);
}

// A string as JSON and Python write it, without its quotes. Anything more complex is unchanged.
QString unquoted(std::string_view text)
{
    const auto whole = asText(text);
    if (whole.size() < 2 || !QStringView(u"'\"").contains(whole.front()) || whole.back() != whole.front())
        return whole;
    static const QHash<QChar, QChar> escapes { { u'n', u'\n' }, { u't', u'\t' }, { u'\'', u'\'' }, { u'"', u'"' },
        { u'\\', u'\\' }, { u'/', u'/' } };
    QString word;
    for (qsizetype i = 1; i < whole.size() - 1; ++i) {
        if (whole[i] != u'\\') {
            word += whole[i];
            continue;
        }
        const auto escaped = escapes.constFind(whole[++i]);
        if (escaped == escapes.cend()) {
            const auto character = numberedCharacter(QStringView(whole).sliced(i).chopped(1));
            if (!character)
                return whole;
            word += *character;
            i += whole[i] == u'x' ? 2 : whole[i] == u'u' ? 4 : 8;
            continue;
        }
        word += *escaped;
    }
    return word;
}

QString cellOf(const Nodes &nodes, const ValueNode &node)
{
    return node.kind == ValueNode::Kind::Leaf ? unquoted(node.text) : asText(valueText(nodes, node));
}

QStringList numbered(qsizetype count)
{
    QStringList titles;
    for (qsizetype i = 0; i < count; ++i)
        titles.append(QString::number(i));
    return titles;
}

bool areAll(const Nodes &nodes, const ValueNode &parent, ValueNode::Kind kind)
{
    return std::ranges::all_of(parent.children, [&](auto child) { return nodes[child].kind == kind; });
}

// Each dictionary is a row; the titles are in the order of their first occurrence.
std::optional<DataTable> tableOfMaps(const Nodes &nodes, const ValueNode &list)
{
    DataTable table;
    QHash<QString, qsizetype> columns;
    for (const auto child : list.children) {
        QStringList row;
        for (const auto cell : nodes[child].children) {
            const auto title = unquoted(nodes[cell].name);
            const auto column = columns.value(title, columns.size());
            if (column == mostColumns)
                return std::nullopt;
            if (column == columns.size()) {
                columns.insert(title, column);
                table.titles.append(title);
            }
            row.resize(std::max(row.size(), column + 1));
            row[column] = cellOf(nodes, nodes[cell]);
        }
        table.rows.push_back(std::move(row));
    }
    return table.titles.isEmpty() ? std::nullopt : std::optional(std::move(table));
}

std::optional<DataTable> tableOfLists(const Nodes &nodes, const ValueNode &list)
{
    DataTable table;
    qsizetype columns = 0;
    for (const auto child : list.children) {
        QStringList row;
        for (const auto cell : nodes[child].children)
            row.append(cellOf(nodes, nodes[cell]));
        columns = std::max(columns, row.size());
        table.rows.push_back(std::move(row));
    }
    if (columns < 2 || columns > mostColumns)
        return std::nullopt;
    table.titles = numbered(columns);
    return table;
}

// Each entry is a column.
std::optional<DataTable> tableOfColumns(const Nodes &nodes, const ValueNode &map)
{
    const auto length = nodes[map.children.front()].children.size();
    const auto isOther = [&](auto child) { return nodes[child].children.size() != length; };
    if (length < 2 || std::ssize(map.children) > mostColumns || std::ranges::any_of(map.children, isOther))
        return std::nullopt;
    DataTable table;
    table.rows.resize(length);
    for (const auto child : map.children) {
        table.titles.append(unquoted(nodes[child].name));
        for (std::size_t row = 0; row < length; ++row)
            table.rows[row].append(cellOf(nodes, nodes[nodes[child].children[row]]));
    }
    return table;
}

std::optional<DataTable> tableOf(const Nodes &nodes, const ValueNode &value)
{
    using Kind = ValueNode::Kind;
    if (value.children.empty())
        return std::nullopt;
    if (value.kind == Kind::Call)
        return nodes[value.children.front()].kind == Kind::List ? tableOf(nodes, nodes[value.children.front()])
                                                                : std::nullopt;
    if (value.kind == Kind::Map)
        return areAll(nodes, value, Kind::List) ? tableOfColumns(nodes, value) : std::nullopt;
    if (areAll(nodes, value, Kind::Map))
        return tableOfMaps(nodes, value);
    return areAll(nodes, value, Kind::List) ? tableOfLists(nodes, value) : std::nullopt;
}

bool startsLikeRows(std::string_view text)
{
    std::string start;
    for (const char c : text.substr(0, 64)) {
        if (!std::string_view(" \t\r\n").contains(c))
            start += c;
    }
    return start.starts_with("[{") || start.starts_with("[[") || start.starts_with("[(")
        || start.starts_with("array([[");
}

QString markdownCell(QString cell)
{
    return cell.replace(u'\\', QStringLiteral("\\\\"))
        .replace(u'|', QStringLiteral("\\|"))
        .replace(u'\r', u' ')
        .replace(u'\n', QStringLiteral("<br>"));
}

QString markdownLine(const QStringList &cells, qsizetype columns)
{
    QString line = QStringLiteral("|");
    for (qsizetype column = 0; column < columns; ++column)
        line += u' ' % markdownCell(cells.value(column)) % u" |";
    return line % u'\n';
}

QString commaLine(const QStringList &cells, qsizetype columns)
{
    QStringList line;
    for (qsizetype column = 0; column < columns; ++column)
        line.append(QString::fromStdString(commaCell(cells.value(column).toStdString())));
    return line.join(u',') % u"\r\n";
}

// Only what JSON would write the same way: "007" and "1_000" are strings.
QJsonValue jsonCell(const QString &cell)
{
    const auto read = QJsonDocument::fromJson('[' + cell.toUtf8() + ']').array();
    return read.size() == 1 && (read[0].isDouble() || read[0].isBool()) ? read[0] : QJsonValue(cell);
}

} // namespace

std::optional<DataTable> dataTable(std::string_view utf8)
{
    if (auto frame = frameTable(utf8))
        return frame;
    const auto nodes = valueTree(utf8);
    return nodes ? tableOf(*nodes, nodes->front()) : std::nullopt;
}

bool mayBeTable(std::string_view utf8)
{
    if (utf8.size() <= readAtOnce)
        return dataTable(utf8).has_value();
    return mayHaveValues(utf8) ? startsLikeRows(utf8) : frameTable(utf8.substr(0, readAtOnce)).has_value();
}

QString asCommaSeparated(const DataTable &table, const std::vector<std::size_t> &rows)
{
    QString text = commaLine(table.titles, table.titles.size());
    for (const auto row : rows)
        text += commaLine(table.rows[row], table.titles.size());
    return text;
}

QString asMarkdownTable(const DataTable &table, const std::vector<std::size_t> &rows)
{
    const auto columns = table.titles.size();
    QString text = markdownLine(table.titles, columns) % u'|' % QStringLiteral(" --- |").repeated(columns) % u'\n';
    for (const auto row : rows)
        text += markdownLine(table.rows[row], columns);
    return text;
}

QString asJsonRows(const DataTable &table, const std::vector<std::size_t> &rows)
{
    const bool isNamed = QSet<QString>(table.titles.cbegin(), table.titles.cend()).size() == table.titles.size();
    QJsonArray all;
    for (const auto row : rows) {
        QJsonObject named;
        QJsonArray listed;
        for (qsizetype column = 0; column < table.rows[row].size(); ++column) {
            const auto value = jsonCell(table.rows[row][column]);
            named.insert(table.titles.value(column), value);
            listed.append(value);
        }
        all.append(isNamed ? QJsonValue(named) : QJsonValue(listed));
    }
    return QString::fromUtf8(QJsonDocument(all).toJson(QJsonDocument::Indented));
}

} // namespace vitrine
