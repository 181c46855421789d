// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The official client of the Model Context Protocol: mcpclient.mjs SDK PROGRAM TRAIL prints what it gets as JSON.
import { pathToFileURL } from "node:url";

const [sdk, program, trail] = process.argv.slice(2);
const part = (name) => import(pathToFileURL(`${sdk}/dist/esm/client/${name}.js`).href);
const { Client } = await part("index");
const { StdioClientTransport } = await part("stdio");

const client = new Client({ name: "official", version: "1.0.0" });
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
