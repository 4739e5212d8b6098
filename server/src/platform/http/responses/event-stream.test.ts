import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyReply } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { mountOperations, testOperation } from '../../../../test/mount-operations.ts';
import { formatEvent, heartbeatMs, StreamAnswer, type StreamedEvent, writeEventStream } from './event-stream.ts';

/** Writable side of a connection whose client reads on command. */
class SlowResponse extends EventEmitter {
  written: string[] = [];
  isFull = false;
  head: Record<string, string> = {};
  hasEnded = false;
  writeHead(_status: number, head: Record<string, string>) {
    this.head = head;
  }
  write(text: string | Buffer) {
    this.written.push(String(text));
    return !this.isFull;
  }
  end() {
    this.hasEnded = true;
  }
}

function stream(events: AsyncIterable<StreamedEvent>) {
  const response = new SlowResponse();
  const client = new AbortController();
  const reply = { hijack: () => ({ raw: response }) } as unknown as FastifyReply;
  const done = writeEventStream(reply, events, { 'x-request-id': 'id' }, client.signal);
  return { response, client, done };
}

async function* numbers(upTo: number): AsyncGenerator<StreamedEvent> {
  for (let n = 1; n <= upTo; n++) yield { event: 'number', data: n };
}

describe('an event stream', () => {
  afterEach(() => void vi.useRealTimers());

  it('writes events by the HTML standard, with any data', () => {
    expect(formatEvent({ id: '7.3', event: 'message', data: { text: 'a\nb\r\n: c\u2028d' } })).toBe(
      'id: 7.3\nevent: message\ndata: {"text":"a\\nb\\r\\n: c\u2028d"}\n\n',
    );
    expect(formatEvent({ event: 'typing', data: null })).toBe('event: typing\ndata: null\n\n');
  });

  it('serialises an event shared by many streams once', async () => {
    let made = 0;
    const data = { toJSON: () => `å ${(made += 1)}` };
    const event: StreamedEvent = { id: '7.3', event: 'note', data, isShared: true };
    async function* shared(): AsyncGenerator<StreamedEvent> {
      yield event;
    }
    const streams = [stream(shared()), stream(shared()), stream(shared())];
    for (const { response, done } of streams) {
      await done;
      expect(response.written[1]).toBe('id: 7.3\nevent: note\ndata: "å 1"\n\n');
    }
  });

  it('starts with retry, is neither cached nor buffered, and ends with its events', async () => {
    const { response, done } = stream(numbers(2));
    await done;
    expect(response.head).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-request-id': 'id',
    });
    expect(response.written).toEqual(['retry: 3000\n\n', 'event: number\ndata: 1\n\n', 'event: number\ndata: 2\n\n']);
    expect(response.hasEnded).toBe(true);
  });

  it('sends a comment every 15 s while idle, and none once it has ended', async () => {
    vi.useFakeTimers();
    const gate = new EventEmitter();
    async function* silence(): AsyncGenerator<StreamedEvent> {
      await once(gate, 'end');
      yield { event: 'end', data: null };
    }
    const { response, done } = stream(silence());
    await vi.advanceTimersByTimeAsync(2 * heartbeatMs);
    expect(response.written).toEqual(['retry: 3000\n\n', ': ping\n\n', ': ping\n\n']);
    gate.emit('end');
    await done;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('applies backpressure for a slow client', async () => {
    let asked = 0;
    async function* counted(): AsyncGenerator<StreamedEvent> {
      for (;;) yield { event: 'number', data: ++asked };
    }
    const { response, client, done } = stream(counted());
    response.isFull = true;
    await new Promise(setImmediate);
    const before = asked;
    await new Promise(setImmediate);
    expect(asked).toBe(before);
    response.emit('drain');
    await new Promise(setImmediate);
    expect(asked).toBe(before + 1);
    client.abort();
    await done;
    expect(response.listenerCount('drain')).toBe(0);
  });
});

describe('an event stream over HTTP', () => {
  let app: TestApp;
  let tenant: TestTenant;
  let ended = 0;
  const operation = (path: '/test/endless' | '/test/breaks', breaks: boolean) =>
    testOperation({
      method: 'GET',
      path,
      id: path.slice(6),
      summary: 'Stream',
      access: apiKey('agents:read'),
      answer: { status: 200, schema: z.string(), contentType: 'text/event-stream' },
      example: {},
      async run({ request }) {
        const closed = once(request.closed, 'abort');
        async function* events() {
          try {
            yield { event: 'hello', data: 1 };
            if (breaks) throw new Error('broke in the middle');
            await closed;
          } finally {
            ended += 1;
          }
        }
        return new StreamAnswer(events());
      },
    });

  beforeAll(async () => {
    app = await buildTestApp();
    tenant = await app.createTenant();
  });
  afterAll(() => app.close());

  async function open(path: string) {
    const { server, lines } = mountOperations(app, [
      operation('/test/endless', false),
      operation('/test/breaks', true),
    ]);
    await server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nx-api-key: ${tenant.key}\r\n\r\n`);
    await vi.waitFor(() => expect(text).toContain('event: hello'));
    return { server, socket, lines, read: () => text };
  }

  it('stops its source when the client disconnects', async () => {
    const { server, socket } = await open('/test/endless');
    const before = ended;
    socket.destroy();
    await vi.waitFor(() => expect(ended).toBe(before + 1));
    await server.close();
  });

  it('carries the default response headers', async () => {
    const { server, socket, read } = await open('/test/endless');
    expect(read()).toMatch(/x-request-id: [0-9a-f-]{36}/);
    expect(read()).toMatch(/ratelimit: "minute";r=\d+/);
    socket.destroy();
    await server.close();
  });

  it('ends, and is logged once, when its source fails', async () => {
    const { server, socket, lines } = await open('/test/breaks');
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    expect(lines[0]).toMatchObject({ msg: 'an event stream failed', requestId: expect.any(String) });
    expect(JSON.stringify(lines)).toContain('broke in the middle');
    socket.destroy();
    await server.close();
  });
});
