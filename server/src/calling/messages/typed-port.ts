import type { MessagePort } from 'node:worker_threads';
import { PendingRequests } from '#platform/threads/pending-requests.ts';

/** Methods of one direction of a port: requests have a result, events have none. */
type Methods<M> = { [K in keyof M]: (params: never) => unknown };
type Params<Method> = Method extends (params: infer P) => unknown ? P : never;
type Result<Method> = Method extends (params: never) => infer R ? Awaited<R> : never;

/** One side's implementation of the requests and events it receives. */
export interface PortHandlers<Requests extends Methods<Requests>, Events extends Methods<Events>> {
  requests: { [K in keyof Requests]: (params: Params<Requests[K]>) => Promise<Result<Requests[K]>> };
  events: { [K in keyof Events]: (params: Params<Events[K]>) => void };
}

export type PortMessage =
  | { kind: 'request'; id: number; name: string; params: unknown }
  | { kind: 'result'; id: number; result: unknown }
  | { kind: 'error'; id: number; code: string; message: string }
  | { kind: 'event'; name: string; params: unknown };

/** A refusal that travels over the port as an error response. */
export class PortError extends Error {
  override readonly name = 'PortError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** One end of a channel between two threads: requests with correlation ids, events, error responses, close. */
export interface TypedPort<Requests extends Methods<Requests>, Events extends Methods<Events>> {
  /** Rejects with `PortError` when the other side refuses, and with the cause of `close`. */
  request<K extends keyof Requests & string>(
    name: K,
    params: Params<Requests[K]>,
    transfers?: readonly MessagePort[],
  ): Promise<Result<Requests[K]>>;
  emit<K extends keyof Events & string>(name: K, params: Params<Events[K]>, transfers?: readonly MessagePort[]): void;
  receive(message: PortMessage): void;
  /** Rejects every pending request with `cause`. Call when the other side is gone. */
  close(cause: Error): void;
}

/**
 * `handlers` implement what the other side sends. A handler that rejects with anything but a `PortError` is a bug of
 * this side and fails the thread; the other side then sees the port close.
 */
export function createTypedPort<
  OwnRequests extends Methods<OwnRequests>,
  OwnEvents extends Methods<OwnEvents>,
  PeerRequests extends Methods<PeerRequests>,
  PeerEvents extends Methods<PeerEvents>,
>(parts: {
  post(message: PortMessage, transfers: MessagePort[]): void;
  handlers: PortHandlers<OwnRequests, OwnEvents>;
}): TypedPort<PeerRequests, PeerEvents> {
  const { post } = parts;
  const requests = parts.handlers.requests as Record<string, (params: unknown) => Promise<unknown>>;
  const events = parts.handlers.events as Record<string, (params: unknown) => void>;
  const pending = new PendingRequests<unknown>();

  async function respond(id: number, name: string, params: unknown): Promise<void> {
    try {
      post({ kind: 'result', id, result: await requests[name]?.(params) }, []);
    } catch (error) {
      if (!(error instanceof PortError)) throw error;
      post({ kind: 'error', id, code: error.code, message: error.message }, []);
    }
  }

  return {
    request(name, params, transfers = []) {
      const result = pending.request((id) => post({ kind: 'request', id, name, params }, [...transfers]));
      // Both threads are compiled together, so the result has its declared type.
      return result as Promise<never>;
    },
    emit: (name, params, transfers = []) => post({ kind: 'event', name, params }, [...transfers]),
    receive(message) {
      switch (message.kind) {
        case 'request':
          void respond(message.id, message.name, message.params);
          return;
        case 'result':
          return pending.resolve(message.id, message.result);
        case 'error':
          return pending.reject(message.id, new PortError(message.code, message.message));
        case 'event':
          return events[message.name]?.(message.params);
      }
    },
    close(cause) {
      pending.rejectAll(cause);
    },
  };
}
