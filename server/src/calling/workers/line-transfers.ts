/** Asks the main thread to send callers elsewhere, which alone knows their carrier. */
export interface LineTransfers {
  /** Resolves when the carrier does it, rejects when it does not. */
  ask(send: (requestId: number) => void): Promise<void>;
  answered(requestId: number, failure: string | null): void;
}

export function createLineTransfers(): LineTransfers {
  const waiting = new Map<number, (failure: string | null) => void>();
  let asked = 0;
  return {
    ask(send) {
      asked += 1;
      const requestId = asked;
      return new Promise((resolve, reject) => {
        waiting.set(requestId, (failure) => (failure === null ? resolve() : reject(new Error(failure))));
        send(requestId);
      });
    },
    answered(requestId, failure) {
      waiting.get(requestId)?.(failure);
      waiting.delete(requestId);
    },
  };
}
