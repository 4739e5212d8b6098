import type { ClaimedDelivery, EndpointRef } from './claim-deliveries.queries.ts';

/** Requests to one endpoint at the same time, while it accepts them. */
const maxConcurrent = 20;
/** The same once it has failed several times in a row: enough to notice that it is back. */
const maxConcurrentFailing = 4;
const failuresInRow = 3;
/**
 * Requests that end within this time are followed by one claim for all of them: few while half of the places are free,
 * so that a fast receiver costs a claim for ten deliveries, not for each. Unit: milliseconds.
 */
const claimDelayMs = { halfFree: 4, lessFree: 40 };
/** Results that wait to be written; with more, the database is slower than the receiver and nothing more is claimed. */
const maxUnrecorded = 200;

/** Course of a delivery. */
export interface LaneSending {
  /** The receiver accepted it. */
  isAccepted: boolean;
  /** Resolves when its result is stored, or was given up. Never rejects. */
  recorded: Promise<void>;
}

interface LaneParts {
  endpoint: EndpointRef;
  claim(endpoint: EndpointRef, limit: number): Promise<ClaimedDelivery[]>;
  /** Sends one delivery; resolves at the end of the request, while its result is written. Never rejects. */
  send(delivery: ClaimedDelivery): Promise<LaneSending>;
  /** Called when nothing is in flight, recorded or due. */
  onIdle(): void;
  onFault(error: unknown): void;
}

/** Sends the due deliveries of one endpoint from this process: its own queue and concurrency. */
export class EndpointLane {
  readonly #parts: LaneParts;
  #inFlight = 0;
  #unrecorded = 0;
  #failures = 0;
  #isClaiming = false;
  #isDirty = false;
  #isStopped = false;
  #nextClaim: { timer: NodeJS.Timeout; delayMs: number } | undefined;

  constructor(parts: LaneParts) {
    this.#parts = parts;
  }

  /** Requests are under way, or results of them to be written. */
  get isBusy(): boolean {
    return this.#inFlight + this.#unrecorded > 0;
  }

  /** Claims and sends while there is something due. */
  run(): void {
    this.#isDirty = true;
    if (!this.#isClaiming && !this.#isStopped) void this.#work();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#nextClaim?.timer);
  }

  async #work(): Promise<void> {
    this.#isClaiming = true;
    try {
      while (this.#isDirty && !this.#isStopped) {
        const limit = Math.min(this.#places - this.#inFlight, maxUnrecorded - this.#unrecorded);
        // The end of a request, or of a write, continues.
        if (limit <= 0) break;
        this.#isDirty = false;
        const claimed = await this.#parts.claim(this.#parts.endpoint, limit);
        if (claimed.length === limit) this.#isDirty = true;
        for (const delivery of claimed) void this.#send(delivery);
      }
    } catch (error) {
      this.#parts.onFault(error);
    } finally {
      this.#isClaiming = false;
      if (!this.isBusy && !this.#nextClaim && (!this.#isDirty || this.#isStopped)) this.#parts.onIdle();
    }
  }

  get #places(): number {
    return this.#failures >= failuresInRow ? maxConcurrentFailing : maxConcurrent;
  }

  async #send(delivery: ClaimedDelivery): Promise<void> {
    this.#inFlight += 1;
    const { isAccepted, recorded } = await this.#parts.send(delivery);
    this.#inFlight -= 1;
    this.#failures = isAccepted ? 0 : this.#failures + 1;
    this.#unrecorded += 1;
    this.#claimSoon();
    await recorded;
    this.#unrecorded -= 1;
    // One that waited for this delivery may go.
    this.#claimSoon();
  }

  #claimSoon(): void {
    if (this.#isStopped) return;
    const delayMs = this.#inFlight <= this.#places / 2 ? claimDelayMs.halfFree : claimDelayMs.lessFree;
    if (this.#nextClaim && this.#nextClaim.delayMs <= delayMs) return;
    clearTimeout(this.#nextClaim?.timer);
    const timer = setTimeout(() => {
      this.#nextClaim = undefined;
      this.run();
    }, delayMs);
    this.#nextClaim = { timer, delayMs };
  }
}
