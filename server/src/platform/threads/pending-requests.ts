/** Requests over a port that await their response, by correlation id. A response to an unknown id has no effect. */
export class PendingRequests<Result> {
  readonly #pending = new Map<number, { resolve(result: Result): void; reject(error: Error): void }>();
  #lastId = 0;

  /** Posts a request with a new id. Resolves or rejects with its response. */
  request(post: (id: number) => void): Promise<Result> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      post(id);
    });
  }

  resolve(id: number, result: Result): void {
    this.#take(id)?.resolve(result);
  }

  reject(id: number, error: Error): void {
    this.#take(id)?.reject(error);
  }

  /** The other side is gone. */
  rejectAll(error: Error): void {
    for (const id of this.#pending.keys()) this.reject(id, error);
  }

  #take(id: number) {
    const request = this.#pending.get(id);
    this.#pending.delete(id);
    return request;
  }
}
