/** Bounds of an address; beyond them it was made by a program that never ends. */
const urlMax = 600;
const segmentsMax = 10;
const repeatsMax = 2;
const parametersMax = 4;
const queriesPerPathMax = 12;
const datesPerShapeMax = 8;
const tokensPerShapeMax = 4;

const dateInPath = /\/(?:19|20)\d{2}[/-](?:0?[1-9]|1[0-2])(?:[/-]\d{1,2})?(?=\/|$)/;
const dateInQuery = /(?:^|&)(?:date|day|month|year|week|from|start|end|ym|cal\w*|datum|monat|mes|mois)=[^&]*\d/i;
const tokenInPath = /^(?=.*\d)(?=.*[a-z])[a-z0-9_-]{20,}$/i;

/** Recognises crawl traps: addresses a site can make without end: loops, growing queries, calendars, session ids. */
export interface TrapDetector {
  /** The reason why an address is not requested; undefined for a good one, which is counted. */
  refuse(url: string): string | undefined;
}

export function createTrapDetector(): TrapDetector {
  const counts = new Map<string, number>();
  const count = (key: string) => {
    const next = (counts.get(key) ?? 0) + 1;
    counts.set(key, next);
    return next;
  };
  return {
    refuse(address) {
      const url = new URL(address);
      const fault = faultOfShape(url);
      if (fault !== undefined) return fault;
      const shape = `${url.host}${url.pathname.replace(/\d+/g, '0')}`;
      if (dateInPath.test(url.pathname) || dateInQuery.test(url.search.slice(1))) {
        if (count(`date ${shape}`) > datesPerShapeMax) return 'The address belongs to a calendar without end.';
      }
      if (url.pathname.split('/').some((segment) => tokenInPath.test(segment) && !segment.includes('-'))) {
        const masked = url.pathname.replace(/[a-z0-9_]{20,}/gi, '*');
        if (count(`token ${url.host}${masked}`) > tokensPerShapeMax) return 'The address seems to hold a session id.';
      }
      if (url.search !== '' && count(`query ${url.host}${url.pathname}`) > queriesPerPathMax) {
        return 'The page has too many addresses that differ in their query alone.';
      }
      return undefined;
    },
  };
}

function faultOfShape(url: URL): string | undefined {
  if (url.href.length > urlMax) return 'The address is too long.';
  const segments = url.pathname.split('/').filter((segment) => segment !== '');
  if (segments.length > segmentsMax) return 'The address has too many segments.';
  const repeats = new Map<string, number>();
  for (const segment of segments) {
    const times = (repeats.get(segment) ?? 0) + 1;
    if (times > repeatsMax) return 'The address repeats a segment.';
    repeats.set(segment, times);
  }
  // `/a/b/a/b`: a cycle of links that are relative by mistake.
  for (let length = 1; length * 2 <= segments.length; length += 1) {
    const [last, before] = [segments.slice(-length), segments.slice(-length * 2, -length)];
    if (length > 1 && last.join('/') === before.join('/')) return 'The address repeats its path.';
  }
  if ([...url.searchParams].length > parametersMax) return 'The address has too many parameters.';
  return undefined;
}
