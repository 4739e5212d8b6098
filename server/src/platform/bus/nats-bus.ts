import type { NatsConnection } from '@nats-io/transport-node';
import { type Bus, checkMessage, Listeners } from '#platform/bus/bus.ts';
import type { Logger } from '#platform/log/logger.ts';

const subject = 'parley.bus';
const coalesceMs = 5;

/** The bus over a NATS server. Connects in the background and reconnects for ever; `ready` says when it is there. */
export function createNatsBus(options: { url: string; log: Logger }): Bus {
  const listeners = new Listeners();
  const pending = new Set<string>();
  let connection: NatsConnection | undefined;
  let flushTimer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const connecting = connect();
  connecting.catch((error) => options.log.error({ err: error }, 'the event bus cannot reach NATS'));

  async function connect(): Promise<void> {
    // Loaded only where NATS is configured.
    const nats = await import('@nats-io/transport-node');
    const { hostname, port, username, password } = new URL(options.url);
    const opened = await nats.connect({
      servers: `${hostname}:${port || 4222}`,
      ...(username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : {}),
      ...(options.url.startsWith('tls:') ? { tls: {} } : {}),
      maxReconnectAttempts: -1,
      reconnectTimeWait: 500,
      name: 'parley',
    });
    opened.subscribe(subject, {
      callback: (error, received) => {
        if (error) return;
        const { topic, message } = received.json<{ topic: string; message: string }>();
        listeners.deliver(topic, message);
      },
    });
    await opened.flush();
    connection = opened;
    void watch(opened);
  }

  async function watch(opened: NatsConnection): Promise<void> {
    for await (const status of opened.status()) {
      if (status.type === 'reconnect') listeners.tellGap();
      if (status.type === 'disconnect') options.log.warn('the event bus lost NATS and will reconnect');
    }
  }

  function flush(): void {
    flushTimer = undefined;
    for (const payload of pending) connection?.publish(subject, payload);
    pending.clear();
  }

  return {
    publish(topic, message) {
      checkMessage(topic, message);
      if (isClosed) return;
      pending.add(JSON.stringify({ topic, message }));
      flushTimer ??= setTimeout(flush, coalesceMs);
    },
    subscribe: (topic, listener) => listeners.subscribe(topic, listener),
    onGap: (listener) => listeners.onGap(listener),
    ready: () => connecting,
    async close() {
      isClosed = true;
      clearTimeout(flushTimer);
      await connecting.catch(() => {});
      await connection?.close();
    },
  };
}
