import { holdsPlaceholder, textsWithLongNumbers } from '#areas/privacy/redaction';

/** A turn as its redacted transcript has it. Times: milliseconds into the recording. */
export interface RedactedTurn {
  role: string;
  text: string;
  startMs: number;
  endMs: number;
}

/** Stretch of a channel. Unit: milliseconds; the end is not part of it. */
export interface Span {
  startMs: number;
  endMs: number;
}

/** Sound before and after a turn that belongs to it: detection of speech begins late. Unit: milliseconds. */
const edgeMs = 200;
/** Sound around a turn with personal data that goes with it. Unit: milliseconds. */
const safetyMs = 600;

/**
 * Stretches of each channel that stay in the recording of a redacted call, in order: turns without personal data. All
 * other sound is silenced, also what no turn is known of, such as keys, speech that was not recognized and what was
 * said just before a crash. The caller is on the first channel, everyone else on the second.
 */
export function heardSpans(turns: readonly RedactedTurn[], language: string): [caller: Span[], others: Span[]] {
  const callers = turns.filter(({ role }) => role === 'user');
  return [
    spansOf(callers, language),
    spansOf(
      turns.filter((turn) => !callers.includes(turn)),
      language,
    ),
  ];
}

function spansOf(turns: readonly RedactedTurn[], language: string): Span[] {
  const numbers = textsWithLongNumbers(
    turns.map(({ text }) => text),
    language,
  );
  const isPersonal = (turn: RedactedTurn, at: number) => numbers.has(at) || holdsPlaceholder(turn.text);
  const personal = turns.filter(isPersonal).map((turn) => widen(turn, safetyMs));
  const harmless = turns.filter((turn, at) => !isPersonal(turn, at)).map((turn) => widen(turn, edgeMs));
  return joined(harmless).flatMap((span) => without(span, personal));
}

const widen = ({ startMs, endMs }: Span, byMs: number): Span => ({
  startMs: Math.max(0, startMs - byMs),
  endMs: endMs + byMs,
});

function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.startMs - other.startMs)) {
    const last = result.at(-1);
    if (last && span.startMs <= last.endMs) last.endMs = Math.max(last.endMs, span.endMs);
    else result.push({ ...span });
  }
  return result;
}

function without(span: Span, cuts: readonly Span[]): Span[] {
  return cuts.reduce<Span[]>(
    (rest, cut) =>
      rest.flatMap(({ startMs, endMs }) =>
        [
          { startMs, endMs: Math.min(endMs, cut.startMs) },
          { startMs: Math.max(startMs, cut.endMs), endMs },
        ].filter((part) => part.startMs < part.endMs),
      ),
    [span],
  );
}
