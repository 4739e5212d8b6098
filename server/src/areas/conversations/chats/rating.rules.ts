/** How long after the end of a chat its visitor may still say how it was. */
export const ratingDays = 7;

/** Whether a chat that was closed then may be rated now. */
export const isRatingOpen = (closedAt: Date, now: Date): boolean =>
  now.getTime() - closedAt.getTime() <= ratingDays * 86_400_000;
