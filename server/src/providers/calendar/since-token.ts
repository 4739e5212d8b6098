import { CalendarProviderError } from '#areas/agents/calendar-accounts';

/**
 * Reads since a token and, where the provider refuses it (410, or 400 and 403 at some), again as for the first time. A
 * calendar that is gone fails the second time too.
 */
export async function sinceToken<Result>(
  token: string | null,
  read: (token: string | null) => Promise<Result>,
): Promise<Result> {
  try {
    return await read(token);
  } catch (error) {
    const isRefused = error instanceof CalendarProviderError && ['not_found', 'refused'].includes(error.fault);
    if (token === null || !isRefused) throw error;
    return read(null);
  }
}
