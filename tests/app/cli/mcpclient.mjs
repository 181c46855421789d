// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The official client of the Model Context Protocol: mcpclient.mjs PACKAGE PROGRAM TRAIL prints what it gets as JSON. PACKAGE is
// the folder of @modelcontextprotocol/sdk, or of @modelcontextprotocol/client, which speaks the protocol without sessions.
import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, program, trail] = process.argv.slice(2);
const isStateless = existsSync(`${folder}/dist/stdio.mjs`);
const part = (name) => import(pathToFileURL(`${folder}/dist/${name}`).href);
const { Client } = await part(isStateless ? "index.mjs" : "esm/client/index.js");
const { StdioClientTransport } = await part(isStateless ? "stdio.mjs" : "esm/client/stdio.js");

const options = isStateless ? { versionNegotiation: { mode: { pin: "2026-07-28" } } } : {};
const client = new Client({ name: "official", version: "1.0.0" }, options);
await client.connect(new StdioClientTransport({ command: program, args: ["mcp", trail] }));
const { tools } = await client.listTools();
const call = async (name, args) => JSON.parse((await client.callTool({ name, arguments: args })).content[0].text);
const result = {
    server: client.getServerVersion().name,
    tools: tools.map((tool) => tool.name),
    runs: (await call("list_runs", {})).runs.length,
    blocked: (await call("search", { filter: "status == blocked" })).hits.map((hit) => hit.step),
    intact: (await call("verify", {})).intact,
};
await client.close();
console.log(JSON.stringify(result));
