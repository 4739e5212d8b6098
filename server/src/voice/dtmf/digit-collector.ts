import { frameMs } from '../ports.ts';
import type { CallSettings } from '../settings.ts';

/** Collects the digits a caller presses into one answer. */
export interface DigitCollector {
  push(digit: string): void;
  /** Sets the number of digits that complete the next answer; undefined: as the settings say. */
  expect(digitsMax: number | undefined): void;
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

  function complete(): void {
    const pressed = digits;
    digits = '';
    if (pressed !== '') onDigits(pressed);
  }

  return {
    push(digit) {
      if (!settings.enabled) return;
      waitedMs = 0;
      if (digit === settings.finish_on) {
        // Alone, the finishing key is an answer too.
        digits ||= digit;
        return complete();
      }
      digits += digit;
      if (digits.length >= digitsMax) complete();
    },
    expect: (max = settings.max_digits) => void (digitsMax = Math.min(max, settings.max_digits)),
    tick() {
      if (digits === '') return;
      waitedMs += frameMs;
      if (waitedMs >= settings.timeout_ms) complete();
    },
  };
}
