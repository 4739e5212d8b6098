import pg from 'pg';
import { type Bus, BusUnreachable, decodeMessage, Listeners, Outgoing } from '#platform/bus/bus.ts';
import type { Logger } from '#platform/log/logger.ts';

const channel = 'parley_bus';
const reconnectMs = 500;

/**
 * The bus over LISTEN and NOTIFY. `connection` must reach the server itself (not PgBouncer), because LISTEN needs a
 * dedicated connection. A NOTIFY takes a lock that all commits queue for, so messages are batched.
 */
export function createPostgresBus(options: { connection: pg.ClientConfig; pool: pg.Pool; log: Logger }): Bus {
  const { pool, log } = options;
  const listeners = new Listeners();
  const outgoing = new Outgoing(notify);
  let client: pg.Client | undefined;
  let isClosed = false;
  let reconnectTimer: NodeJS.Timeout | undefined;
  let listening = listen();
  listening.catch(() => {});

  async function listen(): Promise<void> {
    const next = new pg.Client({ ...options.connection, application_name: 'parley-bus', keepAlive: true });
    next.on('error', lost);
    next.on('end', lost);
    next.on('notification', ({ payload }) => {
      const received = decodeMessage(payload ?? '');
      if (received) listeners.deliver(received.topic, received.message);
    });
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      client = next;
      listeners.notifyGap();
    } catch (error) {
      lost();
      throw error;
    }

    function lost() {
      if (isClosed || reconnectTimer) return;
      client = undefined;
      listening = Promise.reject(new BusUnreachable('The event bus has lost its database connection'));
      listening.catch(() => {});
      log.warn({ event: 'bus.disconnected' }, 'the event bus lost its database connection and will reconnect');
      next.removeAllListeners();
      next.on('error', () => {});
      next.end().catch(() => {});
      reconnectTimer = setTimeout(() => {
        reconnectTimer = undefined;
        listening = listen();
        listening.catch(() => {});
      }, reconnectMs);
    }
  }

  /** Serialises the notifications: the pool's connections would reorder them. */
  let sending: Promise<unknown> = Promise.resolve();
  function notify(payloads: string[]): void {
    sending = sending
      .then(() => pool.query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [channel, payloads]))
      .catch((error) => log.warn({ event: 'bus.publish_failed', err: error }, 'the event bus could not publish'));
  }

  return {
    publish: (topic, message) => outgoing.publish(topic, message),
    publishLocally: (topic, message) => listeners.deliver(topic, message),
    subscribe: (topic, listener) => listeners.subscribe(topic, listener),
    onGap: (listener) => listeners.onGap(listener),
    ready: () => listening,
    async close() {
      isClosed = true;
      outgoing.close();
      clearTimeout(reconnectTimer);
      await listening.catch(() => {});
      await client?.end().catch(() => {});
    },
  };
}
