const minute = 60_000;

/** Retry delays: 30 s at first, then longer, about a day in total; links expire around then. */
const pausesMs = [0.5, 2, 10, 30, 60, 120, 240, 480, 480].map((minutes) => minutes * minute);

/** Time of the next attempt after `attempts` failures; null: no further attempt. */
export function nextTry({ attempts, now }: { attempts: number; now: Date }): Date | null {
  const pause = pausesMs[attempts - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause);
}

const longestFault = 300;

/** Masks an error for storage and display: mail servers quote requests, so links, tokens and addresses are removed. */
export function faultText(error: { code: string; message: string }): string {
  const text = error.message
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/\bhttps?:\/\/\S+/gi, '[link]')
    .replace(/\b[a-z]{3,12}_[A-Za-z0-9_-]{43}/g, '[token]')
    .replace(/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g, '[address]')
    .trim();
  return `${error.code}: ${text}`.slice(0, longestFault);
}
