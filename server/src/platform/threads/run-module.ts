import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

const runner = new URL('./run-module.mjs', import.meta.url);

/** Program of a child process, which runs the module whose path is its argument. */
export const moduleProgram: string = fileURLToPath(runner);

/**
 * Starts a worker thread with a TypeScript module, which finds `data` in its `workerData`. This process's `execArgv`
 * does not apply to the thread: it has its own TypeScript loader, and a second one would conflict.
 */
export function startModuleThread(
  module: URL,
  options: Pick<WorkerOptions, 'name' | 'resourceLimits' | 'transferList'> & { data?: object } = {},
): Worker {
  const { data, ...rest } = options;
  return new Worker(runner, {
    workerData: { ...data, module: module.href },
    execArgv: [],
    ...rest,
  });
}
