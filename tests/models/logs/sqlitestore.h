// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sqlite3.h>

#include <QByteArray>
#include <QTemporaryDir>

#include <filesystem>
#include <string>

namespace vitrine {

/// A database of a test's own making. It stays open, as with the agent that writes it, until it is closed.
class MadeStore {
public:
    explicit MadeStore(const char *name)
        : file(std::filesystem::path(m_folder.path().toStdString()) / name)
    {
        sqlite3_open(file.c_str(), &m_connection);
    }
    ~MadeStore() { close(); }
    MadeStore(const MadeStore &) = delete;
    MadeStore &operator=(const MadeStore &) = delete;

    /// Empty when it worked.
    std::string run(const std::string &sql)
    {
        char *message = nullptr;
        sqlite3_exec(m_connection, sql.c_str(), nullptr, nullptr, &message);
        std::string text = message != nullptr ? message : "";
        sqlite3_free(message);
        return text;
    }
    void close()
    {
        sqlite3_close(m_connection);
        m_connection = nullptr;
    }

private:
    QTemporaryDir m_folder;

public:
    std::filesystem::path file;

private:
    sqlite3 *m_connection = nullptr;
};

inline const std::string openCodeTables
    = "CREATE TABLE session (id TEXT PRIMARY KEY, project_id TEXT, parent_id TEXT, directory TEXT, title TEXT, "
      "version TEXT, time_created INTEGER, time_updated INTEGER);"
      "CREATE TABLE message (id TEXT PRIMARY KEY, session_id TEXT, time_created INTEGER, data TEXT);"
      "CREATE TABLE part (id TEXT PRIMARY KEY, message_id TEXT, session_id TEXT, time_created INTEGER, data TEXT);"
      "CREATE INDEX part_message ON part (message_id); CREATE INDEX message_session ON message (session_id);"
      "CREATE TABLE todo (session_id TEXT, content TEXT);";

inline const std::string earlyOpenCodeTables
    = "CREATE TABLE sessions (id TEXT PRIMARY KEY, parent_session_id TEXT, title TEXT, prompt_tokens INTEGER, "
      "completion_tokens INTEGER, cost REAL, created_at INTEGER, updated_at INTEGER);"
      "CREATE TABLE messages (id TEXT PRIMARY KEY, session_id TEXT, role TEXT, parts TEXT, model TEXT, created_at "
      "INTEGER, updated_at INTEGER);"
      "CREATE TABLE files (id TEXT PRIMARY KEY, session_id TEXT, path TEXT, content TEXT);";

/// A session with two turns and a broken row, and one that it started.
inline const std::string earlyOpenCodeRows
    = R"(INSERT INTO sessions VALUES ('s1', NULL, 'TITLE_1', 30, 12, 0.05, 1701388800, 1701388810),
        ('s2', 's1', 'TITLE_2', 0, 0, 0, 1701388805, 1701388806);
        INSERT INTO messages VALUES
        ('m1', 's1', 'user', '[{"type":"text","data":{"text":"PROMPT_1"}}]', NULL, 1701388800, 1701388800),
        ('m2', 's1', 'assistant', '[{"type":"tool_call","data":{"id":"t1","name":"view","input":"{\"path\":\"a\"}"}}]',
            'model-x', 1701388801, 1701388801),
        ('m3', 's1', 'tool', '[{"type":"tool_result","data":{"tool_call_id":"t1","name":"view","content":"RESULT_1"}}]',
            NULL, 1701388802, 1701388802),
        ('m4', 's1', 'user', 'BROKEN_1', NULL, 1701388803, 1701388803),
        ('m5', 's1', 'assistant', '[{"type":"text","data":{"text":"ANSWER_1"}}]', 'model-x', 1701388804, 1701388804),
        ('m6', 's2', 'assistant', '[{"type":"text","data":{"text":"ANSWER_2"}}]', 'model-x', 1701388806, 1701388806);)";

/// A session with one turn, and one that it started.
inline const std::string openCodeRows = R"SQL(
INSERT INTO session VALUES ('ses_1', 'prj_1', NULL, '/home/u/shop', 'TITLE_1', '1.18.2', 1764200000000, 1764200009000);
INSERT INTO session VALUES ('ses_2', 'prj_1', 'ses_1', '/home/u/shop', 'TITLE_2', '1.18.2', 1764200003000, 1764200005000);
INSERT INTO message VALUES ('msg_1', 'ses_1', 1764200000000, '{"role":"user","time":{"created":1764200000000}}');
INSERT INTO part VALUES ('prt_1', 'msg_1', 'ses_1', 1764200000000, '{"type":"text","text":"PROMPT_1"}');
INSERT INTO message VALUES ('msg_2', 'ses_1', 1764200001000, '{"role":"assistant","modelID":"model-x","cost":0.02,
  "tokens":{"input":11,"output":12,"cache":{"read":0,"write":0}},
  "time":{"created":1764200001000,"completed":1764200006000}}');
INSERT INTO part VALUES ('prt_2', 'msg_2', 'ses_1', 1764200001000, '{"type":"reasoning","text":"THOUGHT_1"}');
INSERT INTO part VALUES ('prt_3', 'msg_2', 'ses_1', 1764200002000, '{"type":"tool","tool":"bash","callID":"c1",
  "state":{"status":"completed","input":{"command":"ls CODE_1"},"output":"RESULT_1","metadata":{"exit":0},
  "time":{"start":1764200002000,"end":1764200002500}}}');
INSERT INTO part VALUES ('prt_4', 'msg_2', 'ses_1', 1764200006000, '{"type":"text","text":"ANSWER_1"}');
INSERT INTO message VALUES ('msg_3', 'ses_2', 1764200003000, '{"role":"user","time":{"created":1764200003000}}');
INSERT INTO part VALUES ('prt_5', 'msg_3', 'ses_2', 1764200003000, '{"type":"text","text":"PROMPT_2"}');
INSERT INTO message VALUES ('msg_4', 'ses_2', 1764200004000, '{"role":"assistant","modelID":"model-x"}');
INSERT INTO part VALUES ('prt_6', 'msg_4', 'ses_2', 1764200004000, '{"type":"text","text":"ANSWER_2"}');
)SQL";

/// A session of goose with two turns and a broken row, and one that it started.
inline const std::string gooseRows = R"SQL(
CREATE TABLE schema_version (version INTEGER PRIMARY KEY);
CREATE TABLE sessions (id TEXT PRIMARY KEY, name TEXT, working_dir TEXT NOT NULL, created_at TIMESTAMP, updated_at TIMESTAMP,
  accumulated_input_tokens INTEGER, accumulated_output_tokens INTEGER, accumulated_cost REAL, model_config_json TEXT,
  parent_session_id TEXT);
CREATE TABLE messages (id INTEGER PRIMARY KEY AUTOINCREMENT, message_id TEXT, session_id TEXT NOT NULL, role TEXT,
  content_json TEXT NOT NULL, created_timestamp INTEGER NOT NULL, timestamp TIMESTAMP, tokens INTEGER, metadata_json TEXT);
CREATE TABLE usage_ledger (id INTEGER PRIMARY KEY, session_id TEXT, model TEXT, input_tokens INTEGER, cost REAL);
INSERT INTO sessions VALUES ('g1', 'TITLE_1', '/home/u/shop', '2026-09-01 10:00:00', '2026-09-01 10:01:00', 30, 12, 0.05,
  '{"model_name":"model-x"}', NULL);
INSERT INTO sessions VALUES ('g2', 'TITLE_2', '/home/u/shop', '2026-09-01 10:00:03', '2026-09-01 10:00:05', NULL, NULL, NULL,
  NULL, 'g1');
INSERT INTO messages VALUES (1, 'm1', 'g1', 'user', '[{"type":"text","text":"PROMPT_1"}]', 1788256800, NULL, NULL,
  '{"userVisible":true,"agentVisible":true}');
INSERT INTO messages VALUES (2, 'm2', 'g1', 'assistant', '[{"type":"toolRequest","id":"c1","toolCall":{"status":"success",
  "value":{"name":"developer__shell","arguments":{"command":"ls CODE_1"}}}}]', 1788256801, NULL, 5, NULL);
INSERT INTO messages VALUES (3, 'm3', 'g1', 'user', '[{"type":"toolResponse","id":"c1","toolResult":{"status":"success",
  "value":{"content":[{"type":"text","text":"RESULT_1"}],"isError":false}}}]', 1788256802, NULL, NULL, NULL);
INSERT INTO messages VALUES (4, 'm4', 'g1', 'user', 'BROKEN_1', 1788256803, NULL, NULL, NULL);
INSERT INTO messages VALUES (5, 'm5', 'g1', 'assistant', '[{"type":"text","text":"ANSWER_1"}]', 1788256804, NULL, NULL, NULL);
INSERT INTO messages VALUES (6, 'm6', 'g2', 'assistant', '[{"type":"text","text":"ANSWER_2"}]', 1788256803, NULL, NULL, NULL);
INSERT INTO usage_ledger VALUES (1, 'g1', 'model-x', 30, 0.0375);
)SQL";

inline const std::string zedTables
    = "CREATE TABLE threads (id TEXT PRIMARY KEY, summary TEXT NOT NULL, updated_at TEXT NOT NULL, data_type TEXT NOT "
      "NULL, data BLOB NOT NULL, parent_id TEXT, folder_paths TEXT, created_at TEXT);";

inline const std::string cursorRows = R"SQL(
CREATE TABLE ItemTable (key TEXT UNIQUE ON CONFLICT REPLACE, value BLOB);
CREATE TABLE cursorDiskKV (key TEXT UNIQUE ON CONFLICT REPLACE, value BLOB);
INSERT INTO ItemTable VALUES ('theme', '"dark"');
INSERT INTO cursorDiskKV VALUES ('composerData:cmp-1', '{"_v":10,"composerId":"cmp-1","name":"TITLE_1","status":"completed",
  "createdAt":1764200000000,"lastUpdatedAt":1764200009000,"modelConfig":{"modelName":"model-x"},"subComposerIds":["cmp-0"],
  "fullConversationHeadersOnly":[{"bubbleId":"b1","type":1},{"bubbleId":"b2","type":2},{"bubbleId":"b3","type":2},
  {"bubbleId":"b4","type":2},{"bubbleId":"b5","type":2},{"bubbleId":"gone","type":2}]}');
INSERT INTO cursorDiskKV VALUES ('bubbleId:cmp-1:b1', '{"_v":3,"type":1,"bubbleId":"b1","text":"PROMPT_1",
  "createdAt":"2025-11-26T23:33:20.000Z","images":[]}');
INSERT INTO cursorDiskKV VALUES ('bubbleId:cmp-1:b2', '{"_v":3,"type":2,"bubbleId":"b2","thinking":{"text":"THOUGHT_1"},
  "createdAt":"2025-11-26T23:33:21.000Z","tokenCount":{"inputTokens":0,"outputTokens":0}}');
INSERT INTO cursorDiskKV VALUES ('bubbleId:cmp-1:b3', '{"_v":3,"type":2,"bubbleId":"b3","createdAt":"2025-11-26T23:33:22.000Z",
  "tokenCount":{"inputTokens":11,"outputTokens":12},
  "toolFormerData":{"name":"run_terminal_cmd","toolCallId":"t1","status":"completed","userDecision":"accepted",
  "rawArgs":"{\"command\":\"false CODE_1\"}","result":"{\"output\":\"RESULT_1\",\"exitCodeV2\":1}"}}');
INSERT INTO cursorDiskKV VALUES ('bubbleId:cmp-1:b4', '{"_v":3,"type":2,"bubbleId":"b4","createdAt":"2025-11-26T23:33:23.000Z",
  "toolFormerData":{"name":"read_file","toolCallId":"t2","status":"completed","rawArgs":"{\"target_file\":\"FILE_1\"}",
  "result":"{\"contents\":\"RESULT_2\"}"}}');
INSERT INTO cursorDiskKV VALUES ('bubbleId:cmp-1:b5', '{"_v":3,"type":2,"bubbleId":"b5","text":"ANSWER_1",
  "createdAt":"2025-11-26T23:33:24.000Z"}');
INSERT INTO cursorDiskKV VALUES ('bubbleId:cmp-1:b9', '{"_v":3,"type":2,"bubbleId":"b9","text":"DROPPED_1"}');
INSERT INTO cursorDiskKV VALUES ('composerData:cmp-0', '{"composerId":"cmp-0","createdAt":1764200001000,"status":"none",
  "conversation":[{"type":1,"text":"PROMPT_2"},{"type":2,"text":"ANSWER_2"}]}');
INSERT INTO cursorDiskKV VALUES ('composerData:cmp-2', '{"composerId":"cmp-2","createdAt":1764200002000,
  "fullConversationHeadersOnly":[]}');
)SQL";

/// A store of Cursor's command line: messages by their hashes, a root that lists them, the root before that, and a
/// message that the root does not list any more.
inline std::string cursorChatRows()
{
    const auto id = [](char digit) { return std::string(64, digit); };
    std::string root;
    std::string sql = "CREATE TABLE blobs (id TEXT PRIMARY KEY, data BLOB);"
                      "CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT);";
    char digit = '1';
    for (const char *message :
        {
            R"({"role":"user","content":"<user_info>INFO_1</user_info>"})",
            R"({"role":"user","content":[{"type":"text","text":"<user_query>PROMPT_1</user_query>"}]})",
            R"({"role":"assistant","id":"1","content":[{"type":"reasoning","text":"THOUGHT_1"},{"type":"tool-call","toolCallId":"t1","toolName":"Shell","args":{"command":"false CODE_1"}}]})",
            R"({"role":"tool","id":"t1","content":[{"type":"tool-result","toolCallId":"t1","toolName":"Shell","result":"RESULT_1"}],"providerOptions":{"cursor":{"highLevelToolCallResult":{"output":{"failure":{"exitCode":1,"executionTime":250}}}}}})",
            R"({"role":"assistant","id":"2","content":[{"type":"text","text":"ANSWER_1"}]})",
        }) {
        sql += "INSERT INTO blobs VALUES ('" + id(digit) + "', CAST('" + message + "' AS BLOB));";
        root += "0a20" + id(digit);
        ++digit;
    }
    sql += "INSERT INTO blobs VALUES ('" + id('8') + R"(', CAST('{"role":"user","content":"DROPPED_1"}' AS BLOB));)"
        + "INSERT INTO blobs VALUES ('" + id('e') + "', x'0a20" + id('1') + "');" + "INSERT INTO blobs VALUES ('"
        + id('f') + "', x'" + root + "4a13' || CAST('file:///home/u/shop' AS BLOB));"
        + "INSERT INTO meta VALUES ('0', lower(hex('" + R"({"agentId":"chat-1","latestRootBlobId":")" + id('f')
        + R"(","name":"TITLE_1","createdAt":1764200000000,"lastUsedModel":"model-x"})" + "')));";
    return sql;
}

} // namespace vitrine
