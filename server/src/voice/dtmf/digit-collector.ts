import { type ExpectedInput, frameMs } from '../ports.ts';
import type { CallSettings } from '../settings.ts';

/** Collects the digits a caller presses into one answer. */
export interface DigitCollector {
  push(digit: string): void;
  /** Sets the number of digits that complete the next answer, and the key that ends it early. */
  expect(input: Pick<ExpectedInput, 'digitsMax' | 'finishOn'>): void;
  /** Called once a frame. */
  tick(): void;
}

/** Complete with the finishing key, at the largest number of digits, or when no key was pressed for a while. */
export function createDigitCollector(
  settings: CallSettings['keypad'],
  onDigits: (digits: string) => void,
): DigitCollector {
  let digits = '';
  let waitedMs = 0;
  let digitsMax = settings.max_digits;
  let finishOn: string = settings.finish_on;

  function complete(): void {
    const pressed = digits;
    digits = '';
    if (pressed !== '') onDigits(pressed);
  }

  return {
    push(digit) {
      if (!settings.enabled) return;
      waitedMs = 0;
      if (digit === finishOn) {
        // Alone, the finishing key is an answer too.
        digits ||= digit;
        return complete();
      }
      digits += digit;
      if (digits.length >= digitsMax) complete();
    },
    expect(input) {
      digitsMax = Math.min(input.digitsMax ?? settings.max_digits, settings.max_digits);
      finishOn = input.finishOn ?? settings.finish_on;
    },
    tick() {
      if (digits === '') return;
      waitedMs += frameMs;
      if (waitedMs >= settings.timeout_ms) complete();
    },
  };
}
