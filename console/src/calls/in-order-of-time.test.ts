import { describe, expect, it } from 'vitest';
import type { CallToolExecution, CallTurn } from '../api/schemas.ts';
import { inOrderOfTime } from './in-order-of-time.ts';

const turn = (seq: number, startMs: number) => ({ seq, start_ms: startMs }) as CallTurn;
const tool = (order: number, startMs: number) => ({ order, start_ms: startMs }) as CallToolExecution;

describe('lines of a call', () => {
  it('have tools between the turns they ran between, also before the first and after the last', () => {
    const turns = [turn(1, 0), turn(2, 2000), turn(3, 5000)];
    const lines = inOrderOfTime(turns, [tool(2, 4000), tool(1, 3000), tool(3, 9000), tool(4, 0)]);
    expect(lines.map((line) => (line.kind === 'tool' ? `tool ${line.tool.order}` : line.turn.seq))).toEqual([
      'tool 4',
      1,
      2,
      'tool 1',
      'tool 2',
      3,
      'tool 3',
    ]);
  });
});
