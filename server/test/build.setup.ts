import type { TestProject } from 'vitest/node';
import { buildServerIfStale } from '../../scripts/build-server.mjs';
import { buildWebIfStale } from '../../scripts/build-web.mjs';
import { isUnitRun } from './unit-run.ts';

/** Builds what browsers load and the server that tests start as a process: once per run, and only what has changed. */
export default async function setup(project: TestProject): Promise<void> {
  if (isUnitRun(project)) return;
  await buildWebIfStale();
  await buildServerIfStale();
}
