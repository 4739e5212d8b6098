import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

const runner = new URL('./run-module.mjs', import.meta.url);

/** Program for a process of its own, which runs the module whose address it is given as its argument. */
export const moduleProgram: string = fileURLToPath(runner);

/**
 * Starts a thread with a TypeScript module, which finds `data` in its `workerData`. What this process was started with
 * (`execArgv`) does not reach the thread: it brings its own way to read TypeScript, and one more would come twice.
 */
export function startModuleThread(
  module: URL,
  options: { data?: object; transferList?: WorkerOptions['transferList']; name?: string } = {},
): Worker {
  const { data, transferList, name } = options;
  return new Worker(runner, {
    workerData: { ...data, module: module.href },
    execArgv: [],
    ...(transferList === undefined ? {} : { transferList }),
    ...(name === undefined ? {} : { name }),
  });
}
