import { fork } from 'node:child_process';
import { moduleProgram } from '#platform/threads/run-module.ts';
import type { SpeechModel } from '../models/catalogue.ts';
import { realEngine } from './recognizer.ts';
import type { SelfTestRequest, SelfTestResult } from './self-test-process.ts';

export interface SelfTestOptions {
  model: Pick<SpeechModel, 'id' | 'kind'> & { languages: readonly string[] };
  folder: string;
  /** Default: 120 s; a slow disk and a busy machine need some of it. Unit: milliseconds. */
  timeoutMs?: number;
  /** Module of the form of `SherpaEngine`. Default: the real engine. */
  engine?: string;
}

/**
 * Loads a model and uses it once, in a separate process: a malformed file ends the process that loads it. Resolves when
 * it works; throws an Error with the reason when it does not.
 */
export async function testModel({
  model,
  folder,
  timeoutMs = 120_000,
  engine = realEngine,
}: SelfTestOptions): Promise<void> {
  const program = new URL('./self-test-process.ts', import.meta.url).href;
  const child = fork(moduleProgram, [program], { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let complaint = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-500);
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
  try {
    const request: SelfTestRequest = {
      kind: model.kind,
      id: model.id,
      language: model.languages[0] ?? 'en',
      folder,
      engine,
    };
    const result = await new Promise<SelfTestResult | { signal: string }>((resolve, reject) => {
      child.once('error', reject);
      child.once('message', (message) => resolve(message as SelfTestResult));
      child.once('close', (code, signal) => resolve({ signal: signal ?? `exit code ${code}` }));
      child.send(request);
    });
    if ('signal' in result) {
      throw new Error(`${model.id} ended the process that tried it (${result.signal}): ${complaint.trim()}`);
    }
    if (result.problem !== undefined) throw new Error(`${model.id} does not work: ${result.problem}`);
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
}
