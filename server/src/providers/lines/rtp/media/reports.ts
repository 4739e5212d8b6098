import { randomBytes } from 'node:crypto';
import {
  maxReportBytes,
  maxSrtpTrailerBytes,
  type ReceptionBlock,
  type ReceptionStatistics,
  readRtcp,
  writeReport,
} from '@parley/rtp';
import type { StreamSender } from './stream-sender.ts';

/** RFC 3550, section 6.2: 5 s, randomised by half so that calls do not report all at once. Unit: milliseconds. */
const intervalMs = 5_000;
const firstAfterMs = 1_000;
/** Seconds from 1900, the NTP epoch, to 1970. */
const ntpOffset = 2_208_988_800;

/** The peer's reception report about our audio. */
export interface PeerReport {
  roundTripMs: number | undefined;
  /** Packets of ours that the peer lost. */
  remoteLost: number | undefined;
  remoteJitterMs: number | undefined;
}

/** RTCP of one stream: our reports every 5 s, and the peer's. */
export class Reports {
  readonly peer: PeerReport = { roundTripMs: undefined, remoteLost: undefined, remoteJitterMs: undefined };
  readonly #sender: StreamSender;
  readonly #reception: ReceptionStatistics;
  readonly #transmit: (packet: Buffer, length: number) => void;
  /** CNAME by RFC 7022: random, without a hint at the person. */
  readonly #name = randomBytes(9).toString('base64url');
  readonly #startedMs: number;
  #dueMs: number;
  #lastReport = 0;
  #lastReportMs = 0;
  #packetsBefore = 0;
  #clockRateHz = 8_000;

  constructor(parts: {
    sender: StreamSender;
    reception: ReceptionStatistics;
    transmit: (packet: Buffer, length: number) => void;
    nowMs: number;
  }) {
    this.#sender = parts.sender;
    this.#reception = parts.reception;
    this.#transmit = parts.transmit;
    this.#startedMs = Date.now() - parts.nowMs;
    this.#dueMs = parts.nowMs + firstAfterMs;
  }

  setClockRate(clockRateHz: number): void {
    this.#clockRateHz = clockRateHz;
  }

  /** Called once per frame. */
  tick(nowMs: number): void {
    if (nowMs < this.#dueMs) return;
    this.#dueMs = nowMs + intervalMs * (0.5 + Math.random());
    this.#send(nowMs, false);
  }

  /** Sends the last report, with BYE. */
  bye(nowMs: number): void {
    this.#send(nowMs, true);
  }

  #send(nowMs: number, isLast: boolean): void {
    const sender = this.#sender;
    const packet = Buffer.alloc(maxReportBytes + maxSrtpTrailerBytes);
    const hasSent = sender.packets > this.#packetsBefore;
    this.#packetsBefore = sender.packets;
    const { seconds, fraction } = this.#ntp(nowMs);
    const delay = this.#lastReport === 0 ? 0 : Math.round(((nowMs - this.#lastReportMs) * 65_536) / 1000);
    const length = writeReport(packet, {
      ssrc: sender.ssrc,
      name: this.#name,
      sender: hasSent
        ? {
            ntpSeconds: seconds,
            ntpFraction: fraction,
            timestamp: sender.timestamp,
            packets: sender.packets >>> 0,
            bytes: sender.bytes >>> 0,
          }
        : undefined,
      block: this.#reception.nextBlock(this.#lastReport, delay),
      isLast,
    });
    this.#transmit(packet, length);
  }

  /** The media clock as NTP time; its offset is arbitrary, but it never jumps. */
  #ntp(nowMs: number): { seconds: number; fraction: number } {
    const ms = this.#startedMs + nowMs;
    const seconds = Math.floor(ms / 1000);
    return {
      seconds: (seconds + ntpOffset) >>> 0,
      fraction: Math.floor(((ms - seconds * 1000) / 1000) * 2 ** 32) >>> 0,
    };
  }

  /** Reads a decrypted report of the peer. Returns false for anything else. */
  receive(packet: Buffer, length: number, nowMs: number): boolean {
    return readRtcp(packet, length, {
      report: (_ssrc, middle32) => {
        this.#lastReport = middle32;
        this.#lastReportMs = nowMs;
      },
      block: (block) => {
        if (block.ssrc === this.#sender.ssrc) this.#updatePeer(block, nowMs);
      },
    });
  }

  #updatePeer(block: ReceptionBlock, nowMs: number): void {
    this.peer.remoteLost = Math.max(0, block.cumulativeLost);
    this.peer.remoteJitterMs = Math.round((block.jitter * 1000) / this.#clockRateHz);
    if (block.lastReport === 0) return;
    const { seconds, fraction } = this.#ntp(nowMs);
    const middle = ((seconds & 0xffff) * 65_536 + (fraction >>> 16)) >>> 0;
    // Section 6.4.1: time since our report, less the peer's processing delay.
    const units = (middle - block.lastReport - block.delaySinceLastReport) | 0;
    const roundTripMs = (units * 1000) / 65_536;
    if (roundTripMs > -5 && roundTripMs < 60_000) this.peer.roundTripMs = Math.max(0, Math.round(roundTripMs));
  }
}
