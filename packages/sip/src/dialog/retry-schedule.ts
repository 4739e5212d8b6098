/** First and longest pause between tries that fail. Unit: milliseconds. */
const firstRetryMs = 30_000;
const longestRetryMs = 600_000;

/**
 * Pause before the next try after so many failures in a row: twice as long each time, and up to a quarter shorter, so
 * that registrations lost together do not all come back together.
 */
export function retryDelayMs(failures: number, random: () => number = Math.random): number {
  const longest = Math.min(firstRetryMs * 2 ** (failures - 1), longestRetryMs);
  return failures <= 1 ? firstRetryMs + random() * 5000 : longest * (1 - random() / 4);
}
