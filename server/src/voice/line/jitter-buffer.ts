import { sampleRateHz } from '../ports.ts';
import { ArrivalJitter } from './arrival-jitter.ts';
import { Concealer } from './conceal.ts';
import { PacketRing } from './packet-ring.ts';
import { SampleFifo, samplesForCut } from './sample-fifo.ts';
import type { MediaPacket, PayloadDecoder } from './wire.ts';

const samplesPerMs = sampleRateHz / 1000;
/** Maximum audio of one packet. Unit: samples. */
const maxPacketSamples = 360 * samplesPerMs;
const fifoSamples = maxPacketSamples + 2 * samplesForCut;
/** Concealed audio after which concealment has faded out and the buffer fills again. Unit: samples. */
const underrunMax = 60 * samplesPerMs;
/** Maximum timestamp gap that is concealed; beyond it the sender's clock has jumped. Unit: samples. */
const maxGap = 500 * samplesPerMs;
/** Surplus above which the oldest packets are dropped: after a stall the network delivers a burst. */
const maxSurplusMs = 200;
/** Maximum buffer depth for late packets. */
const maxLevelMs = 200;
/** Observation window before the buffer is shortened. Unit: frames. */
const watchedFrames = 50;
/** Part of the smallest depth observed that is never cut. */
const keptReserveMs = 10;
const minSurplusMs = 20;
const maxCutPerWatchMs = 60;
/** Minimum similarity of a cut that is not audible; after 2 s without one any cut is taken. */
const minSimilarity = 0.75;
const anyCutAfterFrames = 100;

export interface JitterBufferStats {
  packetsIn: number;
  lost: number;
  late: number;
  concealedMs: number;
  jitterMs: number;
  bufferMs: number;
}

/**
 * Jitter buffer: takes packets in any order and gives one frame per tick without a gap. Depth 20-60 ms on a calm path and
 * up to about 200 ms on a bad one; grows at once for late packets, shrinks by 10-20 ms at a time where it is not audible.
 * Lost audio is concealed, a silent network gives silence. One object per stream of a line.
 */
export class JitterBuffer {
  #decoder: PayloadDecoder;
  readonly #ring = new PacketRing();
  readonly #arrivals = new ArrivalJitter();
  readonly #concealer = new Concealer();
  readonly #fifo = new SampleFifo(fifoSamples);
  /** The buffer fills before the first packet is played. */
  #isFilling = true;
  #waited = 0;
  #hasPlayed = false;
  /** Concealed since the expected packet was due. Unit: samples. */
  #underrun = 0;
  /** Gap still to be concealed before the next packet. Unit: samples. */
  #gap = 0;
  /** A packet before the next one was lost or could not be decoded. */
  #hasLoss = false;
  /** Timestamp the next packet has when nothing is missing before it. */
  #expectedTimestamp = 0;
  #packetSamples = 320;
  #played = 0;
  #lateBy = 0;
  #surplus = 0;
  #framesSinceCut = 0;
  #frames = 0;
  #lowest = Number.POSITIVE_INFINITY;
  #highest = 0;
  #packetsIn = 0;
  #lost = 0;
  #late = 0;
  #concealed = 0;

  constructor(decoder: PayloadDecoder) {
    this.#decoder = decoder;
  }

  /** Takes a packet on arrival. Never throws on malformed payloads. */
  push(packet: MediaPacket): void {
    this.#packetsIn += 1;
    const arrival = this.#ring.insert(packet);
    if (arrival === 'refused') return;
    if (arrival === 'new-stream') this.#beginStream();
    this.#arrivals.add(packet, this.#decoder.clockRateHz);
    if (arrival !== 'late') return;
    this.#late += 1;
    this.#lost = Math.max(0, this.#lost - 1);
    this.#lateBy = Math.max(this.#lateBy, this.#played - this.#ring.lateSince);
  }

  #beginStream(): void {
    this.#arrivals.restart();
    this.#isFilling = true;
    this.#waited = 0;
    this.#hasPlayed = false;
    this.#gap = 0;
    this.#lateBy = 0;
  }

  /** Fills the array with the next 20 ms. */
  pull(into: Int16Array): void {
    if (this.#surplus > 0) this.#shorten();
    this.#dropBurst();
    while (this.#fifo.length < into.length) this.#append(into.length - this.#fifo.length);
    this.#fifo.shift(into);
    this.#played += into.length;
    this.#watch();
  }

  /** Appends the next audio, decoded or concealed; concealed audio no more than is `needed` now. */
  #append(needed: number): void {
    if (this.#lateBy > 0) this.#growForLatePackets();
    if (this.#gap > 0) {
      const count = Math.min(this.#gap, needed);
      this.#gap -= count;
      this.#appendConcealed(count);
      return;
    }
    if (this.#isFilling && !this.#isFilled(needed)) {
      this.#onUnderrun(needed);
      return;
    }
    this.#noteLost(this.#ring.skipMissing(this.#played));
    const packet = this.#ring.peek();
    if (packet === undefined) this.#onUnderrun(needed);
    else this.#play(packet);
  }

  #noteLost(packets: number): void {
    if (packets === 0) return;
    this.#lost += packets;
    this.#hasLoss = true;
  }

  #isFilled(needed: number): boolean {
    if (this.#ring.count === 0) return false;
    const targetSamples = this.#arrivals.targetMs * samplesPerMs;
    if (this.#level() < targetSamples && this.#waited < targetSamples) {
      this.#waited += needed;
      return false;
    }
    this.#isFilling = false;
    this.#waited = 0;
    return true;
  }

  #onUnderrun(count: number): void {
    this.#appendConcealed(count);
    this.#underrun += count;
    if (this.#underrun >= underrunMax) this.#isFilling = true;
  }

  #appendConcealed(count: number): void {
    this.#concealer.conceal(this.#fifo.extend(count));
  }

  /** Plays the packet, or opens a gap to be concealed before it. */
  #play(packet: MediaPacket): void {
    if (this.#hasPlayed && this.#openGap(packet)) return;
    this.#underrun = 0;
    this.#ring.shift();
    this.#expectedTimestamp = packet.timestamp;
    const pcm = this.#decoder.decode(packet.payload);
    if (pcm === undefined || pcm.length === 0) {
      this.#noteLost(1);
      return;
    }
    const samples = pcm.length > maxPacketSamples ? pcm.subarray(0, maxPacketSamples) : pcm;
    this.#packetSamples = samples.length;
    this.#hasPlayed = true;
    const units = Math.round((pcm.length * this.#decoder.clockRateHz) / sampleRateHz);
    this.#expectedTimestamp = (packet.timestamp + units) | 0;
    const room = this.#fifo.extend(samples.length);
    room.set(samples.length === room.length ? samples : samples.subarray(0, room.length));
    this.#concealer.observe(room);
  }

  /**
   * A gap in the timestamps is lost audio, or a sender that was silent and sent nothing. Both are concealed up to the
   * packet, less the underrun before it; an underrun longer than the gap becomes delay.
   */
  #openGap(packet: MediaPacket): boolean {
    const units = (packet.timestamp - this.#expectedTimestamp) | 0;
    const gap = Math.max(0, Math.round((units * sampleRateHz) / this.#decoder.clockRateHz));
    const rest = gap - this.#underrun;
    this.#expectedTimestamp = packet.timestamp;
    const isJump = rest > maxGap;
    if (this.#hasLoss) this.#concealed += isJump ? this.#underrun : Math.max(gap, this.#underrun);
    else this.#concealed += Math.max(0, -rest);
    this.#hasLoss = false;
    this.#underrun = 0;
    if (rest <= 0 || isJump) return false;
    this.#gap = rest;
    return true;
  }

  #growForLatePackets(): void {
    const room = maxLevelMs * samplesPerMs - this.#level();
    const growth = Math.min(this.#lateBy, room);
    this.#lateBy = 0;
    if (growth <= 0) return;
    this.#gap += growth;
    this.#concealed += growth;
  }

  /** Buffered audio without the gaps. Unit: samples. */
  #level(): number {
    return this.#fifo.length + this.#ring.count * this.#packetSamples;
  }

  #dropBurst(): void {
    const wanted = this.#arrivals.targetMs * samplesPerMs + this.#packetSamples;
    if (this.#ring.count < 2 || this.#level() <= wanted + maxSurplusMs * samplesPerMs) return;
    while (this.#ring.count > 1 && this.#level() > wanted) {
      this.#lost += this.#ring.dropOldest();
      this.#late += 1;
    }
    const next = this.#ring.peek();
    if (next !== undefined) this.#expectedTimestamp = next.timestamp;
    this.#underrun = 0;
    // Concealed audio for the next packet to be blended with.
    this.#gap = keptReserveMs * samplesPerMs;
  }

  /** Computes the surplus to cut from the smallest and largest depth of the last second. */
  #watch(): void {
    const levelMs = this.#level() / samplesPerMs;
    this.#lowest = Math.min(this.#lowest, levelMs);
    this.#highest = Math.max(this.#highest, levelMs);
    this.#frames += 1;
    if (this.#frames < watchedFrames) return;
    const spareMs = Math.min(this.#lowest - keptReserveMs, this.#highest + keptReserveMs - this.#arrivals.targetMs);
    this.#surplus = spareMs >= minSurplusMs ? Math.min(spareMs, maxCutPerWatchMs) * samplesPerMs : 0;
    this.#frames = 0;
    this.#lowest = Number.POSITIVE_INFINITY;
    this.#highest = 0;
  }

  #shorten(): void {
    while (this.#fifo.length < samplesForCut) {
      const packet = this.#ring.peek();
      if (packet === undefined || this.#gap > 0 || this.#isFilling || this.#underrun > 0) return;
      const count = this.#ring.count;
      this.#play(packet);
      if (this.#ring.count === count) return;
    }
    this.#framesSinceCut += 1;
    const cut = this.#fifo.cut(this.#framesSinceCut > anyCutAfterFrames ? -1 : minSimilarity);
    if (cut === 0) return;
    this.#framesSinceCut = 0;
    this.#surplus = Math.max(0, this.#surplus - cut);
  }

  stats(): JitterBufferStats {
    return {
      packetsIn: this.#packetsIn,
      lost: this.#lost,
      late: this.#late,
      concealedMs: Math.round(this.#concealed / samplesPerMs),
      jitterMs: this.#arrivals.jitterMs,
      bufferMs: Math.round(this.#level() / samplesPerMs),
    };
  }

  /** Restarts over another path, with another decoder; the counters stay. */
  restart(decoder: PayloadDecoder): void {
    this.#decoder = decoder;
    this.#ring.clear();
    this.#fifo.clear();
    this.#concealer.reset();
    this.#packetSamples = 320;
    this.#underrun = 0;
    this.#surplus = 0;
    this.#beginStream();
  }
}
