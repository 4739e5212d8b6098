import { defineRefusal } from '#platform/http/define-refusal.ts';

/** The same for every address that is none: replaced, deleted, forged, of an agent in the trash. */
export const unknownFeed = defineRefusal(
  'not_found',
  'calendar_feed_not_found',
  'This address is not valid; copy the current one from the calendar',
);
