import type { ToolDefinition } from '#brain/ports.ts';
import type { Today } from './details/find-date.ts';
import { foldWords } from './fold-words.ts';

/** Tool that a message about an appointment asks for, with what the message tells beside day and time. */
export interface BookingWish {
  tool: ToolDefinition;
  told: Record<string, string>;
  /** The message asks to move a booking. */
  isMove?: true;
}

/** Wishes to come at a time, in five languages, folded. */
const visit =
  /\b(?:can|could|may) (?:i|we) (?:come|drop|stop|bring|get|have|be)\b|\b(?:i|we) (?:can|could|would like to|d like to|want to) come\b|\bfit (?:me|us) in\b|\b(?:kan|far|skulle) (?:jag|vi) (?:kunna )?(?:fa )?(?:komma|lamna|ha|fa)\b|\b(?:jag|vi) (?:kan|vill|skulle vilja) komma\b|\b(?:passar|funkar) (?:det|den)\b|\b(?:kann|konnte|konnen|konnten|darf|durfte) (?:ich|wir)\b.*\b(?:kommen|vorbeikommen|haben|bekommen)\b|\b(?:puis je|je peux|pourrais je|je pourrais|on peut|est ce que je peux) (?:venir|passer|avoir)\b|\b(?:puedo|podria|podemos|podriamos) (?:ir|venir|pasar|tener)\b/;
/** Questions for any time, likewise. */
const anyTime =
  /\b(?:something|anything|any time|some time|a time|a slot|free|available)\b|\b(?:nagot|nagonting|nagon tid|en tid|ledigt?|lediga)\b|\b(?:etwas|irgendwas|irgendwann|einen termin|frei)\b|\b(?:quelque chose|un creneau|une place|libre)\b|\b(?:algo|alguna hora|un hueco|libre)\b/;
const move =
  /\b(?:move|reschedule|postpone|push (?:it|that|my \w+))\b|\bchange (?:it|that|the time|my (?:appointment|booking|time))\b|\b(?:flytta|omboka|boka om|skjuta upp|andra (?:tiden|bokningen|den|min (?:tid|bokning)))\b|\b(?:verschieben|verlegen|umbuchen|verschieb)\b|\b(?:deplacer|decaler|reporter|deplacez|changer (?:l heure|le rendez vous|mon rendez vous))\b|\b(?:mover|aplazar|reprogramar|cambiar(?:la)? (?:la cita|mi cita|la hora)?)\b/;
const book =
  /\b(?:book|reserve|boka|reservera|buchen|reservieren|reserver|prendre (?:un )?rendez vous|reservar|pedir (?:una )?(?:cita|hora))\b/;
const nextWeek =
  /\bnext week\b|\bnasta vecka\b|\bnachste\w* woche\b|\bla semaine prochaine\b|\bsemaine prochaine\b|\b(?:la )?(?:proxima semana|semana que viene)\b/;
const partsOfDay: readonly [RegExp, string][] = [
  [/\b(?:afternoon|eftermiddag\w*|nachmittags?|apres midi|por la tarde|de la tarde)\b/, 'afternoon'],
  [/\b(?:evening|kvall\w*|abends?|soir\w*|por la noche)\b/, 'evening'],
  [/\b(?:morning|formiddag\w*|morgonen|vormittags?|matin\w*|por la manana)\b/, 'morning'],
];

/** Days of a working week. */
const weekDays = '5';

/**
 * The tool of an agent's calendar that a message wants, said as people say it: "Can I come Friday at ten?", "something
 * next week in the afternoon", "move it to Monday". A day without a time asks for the times of that day.
 */
export function bookingWish(
  message: string,
  { tools, news, today }: { tools: readonly ToolDefinition[]; news: Readonly<Record<string, string>>; today: Today },
): BookingWish | undefined {
  const toolOf = (suffix: string) => tools.find(({ name }) => name.endsWith(suffix));
  const folded = foldWords(message);
  const { date, time } = news;
  const isNextWeek = nextWeek.test(folded) && date === undefined;
  const part = partsOfDay.find(([pattern]) => pattern.test(folded))?.[1];
  const search = {
    ...(isNextWeek ? { date: nextMonday(today), days: weekDays } : { days: '1' }),
    ...(part === undefined ? {} : { part_of_day: part }),
  };
  const finding = toolOf('_find_times');
  const moving = move.test(folded) ? toolOf('_move') : undefined;
  if (moving) {
    // A part of a day or a week is no time yet: the free ones are offered.
    const isVague = time === undefined && (isNextWeek || (part !== undefined && date !== undefined));
    return isVague && finding
      ? { tool: finding, told: search, isMove: true }
      : { tool: moving, told: {}, isMove: true };
  }
  const isBooking = visit.test(folded) || book.test(folded);
  if (!(isBooking || anyTime.test(folded)) || (date === undefined && time === undefined && !isNextWeek))
    return undefined;
  const booking = toolOf('_book');
  if (booking && isBooking && time !== undefined && !isNextWeek) return { tool: booking, told: {} };
  return finding && { tool: finding, told: search };
}

function nextMonday({ year, month, day }: Today): string {
  const now = new Date(Date.UTC(year, month - 1, day));
  return new Date(now.getTime() + ((8 - now.getUTCDay()) % 7 || 7) * 86_400_000).toISOString().slice(0, 10);
}

/** Ending of the tool that saves a number or an address with what was booked. */
const contactSuffix = '_set_contact';

/** Tools that a message can ask for by the words in their names; the others follow from what it tells. */
export const namedTools = (tools: readonly ToolDefinition[]): ToolDefinition[] =>
  tools.filter(({ name }) => !name.endsWith(contactSuffix));

/** The tool that saves a number or an address a message gives. */
export const contactTool = (
  tools: readonly ToolDefinition[],
  { phone_number: phone, email }: Readonly<Record<string, string>>,
): ToolDefinition | undefined =>
  phone === undefined && email === undefined ? undefined : tools.find(({ name }) => name.endsWith(contactSuffix));

/** Times in the last result of a calendar's tool, local: `2026-03-02T09:00`. */
export interface OfferedTimes {
  times: readonly string[];
  /** They are bookings of the person, of which one is meant; the tool that asked. */
  isOwn?: 'move' | 'cancel';
}
export const noOffer: OfferedTimes = { times: [] };

/** A booking that is being moved: the time it has, where several are, and what is known of the new one. */
export type Move = Readonly<Partial<Record<'moved_from' | 'date' | 'time', string>>>;

/** Reads a calendar's result: the times it offers, whether a move goes on after it, and what it says of a booking. */
export function readCalendarResult({ name, result }: { name: string; result: string }): {
  offered: OfferedTimes;
  isOver: boolean;
  /** Undefined: as before. */
  hasBooked?: boolean;
} {
  const [, kind] = /_(find_times|book|move|cancel)$/.exec(name) ?? [];
  if (kind === undefined) return { offered: noOffer, isOver: false };
  const own = [...result.matchAll(/\[(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})\]/g)].map(([, at]) => at ?? '');
  if (own.length > 0 && (kind === 'move' || kind === 'cancel'))
    return { offered: { times: own, isOwn: kind }, isOver: false };
  const instants = [...result.matchAll(/\((\d{4}-\d{2}-\d{2}T\d{2}:\d{2})\)/g)].map(([, at]) => at ?? '');
  const ofDays = [...result.matchAll(/\((\d{4}-\d{2}-\d{2})\): (.*)/g)].flatMap(([, day, times = '']) =>
    [...times.matchAll(/\d{2}:\d{2}/g)].map(([time]) => `${day}T${time}`),
  );
  if (ofDays.length > 0) return { offered: { times: ofDays }, isOver: false };
  // A single time is the one that was booked, moved to or cancelled.
  const isOver = instants.length === 1;
  return {
    offered: instants.length > 1 ? { times: instants } : noOffer,
    isOver,
    ...(isOver && (kind === 'book' || kind === 'cancel') ? { hasBooked: kind === 'book' } : {}),
  };
}

/** The time that an answer to an offer chooses, as details; undefined: it names none, or several fit. */
export function chosenTime(
  offered: readonly string[],
  { date, time }: Readonly<Record<string, string>>,
): { date: string; time: string } | undefined {
  if (offered.length === 0 || (date === undefined && time === undefined)) return undefined;
  const ofDay = offered.filter((each) => date === undefined || each.startsWith(date));
  const clocks = time === undefined ? [''] : [time, twelveLater(time)];
  const fitting =
    clocks.map((clock) => ofDay.filter((each) => each.endsWith(clock))).find(({ length }) => length > 0) ?? [];
  // A clock time alone is meant on the first day that was offered; the calendar says when it is not free.
  const chosen = fitting[0] ?? (time === undefined ? undefined : `${date ?? offered[0]?.slice(0, 10)}T${time}`);
  if (chosen === undefined || (time === undefined && fitting.length > 1)) return undefined;
  return { date: chosen.slice(0, 10), time: chosen.slice(11) };
}

/** "Half past two" where only 14:30 was offered. */
const twelveLater = (time: string) => `${Number(time.slice(0, 2)) + 12}${time.slice(2)}`;
