import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { errorCode } from './errors.ts';

/** Identity of a process, distinct from a later one with the same pid, also across reboots and containers. */
export interface ProcessIdentity {
  pid: number;
  /** Linux: clock ticks since boot. Elsewhere: start time as `ps` prints it. */
  startedAt: string;
  boot: string;
  /** Pids of another namespace are meaningless here. '' where the system has no namespaces. */
  pidNamespace: string;
}

export interface RunningProcess {
  pid: number;
  command: string;
}

/** Identity of this process. */
export function identifyThisProcess(): ProcessIdentity {
  return {
    pid: process.pid,
    startedAt: findStartTime(process.pid) ?? '',
    boot: attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()) ?? '',
    pidNamespace: attempt(() => readlinkSync('/proc/self/ns/pid')) ?? '',
  };
}

/** Start time of a process; undefined when it is gone; a zombie counts as gone. */
export function findStartTime(pid: number): string | undefined {
  if (process.platform !== 'linux') {
    return attempt(() => execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim());
  }
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  // The name in brackets may contain blanks and brackets; the fields after it start with the state (proc(5)).
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields?.[0] === 'Z' || fields?.[0] === 'X' ? undefined : fields?.[19];
}

/** Returns true when the pid belongs to a living process of any owner; a zombie is not alive. */
export function isRunning(pid: number): boolean {
  return isPidTaken(pid) && (process.platform !== 'linux' || findStartTime(pid) !== undefined);
}

/** Returns true when the pid is in use, be it by a zombie: what PostgreSQL takes for a living process. */
export function isPidTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** Lists every process with a readable command line. */
export function listProcesses(): RunningProcess[] {
  if (process.platform !== 'linux') {
    const table = attempt(() => execFileSync('ps', ['-axo', 'pid=,command='], { encoding: 'utf8' })) ?? '';
    return table
      .split('\n')
      .map((line) => /^\s*(\d+)\s+(.*)$/.exec(line))
      .flatMap((match) => (match ? [{ pid: Number(match[1]), command: match[2] ?? '' }] : []));
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const line = attempt(() => readFileSync(`/proc/${name}/cmdline`, 'utf8'));
      return line ? [{ pid: Number(name), command: line.replace(/\0+/g, ' ').trim() }] : [];
    });
}

/** Working directory of a process, where the system exposes it; undefined for one that is gone. */
export function findWorkingDirectory(pid: number): string | undefined {
  return attempt(() => readlinkSync(`/proc/${pid}/cwd`));
}

/** Sends a signal; a missing process is no error. */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
