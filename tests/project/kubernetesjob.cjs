// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
// kubernetesjob.cjs MODULES/kubernetes-models JOB.yaml   ends with an error where the job does not fit the schema of Kubernetes.
const { createRequire } = require("node:module");
const fs = require("node:fs");
const path = require("node:path");

const [models, file] = process.argv.slice(2);
const load = createRequire(path.join(models, "package.json"));
const { Job } = load("kubernetes-models/batch/v1");
new Job(load("js-yaml").load(fs.readFileSync(file, "utf8"))).validate();
