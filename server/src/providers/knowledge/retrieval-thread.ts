import type { Worker } from 'node:worker_threads';
import { RecentCrashes } from '#platform/threads/recent-crashes.ts';
import { startModuleThread } from '#platform/threads/run-module.ts';
import type { RetrievalAnswer, RetrievalRequest } from './messages.ts';

interface Waiting {
  resolve(answer: RetrievalAnswer): void;
  reject(cause: Error): void;
}

/** A request without its number. */
type Unnumbered<Request> = Request extends { id: number } ? Omit<Request, 'id'> : never;

/**
 * Thread that builds or searches index segments. Started with the first request and unreferenced while nothing is
 * requested; one that crashed is started anew by the next request, without its loaded segments.
 */
export class RetrievalThread {
  readonly #name: string;
  readonly #cacheBytes: number;
  readonly #crashes = new RecentCrashes();
  readonly #waiting = new Map<number, Waiting>();
  #thread: Worker | null = null;
  #nextId = 1;
  #isClosed = false;

  constructor(options: { name: string; cacheBytes: number }) {
    this.#name = options.name;
    this.#cacheBytes = options.cacheBytes;
  }

  /** Number for requests that belong together. */
  newId(): number {
    return this.#nextId++;
  }

  /** Sends a request that has no answer. */
  send(request: RetrievalRequest, transfer: ArrayBuffer[] = []): void {
    this.#started().postMessage(request, transfer);
  }

  /** Sends a request and waits for its answer. Rejects when the thread fails over it. */
  request(request: Unnumbered<RetrievalRequest>, id: number = this.newId()): Promise<RetrievalAnswer> {
    return new Promise((resolve, reject) => {
      const thread = this.#started();
      this.#waiting.set(id, { resolve, reject });
      thread.ref();
      thread.postMessage({ ...request, id });
    });
  }

  /** True where the thread has crashed a short time ago. */
  get hasCrashed(): boolean {
    return this.#crashes.areThere;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#thread?.terminate();
  }

  #started(): Worker {
    if (this.#isClosed) throw new Error('The retrieval thread is closed');
    if (this.#thread !== null) return this.#thread;
    const thread = startModuleThread(new URL('./retrieval.worker.ts', import.meta.url), {
      name: this.#name,
      data: { cacheBytes: this.#cacheBytes },
    });
    thread.unref();
    let cause = new Error('The retrieval thread ended');
    thread.on('message', (answer: RetrievalAnswer) => this.#onAnswer(thread, answer));
    thread.on('error', (error) => {
      cause = new Error('The retrieval thread failed', { cause: error });
    });
    thread.on('exit', () => {
      if (this.#thread === thread) this.#thread = null;
      if (!this.#isClosed) this.#crashes.add();
      for (const waiting of this.#waiting.values()) waiting.reject(cause);
      this.#waiting.clear();
    });
    this.#thread = thread;
    return thread;
  }

  #onAnswer(thread: Worker, answer: RetrievalAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (this.#waiting.size === 0) thread.unref();
    if (answer.kind === 'failed') waiting?.reject(new Error(`Retrieval failed: ${answer.message}`));
    else waiting?.resolve(answer);
  }
}
