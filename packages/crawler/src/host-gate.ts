import type { CrawlClock } from './clock.ts';

/** Requests a host gets at once after a pause; then one a second. */
const burst = 3;
const intervalMs = 1_000;
const connectionsMax = 2;
/** Longest pause a server may ask for by Retry-After or crawl-delay; beyond it the request is given up. */
export const longestPauseMs = 30_000;

/** Pace of requests to one host, shared by all crawls of the process. */
export interface HostGate {
  /** Waits for a turn. Resolves with its release, or undefined when the signal was aborted before. */
  enter(signal: AbortSignal): Promise<(() => void) | undefined>;
  /** No request before this time has passed. Unit: milliseconds. */
  pause(ms: number): void;
  /** Slower than one request a second, as robots.txt may wish. Unit: milliseconds. */
  slowDown(intervalMs: number): void;
  isIdle(): boolean;
}

/** One request a second after a short burst, two connections at a time. */
export function createHostGate(clock: CrawlClock): HostGate {
  let interval = intervalMs;
  /** Moment up to which turns have been given away. */
  let spentUntil = clock.now() - intervalMs * burst;
  let pausedUntil = 0;
  let connections = 0;
  const waiting: (() => void)[] = [];

  async function connection(signal: AbortSignal): Promise<boolean> {
    if (connections < connectionsMax) {
      connections += 1;
      return true;
    }
    return new Promise((resolve) => {
      const enter = () => {
        signal.removeEventListener('abort', quit);
        resolve(true);
      };
      const quit = () => {
        waiting.splice(waiting.indexOf(enter), 1);
        resolve(false);
      };
      waiting.push(enter);
      signal.addEventListener('abort', quit, { once: true });
    });
  }

  function release(): void {
    const next = waiting.shift();
    // The connection passes on to the next one.
    if (next) next();
    else connections -= 1;
  }

  return {
    async enter(signal) {
      if (signal.aborted || !(await connection(signal))) return undefined;
      const now = clock.now();
      spentUntil = Math.max(spentUntil, now - interval * burst) + interval;
      const turn = spentUntil;
      // A pause may begin or grow while this request waits.
      for (let at = Math.max(turn, pausedUntil); at > clock.now(); at = Math.max(turn, pausedUntil)) {
        await clock.sleep(at - clock.now(), signal);
        if (signal.aborted) {
          release();
          return undefined;
        }
      }
      let isReleased = false;
      return () => {
        if (!isReleased) release();
        isReleased = true;
      };
    },
    pause(ms) {
      pausedUntil = Math.max(pausedUntil, clock.now() + ms);
    },
    slowDown(ms) {
      interval = Math.max(intervalMs, Math.min(ms, longestPauseMs));
    },
    isIdle: () => connections === 0 && clock.now() > spentUntil && clock.now() > pausedUntil,
  };
}
