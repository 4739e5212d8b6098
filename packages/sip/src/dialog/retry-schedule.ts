/** First and longest backoff of failed registrations. Unit: milliseconds. */
const firstRetryMs = 30_000;
const longestRetryMs = 600_000;

/**
 * Exponential backoff after so many failures in a row, up to a quarter shorter at random, so that registrations lost
 * together do not all return together.
 */
export function retryDelayMs(failures: number, random: () => number = Math.random): number {
  const longest = Math.min(firstRetryMs * 2 ** (failures - 1), longestRetryMs);
  return failures <= 1 ? firstRetryMs + random() * 5000 : longest * (1 - random() / 4);
}
