const minute = 60_000;

/** Pauses after each failed try: 30 s at first, then longer, in all about a day. A link in it is hardly good for more. */
const pausesMs = [0.5, 2, 10, 30, 60, 120, 240, 480, 480].map((minutes) => minutes * minute);

/** When to try again after `attempts` failed tries; null: not any more. */
export function nextTry({ attempts, now }: { attempts: number; now: Date }): Date | null {
  const pause = pausesMs[attempts - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause);
}

const longestFault = 300;

/**
 * What went wrong, fit to be kept and shown: mail servers quote what they refuse, so links, tokens and addresses are
 * taken out.
 */
export function faultText(error: { code: string; message: string }): string {
  const text = error.message
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/\bhttps?:\/\/\S+/gi, '[link]')
    .replace(/\b[a-z]{3,12}_[A-Za-z0-9_-]{43}/g, '[token]')
    .replace(/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g, '[address]')
    .trim();
  return `${error.code}: ${text}`.slice(0, longestFault);
}
