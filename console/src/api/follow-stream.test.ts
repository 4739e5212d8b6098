import { describe, expect, it } from 'vitest';
import type { DeskEvent } from '../desk/desk-state.ts';
import { ApiError } from './api-error.ts';
import { followStream } from './follow-stream.ts';

const line = (event: string, data: object, id?: string) =>
  `event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify({ type: event, data })}\n\n`;

/** A server that answers one opening after another, each with a text that then ends, or a refusal. */
async function follow(answers: readonly (string | Error)[]) {
  const stop = new AbortController();
  const seen: {
    positions: (string | null)[];
    opened: (string | null)[];
    events: DeskEvent[];
    told: string[];
    failures: number[];
  } = {
    positions: [],
    opened: [],
    events: [],
    told: [],
    failures: [],
  };
  await followStream({
    lastEventId: null,
    onPosition: (id) => seen.positions.push(id),
    async open(lastEventId) {
      const answer = answers[seen.opened.length];
      seen.opened.push(lastEventId);
      if (seen.opened.length === answers.length) stop.abort();
      if (answer === undefined || answer instanceof Error) throw answer;
      return new Blob([answer]).stream() as ReadableStream<Uint8Array>;
    },
    onEvent: (event) => seen.events.push(event),
    onReady: () => seen.told.push('ready'),
    onReset: () => seen.told.push('reset'),
    onLost: () => seen.told.push('lost'),
    pause: async (failures) => void seen.failures.push(failures),
    signal: stop.signal,
  });
  return seen;
}

const refusal = (status: number) => new ApiError({ status, code: 'unavailable', message: 'No' });

describe('the desk’s event stream', () => {
  it('resumes after the last event when the connection breaks', async () => {
    const seen = await follow([
      line('ready', { cursor: '7.1' }, '7.1') + line('queue.added', { chat: 1 }, '7.5'),
      line('ready', { cursor: '7.5' }, '7.5') + line('queue.updated', { chat: 2 }, '8.1'),
      '',
    ]);
    expect(seen.opened).toEqual([null, '7.5', '8.1']);
    expect(seen.positions).toEqual(['7.1', '7.5', '7.5', '8.1']);
    expect(seen.events.map(({ id, type }) => [id, type])).toEqual([
      ['7.5', 'queue.added'],
      ['8.1', 'queue.updated'],
    ]);
    // A reconnect within the grace period is not reported.
    expect(seen.told).toEqual(['ready', 'ready']);
  });

  it('resumes from its start position when no event arrived', async () => {
    const seen = await follow([line('ready', { cursor: '7.1' }, '7.1'), '']);
    expect(seen.opened).toEqual([null, '7.1']);
  });

  it('leaves events without an id without one, although the stream has a last id', async () => {
    const seen = await follow([
      line('ready', { cursor: '7.1' }, '7.1') + line('queue.added', {}, '7.5') + line('chat.typing', { typing: true }),
    ]);
    expect(seen.events.map(({ id }) => id)).toEqual(['7.5', null]);
  });

  it('reports a reset, and backs off with each consecutive failure', async () => {
    const seen = await follow([
      refusal(503),
      refusal(503),
      line('ready', { cursor: '9.1' }, '9.1') + line('reset', {}),
      refusal(502),
      '',
    ]);
    expect(seen.told).toEqual(['lost', 'ready', 'reset', 'lost']);
    expect(seen.failures).toEqual([0, 1, 0, 1]);
  });

  it.each([401, 403])('stops after a permanent refusal (%i)', async (status) => {
    const seen = await follow([refusal(status), '', '']);
    expect(seen.opened).toHaveLength(1);
  });
});
