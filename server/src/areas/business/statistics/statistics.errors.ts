import { defineSentenceAtField } from '#platform/http/define-refusal.ts';

const definePeriodRefusal = <const Sentence extends string>(reason: string, sentence: Sentence) =>
  defineSentenceAtField({ refusal: 'invalid_request', detail: 'invalid_period' }, reason, sentence);

const reversed = definePeriodRefusal('period_reversed', '`to` must not be before `from`');
export const periodReversed = () => reversed('query/to');

const tooLong = definePeriodRefusal('period_too_long', 'A period has at most {{days}} days; this one has {{wanted}}');
export const periodTooLong = (limits: { days: number; wanted: number }) => tooLong('query/from', limits);

const tooLongInZone = definePeriodRefusal(
  'period_too_long_in_zone',
  "In another time zone than the account's, a period has at most {{days}} days; this one has {{wanted}}. Shorten it, or omit `timezone` for {{accountZone}}",
);
const tooLongWithHours = definePeriodRefusal(
  'period_too_long_with_hours',
  'A period that begins or ends within a day has at most {{days}} days; this one has {{wanted}}. Shorten it, or give whole days such as 2026-03-01',
);

const tooManyCalls = definePeriodRefusal(
  'period_with_too_many_calls',
  'In another time zone than {{accountZone}}, and in a period that begins or ends within a day, calls are counted one by one: at most {{most}}, and this period has more. Shorten it, or give whole days without `timezone`',
);
export const tooManyToCount = (limits: { most: number; accountZone: string }) => tooManyCalls('query/from', limits);

/** Refusal of a period that roll-ups do not answer and that is too long to count call by call. */
export const tooLongToCount = (limits: { days: number; wanted: number; accountZone: string; isOtherZone: boolean }) =>
  limits.isOtherZone ? tooLongInZone('query/timezone', limits) : tooLongWithHours('query/from', limits);
