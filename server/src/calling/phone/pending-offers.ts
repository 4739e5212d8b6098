/** Questions to a line that it answers with a description of its sound, by number. */
export interface PendingOffers<Question> {
  ask(questionOf: (requestId: number) => Question): Promise<string>;
  answered(requestId: number, sdp: string): void;
  refused(requestId: number, why: string): void;
  /** Rejects the pending offers: the call is over. */
  close(): void;
}

export function createPendingOffers<Question>(tell: (question: Question) => void): PendingOffers<Question> {
  const waiting = new Map<number, { resolve(sdp: string): void; reject(error: Error): void }>();
  let ids = 0;

  function take(requestId: number) {
    const offer = waiting.get(requestId);
    waiting.delete(requestId);
    return offer;
  }

  return {
    ask(questionOf) {
      ids += 1;
      const requestId = ids;
      return new Promise((resolve, reject) => {
        waiting.set(requestId, { resolve, reject });
        tell(questionOf(requestId));
      });
    },
    answered: (requestId, sdp) => take(requestId)?.resolve(sdp),
    refused: (requestId, why) => take(requestId)?.reject(new Error(why)),
    close() {
      for (const requestId of waiting.keys()) take(requestId)?.reject(new Error('The call is over'));
    },
  };
}
