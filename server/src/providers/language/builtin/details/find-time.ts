import { foldText } from '../fold-words.ts';
import { anyOf, hours } from './calendar-words.ts';

export interface FoundTime {
  /** `HH:MM`, 24 hours. */
  time: string;
  /** The folded words it was read from. */
  words: string;
}

const hour = `(\\d{1,2}|${anyOf(hours)})`;
const half = /(am|pm|a\.m\.?|p\.m\.?)/.source;
const before = '(?:at|around|by|kl\\.?|klockan|vid|um|gegen|ab|a las?|a|vers|sobre las|\\bles)';

const clock = new RegExp(`\\b(\\d{1,2})(?:[:.]|\\s?h\\s?|\\s?uhr\\s?|\\s?heures?\\s?)([0-5]\\d)(?!\\d)\\s*${half}?`);
const withHalf = new RegExp(`\\b${hour}\\s*(?:o'clock)?\\s*${half}(?![a-z])`);
const halfBefore = new RegExp(`\\b(?:halv|halb)\\s+${hour}\\b`);
const pastOrTo = new RegExp(
  `\\b(half past|quarter past|quarter to|kvart over|kvart i|viertel nach|viertel vor)\\s+${hour}\\b`,
);
const andHalf = new RegExp(
  `\\b${hour}\\s*(?:heures?|h)?\\s+(et demie?|et quart|moins le quart|y media|y cuarto|menos cuarto)\\b`,
);
const fullHour = new RegExp(
  `\\b(\\d{1,2})\\s*(?:h|uhr|o'clock|heures?|horas)(?![a-z])|\\b${before}\\s+${hour}\\b(?!\\s*(?:[./-]\\s*\\d|days?|weeks?|dagar|tagen|jours|dias|person|people|pers|minut|min\\b|km\\b|miles?\\b|met(?:er|re)))`,
);
const noon = /\b(?:noon|midday|midi|mediodia|klockan tolv)\b/;
const bare = new RegExp(`^\\D{0,12}\\b${hour}\\b\\D{0,20}$`);

const afternoon =
  /\b(?:afternoon|evening|tonight|pa kvallen|i ?kvall|eftermiddag\w*|kvall\w*|nachmittags?|abends?|apres-midi|soir\w*|de la tarde|por la tarde|de la noche)\b/;
const morning =
  /\b(?:morning|formiddag\w*|pa morgonen|morgens|vormittags?|(?:am|heute|diesen) morgen|du matin|le matin|de la manana|por la manana)\b/;

const minutesOf: Record<string, [hours: number, minutes: number]> = {
  'half past': [0, 30],
  'quarter past': [0, 15],
  'quarter to': [-1, 45],
  'kvart over': [0, 15],
  'kvart i': [-1, 45],
  'viertel nach': [0, 15],
  'viertel vor': [-1, 45],
  'et demi': [0, 30],
  'et demie': [0, 30],
  'et quart': [0, 15],
  'moins le quart': [-1, 45],
  'y media': [0, 30],
  'y cuarto': [0, 15],
  'menos cuarto': [-1, 45],
};

/**
 * The first time of day a text names. Hours 1 to 6 without any sign of morning are meant in the afternoon, as people
 * who ask a business for a time mean them. `isAsked` also takes a bare number.
 */
export function findTime(text: string, isAsked = false): FoundTime | undefined {
  const folded = foldText(text);
  const found = findIn(folded, isAsked);
  if (!found) return undefined;
  const time = onClock(found, folded);
  return time ? { time, words: found.words } : undefined;
}

interface Reading {
  hour: number;
  minute: number;
  half?: string | undefined;
  isExact?: boolean;
  words: string;
}

function findIn(folded: string, isAsked: boolean): Reading | undefined {
  let match = clock.exec(folded);
  if (match)
    return {
      hour: Number(match[1]),
      minute: Number(match[2]),
      half: match[3],
      isExact: match[1]?.length === 2,
      words: match[0],
    };
  match = pastOrTo.exec(folded);
  if (match) return shifted(match[2], match[1], match[0]);
  match = andHalf.exec(folded);
  if (match) return shifted(match[1], match[2], match[0]);
  match = halfBefore.exec(folded);
  if (match) return { hour: hourOf(match[1]) - 1 || 12, minute: 30, words: match[0] };
  match = withHalf.exec(folded);
  if (match) return { hour: hourOf(match[1]), minute: 0, half: match[2], words: match[0] };
  match = fullHour.exec(folded);
  if (match) return { hour: hourOf(match[1] ?? match[2]), minute: 0, words: match[0] };
  match = noon.exec(folded);
  if (match) return { hour: 12, minute: 0, isExact: true, words: match[0] };
  match = isAsked ? bare.exec(folded) : null;
  return match ? { hour: hourOf(match[1]), minute: 0, words: match[0] } : undefined;
}

function shifted(hourWord: string | undefined, words: string | undefined, all: string): Reading {
  const [hours, minute] = minutesOf[words ?? ''] ?? [0, 0];
  return { hour: hourOf(hourWord) + hours || 12, minute, words: all };
}

function hourOf(word: string | undefined): number {
  return hours.get(word ?? '') ?? Number(word);
}

function onClock({ hour, minute, half: sign, isExact }: Reading, folded: string): string | undefined {
  let hours = hour;
  if (sign?.startsWith('p') && hours < 12) hours += 12;
  else if (sign?.startsWith('a') && hours === 12) hours = 0;
  else if (!sign && hours < 12 && afternoon.test(folded)) hours += 12;
  else if (!sign && !isExact && hours >= 1 && hours <= 6 && !morning.test(folded)) hours += 12;
  if (!Number.isInteger(hours) || hours < 0 || hours > 23 || minute > 59) return undefined;
  return `${String(hours).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
