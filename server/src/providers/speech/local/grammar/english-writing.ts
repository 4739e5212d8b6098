const units = 'zero one two three four five six seven eight nine'.split(' ');
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const tens = ['', '', ...'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')];

const digitOf = (word: string | undefined) => (word === 'oh' ? 0 : units.indexOf(word ?? ''));

/** Value read at a position of the words, and the number of words it took. */
interface Reading {
  written: string;
  taken: number;
}

/** Below a hundred: `twenty five`, `fifteen`, `seven`. */
function below(words: readonly string[], at: number): { value: number; taken: number } | undefined {
  const word = words[at] ?? '';
  const ten = tens.indexOf(word);
  if (word !== '' && ten > 0) {
    const one = digitOf(words[at + 1]);
    return words[at + 1] !== 'oh' && one > 0 ? { value: ten * 10 + one, taken: 2 } : { value: ten * 10, taken: 1 };
  }
  if (teens.includes(word)) return { value: 10 + teens.indexOf(word), taken: 1 };
  return units.includes(word) ? { value: units.indexOf(word), taken: 1 } : undefined;
}

function digits(words: readonly string[], at: number): Reading | undefined {
  let written = '';
  let next = at;
  for (;;) {
    const times = words[next] === 'double' ? 2 : words[next] === 'triple' ? 3 : 1;
    const digit = digitOf(words[times > 1 ? next + 1 : next]);
    if (digit < 0) break;
    written += String(digit).repeat(times);
    next += times > 1 ? 2 : 1;
  }
  return written.length > 1 ? { written, taken: next - at } : undefined;
}

function number(words: readonly string[], at: number): Reading | undefined {
  const first = words[at] === 'a' && words[at + 1] === 'hundred' ? { value: 1, taken: 1 } : below(words, at);
  if (!first) return undefined;
  let { value } = first;
  let next = at + first.taken;
  if (words[next] === 'thousand') {
    value *= 1000;
    next += 1;
    const hundreds = below(words, next);
    if (hundreds && words[next + hundreds.taken] === 'hundred') {
      value += hundreds.value * 100;
      next += hundreds.taken + 1;
    }
  } else if (words[next] === 'hundred') {
    value *= 100;
    next += 1;
    const rest = below(words, words[next] === 'and' ? next + 1 : next);
    if (rest) {
      value += rest.value;
      next += rest.taken + (words[next] === 'and' ? 1 : 0);
    }
  }
  return { written: String(value), taken: next - at };
}

const clock = (hour: number, minute: number) => `${hour}:${String(minute).padStart(2, '0')}`;
const isHour = (value: number) => value >= 1 && value <= 12;

/** `half past three`, `a quarter to two`. */
function pastOrTo(words: readonly string[], at: number): Reading | undefined {
  const start = words[at] === 'a' ? at + 1 : at;
  const kind = `${words[start]} ${words[start + 1]}`;
  const hour = below(words, start + 2);
  if (!hour || !isHour(hour.value) || !['half past', 'quarter past', 'quarter to'].includes(kind)) return undefined;
  const taken = start + 2 + hour.taken - at;
  if (kind === 'quarter to') return { written: clock(hour.value === 1 ? 12 : hour.value - 1, 45), taken };
  return { written: clock(hour.value, kind === 'half past' ? 30 : 15), taken };
}

/** `three thirty p m`, `nine oh five`, `three p m`, `ten o'clock`. */
function time(words: readonly string[], at: number): Reading | undefined {
  const word = words[at] ?? '';
  const hour = units.includes(word)
    ? units.indexOf(word)
    : teens.slice(0, 3).includes(word)
      ? below(words, at)?.value
      : 0;
  if (hour === undefined || !isHour(hour)) return undefined;
  let next = at + 1;
  let minute: number | undefined;
  if (words[next] === 'oh' && digitOf(words[next + 1]) > 0) {
    minute = digitOf(words[next + 1]);
    next += 2;
  } else {
    const said = below(words, next);
    if (said && said.value >= 10 && said.value < 60) {
      minute = said.value;
      next += said.taken;
    }
  }
  const half = words[next + 1] === 'm' && /^[ap]$/.test(words[next] ?? '') ? ` ${words[next]}m` : '';
  if (half !== '') next += 2;
  if (half === '' && words[next] === "o'clock") return { written: `${hour} o'clock`, taken: next + 1 - at };
  if (half === '' && minute === undefined) return undefined;
  // More figures follow: this was the beginning of a longer number.
  if (half === '' && (below(words, next) || words[next] === 'oh')) return undefined;
  return { written: `${minute === undefined ? hour : clock(hour, minute)}${half}`, taken: next - at };
}

/** `one moment` is no figure. */
const isPlain = (words: readonly string[], at: number) =>
  words[at] === 'oh' || (words[at] === 'one' && words[at + 1] === 'moment');

/** Before an ordinal: `twenty first` stays as it is. */
const beforeOrdinal = (words: readonly string[], at: number) =>
  /^(?:first|second|third|\w+th)$/.test(words[at + 1] ?? '') && tens.includes(words[at] ?? '-');

/** English words as people write them: digits and numbers in figures, times as `3:30 pm`, dates in words. */
export function writeEnglish(words: readonly string[]): string {
  const written: string[] = [];
  for (let at = 0; at < words.length; ) {
    const plain = isPlain(words, at) || beforeOrdinal(words, at);
    const reading =
      plain && !digits(words, at)
        ? undefined
        : (pastOrTo(words, at) ?? time(words, at) ?? digits(words, at) ?? number(words, at));
    written.push(reading?.written ?? words[at] ?? '');
    at += reading?.taken ?? 1;
  }
  return written.join(' ').replace(/\bi(?=$|[ '])/g, 'I');
}
