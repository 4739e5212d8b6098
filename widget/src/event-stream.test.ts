import { createEventParser, readEvents, type StreamEvent } from '@parley/contract/browser/event-stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followEvents } from './event-stream.ts';

function parse(pieces: string[]): StreamEvent[] {
  const events: StreamEvent[] = [];
  const feed = createEventParser((event) => events.push(event));
  for (const piece of pieces) feed(piece);
  return events;
}

const streamOf = (pieces: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });

describe('the event stream parser', () => {
  it('parses id, event and multi-line data, and skips comments', () => {
    const text = ': ping\n\nid: 7\nevent: message.delta\ndata: {"a":\ndata: 1}\n\n';
    expect(parse([text])).toEqual([{ id: '7', event: 'message.delta', data: '{"a":\n1}' }]);
  });

  it('keeps the last id for events without one, and the default type is message', () => {
    expect(parse(['id: 1\ndata: a\n\ndata: b\n\n'])).toEqual([
      { id: '1', event: 'message', data: 'a' },
      { id: '1', event: 'message', data: 'b' },
    ]);
  });

  it('drops an event without data and an incomplete event', () => {
    expect(parse(['data: a\n\nevent: x\n\ndata: never finished\n'])).toEqual([
      { id: null, event: 'message', data: 'a' },
    ]);
  });

  it('ignores a byte order mark', async () => {
    const read: StreamEvent[] = [];
    await readEvents(streamOf([new TextEncoder().encode('\uFEFFdata: a\n\n')]), (one) => read.push(one));
    expect(read).toEqual([{ id: null, event: 'message', data: 'a' }]);
  });

  it('yields the same events for any chunks and line ends', async () => {
    const value = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[\r\n\0\uFEFF]/g, ''));
    const event = fc.record({ id: value, event: value.filter(Boolean), data: fc.array(value, { minLength: 1 }) });
    await fc.assert(
      fc.asyncProperty(
        fc.array(event),
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.infiniteStream(fc.integer({ min: 1, max: 9 })),
        async (events, newline, sizes) => {
          const lines = events.flatMap(({ id, event, data }) => [
            `id: ${id}`,
            `event: ${event}`,
            ...data.map((line) => `data: ${line}`),
            '',
          ]);
          // The comment at the end gives a lone carriage return something to be followed by.
          const bytes = new TextEncoder().encode([...lines, ': end'].join(newline));
          const pieces: Uint8Array[] = [];
          for (let at = 0; at < bytes.length; ) {
            const size = sizes.next().value as number;
            pieces.push(bytes.slice(at, at + size));
            at += size;
          }
          const read: StreamEvent[] = [];
          await readEvents(streamOf(pieces), (one) => read.push(one));
          expect(read).toEqual(events.map(({ id, event, data }) => ({ id, event, data: data.join('\n') })));
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('following a stream', () => {
  it('times out on a silent stream', async () => {
    const silent = new ReadableStream<Uint8Array>({});
    await expect(readEvents(silent, () => {}, 20)).rejects.toThrow('silent');
  });

  it('reconnects with the last event id, and reports only a failed reconnect', async () => {
    const life = new AbortController();
    const opened: (string | null)[] = [];
    const lost: boolean[] = [];
    const line = (text: string) => streamOf([new TextEncoder().encode(text)]);
    await followEvents({
      lastEventId: null,
      open: async (lastEventId) => {
        opened.push(lastEventId);
        if (opened.length === 1) return line('id: 41\ndata: a\n\n');
        if (opened.length <= 3) throw new TypeError('no network');
        life.abort();
        return line('');
      },
      onEvent: () => {},
      setLost: (isLost) => lost.push(isLost),
      isFinal: () => false,
      backoff: async () => {},
      signal: life.signal,
    });
    expect(opened).toEqual([null, '41', '41', '41']);
    expect(lost).toEqual([false, true, true, false]);
  });

  it('stops at a permanent refusal', async () => {
    const following = followEvents({
      lastEventId: null,
      open: () => Promise.reject(new Error('gone')),
      onEvent: () => {},
      setLost: () => {},
      isFinal: () => true,
      backoff: async () => {},
      signal: new AbortController().signal,
    });
    await expect(following).rejects.toThrow('gone');
  });
});
