import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Folders searched for programs, with those of system daemons, which not every PATH has. */
const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

/** The program's file, or undefined on a machine that has none. */
export function findProgram(name: string): string | undefined {
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A program that others wrote, run for one test. */
export interface PeerProcess {
  child: ChildProcess;
  /** Everything printed so far, on both channels. */
  output(): string;
  /** Its exit code; null where a signal ended it. */
  ended: Promise<number | null>;
  /** Ends it: asks first, and insists after five seconds. */
  stop(): Promise<void>;
}

const insistAfterMs = 5_000;

/** Starts a program in a new folder. Throws when it is not installed. */
export function startPeer(name: string, args: readonly string[], folder: string): PeerProcess {
  const file = findProgram(name);
  if (file === undefined) throw new Error(`${name} is not installed`);
  const child = spawn(file, args, {
    cwd: folder,
    env: { ...process.env, HOME: folder, TERM: 'dumb' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const killNow = () => void child.kill('SIGKILL');
  // A test run that is broken off leaves nothing behind.
  process.once('exit', killNow);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      process.removeListener('exit', killNow);
      resolve(code);
    });
  });
  return {
    child,
    output: () => output,
    ended,
    async stop() {
      child.kill('SIGTERM');
      const insisting = setTimeout(killNow, insistAfterMs);
      await ended;
      clearTimeout(insisting);
    },
  };
}
