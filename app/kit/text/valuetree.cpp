// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/valuetree.h"

#include <algorithm>
#include <cctype>

namespace vitrine {

namespace {

constexpr std::size_t longestText = 4 << 20;
constexpr std::size_t mostNodes = 200'000;
constexpr int deepest = 100;

bool isSpace(char c) { return std::string_view(" \t\r\n").contains(c); }
bool isNamePart(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '.' || (c & 0x80);
}

ValueNode child(std::uint32_t parent, std::uint32_t row)
{
    ValueNode node;
    node.parent = parent;
    node.row = row;
    return node;
}

class Reader {
public:
    explicit Reader(std::string_view text)
        : m_text(text)
    {
    }

    std::optional<std::vector<ValueNode>> read()
    {
        m_nodes.emplace_back();
        if (!value(0, 0) || (skip(), m_at != m_text.size()) || m_nodes.front().children.empty())
            return std::nullopt;
        return std::move(m_nodes);
    }

private:
    char now() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }
    void skip()
    {
        while (m_at < m_text.size() && isSpace(m_text[m_at]))
            ++m_at;
    }
    bool take(char c)
    {
        skip();
        if (now() != c)
            return false;
        ++m_at;
        return true;
    }

    bool value(std::uint32_t node, int depth)
    {
        skip();
        if (depth > deepest)
            return false;
        switch (now()) {
        case '{': return container(node, ValueNode::Kind::Map, '}', depth);
        case '[': return container(node, ValueNode::Kind::List, ']', depth);
        case '(': return container(node, ValueNode::Kind::List, ')', depth);
        case '<': return markedLeaf(node);
        default: return leaf(node, depth);
        }
    }

    bool container(std::uint32_t node, ValueNode::Kind kind, char end, int depth)
    {
        ++m_at;
        m_nodes[node].kind = kind;
        while (!take(end)) {
            if (!item(node, depth + 1))
                return false;
            if (!take(',') && (skip(), now() != end))
                return false;
        }
        return true;
    }

    // A value, or a key and its value: the part before the colon becomes the name.
    bool item(std::uint32_t parent, int depth)
    {
        if (m_nodes.size() >= mostNodes)
            return false;
        const auto node = static_cast<std::uint32_t>(m_nodes.size());
        m_nodes.push_back(child(parent, std::uint32_t(m_nodes[parent].children.size())));
        m_nodes[parent].children.push_back(node);
        skip();
        const auto from = m_at;
        if (!value(node, depth))
            return false;
        const auto to = m_at;
        const char mark = m_nodes[parent].kind == ValueNode::Kind::Call ? '=' : ':';
        if (m_nodes[parent].kind == ValueNode::Kind::List || !take(mark))
            return true;
        // The parts of the key are not values of their own.
        m_nodes.resize(node + 1);
        m_nodes[node] = child(parent, m_nodes[node].row);
        m_nodes[node].name = m_text.substr(from, to - from);
        return value(node, depth);
    }

    // "<class 'int'>", "<Response [200]>"
    bool markedLeaf(std::uint32_t node)
    {
        const auto end = m_text.find('>', m_at);
        if (end == std::string_view::npos)
            return false;
        m_nodes[node].text = m_text.substr(m_at, end + 1 - m_at);
        m_at = end + 1;
        return true;
    }

    bool leaf(std::uint32_t node, int depth)
    {
        const auto from = m_at;
        while (isNamePart(now()) || now() == '-' || now() == '+')
            ++m_at;
        if (now() == '"' || now() == '\'') {
            if (m_at - from > 2 || !quoted())
                return false;
        } else if (now() == '(' && m_at > from) {
            m_nodes[node].text = m_text.substr(from, m_at - from);
            return container(node, ValueNode::Kind::Call, ')', depth);
        }
        m_nodes[node].text = m_text.substr(from, m_at - from);
        return m_at > from;
    }

    bool quoted()
    {
        const char quote = now();
        for (++m_at; m_at < m_text.size(); ++m_at) {
            if (m_text[m_at] == '\\')
                ++m_at;
            else if (m_text[m_at] == quote)
                return ++m_at, true;
        }
        return false;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::vector<ValueNode> m_nodes;
};

} // namespace

bool mayHaveValues(std::string_view text)
{
    const auto from = std::ranges::find_if_not(text, isSpace);
    const auto to = std::ranges::find_if_not(text.rbegin(), text.rend(), isSpace);
    if (text.size() > longestText || from == text.end())
        return false;
    // A bracket at the start, or after a single name.
    const auto opened = std::find_if_not(from, text.end(), isNamePart);
    return opened != text.end() && std::string_view("{[(").contains(*opened) && std::string_view("}])").contains(*to);
}

std::optional<std::vector<ValueNode>> valueTree(std::string_view text)
{
    if (!mayHaveValues(text))
        return std::nullopt;
    return Reader(text).read();
}

std::string valueText(const std::vector<ValueNode> &nodes, const ValueNode &node)
{
    if (node.kind == ValueNode::Kind::Leaf)
        return node.text;
    const bool isMap = node.kind == ValueNode::Kind::Map;
    std::string text = node.text + (isMap ? '{' : node.kind == ValueNode::Kind::Call ? '(' : '[');
    const auto opened = text.size();
    for (const auto child : node.children) {
        const auto &part = nodes[child];
        text += text.size() > opened ? ", " : "";
        if (!part.name.empty())
            text += part.name + (isMap ? ": " : "=");
        text += valueText(nodes, part);
    }
    return text + (isMap ? '}' : node.kind == ValueNode::Kind::Call ? ')' : ']');
}

} // namespace vitrine
