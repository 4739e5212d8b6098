// Scripts written with spaces; in others every character may be spoken as it comes.
const openWord = /[\p{L}\p{N}'’-]{1,40}$/u;
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

export interface WordHold {
  /** Takes text and returns it up to its last finished word. */
  push(delta: string): string;
  /** Returns the text held back. */
  rest(): string;
}

/**
 * Holds the last word of a stream back until it is known to be whole, so that a stream that breaks never leaves half
 * a word said and another model can go on after it.
 */
export function holdWords(): WordHold {
  let held = '';
  return {
    push(delta) {
      const text = held + delta;
      const open = openWord.exec(text)?.[0] ?? '';
      held = withoutSpaces.test(open) ? '' : open;
      return text.slice(0, text.length - held.length);
    },
    rest() {
      const rest = held;
      held = '';
      return rest;
    },
  };
}
