import { weekdays } from '@parley/contract/resources/calendar';
import type { StoredWidgetConfig } from './widget-config.rules.ts';

/** Whether people can be asked for at this time of the week; no hours: always. `agentZone` is an IANA name. */
export function isWithinHours(hours: StoredWidgetConfig['hours'], agentZone: string, now: Date): boolean {
  if (!hours) return true;
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: hours.timezone ?? agentZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  const day = weekdays.find((each) => each === part('weekday').toLowerCase());
  const time = `${part('hour')}:${part('minute')}`;
  return day !== undefined && hours.weekly[day].some(({ from, to }) => from <= time && time < to);
}
