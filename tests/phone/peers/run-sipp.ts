import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '../../first-run/run-parley.ts';
import { freePorts } from './free-ports.ts';
import { startPeer } from './peer-process.ts';

/** Result of a run of SIPp. */
export interface SippRun {
  /** 0: every call went as its scenario says. */
  exitCode: number | null;
  /** Lines logged by scenarios. */
  lines: string[];
  /** Times between the points that a scenario marks, sorted. Unit: milliseconds. */
  timesMs: number[];
  /** Unexpected messages, and the end of the output. */
  report: string;
}

export interface SippOptions {
  /** File of `scenarios/` without its ending, or `uac`, which SIPp has itself. */
  scenario: string;
  calls: number;
  callsPerSecond?: number;
  /** Where calls go; without it SIPp is called. */
  to?: { number: string; port: number };
  transport?: 'udp' | 'tcp';
  /** How long calls go on once they are up. Unit: milliseconds. */
  talkMs?: number;
  /** Of messages, both ways. Unit: percent. */
  lost?: number;
  localAddress?: string;
  localPort?: number;
  credentials?: { username: string; password: string };
  /** A-law at 8 kHz, for scenarios that play `tone.alaw`. */
  tone?: Uint8Array;
  /** Calls at once; otherwise as many as there are. */
  atOnce?: number;
  /** It gives up after this. Unit: seconds. */
  limitSeconds?: number;
}

export interface SippPeer {
  address: string;
  /** Resolves when it has made its calls. */
  done: Promise<SippRun>;
  /** Of one that is called: ends it, and says how its calls went. */
  finish(): Promise<SippRun>;
}

const scenarios = fileURLToPath(new URL('scenarios', import.meta.url));

/** Starts SIPp, a load generator by another project. */
export async function startSipp(options: SippOptions): Promise<SippPeer> {
  const { scenario, to, localAddress = '127.0.0.1' } = options;
  const folder = temporaryFolder();
  const port = options.localPort ?? (await freePorts(4));
  const file = (name: string) => join(folder.path, name);
  const args = [
    ...(to === undefined ? [] : [`127.0.0.1:${to.port}`, '-s', to.number, '-m', String(options.calls)]),
    ...(scenario === 'uac' ? ['-sn', scenario] : ['-sf', join(scenarios, `${scenario}.xml`)]),
    ...words(`-i ${localAddress} -p ${port} -mi ${localAddress} -mp ${port + 2} -bind_local`),
    ...words(`-t ${options.transport === 'tcp' ? 't1' : 'u1'} -l ${options.atOnce ?? options.calls}`),
    ...words(`-r ${options.callsPerSecond ?? 10} -d ${options.talkMs ?? 0}`),
    ...words(`-timeout ${options.limitSeconds ?? 60}s -timeout_error -nostdin -skip_rlimit`),
    ...words(`-trace_logs -log_file ${file('log')} -trace_err -error_file ${file('errors')} -trace_rtt -rtt_freq 1`),
    ...(options.lost === undefined ? [] : ['-lost', String(options.lost)]),
    ...(options.credentials === undefined
      ? []
      : ['-au', options.credentials.username, '-ap', options.credentials.password]),
  ];
  if (options.tone !== undefined) writeFileSync(file('tone.alaw'), options.tone);
  const peer = startPeer('sipp', args, folder.path);
  const read = (name: string) => (existsSync(file(name)) ? readFileSync(file(name), 'utf8') : '');

  async function outcome(): Promise<SippRun> {
    const exitCode = await peer.ended;
    const run = {
      exitCode,
      lines: read('log').split('\n').filter(Boolean),
      timesMs: read(`${scenario}_${peer.child.pid}_rtt.csv`)
        .split('\n')
        .slice(1)
        .map((line) => Number(line.split(';')[1]))
        .filter((ms) => !Number.isNaN(ms))
        .toSorted((a, b) => a - b),
      report: `${read('errors').slice(0, 3_000)}\n${peer.output().slice(-3_000)}`,
    };
    folder.remove();
    return run;
  }
  const done = outcome();
  return {
    address: `${localAddress}:${port}`,
    done,
    finish() {
      peer.child.kill('SIGUSR1');
      return done;
    },
  };
}

const words = (text: string) => text.split(' ');

/** Runs SIPp to its end. */
export async function runSipp(options: SippOptions): Promise<SippRun> {
  return (await startSipp(options)).done;
}

/** How often each line was logged. */
export function countOf(lines: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const line of lines) counts[line] = (counts[line] ?? 0) + 1;
  return counts;
}

/** The value below which this share of them lies. */
function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** How long it took, to be read at a glance. */
export function summaryOf(timesMs: readonly number[]): string {
  return `answered within ${percentile(timesMs, 0.5)} ms, 99 % within ${percentile(timesMs, 0.99)} ms`;
}
