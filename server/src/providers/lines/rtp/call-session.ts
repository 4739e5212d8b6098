import {
  type Agreement,
  type CodecName,
  describeCodec,
  type RtpSettings,
  readSdp,
  SdpError,
  type SessionDescription,
} from '@parley/rtp';
import { PendingRequests } from '#platform/threads/pending-requests.ts';
import type { PacedLine, Wire } from '#voice/line/wire.ts';
import type { HangUpCause, LineInfo } from '#voice/ports.ts';
import { createLegDecoder, type MediaLeg, openMediaLeg } from './media-leg.ts';
import type { FromRtpLine, ToRtpLine } from './signalling-messages.ts';
import type { SignallingPort } from './signalling-port.ts';

/** Minimum time between codec changes while a peer mixes codecs. Unit: milliseconds. */
const codecStaysMs = 1_000;

/** The peer's SDP offer or answer, with the signalling address it came from where known. */
interface PeerDescription {
  sdp: string;
  signalledFrom?: string | undefined;
}

export interface SessionOptions {
  port: SignallingPort;
  info: LineInfo;
  settings: RtpSettings;
  facing: string | undefined;
  now: () => number;
}

/** One call between its line and its signalling: the media leg in use, and the pending requests of both sides. */
export class CallSession {
  readonly #options: SessionOptions;
  /** Requests to the signalling. */
  readonly #requests = new PendingRequests<void>();
  readonly #answered = createDeferred();
  #line: PacedLine | undefined;
  #leg: MediaLeg | undefined;
  #wire: Wire | undefined;
  /** A leg offered to another peer, until its answer comes. */
  #pendingLeg: MediaLeg | undefined;
  #isAnswered = false;
  #hasSentAnswer = false;
  /** The signalling ended the call, or was told of the end. */
  #isEndKnown = false;
  #isOver = false;
  #codecSinceMs = Number.NEGATIVE_INFINITY;

  constructor(options: SessionOptions) {
    this.#options = options;
  }

  /** Opens the first leg, with the peer the line is opened for. */
  openLeg(offer: SessionDescription | undefined): Promise<MediaLeg> {
    return this.#openLegTo(offer, this.#options.facing);
  }

  /** `signalledFrom`: address of this peer's signalling, which may differ from the previous peer's. */
  #openLegTo(offer: SessionDescription | undefined, signalledFrom: string | undefined): Promise<MediaLeg> {
    const { facing, now } = this.#options;
    const settings = this.#settingsFor(signalledFrom);
    const onOtherCodec = (leg: MediaLeg, codec: CodecName) => this.#followCodec(leg, codec);
    return openMediaLeg({ offer, settings, facing: signalledFrom ?? facing, signalledFrom, now, onOtherCodec });
  }

  /** Begins on the first leg; returns the wire and decoder the line is created with. */
  begin(leg: MediaLeg) {
    this.#leg = leg;
    this.#wire = this.#createWire(leg);
    return { wire: this.#wire, decoder: this.#createDecoder(leg) };
  }

  /** Delivers the call's audio and events to this line from now on. */
  serve(line: PacedLine): void {
    this.#line = line;
    const leg = this.#leg;
    leg?.stream.serve(line, leg.codec);
    if (leg?.stream.agreement !== undefined) this.#reportAgreement(leg, leg.stream.agreement);
    const { port } = this.#options;
    port.on('message', (message) => this.#receive(message));
    port.on('close', () => {
      this.#isEndKnown = true;
      if (!this.#isOver) line.remoteEnded('failed', 'the signalling of the call is gone');
    });
  }

  #createDecoder(leg: MediaLeg) {
    return createLegDecoder(leg, leg.codec, (digit, durationMs) => this.#line?.receiveDigit(digit, durationMs));
  }

  #createWire(leg: MediaLeg): Wire {
    const { stream } = leg;
    const wire: Wire = {
      send: stream.send,
      sendDigits: (digits, toneMs) =>
        this.#options.settings.sendsDigitsBy !== 'info' && stream.acceptsEvents(digits)
          ? stream.sendDigits(digits, toneMs)
          : this.#request((requestId) => ({ kind: 'send-digits', requestId, digits, toneMs })),
      transfer: (to, { mode = 'blind', headers = {} } = {}) =>
        this.#request((requestId) => ({ kind: 'transfer', requestId, to, mode, headers })),
      answer: () => this.#answer(),
      reject: async (cause) => {
        this.#isEndKnown = true;
        this.#options.port.postMessage({ kind: 'reject-call', cause });
      },
      close: async (cause) => {
        if (wire === this.#wire) await this.#finish(cause);
        else if (leg !== this.#leg) await stream.close();
      },
      stats: () => stream.stats(),
    };
    return wire;
  }

  #request(messageOf: (requestId: number) => FromRtpLine): Promise<void> {
    return this.#requests.request((requestId) => this.#options.port.postMessage(messageOf(requestId)));
  }

  async #answer(): Promise<void> {
    if (this.#options.info.direction === 'inbound' && !this.#hasSentAnswer) {
      this.#hasSentAnswer = true;
      this.#options.port.postMessage({ kind: 'answer-call' });
    }
    await this.#answered.promise;
  }

  #receive(message: ToRtpLine): void {
    const line = this.#line;
    const leg = this.#leg;
    if (this.#isOver || line === undefined || leg === undefined) return;
    switch (message.kind) {
      case 'answered':
        this.#markAnswered(line, message);
        break;
      case 'early-media':
        if (this.#accept(leg, message) === undefined) leg.stream.maySend = true;
        break;
      case 'offer':
        if (message.sdp === undefined) this.#offer(leg, message.requestId);
        else this.#answerOffer(leg, message.requestId, { ...message, sdp: message.sdp });
        break;
      case 'make-offer':
        this.#offer(leg, message.requestId);
        break;
      case 'answer':
        this.#applyAnswer(leg, message);
        break;
      case 'move':
        void this.#move(message);
        break;
      case 'digit':
        if (!leg.stream.receivesEvents) line.receiveDigit(message.digit, message.durationMs);
        break;
      case 'transfer':
        line.reportTransfer(message.state, message.code);
        break;
      case 'failed-request':
        this.#requests.reject(message.requestId, new Error(message.message));
        break;
      case 'done-request':
        this.#requests.resolve(message.requestId);
        break;
      case 'ended':
        this.#isEndKnown = true;
        line.remoteEnded(message.cause, message.detail);
        break;
    }
  }

  /** Marks the call as answered, with the answer to our offer where we made one. */
  #markAnswered(line: PacedLine, { sdp, signalledFrom }: { sdp: string | undefined; signalledFrom?: string }): void {
    const leg = this.#leg;
    if (leg === undefined) return;
    const answer = sdp === undefined ? undefined : { sdp, signalledFrom };
    if (this.#pendingLeg !== undefined && answer !== undefined) {
      this.#applyAnswer(leg, answer);
      return;
    }
    const failure = answer === undefined ? undefined : this.#accept(leg, answer);
    if (failure !== undefined || leg.stream.agreement === undefined) {
      line.remoteEnded('failed', failure ?? 'The call was answered without a description of its sound.');
      return;
    }
    this.#isAnswered = true;
    leg.stream.maySend = true;
    leg.stream.isAnswered = true;
    this.#answered.resolve();
  }

  /** Accepts an answer to our offer. Returns the error; then nothing changed. */
  #accept(leg: MediaLeg, { sdp, signalledFrom }: PeerDescription): string | undefined {
    try {
      this.#apply(leg, leg.negotiation.accept(readSdp(sdp)), signalledFrom);
      return undefined;
    } catch (error) {
      if (error instanceof SdpError) return error.message;
      throw error;
    }
  }

  #applyAnswer(leg: MediaLeg, answer: PeerDescription): void {
    const next = this.#pendingLeg;
    // An unusable answer changes nothing: audio continues as agreed before.
    if (next === undefined) this.#accept(leg, answer);
    else if (this.#accept(next, answer) === undefined) this.#switchTo(next);
  }

  #offer({ negotiation }: MediaLeg, requestId: number): void {
    this.#options.port.postMessage({ kind: 'offer-answer', requestId, sdp: negotiation.offer() });
  }

  #answerOffer(leg: MediaLeg, requestId: number, offer: PeerDescription): void {
    const { port } = this.#options;
    try {
      const { sdp, agreement } = leg.negotiation.answer(readSdp(offer.sdp));
      this.#apply(leg, agreement, offer.signalledFrom);
      port.postMessage({ kind: 'offer-answer', requestId, sdp });
    } catch (error) {
      if (!(error instanceof SdpError)) throw error;
      port.postMessage({ kind: 'offer-refused', requestId, message: error.message });
    }
  }

  #apply(leg: MediaLeg, agreement: Agreement, signalledFrom: string | undefined): void {
    leg.apply(agreement, signalledFrom);
    if (leg !== this.#leg) leg.codec = agreement.codec;
    else this.#reportAgreement(leg, agreement);
  }

  /** Reports the agreed media to the line. */
  #reportAgreement(leg: MediaLeg, agreement: Agreement): void {
    this.#options.info.wireCodec = describeCodec(agreement);
    if (agreement.codec !== leg.codec) this.#decode(leg, agreement.codec);
    const { direction } = agreement;
    this.#line?.setHold(direction === 'recvonly' || direction === 'inactive');
  }

  #followCodec(leg: MediaLeg, codec: CodecName): void {
    const nowMs = this.#options.now();
    if (leg !== this.#leg || nowMs - this.#codecSinceMs < codecStaysMs) return;
    this.#codecSinceMs = nowMs;
    this.#decode(leg, codec);
  }

  #decode(leg: MediaLeg, codec: CodecName): void {
    leg.codec = codec;
    this.#attach(leg);
  }

  #attach(leg: MediaLeg): void {
    const line = this.#line;
    if (line === undefined) return;
    this.#leg = leg;
    this.#wire = this.#createWire(leg);
    leg.stream.serve(line, leg.codec);
    line.attach(this.#wire, this.#createDecoder(leg));
  }

  async #move({ requestId, sdp: offer, signalledFrom }: ToRtpLine & { kind: 'move' }): Promise<void> {
    const { port } = this.#options;
    try {
      const description = offer === undefined ? undefined : readSdp(offer);
      const leg = await this.#openLegTo(description, signalledFrom);
      if (this.#isOver) {
        await leg.stream.close();
        return;
      }
      await this.#pendingLeg?.stream.close();
      this.#pendingLeg = undefined;
      if (offer === undefined) this.#pendingLeg = leg;
      else this.#switchTo(leg);
      port.postMessage({ kind: 'offer-answer', requestId, sdp: leg.sdp });
    } catch (error) {
      const message = error instanceof Error ? error.message : 'The sound of the call cannot be moved.';
      if (!this.#isOver) port.postMessage({ kind: 'offer-refused', requestId, message });
    }
  }

  /**
   * Allows the address of a peer whose call was authorised, or whom we called, as a media destination: a phone on this
   * machine, a PBX in its network.
   */
  #settingsFor(signalledFrom: string | undefined): RtpSettings {
    const { settings } = this.#options;
    if (signalledFrom === undefined) return settings;
    return { ...settings, allowsAddress: (address) => address === signalledFrom || settings.allowsAddress(address) };
  }

  /** Moves the audio to another leg and closes the old one. */
  #switchTo(leg: MediaLeg): void {
    this.#pendingLeg = undefined;
    leg.stream.maySend = true;
    leg.stream.isAnswered = this.#isAnswered;
    this.#attach(leg);
    if (leg.stream.agreement !== undefined) this.#reportAgreement(leg, leg.stream.agreement);
  }

  async #finish(cause: HangUpCause): Promise<void> {
    if (this.#isOver) return;
    this.#isOver = true;
    const { port } = this.#options;
    if (!this.#isEndKnown) port.postMessage({ kind: 'hang-up', cause });
    this.#answered.reject(new Error(`The call ended before it was answered: ${cause}`));
    this.#requests.rejectAll(new Error(`The call has ended: ${cause}`));
    port.close();
    await Promise.all([this.#leg?.stream.close(), this.#pendingLeg?.stream.close()]);
  }
}

function createDeferred(): { promise: Promise<void>; resolve(): void; reject(error: Error): void } {
  let resolve = () => {};
  let reject = (_error: Error) => {};
  const promise = new Promise<void>((onDone, onFailed) => {
    resolve = onDone;
    reject = onFailed;
  });
  // The rejection of a call that is no longer awaited must not become an unhandled one.
  promise.catch(() => {});
  return { promise, resolve: () => resolve(), reject: (error) => reject(error) };
}
