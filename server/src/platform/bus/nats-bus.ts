import type { NatsConnection } from '@nats-io/transport-node';
import { type Bus, BusUnreachable, decodeMessage, encodeMessage, Listeners } from '#platform/bus/bus.ts';
import type { Logger } from '#platform/log/logger.ts';

const subject = 'parley.bus';
const coalesceMs = 5;
const connectTimeoutMs = 4000;

/**
 * The bus over a NATS server. `ready` rejects with BusUnreachable when there is none at the start; one that goes away
 * later is waited for without end.
 */
export function createNatsBus(options: { url: string; log: Logger }): Bus {
  const listeners = new Listeners();
  const pending = new Set<string>();
  let connection: NatsConnection | undefined;
  let flushTimer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const connecting = connect();
  connecting.catch(() => {});

  async function connect(): Promise<void> {
    const opened = await open().catch((cause) => {
      const { host } = new URL(options.url);
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new BusUnreachable(`No NATS server answers at ${host} (${reason})`, { cause });
    });
    opened.subscribe(subject, {
      callback: (error, received) => {
        const message = error ? null : decodeMessage(received.string());
        if (message) listeners.deliver(message.topic, message.message);
      },
    });
    await opened.flush();
    connection = opened;
    void watch(opened);
  }

  async function open(): Promise<NatsConnection> {
    // Loaded only where NATS is configured.
    const nats = await import('@nats-io/transport-node');
    const { hostname, port, username, password } = new URL(options.url);
    return nats.connect({
      servers: `${hostname}:${port || 4222}`,
      ...(username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : {}),
      ...(options.url.startsWith('tls:') ? { tls: {} } : {}),
      maxReconnectAttempts: -1,
      reconnectTimeWait: 500,
      timeout: connectTimeoutMs,
      name: 'parley',
    });
  }

  async function watch(opened: NatsConnection): Promise<void> {
    for await (const status of opened.status()) {
      if (status.type === 'reconnect') listeners.tellGap();
      if (status.type === 'disconnect') options.log.warn('the event bus lost NATS and will reconnect');
    }
  }

  function flush(): void {
    flushTimer = undefined;
    const payloads = [...pending];
    pending.clear();
    try {
      for (const payload of payloads) connection?.publish(subject, payload);
    } catch (error) {
      options.log.warn({ err: error }, 'the event bus could not publish');
    }
  }

  return {
    publish(topic, message) {
      const payload = encodeMessage(topic, message);
      if (isClosed) return;
      pending.add(payload);
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
