import { describe, expect, it } from 'vitest';
import { heardSpans, type RedactedTurn } from './heard-spans.rules.ts';

const turn = (role: string, text: string, startMs: number, endMs: number): RedactedTurn => ({
  role,
  text,
  startMs,
  endMs,
});
const heard = (...turns: RedactedTurn[]) => heardSpans(turns, 'en');

describe('heardSpans', () => {
  it('keeps turns of both sides with their edges, each on its channel, and nothing else', () => {
    const turns = [
      turn('agent', 'Hello', 100, 1000),
      turn('user', 'Hi', 2000, 2500),
      turn('person', 'Yes?', 9000, 9500),
    ];
    expect(heard(...turns)).toEqual([
      [{ startMs: 1800, endMs: 2700 }],
      [
        { startMs: 0, endMs: 1200 },
        { startMs: 8800, endMs: 9700 },
      ],
    ]);
    expect(heard()).toEqual([[], []]);
  });

  it('silences a turn with a placeholder, and the edges of its neighbours', () => {
    const turns = [
      turn('user', 'Yes', 0, 1000),
      turn('user', 'my card is [card]', 1300, 6000),
      turn('user', 'Thanks', 6500, 7500),
      turn('agent', 'I noted [card]', 3000, 4000),
    ];
    expect(heard(...turns)).toEqual([
      [
        { startMs: 0, endMs: 700 },
        { startMs: 6600, endMs: 7700 },
      ],
      [],
    ]);
  });

  it('silences long numbers that were no personal data in the text, also over several turns', () => {
    const turns = [
      turn('user', '4111 1111', 0, 1000),
      turn('agent', 'Go on', 1500, 2000),
      turn('user', '1111 1112', 3000, 4000),
      turn('user', 'at nine', 9000, 9500),
    ];
    expect(heard(...turns)).toEqual([[{ startMs: 8800, endMs: 9700 }], [{ startMs: 1300, endMs: 2200 }]]);
  });
});
