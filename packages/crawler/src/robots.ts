import { createRequire } from 'node:module';
import type { CrawlClock } from './clock.ts';

/** Rules of robots.txt for one origin. */
export interface RobotsRules {
  /** False with the reason why a path is closed. */
  judge(url: string): 'allowed' | 'robots' | 'robots_unreachable';
  sitemaps: string[];
  /** Pause between requests the site wishes; undefined: none. Unit: milliseconds. */
  crawlDelayMs: number | undefined;
}

/** Result of requesting robots.txt: its text, its absence, or that it cannot be said. */
export type RobotsFetch = { kind: 'text'; text: string } | { kind: 'absent' } | { kind: 'unreachable' };

interface Robot {
  isAllowed(url: string, agent?: string): boolean | undefined;
  getCrawlDelay(agent?: string): number | undefined;
  getSitemaps(): string[];
}
// The package declares an ES default export but is CommonJS.
const robotsParser = createRequire(import.meta.url)('robots-parser') as (url: string, text: string) => Robot;

/** Bytes read of a robots.txt (RFC 9309, section 2.5). */
export const robotsBytesMax = 500 * 1024;
/** Longest use of a stored robots.txt (RFC 9309, section 2.4). Unit: milliseconds. */
const cachedMs = 24 * 60 * 60_000;
/** A robots.txt that could not be read is requested again soon. Unit: milliseconds. */
const cachedUnreachableMs = 60_000;
const originsMax = 2_000;
const sitemapsMax = 20;

/** Rules by RFC 9309: 4xx allows everything, 5xx and silence close the site for now. Stored by origin, at most a day. */
export function createRobotsCache({ clock, agent }: { clock: CrawlClock; agent: string }) {
  const stored = new Map<string, { rules: Promise<RobotsRules>; until: number }>();
  return {
    async rulesOf(url: string, fetchRobots: (robotsUrl: string) => Promise<RobotsFetch>): Promise<RobotsRules> {
      const { origin } = new URL(url);
      const known = stored.get(origin);
      if (known !== undefined && known.until > clock.now()) return known.rules;
      const robotsUrl = `${origin}/robots.txt`;
      const entry: { rules: Promise<RobotsRules>; until: number } = {
        rules: Promise.resolve(allOpen),
        until: clock.now() + cachedUnreachableMs,
      };
      entry.rules = fetchRobots(robotsUrl).then(
        (result) => {
          if (result.kind !== 'unreachable') entry.until = clock.now() + cachedMs;
          return rulesFrom(robotsUrl, result, agent);
        },
        (error: unknown) => {
          // A crawl that ended meanwhile says nothing about the site.
          if (stored.get(origin) === entry) stored.delete(origin);
          throw error;
        },
      );
      stored.set(origin, entry);
      for (const oldest of stored.keys()) {
        if (stored.size <= originsMax) break;
        stored.delete(oldest);
      }
      return entry.rules;
    },
  };
}

const allOpen: RobotsRules = { judge: () => 'allowed', sitemaps: [], crawlDelayMs: undefined };

/** Reads a robots.txt. */
export function rulesFrom(robotsUrl: string, result: RobotsFetch, agent: string): RobotsRules {
  if (result.kind === 'absent') return allOpen;
  if (result.kind === 'unreachable') return { ...allOpen, judge: () => 'robots_unreachable' };
  const robot = robotsParser(robotsUrl, result.text);
  const delaySeconds = robot.getCrawlDelay(agent);
  return {
    judge: (url) => (robot.isAllowed(url, agent) === false ? 'robots' : 'allowed'),
    sitemaps: robot.getSitemaps().slice(0, sitemapsMax),
    crawlDelayMs: typeof delaySeconds === 'number' && delaySeconds > 0 ? delaySeconds * 1_000 : undefined,
  };
}

export type RobotsCache = ReturnType<typeof createRobotsCache>;
