import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of the kernel's clock in a second, on every Linux. */
const ticksPerSecond = 100;

export interface ProcessUsage {
  /** CPU time of all threads. Unit: seconds. */
  cpuSeconds: number;
  /** By thread; the first is the main thread. */
  threads: ReadonlyMap<number, number>;
  rssBytes: number;
  /** CPU time of child processes, the database among them. Unit: seconds. */
  childrenCpuSeconds: number;
}

/** CPU time of a process since its start, as Linux counts it. */
export function readUsage(pid: number): ProcessUsage {
  const threads = new Map<number, number>();
  for (const task of readdirSync(`/proc/${pid}/task`)) {
    const stat = readStat(`/proc/${pid}/task/${task}/stat`);
    if (stat !== undefined) threads.set(Number(task), stat.cpuSeconds);
  }
  const rssKb = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return {
    cpuSeconds: readStat(`/proc/${pid}/stat`)?.cpuSeconds ?? Number.NaN,
    threads,
    rssBytes: Number(rssKb) * 1024,
    childrenCpuSeconds: cpuOfChildren(pid),
  };
}

function cpuOfChildren(pid: number): number {
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readStat(`/proc/${name}/stat`) ?? []);
  let family = new Set([pid]);
  let children = stats.filter(({ parent }) => family.has(parent));
  let cpuSeconds = 0;
  while (children.length > 0) {
    cpuSeconds += children.reduce((sum, child) => sum + child.cpuSeconds, 0);
    family = new Set(children.map((child) => child.pid));
    children = stats.filter(({ parent }) => family.has(parent));
  }
  return cpuSeconds;
}

/** Undefined where it has ended meanwhile. */
function readStat(path: string): { pid: number; parent: number; cpuSeconds: number } | undefined {
  try {
    const text = readFileSync(path, 'utf8');
    // The name is in brackets and may hold any character.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return { pid: Number.parseInt(text, 10), parent: Number(fields[1]), cpuSeconds: ticks / ticksPerSecond };
  } catch {
    return undefined;
  }
}
