import { Refusal } from '#platform/http/refusal.ts';

const refused = (path: string, message: string) =>
  new Refusal('invalid_request', message, { details: [{ path, code: 'invalid_period', message }] });

export const periodReversed = () => refused('query/to', '`to` must not be before `from`');

export const periodTooLong = (limits: { days: number; wanted: number }) =>
  refused('query/from', `A period has at most ${limits.days} days; this one has ${limits.wanted}`);

/** Refusal of a period that roll-ups do not answer and that is too long to count call by call. */
export const tooLongToCount = (limits: { days: number; wanted: number; accountZone: string; isOtherZone: boolean }) =>
  refused(
    limits.isOtherZone ? 'query/timezone' : 'query/from',
    limits.isOtherZone
      ? `In another time zone than the account's, a period has at most ${limits.days} days; this one has ${limits.wanted}. Shorten it, or omit \`timezone\` for ${limits.accountZone}`
      : `A period that begins or ends within a day has at most ${limits.days} days; this one has ${limits.wanted}. Shorten it, or give whole days such as 2026-03-01`,
  );
