import type { ClaimedDelivery, EndpointRef } from './claim-deliveries.queries.ts';

/** Requests to one endpoint at the same time, while it accepts them. */
const maxConcurrent = 20;
/** The same once it has failed several times in a row: enough to notice that it is back. */
const maxConcurrentFailing = 4;
const failuresInRow = 3;
/** Requests that end within this time are followed by one claim for all of them. Unit: milliseconds. */
const claimDelayMs = 4;

interface LaneParts {
  endpoint: EndpointRef;
  claim(endpoint: EndpointRef, limit: number): Promise<ClaimedDelivery[]>;
  /** Sends and records one delivery; resolves whether the receiver accepted it. Never rejects. */
  send(delivery: ClaimedDelivery): Promise<boolean>;
  /** Called when nothing is in flight and nothing due. */
  onIdle(): void;
  onFault(error: unknown): void;
}

/** Sends the due deliveries of one endpoint from this process: its own queue and concurrency. */
export class EndpointLane {
  readonly #parts: LaneParts;
  #inFlight = 0;
  #failures = 0;
  #isClaiming = false;
  #isDirty = false;
  #isStopped = false;
  #nextClaim: NodeJS.Timeout | undefined;

  constructor(parts: LaneParts) {
    this.#parts = parts;
  }

  get inFlight(): number {
    return this.#inFlight;
  }

  /** Claims and sends while there is something due. */
  run(): void {
    this.#isDirty = true;
    if (!this.#isClaiming && !this.#isStopped) void this.#work();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#nextClaim);
  }

  async #work(): Promise<void> {
    this.#isClaiming = true;
    try {
      while (this.#isDirty && !this.#isStopped) {
        const limit = (this.#failures >= failuresInRow ? maxConcurrentFailing : maxConcurrent) - this.#inFlight;
        // The end of a request continues.
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
      if (this.#inFlight === 0 && (!this.#isDirty || this.#isStopped)) this.#parts.onIdle();
    }
  }

  async #send(delivery: ClaimedDelivery): Promise<void> {
    this.#inFlight += 1;
    const isAccepted = await this.#parts.send(delivery);
    this.#inFlight -= 1;
    this.#failures = isAccepted ? 0 : this.#failures + 1;
    // A place is free, and one that waited for this delivery may go.
    if (this.#nextClaim || this.#isStopped) return;
    this.#nextClaim = setTimeout(() => {
      this.#nextClaim = undefined;
      this.run();
    }, claimDelayMs);
  }
}
