import type { FastifyReply } from 'fastify';

export interface StreamedEvent {
  /** Position in the stream, for `Last-Event-ID`. Missing for ephemeral events. */
  id?: string;
  event: string;
  data: unknown;
  /** The same object is written to many streams: its bytes are built once and cached as long as it lives. */
  isShared?: true;
}

/**
 * Answers with server-sent events (SSE) instead of JSON. The stream ends with `events` or when the client disconnects.
 */
export class StreamAnswer {
  readonly events: AsyncIterable<StreamedEvent>;

  constructor(events: AsyncIterable<StreamedEvent>) {
    this.events = events;
  }
}

export const heartbeatMs = 15_000;
const clientRetryMs = 3000;

/**
 * Writes a stream of events with backpressure: a slow reader slows the writer, so nothing piles up in memory. A comment
 * every 15 s keeps proxies from closing it, `retry` is the client's reconnection delay. With every comment the client's
 * access is checked again; the stream ends when its key was revoked or its session is over.
 */
export async function writeEventStream(
  reply: FastifyReply,
  events: AsyncIterable<StreamedEvent>,
  headers: Record<string, string>,
  closed: AbortSignal,
  isStillAllowed: () => Promise<boolean> = async () => true,
): Promise<void> {
  const response = reply.hijack().raw;
  response.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  response.write(`retry: ${clientRetryMs}\n\n`);
  let isOver = false;
  const heartbeat = setInterval(() => {
    response.write(': ping\n\n');
    isStillAllowed().then(
      (isAllowed) => {
        if (isAllowed) return;
        isOver = true;
        // The client learns the reason when it reconnects; pending output is dropped.
        response.end();
        response.destroy();
      },
      // The check itself failed; the next heartbeat repeats it.
      () => {},
    );
  }, heartbeatMs);
  try {
    for await (const event of events) {
      if (closed.aborted || isOver) break;
      if (!response.write(wireOf(event))) await drained(response, closed);
    }
  } finally {
    clearInterval(heartbeat);
    response.end();
  }
}

const wires = new WeakMap<StreamedEvent, Buffer>();

function wireOf(event: StreamedEvent): Buffer | string {
  if (!event.isShared) return formatEvent(event);
  const known = wires.get(event);
  if (known) return known;
  const wire = Buffer.from(formatEvent(event));
  wires.set(event, wire);
  return wire;
}

/** Formats one event as the HTML standard requires. JSON has no raw newline, so one data line is enough. */
export function formatEvent(event: StreamedEvent): string {
  const id = event.id === undefined ? '' : `id: ${event.id}\n`;
  return `${id}event: ${event.event}\ndata: ${JSON.stringify(event.data)}\n\n`;
}

function drained(response: NodeJS.EventEmitter, closed: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      response.off('drain', done);
      closed.removeEventListener('abort', done);
      resolve();
    };
    response.on('drain', done);
    closed.addEventListener('abort', done);
  });
}
