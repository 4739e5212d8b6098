import { type CarrierStatus, carrierHooks } from '#areas/telephony/carriers';
import type { DialListener, DialOrder, DialOutcome } from '#areas/telephony/outbound-calls';
import type { Logger } from '#platform/log/logger.ts';
import { TelephonyError, type TelephonyProvider } from '../../providers/telephony/telephony-provider.ts';
import { outcomeOfRefusal, outcomeOfState } from './carrier-outcome.rules.ts';

/** A carrier that places calls. */
export type CallingCarrier = TelephonyProvider & { call: NonNullable<TelephonyProvider['call']> };

/** Longest wait for a status after the end of ringing. Unit: milliseconds. */
const statusGraceMs = 15_000;
/** Longest wait for the media stream after the answer. Unit: milliseconds. */
const streamWaitMs = 20_000;

export interface PlacedCallParts {
  order: DialOrder;
  listener: DialListener;
  carrier: CallingCarrier;
  /** Base URL at which carriers reach this installation. */
  publicUrl: string;
  log: Logger;
}

/** One call placed by the interface of a carrier. */
export class PlacedCall {
  /** Resolves once the call is over or can no longer be answered. */
  readonly outcome: Promise<DialOutcome>;
  /** The carrier's id of the call; undefined where the carrier refused to place it. */
  readonly callRef: Promise<string | undefined>;
  readonly #parts: PlacedCallParts;
  #complete: (outcome: DialOutcome) => void = () => {};
  #timeout: NodeJS.Timeout;
  #hasStream = false;

  constructor(parts: PlacedCallParts) {
    this.#parts = parts;
    this.outcome = new Promise((resolve) => (this.#complete = resolve));
    this.callRef = this.#place();
    this.#timeout = setTimeout(
      () => this.abandon({ kind: 'no_answer', detail: 'The carrier said nothing' }),
      parts.order.ringMs + statusGraceMs,
    );
  }

  get order(): DialOrder {
    return this.#parts.order;
  }

  get hasStream(): boolean {
    return this.#hasStream;
  }

  /** The media stream has arrived: the call is answered, and its end follows the stream's. */
  attachStream(): void {
    this.#hasStream = true;
    this.#parts.listener.answered();
  }

  /** Only the first outcome counts. */
  complete(outcome: DialOutcome): void {
    this.#complete(outcome);
  }

  /** Applies a status, unless it belongs to an earlier attempt. A carrier may report it before it answers the request. */
  async applyStatus(status: CarrierStatus): Promise<void> {
    if ((await this.callRef) !== status.callRef || this.#hasStream) return;
    if (status.state === 'ringing') return this.#parts.listener.ringing();
    if (status.state === 'answered') return this.#awaitStream();
    const outcome = outcomeOfState(status);
    if (outcome !== undefined) this.complete(outcome);
  }

  /** Has the carrier end the call. With a media stream, the outcome is that of the stream. */
  abandon(outcome: DialOutcome): void {
    const { carrier, order, log } = this.#parts;
    if (!this.#hasStream) this.complete(outcome);
    void this.callRef
      .then((ref) => (ref === undefined ? undefined : carrier.hangUp?.(ref)))
      .catch((error: unknown) => {
        log.warn(
          { event: 'carrier_call.hang_up_failed', err: error, callId: order.callId },
          'carrier request to end a call failed',
        );
      });
  }

  stopTimeout(): void {
    clearTimeout(this.#timeout);
  }

  #awaitStream(): void {
    clearTimeout(this.#timeout);
    this.#timeout = setTimeout(
      () => this.abandon({ kind: 'failed', detail: 'It was answered, and its media stream did not come' }),
      streamWaitMs,
    );
  }

  /** Requests the call of the carrier. Never rejects: a refusal completes the call. */
  async #place(): Promise<string | undefined> {
    const { order, log } = this.#parts;
    try {
      return (await this.#request()).callRef;
    } catch (error) {
      const isRefusal = error instanceof TelephonyError;
      if (!isRefusal)
        log.error(
          { event: 'carrier_call.dial_failed', err: error, callId: order.callId },
          'carrier request to place a call failed',
        );
      this.complete(isRefusal ? outcomeOfRefusal(error) : { kind: 'failed' });
      return undefined;
    }
  }

  #request(): Promise<{ callRef: string }> {
    const { order, carrier, publicUrl } = this.#parts;
    const { answerUrl, statusUrl } = carrierHooks(publicUrl, {
      provider: carrier.id,
      agentId: order.agent.id,
      callId: order.callId,
    });
    return carrier.call({
      to: order.toNumber,
      from: order.fromNumber,
      answerUrl,
      statusUrl,
      ringSeconds: Math.ceil(order.ringMs / 1000),
      idempotencyKey: `${order.callId}-${order.attempt}`,
    });
  }
}
