import { dayMs } from '#platform/clock/wall-clock.ts';

/** Days after the close in which the visitor may rate. */
export const ratingDays = 7;

/** True while a chat closed at `closedAt` may be rated. */
export const isRatingOpen = (closedAt: Date, now: Date): boolean =>
  now.getTime() - closedAt.getTime() <= ratingDays * dayMs;
