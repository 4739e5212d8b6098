import type { ChatSessionId } from '@parley/contract/ids';
import { expect, it } from 'vitest';
import type { ToolCall } from '#brain/ports.ts';
import { createToolCallIds } from './tool-call-ids.rules.ts';

const call = (args: Record<string, unknown>, name = 'book'): ToolCall => ({ id: 'model', name, arguments: args });
const turn = { sessionId: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b20' as ChatSessionId, upToSeq: 3 };

it('the same call of the same turn has the same id in every process, whatever id the model gives it', () => {
  const here = createToolCallIds(turn)(call({ day: 'Monday', at: { hour: 9, minute: 30 } }));
  const there = createToolCallIds(turn)({ ...call({ at: { minute: 30, hour: 9 }, day: 'Monday' }), id: 'other' });
  expect(there).toBe(here);
  expect(here).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
});

it('other calls, repeated ones and those of other turns have distinct ids', () => {
  const idOf = createToolCallIds(turn);
  const ids = [
    idOf(call({ day: 'Monday' })),
    idOf(call({ day: 'Monday' })),
    idOf(call({ day: 'Tuesday' })),
    idOf(call({ day: 'Monday' }, 'cancel')),
    createToolCallIds({ ...turn, upToSeq: 4 })(call({ day: 'Monday' })),
  ];
  expect(new Set(ids).size).toBe(ids.length);
});
