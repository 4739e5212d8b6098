import { type Line, LineError, type LineErrorCode, type Switchboard } from '../ports.ts';
import { createRehearsalLine, type RehearsalLine } from './rehearsal-line.ts';

/** A phone that is rung, in the hands of the test. */
export interface RungPhone {
  readonly to: string;
  readonly ringMs: number;
  readonly hasStopped: boolean;
  ring(): void;
  /** Resolves when the call has taken the line over. */
  answer(): Promise<RehearsalLine>;
  fail(code: LineErrorCode): Promise<void>;
}

/** Phones that ring until the test says what becomes of them. */
export interface RehearsalSwitchboard extends Switchboard {
  readonly rung: readonly RungPhone[];
  /** Lines of all persons who answered. */
  readonly people: readonly RehearsalLine[];
  /** Pairs that were to be put through. */
  readonly putThroughs: readonly { caller: Line; person: Line }[];
}

/** Runs pending promise callbacks. */
export const flushPromises = () => new Promise<void>((resolve) => setImmediate(resolve));

/** `putsThrough`: `no`: cannot; `refuses`: it is tried in vain. */
export function createRehearsalSwitchboard(putsThrough: 'yes' | 'no' | 'refuses' = 'no'): RehearsalSwitchboard {
  const rung: RungPhone[] = [];
  const people: RehearsalLine[] = [];
  const putThroughs: { caller: Line; person: Line }[] = [];

  async function putThrough(caller: Line, person: Line): Promise<void> {
    putThroughs.push({ caller, person });
    if (putsThrough === 'refuses') throw new Error('not here');
  }

  return {
    rung,
    people,
    putThroughs,
    dial: (to, { ringMs, signal, onRinging }) =>
      new Promise((resolve, reject) => {
        rung.push({
          to,
          ringMs,
          get hasStopped() {
            return signal.aborted;
          },
          ring: onRinging,
          async answer() {
            const line = createRehearsalLine();
            people.push(line);
            resolve(line);
            await flushPromises();
            return line;
          },
          async fail(code) {
            reject(new LineError(code, code));
            await flushPromises();
          },
        });
      }),
    ...(putsThrough === 'no' ? {} : { connectLegs: putThrough }),
  };
}
