import type { NatsConnection } from '@nats-io/transport-node';
import { type Bus, BusUnreachable, decodeMessage, Listeners, Outgoing } from '#platform/bus/bus.ts';
import type { Logger } from '#platform/log/logger.ts';

const subject = 'parley.bus';
/** Connection timeout at the start; a firewall that drops packets would otherwise delay it by minutes. */
const connectTimeoutMs = 5000;

/**
 * The bus over a NATS server. `ready` rejects with BusUnreachable when there is none at the start; a server lost later
 * is reconnected to without limit.
 */
export function createNatsBus(options: { url: string; log: Logger }): Bus {
  const { host } = new URL(options.url);
  const listeners = new Listeners();
  const outgoing = new Outgoing(send);
  let connection: NatsConnection | undefined;
  let isAway = false;
  const connecting = connect();
  connecting.catch(() => {});

  async function connect(): Promise<void> {
    const opened = await openWithin(connectTimeoutMs).catch((cause) => {
      throw new BusUnreachable(`No NATS server answers at ${host} (${(cause as Error).message})`, { cause });
    });
    connection = opened;
    opened.subscribe(subject, {
      callback: (error, received) => {
        const message = error ? null : decodeMessage(received.string());
        if (message) listeners.deliver(message.topic, message.message);
      },
    });
    await opened.flush();
    void watch(opened);
  }

  async function openWithin(timeoutMs: number): Promise<NatsConnection> {
    let timer: NodeJS.Timeout | undefined;
    const opening = open();
    const timeout = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('timeout')), timeoutMs);
    });
    try {
      return await Promise.race([opening, timeout]);
    } catch (error) {
      opening.then((late) => late.close()).catch(() => {});
      throw error;
    } finally {
      clearTimeout(timer);
    }
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
      ignoreAuthErrorAbort: true,
      reconnectTimeWait: 500,
      name: 'parley',
    });
  }

  async function watch(opened: NatsConnection): Promise<void> {
    for await (const status of opened.status()) {
      if (status.type === 'disconnect') {
        isAway = true;
        options.log.warn({ event: 'bus.disconnected' }, 'the event bus lost NATS and will reconnect');
      }
      if (status.type === 'reconnect') {
        // Once the server has confirmed the subscription, no message after the gap can be lost.
        await opened.flush().catch(() => {});
        isAway = false;
        listeners.notifyGap();
      }
    }
  }

  function send(payloads: string[]): void {
    try {
      for (const payload of payloads) connection?.publish(subject, payload);
    } catch (error) {
      options.log.warn({ event: 'bus.publish_failed', err: error }, 'the event bus could not publish');
    }
  }

  return {
    publish: (topic, message) => outgoing.publish(topic, message),
    publishLocally: (topic, message) => listeners.deliver(topic, message),
    subscribe: (topic, listener) => listeners.subscribe(topic, listener),
    onGap: (listener) => listeners.onGap(listener),
    async ready() {
      await connecting;
      if (isAway) throw new BusUnreachable(`The event bus has lost its NATS server at ${host}`);
    },
    async close() {
      outgoing.close();
      await connecting.catch(() => {});
      await connection?.close();
    },
  };
}
