import type { CallLanguage } from '../language/call-language.ts';
import type { QueuePlace } from '../ports.ts';

/** Longest spoken estimate; beyond it a number of minutes is of no help. Unit: minutes. */
const spokenMinutesMax = 60;

/** Words for a caller in a queue: the place, the estimate, and how to be called back. */
export function queueAnnouncement(
  place: Exclude<QueuePlace, 'full'>,
  {
    sentences,
    callBackDigit,
    isFirst,
  }: {
    sentences: CallLanguage['queue'];
    callBackDigit: string | null;
    /** The first announcement of the call. */
    isFirst: boolean;
  },
): string {
  const { position, waitMs } = place;
  const minutes = waitMs === null ? null : Math.max(1, Math.ceil(waitMs / 60_000));
  const estimate =
    minutes === null || minutes > spokenMinutesMax
      ? []
      : [minutes === 1 ? sentences.oneMinute : sentences.minutes.replace('{{minutes}}', String(minutes))];
  return [
    ...(isFirst ? [] : [sentences.patience]),
    position <= 1 ? sentences.next : sentences.position.replace('{{position}}', String(position)),
    ...estimate,
    ...(callBackDigit === null ? [] : [sentences.callBack.replace('{{digit}}', callBackDigit)]),
  ].join(' ');
}
