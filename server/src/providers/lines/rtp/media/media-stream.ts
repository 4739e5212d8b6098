import { isIPv6 } from 'node:net';
import {
  type Agreement,
  type CodecName,
  clockRateOf,
  closeSocket,
  eventCodeOf,
  isRtcp,
  RtcpSource,
  type RtpSettings,
  type SocketPair,
  SourceLatch,
  type SrtpKeys,
  SrtpReceiver,
  SrtpSender,
  TelephoneEventSender,
} from '@parley/rtp';
import type { PacedLine } from '#voice/line/wire.ts';
import type { LineStats } from '#voice/ports.ts';
import { PacketOutput } from './packet-output.ts';
import { type PeerReport, Reports } from './reports.ts';
import { StreamReceiver } from './stream-receiver.ts';
import { StreamSender } from './stream-sender.ts';

/** Time without any packet after which the network counts as lost. Unit: milliseconds. */
const lostAfterMs = 30_000;
const maxReportBytes = 2_048;

export interface MediaStreamOptions {
  sockets: SocketPair;
  settings: RtpSettings;
  now: () => number;
  /** Audio arrives in another codec than the line decodes. */
  onOtherCodec: (codec: CodecName) => void;
}

/**
 * Media of one session: two sockets, a stream in each direction, RTCP reports and DTMF. Time is the line's: `tick` is
 * called with each frame of 20 ms. A class, since every frame and packet passes through it.
 */
export class MediaStream {
  readonly #sockets: SocketPair;
  readonly #now: () => number;
  readonly #latch: SourceLatch;
  readonly #reportSource: RtcpSource;
  readonly #events = new TelephoneEventSender();
  readonly #output: PacketOutput;
  readonly #sender: StreamSender;
  readonly #receiver: StreamReceiver;
  readonly #reports: Reports;
  readonly #ownCiphers = new Map<string, SrtpSender>();
  #agreement: Agreement | undefined;
  #line: PacedLine | undefined;
  #lastPacketMs: number;
  #isLost = false;
  #isOpen = true;
  /** Answered, or early media flows. */
  maySend = false;
  /** Answered, so that missing packets mean a lost network. */
  isAnswered = false;

  constructor({ sockets, settings, now, onOtherCodec }: MediaStreamOptions) {
    this.#sockets = sockets;
    this.#now = now;
    this.#lastPacketMs = now();
    // A socket of one family cannot send to the other.
    this.#latch = new SourceLatch((each) => isIPv6(each) === sockets.isV6 && settings.allowsAddress(each));
    this.#reportSource = new RtcpSource(this.#latch);
    this.#output = new PacketOutput(sockets.rtp, this.#latch);
    this.#sender = new StreamSender(this.#output, this.#events);
    const listener = { packetReceived: (nowMs: number) => this.#packetReceived(nowMs), otherCodec: onOtherCodec };
    this.#receiver = new StreamReceiver({ latch: this.#latch, listener, now });
    const transmit = (packet: Buffer, length: number) => this.#sendReport(packet, length);
    const { reception } = this.#receiver;
    this.#reports = new Reports({ sender: this.#sender, reception, transmit, nowMs: now() });
    sockets.rtp.on('message', (packet, from) => {
      if (isRtcp(packet)) this.#receiveReport(packet, from.address, from.port);
      else this.#receiver.receive(packet, from.address, from.port);
    });
    sockets.rtcp?.on('message', (packet, from) => this.#receiveReport(packet, from.address, from.port));
  }

  get agreement(): Agreement | undefined {
    return this.#agreement;
  }

  /**
   * Applies an agreement at once and in both directions. `signalling`: addresses the peer's signalling comes from or
   * was sent to.
   */
  apply(agreement: Agreement, signalling: readonly string[]): void {
    const before = this.#agreement;
    this.#agreement = agreement;
    const { remote } = agreement;
    this.#latch.setExpectedPeer({ address: remote.address, port: remote.rtpPort, signalling });
    this.#reportSource.apply({ isRtcpMuxed: agreement.isRtcpMuxed, rtcpPort: remote.rtcpPort });
    this.#applyKeys(before?.srtp, agreement.srtp);
    if (agreement.events === undefined) this.#events.stop(new Error('The other side takes no keys any more'));
    this.#sender.apply(agreement);
    this.#receiver.apply(agreement);
    this.#reports.setClockRate(clockRateOf(agreement.codec));
    this.#lastPacketMs = this.#now();
  }

  #applyKeys(before: SrtpKeys | undefined, keys: SrtpKeys | undefined): void {
    if (keys === undefined) {
      this.#sender.srtp = undefined;
      this.#receiver.srtp = undefined;
      return;
    }
    this.#sender.srtp = this.#ownCipher(keys);
    const isSame = before?.suite === keys.suite && before.remoteKey.equals(keys.remoteKey);
    if (!isSame || before.remoteMkiBytes !== keys.remoteMkiBytes) {
      this.#receiver.srtp = new SrtpReceiver(keys.suite, keys.remoteKey, keys.remoteMkiBytes);
    }
  }

  /** Reuses the sender of a key that was used before: a restarted packet counter would reuse its key stream. */
  #ownCipher({ suite, localKey }: SrtpKeys): SrtpSender {
    const name = `${suite} ${localKey.toString('base64')}`;
    const known = this.#ownCiphers.get(name) ?? new SrtpSender(suite, localKey);
    this.#ownCiphers.set(name, known);
    return known;
  }

  /** Delivers received audio to this line, which decodes this codec, from now on. */
  serve(line: PacedLine, codec: CodecName): void {
    this.#line = line;
    this.#receiver.serve(line, codec);
  }

  /** True without negotiated telephone events, when DTMF must be detected in the audio. */
  get needsInbandDtmf(): boolean {
    return this.#agreement !== undefined && this.#agreement.events === undefined;
  }

  /**
   * Sends one frame of the line, and does all that is due by the clock. An arrow function: the line's wire calls it
   * directly.
   */
  readonly send = (frame: Int16Array, isSilence: boolean): void => {
    const nowMs = this.#now();
    this.#receiver.tick(nowMs);
    if (this.maySend && this.#sends && this.#latch.target !== undefined) this.#sender.send(frame, isSilence);
    else this.#sender.skip();
    if (this.maySend) this.#reports.tick(nowMs);
    this.#watch(nowMs);
  };

  get #sends(): boolean {
    return this.#agreement?.direction === 'sendrecv' || this.#agreement?.direction === 'sendonly';
  }

  #watch(nowMs: number): void {
    // On hold, or when the peer only listens, no packets are expected.
    const isOwed = this.isAnswered && this.#agreement?.direction === 'sendrecv';
    if (!isOwed) this.#lastPacketMs = nowMs;
    else if (!this.#isLost && nowMs - this.#lastPacketMs > lostAfterMs) {
      this.#isLost = true;
      this.#line?.setConnected(false);
    }
  }

  #packetReceived(nowMs: number): void {
    this.#lastPacketMs = nowMs;
    if (!this.#isLost) return;
    this.#isLost = false;
    this.#line?.setConnected(true);
  }

  #sendReport(packet: Buffer, length: number): void {
    const { target } = this.#reportSource;
    const agreement = this.#agreement;
    if (target === undefined || agreement === undefined) return;
    if (agreement.srtp !== undefined && this.#sender.srtp === undefined) return;
    const protectedLength = this.#sender.srtp?.protectRtcp(packet, length) ?? length;
    const { rtp, rtcp } = this.#sockets;
    const socket = agreement.isRtcpMuxed ? rtp : (rtcp ?? rtp);
    this.#output.send(packet.subarray(0, protectedLength), target, socket);
  }

  #receiveReport(packet: Buffer, address: string, port: number): void {
    const agreement = this.#agreement;
    if (agreement === undefined || packet.length < 8 || packet.length > maxReportBytes) return;
    // RTCP is accepted from the source of the audio only, so that other hosts cannot forge reports.
    if (!this.#reportSource.mayAccept(address, port)) return;
    const isSigned = agreement.srtp !== undefined;
    const length = isSigned ? (this.#receiver.srtp?.unprotectRtcp(packet) ?? 0) : packet.length;
    if (length < 8) return;
    const nowMs = this.#now();
    const ssrc = packet.readUInt32BE(4);
    if (!this.#reportSource.accept({ address, port, ssrc, isSigned })) return;
    if (this.#reports.receive(packet, length, nowMs)) this.#packetReceived(nowMs);
  }

  /** True once the peer has sent telephone events, so that INFO with the same digit is a duplicate. */
  get receivesEvents(): boolean {
    return this.#receiver.hasReceivedEvents;
  }

  /** True when the peer accepts these digits as telephone events. */
  acceptsEvents(digits: string): boolean {
    const highest = this.#agreement?.events?.highest;
    return highest !== undefined && [...digits].every((digit) => eventCodeOf(digit) <= highest);
  }

  sendDigits(digits: string, toneMs: number): Promise<void> {
    return this.#events.send(digits, toneMs);
  }

  stats(): Partial<LineStats> & Partial<PeerReport> {
    const { roundTripMs, remoteLost, remoteJitterMs } = this.#reports.peer;
    return {
      ...(roundTripMs !== undefined && { roundTripMs }),
      ...(remoteLost !== undefined && { remoteLost, remoteJitterMs }),
    };
  }

  /** Sends BYE (RTCP) and closes the sockets. Idempotent. */
  async close(): Promise<void> {
    if (!this.#isOpen) return;
    if (this.maySend) this.#reports.bye(this.#now());
    this.#isOpen = false;
    this.#output.close();
    this.#line = undefined;
    this.#events.stop(new Error('The line has ended'));
    const { rtp, rtcp } = this.#sockets;
    await Promise.all([closeSocket(rtp), ...(rtcp ? [closeSocket(rtcp)] : [])]);
  }
}
