import type { FromRtpLine, ToRtpLine } from './signalling-messages.ts';

/** The line's end of the port to the signalling; a `MessagePort` fits. */
export interface SignallingPort {
  postMessage(message: FromRtpLine): void;
  on(event: 'message', listener: (message: ToRtpLine) => void): unknown;
  /** The other end is gone. */
  on(event: 'close', listener: () => void): unknown;
  close(): void;
}

/** Pending requests of the line to the signalling. */
export interface SignallingRequests {
  /** Sends a request with a new number. Resolves when it is done; rejects with the error. */
  ask(question: (requestId: number) => FromRtpLine): Promise<void>;
  done(requestId: number): void;
  failed(requestId: number, message: string): void;
  stop(message: string): void;
}

export function createSignallingRequests(port: Pick<SignallingPort, 'postMessage'>): SignallingRequests {
  const open = new Map<number, { resolve(): void; reject(error: Error): void }>();
  let lastId = 0;
  const take = (requestId: number) => {
    const request = open.get(requestId);
    open.delete(requestId);
    return request;
  };
  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        open.set(lastId, { resolve, reject });
        port.postMessage(question(lastId));
      }),
    done: (requestId) => take(requestId)?.resolve(),
    failed: (requestId, message) => take(requestId)?.reject(new Error(message)),
    stop(message) {
      for (const requestId of open.keys()) take(requestId)?.reject(new Error(message));
    },
  };
}
