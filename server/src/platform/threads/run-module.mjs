// Begins a thread or a process with one of our modules. Node 20 cannot begin either with TypeScript, and what the parent
// has registered does not reach into them.
import { workerData } from 'node:worker_threads';

const module = workerData?.module ?? process.argv[2];
if (module.endsWith('.ts')) {
  const { register } = await import('tsx/esm/api');
  register();
}
await import(module);
