// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
//
// session.mjs NODE_MODULES CLOUD: a session of one cloud by the vendor's own SDK, which finds its server by its own
// environment variables. Prints as JSON what the session gave.

import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const require = createRequire(pathToFileURL(`${process.argv[2]}/`));

async function e2b() {
  const { Sandbox } = require("@e2b/code-interpreter");
  const sandbox = await Sandbox.create("code-interpreter-v1", {
    timeoutMs: 300_000,
    metadata: { vitrine: "1", sign: "s" },
    allowInternetAccess: false,
  });
  const printed = await sandbox.runCode("print('hello')");
  const value = await sandbox.runCode("6 * 7");
  const failed = await sandbox.runCode("1 / 0");
  await sandbox.setTimeout(600_000);
  const pages = Sandbox.list({ query: { metadata: { vitrine: "1" } } });
  const listed = await pages.nextItems();
  const killed = await sandbox.kill();
  return {
    printed: printed.logs.stdout.join(""),
    value: value.results.map((result) => result.text).join(""),
    error: failed.error?.name,
    listed: listed.length,
    killed,
  };
}

async function modal() {
  const { ModalClient } = require("modal");
  const client = new ModalClient();
  const app = await client.apps.fromName("vitrine", { createIfMissing: true });
  const base = client.images.fromRegistry("python:3.13-slim");
  const image = base.dockerfileCommands(["RUN uv pip install --system ipykernel jupyter_kernel_gateway"]);
  const secret = await client.secrets.fromObject({ KG_AUTH_TOKEN: "0123456789abcdef0123456789abcdef" });
  const sandbox = await client.sandboxes.create(app, image, {
    command: ["jupyter", "kernelgateway", "--KernelGatewayApp.ip=0.0.0.0", "--KernelGatewayApp.port=8888"],
    timeoutMs: 300_000,
    idleTimeoutMs: 120_000,
    encryptedPorts: [8888],
    secrets: [secret],
    outboundCidrAllowlist: ["127.0.0.1/32"],
  });
  const tunnels = await sandbox.tunnels(50_000);
  const listed = [];
  for await (const one of client.sandboxes.list({ appId: app.appId })) listed.push(one.sandboxId);
  await sandbox.terminate();
  client.close();
  return { ports: Object.keys(tunnels).map(Number), listed: listed.length };
}

async function blaxel() {
  const { SandboxInstance } = require("@blaxel/core");
  const name = "vitrine-executor-sdk";
  const sandbox = await SandboxInstance.create({
    name,
    image: "blaxel/jupyter-notebook",
    memory: 4096,
    ports: [{ target: 8888 }],
    region: "us-pdx-1",
  });
  const answer = await sandbox.fetch(8888, "/api/kernelspecs");
  const begun = await sandbox.process.exec({ name: "install-packages", command: "pip install --root-user-action=ignore sympy" });
  const ended = await sandbox.process.get("install-packages");
  const listed = (await SandboxInstance.list()).data;
  await SandboxInstance.delete(name);
  return {
    kernels: answer.status,
    begun: begun.status,
    ended: ended.status,
    listed: listed.map((one) => one.metadata.name).filter((one) => one === name).length,
  };
}

const given = await { e2b, modal, blaxel }[process.argv[3]]();
console.log(JSON.stringify(given));
process.exit(0);
