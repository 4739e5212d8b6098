import { endsInDigits, redactAcross, redactPersonalData } from '#areas/privacy/redaction';
import type { TurnRecord } from '#voice/ports.ts';

/** Turns of the caller that are judged together at most. */
const heldTurnsMax = 4;

/**
 * Redacts the turns of a call before they are written. A turn of the caller that ends in dictated digits is written
 * with the caller's next one: a card number read in groups of four is one number. A crash of the process loses what is
 * held back.
 */
export class RedactedTurns {
  readonly #language: string;
  #held: TurnRecord[] = [];

  constructor(language: string) {
    this.#language = language;
  }

  /** Turns to write now, in order; none while the caller may go on dictating. */
  add(turn: TurnRecord): TurnRecord[] {
    if (turn.role === 'user') {
      this.#held.push(turn);
      const theirs = this.#held.filter(({ role }) => role === 'user');
      const mayGoOn = endsInDigits(turn.text, this.#language) && theirs.length < heldTurnsMax;
      return mayGoOn ? [] : this.flush();
    }
    if (this.#held.length === 0) return [this.#redacted(turn)];
    this.#held.push(turn);
    return [];
  }

  /** Everything held back, redacted. */
  flush(): TurnRecord[] {
    const held = this.#held;
    this.#held = [];
    const isTheirs = (turn: TurnRecord) => turn.role === 'user';
    const texts = redactAcross(
      held.filter(isTheirs).map(({ text }) => text),
      this.#language,
    );
    return held
      .map((turn) => (isTheirs(turn) ? { ...turn, text: texts.shift() ?? '' } : this.#redacted(turn)))
      .filter(({ text }) => text !== '');
  }

  #redacted(turn: TurnRecord): TurnRecord {
    return { ...turn, text: redactPersonalData(turn.text, this.#language) };
  }
}
